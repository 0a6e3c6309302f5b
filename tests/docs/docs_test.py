#!/usr/bin/env python3
"""The documents tell the truth: commands run, figures are those of the program, files and links exist, lists are whole.

    docs_test.py SABAR ROOT [--architecture FILE] [--all | --only TEXT] [--times] [NAME…]

--all runs the dear commands too, as they stand (command_table.py says which and why; hours), --only those with TEXT in them.
NAME: only the checks whose name has this in it: links, paths, options, claims, commands.
"""
import argparse
import concurrent.futures
import os
import shutil
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import claims
import command_table
from document import Document, Tree, named_files, numbers, words_of

GOOD = (0, 10, 20)
LIMIT = 60  # seconds for a command that is called cheap


class Desk:
    """A folder in which the commands of one document find what they need, and nothing of the tree can be changed."""

    def __init__(self, sabar, root, folder):
        self.folder = folder
        os.makedirs(os.path.join(folder, "bin"))
        os.symlink(sabar, os.path.join(folder, "bin", "sabar"))
        for name in ("tests", "tools"):
            os.symlink(os.path.join(root, name), os.path.join(folder, name))
        os.makedirs(os.path.join(folder, "docs"))
        for name, text in claims.files_for_commands(root).items():
            with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                file.write(text)
        self.environment = {**os.environ, "HOME": folder, "PATH": os.path.join(folder, "bin") + os.pathsep + os.environ["PATH"]}
        for name in ("XDG_DATA_HOME", "XDG_STATE_HOME"):
            self.environment.pop(name, None)

    def run(self, command, limit=LIMIT):
        return subprocess.run(["bash", "-c", command], cwd=self.folder, env=self.environment, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=limit)


