"""Serves the app with the worked example on its home screen: ``python -m tests.example --port 8550``."""

import sys

from companion.__main__ import main
from tests.example import at_home

if __name__ == "__main__":
    sys.argv[1:1] = ["serve"]
    with at_home():
        main()
