"""What builds Labrys and is no part of it. Plain Python: it runs before anything is installed."""
