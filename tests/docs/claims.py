"""Lists and figures of the documents, each beside what makes it true.

A claim is a function (test, desk): it reads a document, asks the program or a source, and tells faults to the test. What a
command prints costs time; figures that cost more than a second or two are not among them.
"""
import fnmatch
import json
import os
import re

from document import named_files, names, numbers

CLAIMS = []

# `tools/verify.py` ends with 1 where a line is accepted and does not win.
OTHER_CODES = {"echo 't6-f1 t6-f3 draw w-t1' | tools/verify.py --rules rules.json --deal deal.json --line -": (1,)}


def claim(function):
    CLAIMS.append(function)
    return function


def read(root, path):
    with open(os.path.join(root, path), encoding="utf-8") as file:
        return file.read()


def files_for_commands(root):
    """Files that the documents speak of before a command reads them."""
    guide = read(root, "docs/adding-a-game.md")
    rules = re.search(r"```\n(# Seahaven.*?)```", guide, re.S)[1]
    return {"seahaven-relaxed.rules": rules, "moves.txt": "draw draw draw\n"}


def ask(desk, command):
    ran = desk.run(command)
    assert ran.returncode in (0, 10, 20), (command, ran.stderr)
    return ran.stdout


def answers(desk, command):
    return [json.loads(line) for line in ask(desk, command + " --json").splitlines()]


def listed(help_text, head):
    """The first words of the indented lines behind a heading of a help text."""
    lines = help_text[help_text.index(head):].splitlines()[1:]
    found = []
    for line in lines:
        if not line.startswith("  "):
            break
        found.append(line.split()[0])
    return found


# Lists


@claim
def presets_of_contributing(test, desk):
    presets = json.loads(read(test.root, "CMakePresets.json"))["configurePresets"]
    line = next(line for line in test.document("CONTRIBUTING.md").lines if line.startswith("Presets: "))
    test.same("CONTRIBUTING.md, presets", (name for name in re.findall(r"`(\w+)` ?(?:\(|,|$|\.)", line)),
              (preset["name"] for preset in presets if not preset.get("hidden")))


@claim
def tools_of_contributing(test, desk):
    """Every tool is in the table of commands, but the sources of tools and what other tools call."""
    called = {"tools/build", "tools/fuzz-one", "tools/node"}
    rows = test.document("CONTRIBUTING.md").table_after("## Commands")
    said = {path for row in rows for path in named_files(row[0])[0] if path.startswith("tools/")}
    there = {"/".join(path.split("/")[:2]) for path in test.tree.files if path.startswith("tools/") and not re.search(r"\.(cpp|txt)$", path)}
    test.same("CONTRIBUTING.md, tools", said | called, there)


@claim
def fuzz_targets_of_contributing(test, desk):
    rows = test.document("CONTRIBUTING.md").table_after("| target | reads |")
    test.same("CONTRIBUTING.md, fuzz targets", (name for row in rows for name in names(row[0])),
              (path[len("fuzz/fuzz_"):-len(".cpp")] for path in test.tree.files if fnmatch.fnmatch(path, "fuzz/fuzz_*.cpp")))


@claim
def rooms_of_contributing(test, desk):
    text = test.document("CONTRIBUTING.md").text
    house = text[text.index("## The house"):text.index("## Principles")]
    test.same("CONTRIBUTING.md, the house", re.findall(r"^src/(\w+)/", house, re.M),
              {folder.split("/")[1] for folder in test.tree.folders if re.fullmatch(r"src/\w+", folder)})
    for room in ("solvers", "cli"):
        line = re.search(r"^src/%s/(.*(?:\n  .*)*)" % room, house, re.M)[1]
        test.same(f"CONTRIBUTING.md, folders of {room}", re.findall(r"(?<!/)\b(\w+)/", line),
                  {folder.split("/")[2] for folder in test.tree.folders if re.fullmatch(rf"src/{room}/\w+", folder)})


