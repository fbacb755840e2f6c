"""The balance report: what many games say of seats, civilizations, cards and rules."""
