"""Writes catalogues anew with every text in ⟦marks⟧: pseudo_language.py FOLDER CATALOGUE...
Nothing else stays in the folder: it is linked whole.

What is filled in stays outside, so that it shows whether it has marks of its own: "{} cards" becomes "{}⟦ cards⟧".
"""
import pathlib
import re
import sys

TEXT = re.compile(r'(#include [^\n]*|//[^\n]*)|R"\((.*?)\)"|"((?:[^"\\\n]|\\.)*)"', re.DOTALL)


def marked(text):
    pieces = re.split(r'(\{\d*(?::[^{}]*)?\}|\\n|\n)', text)
    return ''.join(piece if i % 2 or not piece.strip() else f'⟦{piece}⟧' for i, piece in enumerate(pieces))


def rewritten(match):
    kept, raw, text = match.groups()
    if kept is not None:
        return kept
    return f'R"({marked(raw)})"' if raw is not None else f'"{marked(text)}"'


folder = pathlib.Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
for name in map(pathlib.Path, sys.argv[2:]):
    source = TEXT.sub(rewritten, name.read_text()).replace('english', 'pseudo').replace('English', 'Pseudo')
    target = folder / name.name
    if not target.exists() or target.read_text() != source:
        target.write_text(source)

for left in {file.name for file in folder.iterdir()} - {pathlib.Path(name).name for name in sys.argv[2:]}:
    (folder / left).unlink()