@claim
def golden_files_of_contributing(test, desk):
    rows = test.document("CONTRIBUTING.md").table_after("| file | pins |")
    said = (name.rstrip("/") for row in rows for name in names(row[0] + row[1]) if re.search(r"\.txt$|/$", name))
    test.same("CONTRIBUTING.md, golden files", said, {path.split("/")[2] for path in test.tree.files if path.startswith("tests/golden/")})


@claim
def games_of_games(test, desk):
    document = test.document("docs/games.md")
    said = {name for _, line in document.prose() if line.startswith("| `") for name in names(line.split("|")[1])}
    test.same("docs/games.md", said, (game["name"] for game in answers(desk, "sabar games")))


@claim
def solvers_and_techniques(test, desk):
    """Techniques have a row in docs/techniques.md; models are the folders of src/solvers/models there."""
    document = test.document("docs/techniques.md")
    told = document.text[document.text.index("## Moves home"):document.text.index("## What each is worth")]
    said = {name for row in re.findall(r"^\| `([\w-]+)` \|", told, re.M) for name in [row]}
    test.same("docs/techniques.md, techniques", said, listed(ask(desk, "sabar solve --help"), "Techniques ("))
    models = {folder.split("/")[3] for folder in test.tree.folders if re.fullmatch(r"src/solvers/models/\w+", folder)}
    rows = document.table_after("| model | kinds |")
    test.same("docs/techniques.md, models", (names(row[0])[0] for row in rows), models)
    for model in models - set(listed(ask(desk, "sabar solve --help"), "Solvers:")):
        test.fault(f"src/solvers/models/{model}", "is no solver of `sabar solve --help`")


@claim
def schemes_of_formats(test, desk):
    rows = test.document("docs/formats.md").table_after("### Schemes")
    test.same("docs/formats.md, schemes", (names(row[0])[0] for row in rows), listed(ask(desk, "sabar deal --help"), "Schemes:"))


@claim
def halts_of_formats(test, desk):
    row = next(line for line in test.document("docs/formats.md").lines if line.startswith("| `halt` |"))
    source = read(test.root, "src/core/verdict.cpp")
    test.same("docs/formats.md, halt", set(names(row.split("|")[2])), re.findall(r"case Halt::\w+:\s+return \"(\w+)\"", source))


@claim
def methods_of_pegs(test, desk):
    rows = test.document("docs/pegs.md").table_after("## Methods")
    test.same("docs/pegs.md, methods", (names(row[0])[0] for row in rows), listed(ask(desk, "sabar pegs solve --help"), "Methods:"))


@claim
def requests_of_wasm(test, desk):
    source = "".join(read(test.root, path) for path in test.tree.files if re.fullmatch(r"src/api/.*\.cpp", path))
    known = set(re.findall(r"\{\"((?:table|greedy|advise|loss|deals|pegs|set|lab)\.[a-z_.]+)\",", source))
    rows = test.document("docs/wasm.md").table_after("| `do` |")
    test.same("docs/wasm.md, requests", (name for row in rows for name in names(row[0]) if "." in name), known)


@claim
def arrows_of_contributing(test, desk):
    """What CONTRIBUTING.md says of single modules is what the targets of the build say."""
    if test.architecture is None:
        return
    with open(test.architecture, encoding="utf-8") as file:
        true = {line.partition(":")[0]: set(line.partition(":")[2].split()) for line in file}
    text = " ".join(test.document("CONTRIBUTING.md").lines)
    for words, module in ((r"`search` sees ((?:`\w+`(?:, | and )?)+)", "search"), (r"`check` sees ((?:`\w+`(?:, | and )?)+)", "check")):
        test.same(f"CONTRIBUTING.md, what {module} sees", names(re.search(words, text)[1]), true[module])


@claim
def functions_of_impl(test, desk):
    """Every function of a walk stands in its file."""
    stations = 0
    for number, line in test.document("docs/impl.md").prose():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("| `") or len(cells) < 3 or not re.fullmatch(r"`(src|web)/\S+`", cells[0]):
            continue
        path = cells[0].strip("`")
        if path not in test.tree.files:
            continue  # told by check_paths
        source = read(test.root, path)
        stations += 1
        for name in names(cells[1]):
            for word in name.split("::"):
                if not re.search(rf"\b{word}\b", source):
                    test.fault(f"docs/impl.md:{number}", f"{path} has no {name}")
    assert stations > 40, stations


