#!/usr/bin/env python3
"""`sabar bench` counts what the golden file says, in all its forms.

    bench_test.py SABAR ROOT
"""
import json
import os
import subprocess
import sys
import tempfile

SABAR, ROOT = sys.argv[1:3]


def bench(*words, code=0):
    done = subprocess.run([SABAR, "bench", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=600)
    assert done.returncode == code, (words, done.returncode, done.stderr)
    return done


def main():
    with open(os.path.join(ROOT, "tests", "golden", "bench.txt"), encoding="utf-8") as file:
        *parts, total = file.read().splitlines()
    lines = [json.loads(line) for line in bench("--json").stdout.splitlines()]
    assert [f"{line['part']}: {line['nodes']}" for line in lines[:-1]] == parts, lines
    assert total == f"Bench: {lines[-1]['bench']}", lines[-1]
    with tempfile.TemporaryDirectory() as folder:
        earlier = os.path.join(folder, "earlier.json")
        lines[0]["nodes"] += 1
        more = 2**64 - 1 - lines[1]["nodes"]
        lines[1]["nodes"] += more
        with open(earlier, "w", encoding="utf-8") as file:
            file.write("".join(json.dumps(line) + "\n" for line in lines))
        said = bench("--compare", earlier).stdout.splitlines()
        assert total in said and "-1 nodes" in said[0] and f"-{more} nodes" in said[1] and "same nodes" in said[2], said
        with open(earlier, "w", encoding="utf-8") as file:
            file.write("{}\n")
        assert "line 1" in bench("--compare", earlier, code=2).stderr
    assert "no-such" in bench("--compare", "no-such", code=2).stderr


main()
