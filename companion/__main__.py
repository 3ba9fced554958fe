"""The command line's entry, and the composition root: the only place below the screens that starts them."""

import sys

from companion.cli import run


def main() -> None:
    """Runs the command line and exits with its status."""
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