@claim
def tests_that_documents_name(test, desk):
    """`Suite.Name` and `Suite.*` are tests that exist."""
    known = set()
    for path in test.tree.files:
        if path.startswith("tests/") and path.endswith("_test.cpp"):
            known |= {f"{suite}.{name}" for suite, name in re.findall(r"^TEST(?:_[FP])?\((\w+), (\w+)\)", read(test.root, path), re.M)}
        elif path.startswith("tests/") and path.endswith("CMakeLists.txt"):
            known |= set(re.findall(r"add_test\(NAME ([\w.]+)", read(test.root, path)))
    for document in test.documents:
        for number, line in document.prose():
            for name in re.findall(r"[`'/]([A-Z][A-Za-z]+\.(?:\*|[A-Z]\w+))[`']", line):
                if not fnmatch.filter(known, name):
                    test.fault(f"{document.path}:{number}", f"there is no test {name}")


# Figures

# Document, words with a figure, source, the constant that it is.
CONSTANTS = [
    ("docs/shortest.md", r"([\d,]+) nodes are usual here", "src/solvers/models/freecell/short_search.hpp", r"kShortBeamNodes = ([\d']+)"),
    ("docs/difficulty.md", r"\(at least ([\d,]+)\)", "src/solvers/difficulty/difficulty.cpp", r"kFirstMoveLeast = ([\d']+)"),
    ("docs/difficulty.md", r"A deal may cost\s+([\d,]+) nodes", "include/sabar/session/patience/advice/winnable_deal.hpp", r"kLeastNodes = ([\d']+)"),
    ("docs/formats.md", r"A save has at most 1 MiB and ([\d,]+) moves", "include/sabar/session/patience/session.hpp", r"kMaxMoves = ([\d']+)"),
    ("docs/formats.md", r"for small searches \(([\d,]+) positions", "src/cli/command.hpp", r"positions = ([\d']+)"),
    ("docs/impl.md", r"slices of ([\d,]+) nodes", "include/sabar/search/drive.hpp", r"kSlice = ([\d']+)"),
    ("docs/wasm.md", r"number of nodes \(([\d,]+) if none", "src/api/limits.hpp", r"kUsualSlice = ([\d']+)"),
    ("docs/wasm.md", r"holds it to (\d+) kB", "web/tests/offline.test.mjs", r"kFirstLoad = (\d+) \* 1000"),
    ("docs/wasm.md", r"everything together to (\d+) kB", "web/tests/offline.test.mjs", r"kKept = (\d+) \* 1000"),
    ("docs/pegs.md", r"usual limit of ([\d,]+) boards", "src/cli/pegs/commands.hpp", r"nodes = ([\d']+);  // for each problem"),
]


@claim
def constants(test, desk):
    for path, words, source, constant in CONSTANTS:
        said = re.search(words, test.document(path).text)
        true = re.search(constant, read(test.root, source))
        assert said and true, (path, words, source, constant)
        if int(said[1].replace(",", "")) != int(true[1].replace("'", "")):
            test.fault(path, f"says {said[1]}, {source} has {true[1]}")


@claim
def points_of_greedy(test, desk):
    rows = test.document("docs/strategies.md").table_after("| points | for |")
    source = re.findall(r"constexpr int k\w+ = (-?[\d']+)", read(test.root, "src/solvers/strategy/greedy_score.hpp"))
    test.same("docs/strategies.md, points", (row[0] for row in rows), (points for points in source if "'" not in points))


@claim
def boards_of_pegs(test, desk):
    rows = test.document("docs/pegs.md").table_after("## Boards")
    said = [[names(row[0])[0], *row[1:]] for row in rows]
    true = [line.split()[:4] for line in ask(desk, "sabar pegs boards").splitlines()[1:]]
    if said != true:
        test.fault("docs/pegs.md, boards", f"{said} instead of {true}")