class Test:
    def __init__(self, arguments):
        self.sabar = os.path.abspath(arguments.sabar)
        self.root = os.path.abspath(arguments.root)
        self.everything = arguments.all or arguments.only is not None
        self.only = arguments.only or ""
        self.architecture = arguments.architecture
        self.tree = Tree(self.root)
        self.documents = [Document(self.root, path) for path in self.tree.files
                          if path in ("README.md", "CONTRIBUTING.md") or (path.startswith("docs/") and path.endswith(".md"))]
        self.faults = []
        self.times = []
        self.done = set()  # commands that leave nothing behind and have been run

    def fault(self, where, what):
        self.faults.append(f"{where}: {what}")

    def document(self, path):
        return next(document for document in self.documents if document.path == path)

    # Commands

    def check_commands(self):
        """Every command of a block is in the table, and what can be run runs and prints what the remark beside it says."""
        with tempfile.TemporaryDirectory() as top, concurrent.futures.ThreadPoolExecutor(2) as pool:
            list(pool.map(lambda document: self.run_document(document, top), self.documents))

    def run_document(self, document, top):
        desk = Desk(self.sabar, self.root, os.path.join(top, document.path.replace("/", "-")))
        for command in document.commands():
            try:
                text, whole = command_table.smaller(command.text)
            except KeyError:
                self.fault(command.where, f"`{command.text}` is in no list of tests/docs/command_table.py")
                continue
            if self.everything:
                text, whole = command_table.at_length(command.text), True
            if text is None or text in self.done or self.only not in command.text:
                continue
            if not any(word in text for word in (">", "--out", "--html", "--svg", "--certificate")):
                self.done.add(text)
            start = time.monotonic()
            try:
                ran = desk.run(text, None if self.everything else LIMIT)
            except subprocess.TimeoutExpired:
                self.fault(command.where, f"`{text}` is not cheap: it has not ended after {LIMIT} s")
                continue
            self.times.append((time.monotonic() - start, text))
            if ran.returncode not in (*GOOD, *claims.OTHER_CODES.get(text, ())):
                self.fault(command.where, f"`{text}` ends with {ran.returncode}: {ran.stderr.strip()[-300:]}")
            if whole:
                for number in numbers(command.remark):
                    if number >= 1000 and f"{number:,}" not in ran.stdout and str(number) not in ran.stdout:
                        self.fault(command.where, f"`{text}` does not print {number:,}")

    def check_options(self):
        """Every option of a command, be it run or only spoken of, is one the program has."""
        helps = {}

        def help_of(words):
            if words not in helps:
                helps[words] = subprocess.run([self.sabar, *words, "--help"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            return helps[words]

        for document in self.documents:
            for command in (*document.commands(), *document.spoken()):
                for part in command_table.plain(command.text).replace(";", "|").split("|"):
                    words = words_of(part.strip())
                    if len(words) < 2 or words[0] != "sabar" or words[1].startswith("-"):
                        continue
                    chain = (words[1],)
                    if words[1] in ("pegs", "set", "lab", "survey") and len(words) > 2 and f"\n  {words[2]} " in help_of(chain).stdout:
                        chain += (words[2],)
                    if help_of(chain).returncode != 0:
                        self.fault(command.where, f"there is no command `sabar {' '.join(chain)}`")
                        continue
                    for word in words[1 + len(chain):]:
                        option = word.strip("[]").split("=")[0]
                        if option.startswith("--") and option not in help_of(chain).stdout.replace(",", " ").split():
                            self.fault(command.where, f"`sabar {' '.join(chain)}` has no option {option}")

    # Files

    def check_links(self):
        """A link leads to a file, and to a heading that is there."""
        for document in self.documents:
            for where, target in document.links():
                if target.startswith(("http:", "https:")):
                    continue
                path, _, anchor = target.partition("#")
                path = os.path.normpath(os.path.join(os.path.dirname(document.path), path)) if path else document.path
                if path not in self.tree.files:
                    self.fault(where, f"the link {target} leads nowhere")
                elif anchor and anchor not in self.document(path).anchors():
                    self.fault(where, f"{path} has no heading #{anchor}")

    def check_paths(self):
        """Files that documents and comments name exist."""
        for path, number, line in self.tree.remarks():
            if path.startswith("tests/docs/"):
                continue
            paths, names = named_files(line)
            for named in paths:
                if not self.tree.has(named):
                    self.fault(f"{path}:{number}", f"there is no {named}")
            for name in names:
                if name not in self.tree.names:
                    self.fault(f"{path}:{number}", f"no file is called {name}")

    # Lists and figures

    def check_claims(self):
        """Lists are whole, and figures are those of the program or of its sources (claims.py)."""
        with tempfile.TemporaryDirectory() as top, concurrent.futures.ThreadPoolExecutor(2) as pool:
            desk = Desk(self.sabar, self.root, os.path.join(top, "claims"))

            def ask(claim):
                start = time.monotonic()
                try:
                    claim(self, desk)
                except Exception as error:  # a claim whose words or table are gone
                    self.fault(claim.__name__, f"{type(error).__name__}: {error}")
                self.times.append((time.monotonic() - start, claim.__name__))

            list(pool.map(ask, claims.CLAIMS))

    def same(self, where, said, true):
        """Two lists of names that ought to be one."""
        said, true = list(said), list(true)
        for name in sorted(set(true) - set(said)):
            self.fault(where, f"{name} is missing")
        for name in sorted(set(said) - set(true)):
            self.fault(where, f"there is no {name}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sabar")
    parser.add_argument("root")
    parser.add_argument("--architecture", help="architecture.txt of the build")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--only", metavar="TEXT")
    parser.add_argument("--times", action="store_true")
    parser.add_argument("names", nargs="*")
    arguments = parser.parse_intermixed_args()
    assert shutil.which("bash"), "commands are run by bash"
    test = Test(arguments)
    for name in ("check_links", "check_paths", "check_options", "check_claims", "check_commands"):
        if not arguments.names or any(word in name for word in arguments.names):
            start = time.monotonic()
            getattr(test, name)()
            test.times.append((time.monotonic() - start, name))
    if arguments.times:
        for seconds, what in sorted(test.times, reverse=True)[:25]:
            print(f"{seconds:6.2f} s  {what}")
    for fault in sorted(test.faults):
        print(fault)
    print(f"{len(test.documents)} documents, {len(test.faults)} faults")
    return 1 if test.faults else 0


if __name__ == "__main__":
    sys.exit(main())
