#!/usr/bin/env python3
"""The modules are as large as docs/wasm.md says, give or take a twentieth, and ask their host for what it says.

    wasm_sizes.py FOLDER ROOT
"""
import gzip
import os
import re
import sys

from document import Document, names

TOLERANCE = 0.05


def number(data, at):
    """An unsigned LEB128 number, and where it ends."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, at


def imports(data):
    at = 8
    while at < len(data):
        section = data[at]
        size, at = number(data, at + 1)
        if section == 2:
            count, here = number(data, at)
            for _ in range(count):
                words = []
                for _ in range(2):
                    length, here = number(data, here)
                    words.append(data[here:here + length].decode())
                    here += length
                yield words[1]
                if data[here] != 0:
                    raise ValueError("only functions are imported")
                _, here = number(data, here + 1)
        at += size


def main():
    folder, root = sys.argv[1:3]
    document = Document(root, "docs/wasm.md")
    wrong = []
    asked = set()
    rows = document.table_after("| module | answers |")
    for row in rows:
        module = names(row[0])[0]
        with open(os.path.join(folder, module), "rb") as file:
            data = file.read()
        asked |= set(imports(data))
        said, true = int(row[2].split()[0]), len(gzip.compress(data, 9, mtime=0)) / 1000
        if abs(true - said) > TOLERANCE * said:
            wrong.append(f"{module} has {true:.0f} kB, not {said} kB")
    if [names(row[0])[0] for row in rows] != ["table.wasm", "study.wasm", "sabar.wasm"]:
        wrong.append("the table of modules has others")
    host = document.text[document.text.index("A host gives"):].split("\n\n")[0]
    said = set(re.findall(r"`((?:fd|clock|random|proc|environ|args)_\w+)`", host))
    if said != asked:
        wrong.append(f"a host is asked for {', '.join(sorted(asked))}")
    for line in wrong:
        print(f"docs/wasm.md: {line}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