@claim
def triangle_of_pegs(test, desk):
    rows = {row[0]: row[2] for row in test.document("docs/pegs.md").table_after("| | English")}
    (count,) = answers(desk, "sabar pegs count triangle")
    for name, true in (("games", count["games"]), ("solutions", count["solutions"]),
                       ("boards", sum(level["boards"] for level in count["levels"])),
                       ("up to symmetry", sum(level["classes"] for level in count["levels"]))):
        if int(rows[name].replace(",", "")) != int(true):
            test.fault("docs/pegs.md, counts of the triangle", f"{name} {rows[name]} instead of {true}")


@claim
def hands_of_set(test, desk):
    rows = test.document("docs/set.md").table_after("| cards | hands without a set |")
    printed = [line.split() for line in ask(desk, "sabar set count deck hands").splitlines()]
    true = {line[0]: line[1:] for line in printed if len(line) == 4 and line[0].isdigit()}
    for cards, hands, classes, chance in rows:
        if true[cards][:2] != [hands, classes] or float(true[cards][2]) != float(chance):
            test.fault("docs/set.md, hands without a set", f"{cards} cards: {true[cards]}")


@claim
def deals_of_solvitaire(test, desk):
    for game, file, deals, won, *_ in test.document("docs/results.md").table_after("| game | file | deals |"):
        if file:
            found = answers(desk, f"sabar solve {game} tests/golden/solvitaire/{names(file)[0]}.jsonl")
            true = [len(found), sum(deal["verdict"] == "solved" for deal in found)]
            if [int(deals), int(won)] != true:
                test.fault("docs/results.md, Solvitaire's deals", f"{game}: {true}")


@claim
def nodes_of_techniques(test, desk):
    """Figures that a second gives."""
    text = test.document("docs/techniques.md").text
    for command, words in (
            ("sabar solve accordion tests/golden/solvitaire/accordion.jsonl", r"20 deals of Accordion: all won, ([\d,]+) nodes"),
            ("sabar solve late-binding 1..200", r"\(102 can be won\): ([\d,]+) nodes"),
            ("sabar solve pyramid 1..200", r"\| pyramid \| ([\d,]+) \| 7,598,472"),
            ("sabar solve pyramid-strict 1..200", r"\| pyramid-strict \| ([\d,]+) \|")):
        true = sum(deal["nodes"] for deal in answers(desk, command))
        if int(re.search(words, text)[1].replace(",", "")) != true:
            test.fault("docs/techniques.md", f"`{command}` looks at {true:,} nodes")


@claim
def mistake_of_adding_a_game(test, desk):
    """The message that the guide shows is the one the program prints."""
    said = re.search(r"^sabar: seahaven-relaxed\.rules.*$", test.document("docs/adding-a-game.md").text, re.M)[0]
    with open(os.path.join(desk.folder, "seahaven-relaxed.rules"), encoding="utf-8") as file:
        wrong = file.read().replace("build down", "build dwon")
    os.makedirs(os.path.join(desk.folder, "wrong"))
    with open(os.path.join(desk.folder, "wrong", "seahaven-relaxed.rules"), "w", encoding="utf-8") as file:
        file.write(wrong)
    printed = desk.run("cd wrong && sabar rules --rules seahaven-relaxed.rules").stderr.strip()
    if printed != said:
        test.fault("docs/adding-a-game.md", f"the program says: {printed}")


@claim
def first_lines_of_formats(test, desk):
    """The first lines of the formats carry the versions that the program writes."""
    for command, words in (("sabar deal klondike 17 --text", ("sabar-deal 1", "game klondike", "source sabar:17", "order row")),):
        lines = ask(desk, command).splitlines()
        for word in words:
            if word not in lines or f"\n{word}\n" not in test.document("docs/formats.md").text:
                test.fault("docs/formats.md", f"`{command}` has no line '{word}', or the document has none")
