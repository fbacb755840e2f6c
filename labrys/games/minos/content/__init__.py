"""What the box of Minos holds, as data."""
