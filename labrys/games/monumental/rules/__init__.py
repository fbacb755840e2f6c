"""The rules of Monumental Duel, a module for each section of the ledger."""
