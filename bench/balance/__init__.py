"""Whether the games are fair: the figures of docs/balance.md, measured again by one command."""
