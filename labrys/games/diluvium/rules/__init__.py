"""The rules of Diluvium, one module per section of the ledger."""
