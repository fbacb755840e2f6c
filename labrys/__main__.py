"""`python -m labrys`: the same as the command `labrys`."""

import sys

from labrys.cli import main

if __name__ == "__main__":
    sys.exit(main())
