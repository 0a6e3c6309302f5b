"""Which commands of the documents are run, and which are too dear to be run with every test.

The first entry whose pattern fits a whole command counts; `./run` is written `sabar` here. A command that fits none fails the
test: give it a line. To every entry belongs why it is not simply run, and what is run in its place:

    (pattern, why, changes)     changes: [(what, by what), …] make it smaller; None: nothing is run
"""
import re

PERSON = "asks for a person, a network or root; the names of its options are checked"
TREE = "builds or changes the tree it stands in"
NAMES = [(r"--without NAME", "")]

# Minutes to days. `docs_test.py … --all` runs them as they stand; otherwise what has changes is run with them.
DEAR = [
    (r"sabar survey \S+ --deals .* --out \S+\.db", "a survey of thousands of deals", [(r"1\.\.\d+", "1..20")]),
    (r"sabar survey merge .*", "has no parts yet", [("^", "".join(f"sabar survey klondike --deals {n} --out part-{n}.db && " for n in (1, 2)))]),
    (r"sabar pegs count english", "7 s where the machine is busy", [("english", "triangle")]),
    (r"sabar lab strategies pegs/english .*", "minutes", [(r"--deals \S+", "--deals 1..1"), (r"$", " --nodes 200"), (r"--nodes 2000000", "")]),
    (r"sabar lab strategies klondike .*--html .*", "half a minute", [("--html", "--deals 1..3 --nodes 1000 --html")]),
    (r"sabar lab strategies .*", "hours", [(r"--deals \S+", "--deals 1..5")]),
    (r"sabar lab shuffles --count 1000000", "some seconds", [("1000000", "1000")]),
    (r"sabar lab shuffles .*", "a second each", [("$", " --count 1000")]),
    (r"sabar solve .* --(optimal|short)\b.*", "seconds to an hour",
     [(r" \d+\.\.\d+ ", " 1 "), (r"--(short|optimal)-nodes \d+", ""), ("$", " --short-nodes 1000"),
      ("(.*--optimal.*)$", r"\1 --optimal-nodes 1000")]),
    (r"sabar solve klondike\S* 1\.\.10000 .*", "a minute", [("10000", "20")]),
    (r"sabar solve forty-thieves 1\.\.100 .*", "half a minute", [("100 ", "4 ")]),
    (r"sabar solve spider\S+ 1\.\.\d+ .*", "a minute", [(r"1\.\.\d+", "1..2"), (r"\[.*\]", "")]),
    (r"sabar solve (yukon|canfield|aces-up|gaps-suits) \S+ .*", "up to a minute", [(r"(\d+)\.\.\d+", r"\1"), *NAMES]),
    (r"tools/(cross-check|bench|pegs-truths|results|set-truths) ?.*|bench/peers.*", "minutes to days", None),
    (r"build/ci/tests/sabar_tests .*", "one of the shards of the tests", None),
]

# Never run from here.
ELSEWHERE = [
    (r"\./test.*|sabar|tools/golden-games|tools/architecture.*|cp .* rules/|git .*", TREE, None),
    (r"cmake .*", "Package.FoundAfterInstall does it", None),
    (r"tools/install .*|createdb .*|.*postgresql://.*", PERSON, None),
    (r"tools/cross-check .*\[.*|.*\bFILE\b.*", "a form, not a command", None),
]

# Everything else that a document may ask for.
CHEAP = [
    r"sabar --help",
    r"sabar (games|rules|deal|play|check|shuffle|inspect|solve) .*|sabar play|sabar games",
    r"sabar pegs (boards|play|solve|explain)( .*)?",
    r"sabar set (play|watch|find|count)( .*)?",
    r"sabar survey (report|merge) .*",
    r"sqlite3 .*",
    r"echo .* \| (sabar|tools/verify\.py) .*",
    r"tools/(commit-check|check-format)",
    r"sabar bench",
]


def plain(command):
    return re.sub(r"\./run(?= |$)", "sabar", command)


def smaller(command):
    """What to run for a command with every test (None: nothing), and whether that is the command itself."""
    text = plain(command)
    for pattern, _, changes in ELSEWHERE:
        if re.fullmatch(pattern, text):
            return None, False
    for pattern, _, changes in DEAR:
        if re.fullmatch(pattern, text):
            if changes is None:
                return None, False
            for what, by in changes:
                text = re.sub(what, by, text, count=1)
            return text, False
    if any(re.fullmatch(pattern, text) for pattern in CHEAP):
        return re.sub(r"--without NAME", "", text), True
    raise KeyError(command)


def at_length(command):
    """The command as it stands, where it can be run at all."""
    text = plain(command)
    if any(re.fullmatch(pattern, text) for pattern, _, _ in ELSEWHERE):
        return None
    return re.sub(r" --without NAME|\[.*\]", "", text)
