"""The rules of Minotaur Lords, one module per section of the ledger."""
