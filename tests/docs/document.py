"""What stands in a document: its blocks of commands, its tables, its links, the files it names."""
import fnmatch
import functools
import os
import re
import shlex

# A line of a block that begins like this is a command; a block with such a line has nothing else.
COMMAND = re.compile(r"(\./run|\./test|sabar|tools/\S+|bench/\S+|build/\S+|echo|cp|git|cmake|sqlite3|createdb)(\s|$)")
# Folders whose files documents and comments name.
FOLDERS = ("src", "include", "tests", "tools", "docs", "rules", "bench", "fuzz", "cmake", "web")


class Command:
    def __init__(self, where, text, remark):
        self.where, self.text, self.remark = where, text, remark


class Document:
    def __init__(self, root, path):
        self.path = path
        with open(os.path.join(root, path), encoding="utf-8") as file:
            self.text = file.read()
        self.lines = self.text.splitlines()

    def blocks(self):
        """Each fenced block: the number of its first line, the word behind the fence, its lines."""
        inside = None
        for number, line in enumerate(self.lines, 1):
            if line.startswith("```"):
                if inside is None:
                    inside = (number + 1, line[3:].strip(), [])
                else:
                    yield inside
                    inside = None
            elif inside is not None:
                inside[2].append(line)

    def commands(self):
        """Commands in the order in which they stand: every line of a block that has one."""
        for first, word, lines in self.blocks():
            if word not in ("", "sh") or not any(COMMAND.match(line) for line in lines):
                continue
            for number, line in enumerate(lines, first):
                if not line.strip():
                    continue
                text, _, remark = re.sub(r"\s+#\s", "\0", line, count=1).partition("\0")
                yield Command(f"{self.path}:{number}", text.strip(), remark.strip())

    def spoken(self):
        """Commands within sentences and tables, which are not run."""
        for number, line in self.prose():
            for code in re.findall(r"`([^`]+)`", line):
                if re.match(r"(\./run|sabar) [a-z]", code):
                    yield Command(f"{self.path}:{number}", code, "")

    def prose(self):
        """Lines that stand in no block."""
        inside = False
        for number, line in enumerate(self.lines, 1):
            if line.startswith("```"):
                inside = not inside
            elif not inside:
                yield number, line

    def links(self):
        for number, line in self.prose():
            for target in re.findall(r"\]\(([^)\s]+)\)", line):
                yield f"{self.path}:{number}", target

    def anchors(self):
        for _, line in self.prose():
            if line.startswith("#"):
                words = re.sub(r"[^\w\- ]", "", line.lstrip("#").strip().lower())
                yield words.replace(" ", "-")

    def table_after(self, words):
        """The cells of the first table behind these words, row by row, without its head."""
        at = self.text.index(words)
        rows = []
        for line in self.text[self.text.rfind("\n", 0, at) + 1:].splitlines():
            if line.startswith("|"):
                rows.append([cell.strip() for cell in line.strip().strip("|").split("|")])
            elif rows:
                break
        return rows[2:]


def names(text):
    """What stands in backquotes."""
    return re.findall(r"`([^`]+)`", text)


def numbers(text):
    """Whole numbers, with or without commas between the thousands."""
    return [int(found.replace(",", "")) for found in re.findall(r"(?<![\w.])\d+(?:,\d{3})*(?![\w.]|,\d)", text)]


class Tree:
    """The files of the project that people write, and what they say of each other."""

    # Made by a build or an installation.
    MADE = ("web/dist", "web/node_modules")

    def __init__(self, root):
        self.root = root
        self.files = []
        for folder, below, files in os.walk(root):
            below[:] = sorted(b for b in below if b not in (".git", ".cache", "build", "dist", "node_modules", "__pycache__"))
            self.files += [os.path.relpath(os.path.join(folder, name), root) for name in sorted(files)]
        self.folders = {"/".join(path.split("/")[:depth]) for path in self.files for depth in range(1, path.count("/") + 1)}
        self.names = {os.path.basename(path) for path in self.files}

    def remarks(self):
        """Every line of a document and every comment of a source: path, number, text."""
        for path in self.files:
            if "/golden/" in path or path.startswith(("rules/", "web/public", "fuzz/seeds/")) or path.endswith((".json", ".svg", ".jsonl", ".rules")):
                continue
            if not re.search(r"\.(md|hpp|cpp|in|py|mjs|ts|svelte|cmake|txt|css|slurm)$|(^|/)[^.]+$", path):
                continue
            with open(os.path.join(self.root, path), encoding="utf-8") as file:
                lines = file.read().splitlines()
            for number, line in enumerate(lines, 1):
                if path.endswith((".md", ".py")):
                    yield path, number, line
                elif re.search(r"\.(cmake|txt|in|slurm)$|(^|/)[^.]+$", path):
                    yield path, number, re.sub(r"^[^#]*", "", line)
                else:
                    # In texts of the program the documents it sends people to.
                    yield path, number, " ".join(re.findall(r"//.*|/?\*.*|<!--.*", line)[:1] + re.findall(r"docs/[\w-]+\.md", line))

    def has(self, path):
        """Whether there is such a file or folder. A word in capitals stands for any name; a page's test is named from web."""
        path = path.rstrip("/")
        if "…" in path or path.startswith(self.MADE):
            return True
        patterns = [path]
        while any("{" in pattern for pattern in patterns):
            patterns = [re.sub(r"\{[^{}]*\}", word, pattern, count=1)
                        for pattern in patterns for word in (re.search(r"\{([^{}]*)\}", pattern)[1].split(",") if "," in pattern else "*")]
        return all(self._has(re.sub(r"[A-Z]{2,}", "*", pattern)) for pattern in patterns)

    def _has(self, pattern):
        if "*" not in pattern:
            return any(top + pattern in self.folders or top + pattern in self._all() for top in ("", "web/"))
        return any(fnmatch.fnmatchcase(path, pattern) for path in (*self.files, *self.folders))

    @functools.lru_cache(maxsize=1)
    def _all(self):
        return set(self.files)


# Paths from the root of the tree, and files named without a folder.
PATH = re.compile(r"(?<![\w./$}<>*-])(?:%s)/[\w.*/{},…-]*" % "|".join(FOLDERS))
NAME = re.compile(r"(?<![\w/*.<-])[A-Za-z][\w.]*\.(?:hpp|cpp|py|mjs|svelte|ts)\b(?!\.\w)")


def named_files(line):
    return [found.rstrip(".,-") for found in PATH.findall(line)], NAME.findall(line)


def words_of(command):
    try:
        return shlex.split(command, comments=False)
    except ValueError:
        return command.split()
