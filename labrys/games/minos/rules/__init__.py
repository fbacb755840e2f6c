"""The rules of Minos, one module per section of the ledger."""
