"""The commands about patience games: games, rules, check, and both judges on real lines."""
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

from support import SABAR, run

ROOT = pathlib.Path(sys.argv[2])
VERIFY = [sys.executable, str(ROOT / "tools" / "verify.py")]

# From deal 1 of Klondike, as its playthrough has it.
LINE = "t6-f1 t6-f3 draw w-t1 t4-t2"


def names():
    return [json.loads(line)["name"] for line in run("games", "--json").stdout.splitlines()]


class Games(unittest.TestCase):
    def test_lists_every_rules_file_by_family(self):
        files = sorted(path.stem for path in (ROOT / "rules").glob("*.rules"))
        self.assertEqual(sorted(names()), files)
        self.assertGreaterEqual(len(files), 40)
        text = run("games").stdout
        for name in files:
            self.assertRegex(text, rf"(?m)^  {re.escape(name)} ")

    def test_one_family_and_a_wrong_one(self):
        text = run("games", "--family", "spider").stdout
        self.assertIn("spider-4", text)
        self.assertNotIn("freecell", text)
        self.assertIn("did you mean 'spider'?", run("games", "--family", "spidr", code=2).stderr)

    def test_the_document_lists_the_same_games(self):
        listed = set(re.findall(r"(?m)^\| `([a-z0-9-]+)` \|", (ROOT / "docs" / "games.md").read_text()))
        self.assertEqual(listed, set(names()))


class Rules(unittest.TestCase):
    def test_words_identity_and_sources_in_both_languages(self):
        english = run("rules", "klondike").stdout
        identity = json.loads(run("rules", "klondike", "--json").stdout)["identity"]
        self.assertIn(identity, english)
        self.assertIn("Klondike", english)
        indonesian = run("rules", "klondike", "--lang", "id").stdout
        self.assertIn(identity, indonesian)
        self.assertNotEqual(english, indonesian)
        run("rules", "klondike", "--lang", "xx", code=2)

    def test_text_is_a_rules_file_of_the_same_identity(self):
        with tempfile.TemporaryDirectory() as folder:
            for name in ("klondike-3", "spider-4", "pyramid", "gaps", "accordion", "canfield", "grandfather"):
                path = pathlib.Path(folder) / f"{name}.rules"
                path.write_text(run("rules", name, "--text").stdout)
                again = json.loads(run("rules", "--rules", str(path), "--json").stdout)
                self.assertEqual(again, json.loads(run("rules", name, "--json").stdout))

    def test_mistakes_have_a_place_and_a_way_out(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "mine.rules"
            path.write_text("title Mine\ncolumns 7 deal 1 build dwon any\nstock\n")
            error = run("rules", "--rules", str(path), code=2).stderr
            self.assertIn("line 2, column 24", error)
            self.assertIn("did you mean 'down'?", error)
        self.assertIn("did you mean 'klondike'?", run("rules", "klondik", code=2).stderr)
        run("rules", code=1)
        run("rules", "--rules", "/no/such/file", code=2)

    def test_the_example_of_the_document_is_the_game_it_adds(self):
        block = next(text for text in re.findall(r"```\n(.*?)```", (ROOT / "docs" / "adding-a-game.md").read_text(), re.S)
                     if text.startswith("#"))
        self.assertEqual(block, (ROOT / "rules" / "seahaven-relaxed.rules").read_text())


class Check(unittest.TestCase):
    def test_accepts_a_line_and_says_whether_it_wins(self):
        self.assertIn("accepted: 5 moves, not won yet", run("check", "klondike", "1", "--line", "-", stdin=LINE).stdout)
        record = json.loads(run("check", "klondike", "1", "--line", "-", "--json", stdin=LINE).stdout)
        self.assertEqual((record["accepted"], record["won"], record["moves"]), (True, False, 5))

    def test_names_the_wrong_move_and_why(self):
        text = run("check", "klondike", "1", "--line", "-", stdin="t6-f1 t6-t1", code=2).stdout
        self.assertRegex(text, r"rejected: move 2 \(t6-t1\): .+")

    def test_bad_input(self):
        self.assertIn("move 2", run("check", "klondike", "1", "--line", "-", stdin="draw t99-t1", code=2).stderr)
        run("check", "klondike", "1", "--line", "/no/such/file", code=2)
        run("check", "klondike", "1..3", "--line", "-", code=2)
        run("check", "klondike", "1", code=1)
        run("check", "klondike", "-", "--line", "-", code=2)

    def test_a_small_game_that_is_won(self):
        with tempfile.TemporaryDirectory() as folder:
            rules = pathlib.Path(folder) / "tiny.rules"
            rules.write_text("title Tiny\ndeck suits 1 ranks 3\ncolumns 2 deal 2 1 build none fill any\nfoundations 1\n")
            deal = pathlib.Path(folder) / "deal.txt"
            deal.write_text("sabar-deal 1\ngame tiny\ncolumn 3S AS\ncolumn 2S\n")
            done = run("check", "--rules", str(rules), str(deal), "--line", "-", stdin="t1-f1 t2-f1 t1-f1")
            self.assertIn("accepted: 3 moves, won", done.stdout)


class PaperBoard(unittest.TestCase):
    def test_D6_the_papers_board_can_be_played_and_lists_its_actions(self):
        with tempfile.TemporaryDirectory() as folder:
            deal = pathlib.Path(folder) / "deal.txt"
            deal.write_text("sabar-deal 1\ngame board\ncolumn <AS> <2S> JS\ncolumn <3S> <4S> 10S\n"
                            "column <5S> <6S> KS\nstock 7S 8S 9S QS\n")
            done = subprocess.run([SABAR, "play", "board", str(deal), "--line"], input="moves\nt2-t1\nmoves\nquit\n",
                                  capture_output=True, text=True, timeout=60, env={"XDG_STATE_HOME": folder, "HOME": folder})
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn("\nt2-t1 draw\n", done.stdout)


class BothJudges(unittest.TestCase):
    def verify(self, name, deal, line):
        with tempfile.TemporaryDirectory() as folder:
            files = {}
            for what, text in (("rules", run("rules", name, "--json").stdout),
                               ("deal", run("deal", name, deal, "--json").stdout), ("line", line)):
                files[what] = pathlib.Path(folder) / what
                files[what].write_text(text)
            return subprocess.run([*VERIFY, "--rules", files["rules"], "--deal", files["deal"], "--line", files["line"]],
                                  capture_output=True, text=True, timeout=60).stdout

    def test_agree_on_the_playthroughs_of_many_games(self):
        for name in names()[::8]:
            text = (ROOT / "tests" / "golden" / "playthroughs" / f"{name}.txt").read_text()
            line = " ".join(re.findall(r"(?m)^\d+\. (\S+)", text))
            self.assertIn("accepted", run("check", name, "1", "--line", "-", stdin=line).stdout, name)
            self.assertIn("accepted", self.verify(name, "1", line), name)
            last = f"{line} c1-c2"  # never a move
            code = run("check", name, "1", "--line", "-", stdin=last, code=2)
            self.assertTrue(code.stdout + code.stderr, name)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0]])
