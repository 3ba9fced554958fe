"""An evening's event as pure functions: who plays with whom (`pairing`), and who leads and why (`ranking`)."""
