"""sabar check --losing-move, deal and play --winnable, solve --difficulty."""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

from support import SABAR, SMALL


# One cell to dig out the ace, which anything may block.
CELL = "title Cell\ndeck suits 1 ranks 4\ncolumns 2 deal 3 1 fill none\ncells 1\nfoundations 1\n"
CELL_DEAL = "sabar-deal 1\ncolumn 4S AS 2S\ncolumn 3S\n"
# Nothing can go wrong.
TRIVIAL = "title Trivial\ndeck suits 1 ranks 2\ncolumns 2 deal 1 fill none\nfoundations 1\n"
PARTS = ["game", "rules", "scheme", "deal", "verdict", "halt", "difficulty", "points", "nodes", "moves", "first_moves",
         "winning_first_moves", "undecided_first_moves", "greedy_wins", "random_games", "random_wins"]


class Advice(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.environment = {**os.environ, "HOME": folder.name, "XDG_STATE_HOME": folder.name}
        self.small = self.file("small.rules", SMALL)
        self.cell = self.file("cell.rules", CELL)
        self.deal = self.file("cell.deal", CELL_DEAL)

    def file(self, name, text):
        path = self.folder / name
        path.write_text(text)
        return path

    def run_sabar(self, *arguments, stdin="", code=0):
        done = subprocess.run([SABAR, *map(str, arguments)], input=stdin, capture_output=True, text=True, timeout=300,
                              env=self.environment)
        self.assertEqual(done.returncode, code, f"{arguments}\n{done.stdout}{done.stderr}")
        return done

    # --- The losing move
    def check(self, line, *arguments, code=0):
        return self.run_sabar("check", "--rules", self.cell, self.deal, "--line", "-", "--losing-move", *arguments,
                              stdin=line, code=code).stdout

    def test_the_losing_move_comes_with_a_win_from_before_it(self):
        text = self.check("t2-c1")
        self.assertIn("accepted: 1 moves, not won yet\n", text)
        self.assertIn("Move 1 (t2-c1) lost the game: Three of spades goes to a cell.", text)
        self.assertIn("a win from there takes 5 moves", text)
        self.assertIn("Langkah 1 (t2-c1) membuat permainan kalah", self.check("t2-c1", "--lang", "id"))
        found = json.loads(self.check("t2-c1", "--json"))["losing_move"]
        self.assertEqual((found["kind"], found["move"], found["winnable_after"], found["lost_after"]),
                         ("found", "t2-c1", 0, 1))
        self.assertIn("accepted: 5 moves, won", self.check(" ".join(found["win"])))

    def test_a_line_that_still_wins_has_none(self):
        self.assertIn("it can still be won, in 4 moves", self.check("t1-c1"))
        self.assertIn("The game is won", self.check("t1-c1 t1-f1 c1-f1 t2-f1 t1-f1"))

    def test_a_line_that_is_wrong_is_rejected_as_ever(self):
        self.assertIn("rejected", self.check("t2-f1", code=2))
        record = json.loads(self.check("t2-f1", "--json", code=2))
        self.assertNotIn("losing_move", record)

    def test_without_nodes_it_says_that_it_does_not_know(self):
        text = self.run_sabar("check", "klondike", 17, "--line", "-", "--losing-move", "--nodes", 1, stdin="draw").stdout
        self.assertIn("Not known", text)

    def test_its_options_need_it(self):
        self.run_sabar("check", "klondike", 17, "--losing-move", code=1)
        self.run_sabar("check", "klondike", 17, "--line", "-", "--nodes", 5, code=1)
        self.run_sabar("check", "klondike", 17, "--line", "-", "--losing-move", "--lang", "xx", code=2)

    # --- Winnable deals
    def winnable(self, *arguments, **more):
        return self.run_sabar("deal", "--rules", self.small, "--winnable", *arguments, **more)

    def test_a_winnable_deal_can_be_won(self):
        for seed in range(1, 8):
            record = json.loads(self.winnable("--seed", seed, "--json").stdout)
            self.run_sabar("solve", "--rules", self.small, record["deal"], code=10)

    def test_the_seed_decides(self):
        first = self.winnable("--seed", 5)
        self.assertEqual(first.stdout, self.winnable("--seed", 5).stdout)
        self.assertNotEqual(first.stdout, self.winnable("--seed", 6).stdout)
        self.assertRegex(first.stderr, r"^sabar: sabar:\d+ can be won in \d+ moves; \d+ deals? looked at.*, seed 5\n$")
        self.assertRegex(self.winnable().stderr, r", seed \d+\n$")

    def test_real_games_and_other_schemes(self):
        for game, *scheme in (("klondike-3",), ("freecell", "--scheme", "ms")):
            record = json.loads(self.run_sabar("deal", game, "--winnable", "--seed", 1, "--json", *scheme).stdout)
            self.run_sabar("solve", game, record["deal"], *scheme, code=10)

    def test_the_difficulty_is_as_asked(self):
        for level in ("easy", "medium", "hard"):
            done = subprocess.run([SABAR, "deal", "klondike", "--winnable", "--difficulty", level, "--seed", "2", "--json"],
                                  capture_output=True, text=True, timeout=300)
            self.assertEqual(done.returncode, 0, done.stderr)
            deal = json.loads(done.stdout)["deal"]
            record = json.loads(self.run_sabar("solve", "klondike", deal, "--difficulty", "--json", code=10).stdout)
            self.assertEqual(record["difficulty"], level)

    def test_giving_up_is_said(self):
        trivial = self.file("trivial.rules", TRIVIAL)
        done = self.run_sabar("deal", "--rules", trivial, "--winnable", "--difficulty", "hard", "--seed", 1, code=2)
        self.assertEqual(done.stdout, "")
        self.assertIn("no hard deal found that can be won: 1000 deals looked at "
                      "(1000 of another difficulty)", done.stderr)

    def test_wrong_use(self):
        self.run_sabar("deal", "klondike", 17, "--winnable", code=1)
        self.run_sabar("deal", "klondike", "--seed", 17, code=1)
        self.run_sabar("deal", "klondike", "--difficulty", "easy", code=1)
        self.run_sabar("deal", "klondike", "--winnable", "--shuffle", "sattolo", code=1)
        self.assertIn("easy, medium or hard",
                      self.run_sabar("deal", "klondike", "--winnable", "--difficulty", "harder", code=2).stderr)
        self.run_sabar("deal", "klondike", "--winnable", "--scheme", "exact", code=2)
        self.run_sabar("deal", "--rules", self.small, 17, "--winnable", code=2)
        self.run_sabar("play", "--winnable", code=2)

    def test_play_begins_with_one(self):
        text = self.run_sabar("play", "--rules", self.small, "--winnable", "--seed", 5, "--line", stdin="winnable\nquit\n")
        record = json.loads(self.winnable("--seed", 5, "--json").stdout)
        self.assertIn(f"sabar:{record['deal']}", text.stdout)
        self.assertIn("It can still be won", text.stdout)

    def test_play_line_by_line_finds_the_losing_move_and_goes_back(self):
        text = self.run_sabar("play", "--rules", self.cell, self.deal, "--line",
                              stdin="back\nt2-c1\nlost\nback\nhint\nnew easy\nnew winnable\nquit\n").stdout
        self.assertIn("No losing move is known", text)
        self.assertIn("lost the game: Three of spades goes to a cell.", text)
        self.assertIn("`back` goes there.", text)
        self.assertIn("t1-c1: This wins, with 5 moves to go: Two of spades goes to a cell", text)

    # --- Difficulty
    def test_difficulty_has_its_parts(self):
        text = self.run_sabar("solve", "freecell", 17, "--difficulty", code=10).stdout
        self.assertRegex(text, r"^freecell sabar:17 rules [0-9a-f]{12} (easy|medium|hard) \(\d+ points\)\n"
                               r"  win found with  \d+ nodes, \d+ moves\n  first moves     \d+ of \d+ win.*\n"
                               r"  greedy          (wins|gets stuck)\n  random games    \d+ of 20 won\n$")
        record = json.loads(self.run_sabar("solve", "freecell", 17, "--difficulty", "--json", code=10).stdout)
        self.assertEqual(list(record), PARTS)

    def test_deals_without_a_win_have_none(self):
        lines = self.run_sabar("solve", "--rules", self.small, "1..60", "--difficulty", "--json").stdout.splitlines()
        for record in map(json.loads, lines):
            solved = record["verdict"] == "solved"
            self.assertEqual(record["difficulty"] is not None, solved)
            self.assertEqual(record["random_games"], 20 if solved else None)
        lost = next(record for record in map(json.loads, lines) if record["verdict"] == "unsolvable")
        self.assertIn(" unsolvable ", self.run_sabar("solve", "--rules", self.small, lost["deal"], "--difficulty",
                                                     code=20).stdout)
        text = self.run_sabar("solve", "freecell", 17, "--difficulty", "--nodes", 1, code=0).stdout
        self.assertIn("unknown (nodes) 1 nodes\n  no win is known", text)
        self.assertIn("more nodes (--nodes)", text)

    def test_difficulty_has_a_budget_of_its_own(self):
        self.assertRegex(self.run_sabar("solve", "--help", code=0).stdout,
                         r"usual:\s+20000000,\s+with\s+--difficulty\s+1000000")

    # --- Saved games
    def test_a_saved_game_has_a_name(self):
        for words in (["klondike", "--resume", ""], ["--resume", ""], ["klondike", "--save", ""]):
            done = self.run_sabar("play", *words, "--line", stdin="quit\n", code=2)
            self.assertIn("the name of the saved game is empty", done.stderr)
            self.assertEqual(done.stdout, "")

    def test_difficulty_stands_alone(self):
        for other in (["--line"], ["--solver", "dfs"], ["--seconds", "1"], ["--threads", "2"]):
            self.run_sabar("solve", "freecell", 17, "--difficulty", *other, code=1)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0]])
