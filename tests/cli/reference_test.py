"""The plain second implementation still makes the golden deals."""
import pathlib
import subprocess
import sys

root = pathlib.Path(sys.argv[1])
made = subprocess.run([sys.executable, root / "tools/reference_deals.py"], capture_output=True, text=True, check=True)
golden = (root / "tests/golden/deals.txt").read_text()
sys.exit(0 if made.stdout == golden else "tools/reference_deals.py does not print tests/golden/deals.txt")
