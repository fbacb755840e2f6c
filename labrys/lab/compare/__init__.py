"""What if: both contents are played with the same deals, until it is sure what changed."""
