"""`sabar set` as people and scripts meet it."""
import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time
import unittest

import support
from support import SABAR, wait_until_caught

SETTINGS = {key: os.environ[key] for key in ("PATH", "LSAN_OPTIONS") if key in os.environ}


def run(*arguments, code=0, stdin="", home="/nonexistent"):
    return support.run("set", *arguments, code=code, stdin=stdin, env={**SETTINGS, "XDG_STATE_HOME": str(home)})


def records(*arguments, **more):
    return [json.loads(line) for line in run(*arguments, "--json", **more).stdout.splitlines()]


def codes():
    return [a + b + c + d for a in "SDT" for b in "HMU" for c in "AKP" for d in "OWG"]


def is_set(cards):
    return all(len({card[i] for card in cards}) != 2 for i in range(4))


class Set(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def test_every_command_has_help_with_examples(self):
        for command in ("play", "watch", "find", "count", "check"):
            self.assertIn("Examples:", run(command, "--help").stdout)

    # --- Finding
    def test_B1_cards_by_code_number_and_name(self):
        every = codes()
        self.assertEqual(records("find", *range(81))[0]["cards"], every)
        self.assertEqual(records("find", *(code.lower() for code in every))[0]["cards"], every)
        for text in ("one green striped oval, two red striped diamonds, three purple striped squiggles",
                     "oval hijau arsir satu; dua wajik arsir merah; tiga gelombang arsir ungu",
                     "SHAO 37 purple three striped squiggle"):
            self.assertEqual(records("find", text)[0]["cards"], ["SHAO", "DMAW", "TUAG"], text)
        self.assertEqual(records("find", "-", stdin="SHAO,DMAW\nTUAG\n")[0]["sets"], [["SHAO", "DMAW", "TUAG"]])
        self.assertEqual(records("find", "SHO", "DMW", "TUG", "--attributes", 3)[0]["sets"], [["SHO", "DMW", "TUG"]])

    def test_B2_three_methods_find_the_same_sets(self):
        for deal in range(20):
            [found] = records("find", "--deal", deal)
            cards = found["cards"]
            triples = [[a, b, c] for i, a in enumerate(cards) for j, b in enumerate(cards[:i]) for c in cards[:j]]
            self.assertEqual({frozenset(s) for s in found["sets"]}, {frozenset(t) for t in triples if is_set(t)})
            self.assertEqual([m["method"] for m in found["methods"]], ["brute", "pairs", "bits"])
            self.assertEqual({m["sets"] for m in found["methods"]}, {len(found["sets"])})
            self.assertEqual([m["tried"] for m in found["methods"]], [220, 66, 66])
        [only] = records("find", "--deal", 1, "--method", "pairs")
        self.assertEqual([m["method"] for m in only["methods"]], ["pairs"])

    def test_B5_the_deck_has_1080_sets(self):
        [found] = records("find", *codes())
        self.assertEqual(len(found["sets"]), 1080)
        for card in codes():
            self.assertEqual(sum(card in s for s in found["sets"]), 40)

    def test_B2_says_why_three_cards_are_no_set(self):
        self.assertIn("different: number, colour, shape; same: filling", run("find", "SHAO", "DMAW", "TUAG").stdout)
        self.assertIn("colour: twice green, once red", run("find", "SHAO", "DHAW", "TMAG").stdout)
        self.assertIn("warna: hijau dua kali, merah sekali", run("find", "SHAO", "DHAW", "TMAG", "--lang", "id").stdout)

    def test_bad_input_is_exit_code_2_with_place_and_way_out(self):
        cases = {
            ("find", "SHAO", "SHXW", "SHAG"): ("card 2", "letter 3", "A, K or P"),
            ("find", "SHAO", "SHAW", "SHAO"): ("card 3", "twice", "it is card 1 already"),
            ("find", "SHAO", "SHAW"): ("2 cards are too few", "three or more"),
            ("find",): ("0 cards are too few", "three or more"),
            ("find", "0", "1", "81"): ("card 3", "no card 81", "0..80"),
            ("find", "one green oval", "SHAW", "SHAG"): ("card 1", "no filling", "one green striped oval"),
            ("find", "nonsense"): ("card 1", "is no card", "also does"),
            ("find", "--deal", "1", "--method", "brut"): ("did you mean 'brute'?",),
            ("find", "--deal", "1", "--size", "82"): ("the deck has 81 cards",),
            ("find", "0", "1", "2", "--lang", "fr"): ("use en or id",),
            ("watch", "--lang", "fr"): ("use en or id",),
            ("play", "--lang", "fr"): ("use en or id",),
            ("count", "hand"): ("did you mean 'hands'?",),
            ("count", "hands", "--attributes", "5"): ("--attributes 1 to 4",),
            ("count", "sets", "--cards", "40"): ("out of range", "give 3 to "),
            ("count", "games", "--policy", "frist"): ("did you mean 'first'?",),
            ("count", "games", "--games", "0"): ("give 1 or more",),
            ("check", "/no/such/file"): ("cannot read",),
            ("play", "sett"): ("did you mean 'set'?",),
            ("play", "--resume", "/no/such/file"): ("cannot read",),
            ("play", "--save", "/no/such/folder/x"): ("there is no folder",),
            ("play", "--resume", ""): ("--resume: the name of the saved game is empty",),
            ("play", "--save", ""): ("--save: the name of the saved game is empty",),
        }
        for arguments, parts in cases.items():
            for part in parts:
                self.assertIn(part, run(*arguments, code=2).stderr, arguments)
        run(code=1)
        run("find", "--deal", "1", "0", "1", "2", code=1)
        run("watch", "--speed", "-1", "--auto", code=1)

    # --- Watching
    def test_B3_B4_brute_force_plays_to_the_end(self):
        for deal in range(30):
            *steps, end = records("watch", "--deal", deal, "--triples")
            taken = []
            deck, table = 69, steps[0]["table"]
            for i, step in enumerate(steps):
                self.assertEqual((step["table"], step["deck"]), (table, deck))
                self.assertEqual(len(step["triples"]), step["tried"])
                self.assertEqual([is_set(t) for t in step["triples"][:-1]], [False] * (step["tried"] - 1))
                if step["set"]:
                    self.assertTrue(is_set(step["set"]))
                    self.assertEqual(step["set"], step["triples"][-1])
                    taken += step["set"]
                    table = [card for card in table if card not in step["set"]]
                else:
                    n = len(table)
                    self.assertEqual(step["tried"], n * (n - 1) * (n - 2) // 6)
                    self.assertTrue(deck > 0 or i == len(steps) - 1)
                if i + 1 < len(steps):
                    fresh = steps[i + 1]["table"][len(table):]
                    self.assertEqual(len(fresh), 3 if not step["set"] else min(deck, max(0, 12 - len(table))))
                    table, deck = table + fresh, deck - len(fresh)
            self.assertEqual(end["sets"], len(taken) // 3)
            self.assertEqual(end["left"], len(table))
            self.assertEqual(sorted(taken + table), sorted(codes()))
            self.assertEqual(end["tried"], sum(step["tried"] for step in steps))

    def test_B4_a_line_of_input_is_a_step(self):
        text = run("watch", "--deal", 17, stdin="\n\nq\n").stdout
        self.assertEqual(text.count("in the deck"), 2, text)
        whole = run("watch", "--deal", 17, "--auto", "--triples").stdout
        self.assertIn("Over: ", whole)
        self.assertIn("  no\n", whole)
        self.assertIn("  set\n", whole)
        self.assertIn("Selesai: ", run("watch", "--deal", 17, "--auto", "--lang", "id").stdout)
        for line in whole.splitlines():
            self.assertLessEqual(len(line), 80, line)

    # --- The judge
    def test_the_judge_replays_what_brute_force_played(self):
        *steps, end = records("watch", "--deal", 17)
        moves = [" ".join(step["set"]) if step["set"] else "more" for step in steps[:-1]]
        text = run("check", "-", "--deal", 17, stdin="\n".join(moves)).stdout
        self.assertIn(f"accepted: {len(moves)} moves, {end['sets']} sets, {end['left']} cards left, finished", text)
        [r] = records("check", "-", "--deal", 17, stdin="\n".join(moves[:2]))
        self.assertEqual((r["accepted"], r["finished"], r["played"]), (True, False, 2))
        [r] = records("check", "-", "--deal", 17, stdin="\n".join([moves[0], moves[0]]), code=2)
        self.assertEqual((r["accepted"], r["played"]), (False, 1))
        self.assertIn("move 2", r["reason"])
        self.assertIn("line 2, card 3", run("check", "-", "--deal", 17, stdin=moves[0] + "\nSHAO SHAW XXXX\n", code=2).stderr)
        self.assertIn("also give --deal", run("check", "-", stdin="SHAO SHAW SHAG\n", code=2).stderr)

    def test_the_judge_reads_saved_games(self):
        path = self.folder / "game.save"
        [found] = records("find", "--deal", 17)
        self.play(f"{' '.join(found['sets'][0])}\nsave {path}\n", "--deal", 17)
        self.assertIn("set 17 accepted: 1 moves, 1 sets", run("check", path).stdout)
        path.write_text(path.read_text().replace("take ", "take SHAO "))
        self.assertRegex(run("check", path, code=2).stderr, r"game\.save, line \d+, column \d+: ")

    # --- Counting
    def test_B5_the_deck(self):
        [deck] = records("count", "deck")
        self.assertEqual((deck["cards"], deck["sets"], set(deck["sets_of_card"])), (81, 1080, {40}))
        self.assertEqual(deck["sets_by_differing"], [0, 108, 324, 432, 216])
        self.assertEqual(deck["most_taken"], 27)
        text = run("count", "deck").stdout
        for part in ("1,080 sets", "Every card is in 40 sets", "at most 27 sets"):
            self.assertIn(part, text)
        self.assertIn("Setiap kartu ada dalam 40 set", run("count", "deck", "--lang", "id").stdout)
        self.assertEqual(records("count", "deck", "--attributes", 6)[0]["cards"], 729)

    def test_hands_without_a_set(self):
        for attributes, most in ((1, 2), (2, 4), (3, 9)):
            [hands] = records("count", "hands", "--attributes", attributes)
            self.assertEqual((len(hands["largest"]), hands["levels"][-1]["hands"]), (most, 0))
        text = run("count", "hands", "--attributes", 3).stdout
        self.assertIn("The largest have 9 cards", text)
        self.assertIn("All hands of 10 cards have been ruled out", text)
        [sets] = records("count", "sets", "--cards", 5)
        self.assertEqual((sum(sets["hands_by_sets"]), sets["hands_by_sets"][0]), (25621596, 22441536))

    def test_simulated_games(self):
        options = ("count", "games", "--games", 2000, "--seed", 3)
        reports = records(*options)
        self.assertEqual(reports, records(*options))
        self.assertEqual(sorted(r["policy"] for r in reports), ["first", "most", "random"])
        for r in reports:
            self.assertEqual(sum(r["left"].values()), 2000)
            self.assertNotIn("3", r["left"])
            low, high = r["none_fresh"]["interval"]
            self.assertTrue(low < 0.05 and high > 0.02, r)
        [only] = records(*options, "--policy", "first")
        self.assertEqual(only["policy"], "first")
        text = run(*options, "--policy", "first", "--lang", "id").stdout
        self.assertIn("kartu tersisa di akhir", text)
        for line in text.splitlines():
            self.assertLessEqual(len(line), 80, line)

    def test_long_counts_can_be_interrupted(self):
        work = subprocess.Popen([SABAR, "set", "count", "games", "--games", "1000000000", "--json"],
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        wait_until_caught(work.pid, signal.SIGINT)
        time.sleep(0.5)
        work.send_signal(signal.SIGINT)
        out, err = work.communicate(timeout=60)
        self.assertEqual(work.returncode, 0, err)
        self.assertEqual(json.loads(out)["halt"], "stopped")

    # --- Playing line by line
    def play(self, text, *arguments, **more):
        return run("play", *arguments, stdin=text, home=self.folder, **more).stdout

    def test_B4_a_person_finds_the_sets(self):
        [found] = records("find", "--deal", 17)
        [first, *_] = found["sets"]
        places = " ".join(str(found["cards"].index(card) + 1) for card in first)
        text = self.play(f"{places}\nundo\nredo\nsets\n", "--deal", 17)
        self.assertIn(f"A set: {' '.join(first)}", text)
        self.assertIn("score 1  sets 1  wrong 0  hints 0  deck 66", text)
        self.assertIn("score 0  sets 0", text)

    def test_wrong_calls_and_hints_are_counted(self):
        [found] = records("find", "--deal", 17)
        cards = found["cards"]
        wrong = next([a, b, c] for a in cards for b in cards for c in cards if len({a, b, c}) == 3 and not is_set([a, b, c]))
        text = self.play(f"{' '.join(wrong)}\nnone\nhint 2\nhint 3\nshow\n", "--deal", 17)
        for part in ("No set. ", "Wrong: there is a set", "Part of a set: ", "This is a set: ",
                     "score -2  sets 0  wrong 2  hints 3"):
            self.assertIn(part, text)

    def test_what_is_no_call_is_not_counted(self):
        text = self.play("1 2\n1 2 99\nSHXO 2 3\n1 1 2\nnew x\nsave\nshow\n", "--deal", 17)
        for part in ("choose 3 cards", "There is no card 99; there are 12", "letter 3", "chosen twice",
                     "'x' is no number", "save needs the name of a file", "wrong 0"):
            self.assertIn(part, text)

    def test_B3_a_whole_game_by_hints(self):
        save = self.folder / "sabar" / "set.save"
        text = ""
        for _ in range(60):
            text = self.play("hint 3\n", *(() if save.exists() else ("--deal", "5")))
            if "This is a set: " in text:
                cards = text.split("This is a set: ")[1].splitlines()[0]
                text = self.play(f"{cards}\n")
            elif "There is no set" in text and "The deck is out" not in text:
                text = self.play("none\n")
            if "The deck is out" in text:
                break
        self.assertIn("The deck is out and no set is left", text)

    def test_an_unfinished_game_is_kept_and_taken_up(self):
        save = self.folder / "sabar" / "set.save"
        [found] = records("find", "--deal", 17)
        text = self.play(f"{' '.join(found['sets'][0])}\n", "--deal", 17)
        self.assertIn("The game is kept", text)
        self.assertTrue(save.read_text().startswith("sabar-set 1\n"))
        self.assertIn("Your unfinished game goes on", self.play(""))
        self.assertIn("sets 1", self.play(""))
        self.play(f"{' '.join(records('find', '--deal', 18)[0]['sets'][0])}\n", "--deal", 18)
        self.assertIn("deal 17\n", (self.folder / "sabar" / "set.save.previous").read_text())
        self.assertIn("deal 18\n", save.read_text())
        save.write_text("nonsense\n")
        self.assertIn("cannot be read", self.play(""))
        self.assertEqual((self.folder / "sabar" / "set.save.damaged").read_text(), "nonsense\n")

    def test_files_by_name(self):
        path = self.folder / "game.save"
        [found] = records("find", "--deal", 17)
        self.play(f"{' '.join(found['sets'][0])}\nsave {path}\n", "--deal", 17)
        self.assertIn("sets 1", self.play(f"load {path}\n", "--deal", 3))
        self.assertIn("sets 1", self.play("", "--resume", path))
        other = self.folder / "letter.txt"
        other.write_text("Dear friend\n")
        self.assertIn("is no saved game", self.play(f"save {other}\n", "--deal", 3))
        path.write_text(path.read_text().replace("wrong", "wrnog"))
        self.assertRegex(run("play", "--resume", path, code=2).stderr, r"game\.save, line \d+, column 1: ")

    def test_play_for_programs(self):
        [found] = records("find", "--deal", 17)
        lines = self.play(f"{' '.join(found['sets'][0])}\n1 2\nquit\n", "--deal", 17, "--json").splitlines()
        answers = [json.loads(line) for line in lines]
        views = [answer for answer in answers if "table" in answer]
        self.assertEqual([view["taken"] for view in views], [0, 1])
        self.assertEqual([card["code"] for card in views[0]["table"]], found["cards"])
        self.assertTrue(any("choose 3 cards" in answer.get("message", "") for answer in answers), answers)

    def test_other_games_and_indonesian(self):
        self.assertRegex(self.play("", "junior", "--deal", 1), r"\n 1 [SDT][HMU][OWG] ")
        text = self.play("hint 4\n", "ultraset", "--deal", 1)
        self.assertIn("This is a set: ", text)
        text = self.play("hint 3\nnone\n", "--deal", 17, "--lang", "id")
        for part in ("Ini sebuah set: ", "Salah: ada set", "nilai 0"):
            self.assertIn(part, text)
        for line in text.splitlines():
            self.assertLessEqual(len(line), 80, line)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], "-v"])
