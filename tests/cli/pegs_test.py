"""`sabar pegs` and `sabar lab strategies pegs/…` as people and scripts meet them."""
import json
import pathlib
import signal
import subprocess
import sys
import tempfile
import time
import unittest

from support import SABAR, run, wait_until_caught

BOARDS = {"english": (33, 76, 8), "european": (37, 92, 8), "wiegleb": (45, 108, 8), "bell": (39, 92, 2),
          "diamond": (41, 100, 8), "triangle": (15, 36, 6)}
CROSS = "  ooo/  o*o/oo***oo/ooo*ooo/ooo*ooo/  ooo/  ooo"


def pegs(*arguments, **more):
    return run("pegs", *arguments, **more)


def record(*arguments, **more):
    return json.loads(pegs(*arguments, "--json", **more).stdout)


class Pegs(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def file(self, name, text):
        path = self.folder / name
        path.write_text(text)
        return path

    def test_every_command_has_help_with_examples(self):
        for command in ("boards", "solve", "count", "explain", "check", "play"):
            self.assertIn("Examples:", pegs(command, "--help").stdout)
        self.assertIn("backtrack", pegs("solve", "--help").stdout)

    def test_nothing_printed_is_wider_than_the_paper(self):
        for arguments in (("boards",), *(("boards", name) for name in BOARDS), ("explain", "european"),
                          ("explain", "european", "--lang", "id"), ("count", "triangle")):
            code = 20 if arguments[:2] == ("explain", "european") else 0
            for line in pegs(*arguments, code=code).stdout.splitlines():
                self.assertLessEqual(len(line), 80, line)

    # --- Boards
    def test_P1_the_six_boards(self):
        text = pegs("boards").stdout
        records = [json.loads(line) for line in pegs("boards", "--json").stdout.splitlines()]
        self.assertEqual([r["name"] for r in records], list(BOARDS))
        for r in records:
            self.assertEqual((len(r["holes"]), r["jumps"], r["symmetries"]), BOARDS[r["name"]])
            self.assertIn(r["title"], text)

    def test_P1_a_board_of_ones_own(self):
        path = self.file("small.txt", "title Small\n **\n**o*\n **\n")
        self.assertIn("Small", pegs("boards", path).stdout)
        self.assertEqual(len(json.loads(pegs("boards", "-", "--json", stdin="**o\n").stdout)["holes"]), 3)
        self.assertEqual(record("solve", "-", stdin="**o\n", code=10)["line"], ["a1-c1"])
        finished = self.file("finish.txt", "***o\nfinish\noo*o\n")
        self.assertEqual(pegs("solve", finished, code=20).stdout.split()[:4], ["finish", "vacancy", "d1", "finish"])

    def test_P1_errors_in_drawings_have_line_and_column(self):
        path = self.file("bad.txt", "***\n*q*\n")
        self.assertIn("bad.txt, line 2, column 2", pegs("boards", path, code=2).stderr)
        self.assertIn("at most 64 holes", pegs("boards", "-", stdin="o" * 65 + "\n", code=2).stderr)
        self.assertIn("did you mean 'english'?", pegs("boards", "englich", code=2).stderr)

    def test_P3_notations(self):
        self.assertIn("g h i j k l m", pegs("boards", "english", "--notation", "letters").stdout)
        self.assertIn("y d e f z", pegs("boards", "european", "--notation", "letters").stdout)
        for notation, hole in (("coordinates", "d4"), ("letters", "x"), ("numbers", "17")):
            self.assertEqual(record("solve", "english", "--vacancy", hole, "--notation", notation, code=10)["vacancy"],
                             [hole])
        self.assertIn("no mirror letters", pegs("boards", "bell", "--notation", "letters", code=2).stderr)

    # --- Solving
    def test_P7_the_central_game_is_solved_and_the_judge_agrees(self):
        text = pegs("solve", "english", "--line", code=10).stdout
        self.assertRegex(text, r"^english vacancy d4 finish d4 solved 31 jumps \d+ moves \d+ boards by best\n")
        line = text.split("\n", 1)[1]
        self.assertIn("finished", pegs("check", "english", "-", stdin=line).stdout)

    def test_P4_methods_agree_and_count_boards(self):
        for vacancy, finish, code in ((1, 13, 10), (5, 13, 10), (5, 1, 20), (1, "any", 10), (5, 5, 20)):
            for method in ("backtrack", "hash", "symmetry", "pagoda", "best", "sweeps"):
                r = record("solve", "triangle", "--vacancy", vacancy, "--finish", finish, "--method", method, code=code)
                self.assertEqual(r["method"], method)
                self.assertEqual(r["verdict"], "solved" if code == 10 else "unsolvable")
                self.assertEqual(len(r["line"]), 13 if code == 10 else 0)
        plain = record("solve", "triangle", "--vacancy", 5, "--finish", "4", "--method", "backtrack", code=20)
        memory = record("solve", "triangle", "--vacancy", 5, "--finish", "4", "--method", "hash", code=20)
        self.assertGreater(plain["boards"], memory["boards"])

    def test_P7_finishes(self):
        self.assertEqual(record("solve", "english", "--finish", "any", code=10)["finish"], "any")
        self.assertEqual(record("solve", "english", "--finish", "complement", code=10)["finish"], ["d4"])
        self.assertEqual(record("solve", "english", "--finish", "d1", code=10)["finish"], ["d1"])
        self.assertEqual(record("solve", "english", "--start", CROSS, "--finish", "d4", code=10)["jumps"], 5)
        drawing = self.file("cross.txt", CROSS.replace("/", "\n") + "\n")
        self.assertEqual(record("solve", "english", "--start", drawing, "--finish", "d4", code=10)["jumps"], 5)
        self.assertEqual(record("solve", "english", "--start", "d4", code=10)["vacancy"], ["d4"])

    def test_limits_end_in_unknown(self):
        r = record("solve", "english", "--method", "backtrack", "--nodes", 1000, code=0)
        self.assertEqual((r["verdict"], r["halt"]), ("unknown", "nodes"))

    def test_interrupted_it_says_unknown(self):
        work = subprocess.Popen([SABAR, "pegs", "solve", "wiegleb", "--method", "backtrack", "--json"],
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        wait_until_caught(work.pid, signal.SIGINT)
        time.sleep(0.5)
        work.send_signal(signal.SIGINT)
        out, err = work.communicate(timeout=30)
        self.assertEqual(work.returncode, 0, err)
        self.assertEqual(json.loads(out)["halt"], "stopped")

    def test_an_interrupted_count_says_what_it_has(self):
        work = subprocess.Popen([SABAR, "pegs", "count", "european", "--vacancy", "c1", "--finish", "e1",
                                 "--memory", "4096", "--json"],
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        wait_until_caught(work.pid, signal.SIGINT)
        time.sleep(0.5)
        work.send_signal(signal.SIGINT)
        out, err = work.communicate(timeout=30)
        self.assertEqual(work.returncode, 0, err)
        r = json.loads(out)
        self.assertEqual((r["halt"], r["winnable_halt"], r["solutions"]), ("stopped", "stopped", None))
        self.assertEqual(r["levels"][0]["boards"], 1)

    def test_P6_packages_are_named_with_their_catalyst(self):
        path = self.file("line.txt", "**o\n.*\n.*\n")
        text = pegs("solve", path, "--finish", "a1", "--packages", code=10).stdout
        self.assertIn("A  line of 3: takes b1 b2 b3; catalyst a1", text)
        self.assertIn("Packages", pegs("solve", "english", "--packages", code=10).stdout)
        found = record("solve", "english", "--packages", code=10)["packages"]
        self.assertTrue(found)
        for package in found:
            self.assertEqual(len(package["removed"].split()), len(package["jumps"]))

    # --- Reasons
    def test_P5_the_european_centre_is_impossible(self):
        text = pegs("explain", "european", code=20).stdout
        for part in ("12, 12 and 12 pegs", "all even", "Impossible"):
            self.assertIn(part, " ".join(text.split()))
        text = pegs("explain", "european", "--lang", "id", code=20).stdout
        for part in ("Papan Eropa: ", "Mustahil"):
            self.assertIn(part, text)
        r = record("explain", "european", code=20)
        self.assertEqual((r["verdict"], r["reason"]), ("unsolvable", "class"))
        self.assertEqual(r["colourings"][0]["start"], [12, 12, 12])
        self.assertEqual(record("solve", "european", code=20)["reason"], "class")

    def test_P5_what_is_permitted_is_not_called_impossible(self):
        r = record("explain", "english")
        self.assertEqual(sorted(r["permitted"]), ["a4", "d1", "d4", "d7", "g4"])
        self.assertIsNone(r["reason"])
        self.assertIn("only a search can say", " ".join(pegs("explain", "english").stdout.split()))

    def test_all_problems_of_the_triangle(self):
        records = [json.loads(line) for line in pegs("explain", "triangle", "--all", "--json").stdout.splitlines()]
        permitted = [r for r in records if r["reason"] != "class"]
        self.assertEqual(len(permitted), 17)
        self.assertEqual(sum(r["verdict"] == "solved" for r in permitted), 12)
        for r in permitted:
            if r["verdict"] == "solved":
                self.assertIn("finished", pegs("check", "triangle", "--vacancy", r["vacancy"], "--finish", r["finish"],
                                               *r["line"]).stdout)
        self.assertIn("17", pegs("explain", "triangle", "--all").stdout)
        self.assertIn("Segitiga lima belas lubang", pegs("explain", "triangle", "--all", "--lang", "id").stdout)

    # --- Counts
    def test_counts_of_the_triangle(self):
        r = record("count", "triangle", "--vacancy", 1, "--finish", 13)
        self.assertEqual(sum(level["boards"] for level in r["levels"]), 3016)
        self.assertEqual((r["games"], r["solutions"]), ("568630", "16128"))
        self.assertEqual(r["finishes"], {"1": "6816", "7": "3408", "10": "3408", "13": "16128"})
        text = pegs("count", "triangle", "--vacancy", 5, "--finish", 13).stdout
        for part in ("1,651", "137,846", "1,550"):
            self.assertIn(part, text)

    def test_perft_of_the_english_board(self):
        self.assertEqual(record("count", "english", "--perft", 6)["perft"], [4, 12, 60, 400, 2960, 24600])

    # --- The judge
    def test_check_says_which_jump_is_wrong(self):
        self.assertIn("not finished", pegs("check", "english", "d2-d4", "b3-d3").stdout)
        text = pegs("check", "english", "d2-d4 d2-d4", code=2).stdout
        self.assertIn("rejected: jump 2", text)
        r = record("check", "english", "d2-d4", "d1-d3", code=2)
        self.assertEqual((r["accepted"], r["played"]), (False, 1))
        self.assertIn("move 2 'q9-d4'", pegs("check", "english", "d2-d4", "q9-d4", code=2).stderr)
        path = self.file("line.txt", "d2-d4\nq9-d1\n")
        self.assertIn("line.txt", pegs("check", "english", path, code=2).stderr)

    # --- Playing line by line
    def play(self, text, *arguments):
        return pegs("play", *arguments, stdin=text).stdout

    def test_P2_plays_by_hand_with_undo_and_hints(self):
        text = self.play("d2-d4\nundo\nhint\nwinnable\njumps\nnonsense\nquit\n", "english")
        for part in ("jumps 1  moves 1  pegs 31", "to go", "It can still be won", "+", "not a hole of this board"):
            self.assertIn(part, text)

    def test_P2_a_game_is_kept_and_taken_up(self):
        path = self.folder / "game.pegs"
        self.play("4-1\nquit\n", "triangle", "--vacancy", "1", "--save", path)
        self.assertTrue(path.read_text().startswith("sabar-pegs 1\nboard triangle\n"))
        text = self.play("undo\nquit\n", "--resume", path)
        self.assertIn("jumps 1", text)
        self.assertIn("jumps 0", text)
        broken = self.file("broken.pegs", path.read_text().replace("finish", "finsh"))
        self.assertIn("line 10, column 1", pegs("play", "--resume", broken, code=2).stderr)
        self.assertIn("the name of the saved game is empty", pegs("play", "--resume", "", code=2).stderr)

    def test_a_game_to_the_end(self):
        line = record("solve", "triangle", "--vacancy", 1, "--finish", 13, code=10)["sweeps"]
        text = self.play("\n".join(line) + "\n", "triangle", "--vacancy", "1", "--finish", "13")
        self.assertIn("Well done! 13 jumps", text)

    def test_lost_games_are_known_as_lost(self):
        text = self.play("winnable\n", "triangle", "--vacancy", "5", "--finish", "5", "--lang", "id")
        for part in ("Segitiga lima belas lubang", "tidak dapat dimenangkan"):
            self.assertIn(part, text)

    # --- The laboratory
    def test_P4_backtrack_against_hash_on_growing_problems(self):
        options = ("lab", "strategies", "pegs/triangle", "--deals", "1..5", "--nodes", "200000")
        records = [json.loads(line) for line in run(*options, "--json").stdout.splitlines()]
        self.assertEqual({r["method"] for r in records}, {"backtrack", "hash"})
        self.assertEqual({r["series"] for r in records}, {"positions", "boards"})
        for r in records:
            self.assertEqual(r["solved"] + r["unsolvable"] + r["unknown"], r["problems"])
        whole = {r["method"]: r["boards"]["mean"] for r in records if r["series"] == "boards" and r["size"] == 15}
        self.assertGreater(whole["backtrack"], whole["hash"])
        text = run(*options).stdout
        self.assertIn("backtrack", text)
        self.assertTrue(all(len(line) <= 80 for line in text.splitlines()), text)
        page = run(*options, "--html", "-", "--lang", "id").stdout
        self.assertTrue(page.startswith('<!doctype html>\n<html lang="id"'))
        self.assertIn("Segitiga lima belas lubang", page)
        self.assertIn("</svg>", run(*options, "--svg", "-").stdout)
        again = [json.loads(line) for line in run(*options, "--json", "--threads", "2").stdout.splitlines()]
        for a, b in zip(records, again):
            self.assertEqual({**a, "seconds": 0}, {**b, "seconds": 0})

    def test_bad_input_is_exit_code_2_with_a_way_out(self):
        cases = {
            ("solve", "english", "--method", "hsah"): "did you mean 'hash'?",
            ("solve", "english", "--vacancy", "a1"): "not a hole of this board",
            ("solve", "english", "--finish", "k9"): "any and complement also do",
            ("solve", "english", "--start", "***/ooo"): "has other holes",
            ("solve", "english", "--notation", "roman"): "known: coordinates, letters, numbers",
            ("solve", "english", "--memory", "0"): "give MiB",
            ("explain", "english", "--lang", "fr"): "use en or id",
            ("play", "english", "--save", "/no/such/folder/x"): "there is no folder",
            ("play", "-"): "standard input is for playing",
            ("count", "english", "--perft", "99"): "give 1 to 64",
        }
        for arguments, message in cases.items():
            self.assertIn(message, pegs(*arguments, code=2).stderr, arguments)
        pegs(code=1)
        pegs("solve", code=1)
        pegs("solve", "english", "--vacancy", "d4", "--start", "d4", code=1)
        self.assertIn("pegs/english", run("lab", "strategies", "pegs", code=2).stderr)
        self.assertIn("use --html", run("lab", "strategies", "klondike", "--svg", "-", code=2).stderr)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], "-v"])
