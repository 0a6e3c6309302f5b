#!/usr/bin/env python3
"""Plays in a real pseudo-terminal of 80 by 24 characters: keys, typed moves, mouse, resizing, signals, saves.

    play_test.py PROGRAM
"""
import os, signal, subprocess, sys, tempfile, time, unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from terminal import Program

PROGRAM = os.path.abspath(sys.argv.pop(1))
UP, DOWN, RIGHT, LEFT, ESC, TAB, ENTER = "\x1bOA", "\x1bOB", "\x1bOC", "\x1bOD", "\x1b", "\t", "\r"


class Play(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.save = os.path.join(self.folder.name, "sabar", "play.save")
        self.environment = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": os.environ["PATH"],
                            "LSAN_OPTIONS": os.environ.get("LSAN_OPTIONS", ""),
                            "HOME": self.folder.name, "XDG_STATE_HOME": self.folder.name}

    def start(self, *arguments, **more):
        size = {key: more.pop(key) for key in ("width", "height") if key in more}
        program = Program([PROGRAM, "play", *arguments], {**self.environment, **more}, **size)
        self.addCleanup(self.end, program)
        return program

    @staticmethod
    def end(program):
        if program.status is None:
            program.kill(signal.SIGKILL)
            program.wait()

    def quit(self, program):
        program.send("q")
        self.assertEqual(program.wait(), 0)

    def line(self, text, *arguments, **environment):
        return subprocess.run([PROGRAM, "play", *arguments], input=text, capture_output=True, text=True, timeout=60,
                              env={**self.environment, **environment})

    # --- Full screen
    def test_draws_the_whole_table(self):
        program = self.start("klondike", "17")
        program.wait_for("? help")
        for text in ("Klondike", "sabar:17", "moves 0", "s 24", "f4", "t7", "9♠", "J♣"):
            self.assertIn(text, program.screen.text())
        self.quit(program)

    def test_plays_by_arrows(self):
        program = self.start("freecell", "17")
        program.wait_for("? help")
        program.send(RIGHT + RIGHT)
        program.wait_for("t3  Ace of diamonds")
        program.send(ENTER)
        program.wait_for("Where to?")
        program.send(TAB + TAB + TAB + TAB + TAB)  # four cells, then the foundation
        program.wait_for("f2")
        program.send(ENTER)
        program.wait_for("moves 1")
        program.send("u")
        program.wait_for("moves 0")
        program.send("\x19")  # Ctrl-Y
        program.wait_for("moves 1")
        program.send("\x1a")  # Ctrl-Z undoes, and does not stop the program
        program.wait_for("moves 0")
        self.quit(program)

    def test_plays_typed_moves_and_says_what_is_wrong(self):
        program = self.start("freecell", "17")
        program.wait_for("? help")
        program.send(":t3-f2" + ENTER)
        program.wait_for("moves 1")
        program.send(":t1-t2" + ENTER)
        program.wait_for("cannot go on")
        program.send(":nonsense" + ENTER)
        program.wait_for("this is no move")
        program.send("1c")
        program.wait_for("moves 2")
        self.quit(program)

    def test_plays_by_mouse(self):
        program = self.start("klondike", "17")
        program.wait_for("? help")
        x, y = program.screen.find("s 24")
        program.click(x, y + 1)
        program.wait_for("moves 1")
        time.sleep(0.5)  # not a double click
        program.click(*program.screen.find("2♣"))
        program.wait_for("Where to?")
        program.click(*program.screen.find("3♦"))
        program.wait_for("moves 2")
        self.quit(program)

    def test_double_click_sends_home(self):
        program = self.start("freecell", "17")
        program.wait_for("? help")
        place = program.screen.find("A♦")
        program.click(*place)
        program.click(*place)
        program.wait_for("moves 1")
        program.wait_for("done 1/52")
        self.quit(program)

    def test_help_shows_rules_and_keys(self):
        program = self.start("klondike", "17")
        program.wait_for("? help")
        program.send("?")
        program.wait_for("Seven columns")
        program.send(" ")
        program.wait_for("Ctrl-Z")
        program.send(ESC)
        program.wait_for("? help")
        self.quit(program)

    def test_hints_lead_to_the_win(self):
        program = self.start("freecell", "17")
        program.wait_for("? help")
        program.send("h")
        program.wait_for("This wins, with ")
        program.send("w")
        program.wait_for("It can still be won: ")
        self.quit(program)

    def test_any_key_stops_the_search(self):
        program = self.start("roosevelt", "1")  # a long search
        program.wait_for("? help")
        program.send("w")
        program.wait_for("Thinking: ")
        program.send("q")  # only stops
        program.wait_for("Not known yet")
        program.send("h")
        program.wait_for("A guess")
        self.quit(program)

    def test_new_deal_by_number(self):
        program = self.start("klondike", "17")
        program.wait_for("? help")
        program.send("n")
        program.wait_for("number")
        program.send("ms:4" + ENTER)
        program.wait_for("ms:4")
        program.send("n" + ESC)
        program.wait_for("ms:4")
        program.send("dn")
        program.settle()
        program.send("18" + ENTER)
        program.wait_for("ms:18")
        program.send("d")
        program.wait_for("kept in")
        self.quit(program)

    def test_menu_finds_a_game(self):
        program = self.start()
        program.wait_for("Which game?")
        program.send("accordion")
        program.wait_for("Search: accordion")
        program.send(ENTER)
        program.wait_for("? help")
        self.assertIn("Accordion", program.screen.text())
        program.send("m")
        program.wait_for("Which game?")
        program.send(ESC)
        self.assertEqual(program.wait(), 0)

    def test_indonesian_and_letters(self):
        program = self.start("klondike", "17", "--lang", "id", "--ascii")
        program.wait_for("q keluar")
        self.assertIn("9S", program.screen.text())
        self.assertTrue(program.screen.text().isascii())
        self.quit(program)

    def test_letters_where_the_locale_knows_no_others(self):
        program = self.start("klondike", "17", LANG="C", LC_ALL="C")
        program.wait_for("? help")
        self.assertTrue(program.screen.text().isascii())
        program.send("?")
        program.wait_for("Keys")
        self.assertTrue(program.screen.text().isascii())
        program.send(ESC)
        self.quit(program)

    # --- Saves
    def test_resumes_after_quitting(self):
        program = self.start("klondike", "17")
        program.wait_for("? help")
        program.send("dd")
        program.wait_for("moves 2")
        program.send("q")
        self.assertEqual(program.wait(), 0)
        self.assertIn("sabar play", program.screen.text())
        program = self.start()
        program.wait_for("Continue Klondike, sabar:17, 2 moves")
        program.send(ENTER)
        program.wait_for("moves 2")
        self.quit(program)

    def test_resumes_after_being_killed(self):
        program = self.start("freecell", "17")
        program.wait_for("? help")
        program.send("3f")
        program.wait_for("moves 1")
        program.kill(signal.SIGKILL)
        self.assertEqual(program.wait(), -signal.SIGKILL)
        program = self.start("freecell", "5")
        program.wait_for("unfinished game")
        program.send(ENTER)
        program.wait_for("moves 1")
        self.assertIn("sabar:17", program.screen.text())
        self.quit(program)

    def test_an_unfinished_game_is_not_overwritten(self):
        self.line("draw\n", "klondike", "17")
        program = self.start("klondike", "18")
        program.wait_for("unfinished game")
        program.send("n")
        program.wait_for("sabar:18")
        program.send("d")
        program.wait_for("kept in")
        self.quit(program)
        with open(self.save + ".previous") as file:
            self.assertIn("sabar:17", file.read())

    def test_a_damaged_save_is_kept_aside(self):
        os.makedirs(os.path.dirname(self.save))
        with open(self.save, "w") as file:
            file.write("sabar-save 1\nbroken")
        program = self.start("klondike", "17")
        program.wait_for("cannot be read")
        self.quit(program)
        with open(self.save + ".damaged") as file:
            self.assertIn("broken", file.read())

    def test_saves_to_a_file_and_resumes_it(self):
        target = os.path.join(self.folder.name, "mine.save")
        program = self.start("klondike", "17")
        program.wait_for("? help")
        program.send("ds")
        program.wait_for("Save to: klondike-sabar-17.save")
        program.send("\x15" + target + ENTER)
        program.wait_for("Saved to")
        self.quit(program)
        foreign = os.path.join(self.folder.name, "notes.txt")
        with open(foreign, "w") as file:
            file.write("dear diary")
        program = self.start("--resume", target)
        program.wait_for("moves 1")
        program.send("s\x15" + foreign + ENTER)
        program.wait_for("no saved game")
        program.wait_for("moves 1")
        self.quit(program)

    # --- The terminal
    def test_resizing(self):
        program = self.start("klondike", "17")
        program.wait_for("? help")
        program.resize(30, 8)
        program.wait_for("80")
        self.assertIn("needs", program.screen.text())
        program.resize(100, 30)
        program.wait_for("? help")
        self.assertIn("J♣", program.screen.text())
        program.resize(80, 24)
        program.wait_for("? help")
        self.quit(program)

    def expect_restored(self, program):
        self.assertNotIn(1049, program.screen.modes, "the other screen is left")
        self.assertNotIn(1000, program.screen.modes, "the mouse is given back")
        self.assertIn(b"\x1b[?1049h", program.raw)

    def test_gives_the_terminal_back(self):
        for end, code in (("q", 0), ("\x03", 0), (signal.SIGTERM, 143), (signal.SIGINT, 130), (signal.SIGHUP, 129)):
            with self.subTest(end=end):
                program = self.start("klondike", "17", "--save", os.path.join(self.folder.name, "one.save"))
                program.wait_for("? help" if end == "q" else "Enter")
                if end != "q":
                    program.send("n")
                    program.settle()
                program.send(ESC + "d")
                program.settle()
                program.send(end) if isinstance(end, str) else program.kill(end)
                self.assertEqual(program.wait(), code)
                self.expect_restored(program)

    # --- Line by line
    def test_dumb_terminals_play_line_by_line(self):
        program = self.start("klondike", "17", TERM="dumb")
        program.wait_for("Type a move")
        program.send("draw\n")
        program.wait_for("moves 1")
        program.send("quit\n")
        self.assertEqual(program.wait(), 0)
        self.assertNotIn(b"\x1b", program.raw)

    def test_a_terminal_nobody_knows_plays_line_by_line(self):
        program = self.start("klondike", "17", TERM="no-such-terminal")
        program.wait_for("Type a move")
        program.send("quit\n")
        self.assertEqual(program.wait(), 0)

    def test_pipes(self):
        result = self.line("draw\nquit\n", "klondike", "17")
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        self.assertIn("moves 1", result.stdout)
        self.assertNotIn("\x1b", result.stdout)

    def test_every_command(self):
        target = os.path.join(self.folder.name, "line.save")
        result = self.line("moves\nt9-t1\nhello\ndraw\nundo\nundo\nredo\nredo\nhome\nsave\nsave %s\nnew 5\nload %s\nload\n"
                           "new x\nrules\nhelp\nshow\ncontinue\n\nquit\n" % (target, target), "klondike", "17")
        self.assertEqual(result.returncode, 0)
        for text in ("t6-t3", "there is no pile", "'hello'", "no move to take back", "no move to play again", "sabar:5",
                     "Saved to", "save needs the name of a file", "Seven columns", "there is no unfinished game"):
            self.assertIn(text, result.stdout)

    def test_hints_line_by_line(self):
        result = self.line("hint\nwinnable\nquit\n", "freecell", "17")
        self.assertRegex(result.stdout, r"(?m)^t\d-\S+: This wins, with \d+ moves to go: ")
        self.assertRegex(result.stdout, r"(?m)^It can still be won: \d+ moves")
        result = self.line("hint\n", "freecell", "17", "--lang", "id")
        self.assertIn("Ini menang", result.stdout)

    def test_the_end_of_input_is_a_polite_end(self):
        result = self.line("draw", "klondike", "17")
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        self.assertIn("draw", self.read_save())

    def test_chooses_and_continues(self):
        result = self.line("klondik\nklondike 17\ndraw\n")
        self.assertIn("did you mean 'klondike'", result.stdout)
        result = self.line("continue\nquit\n")
        self.assertIn("Unfinished: Klondike, sabar:17, 1 moves", result.stdout)
        self.assertIn("moves 1", result.stdout)

    def test_a_won_game_ends_with_0(self):
        piles = ["foundation A%s 2%s 3%s 4%s 5%s 6%s 7%s 8%s 9%s 10%s J%s Q%s".replace("%s", suit) for suit in "HDCS"]
        columns = ["column K" + suit for suit in "HDCS"] + ["column"] * 4
        target = os.path.join(self.folder.name, "nearly.deal")
        with open(target, "w") as file:
            file.write("\n".join(["sabar-deal 1", "game freecell"] + columns + piles) + "\n")
        result = self.line("home\nquit\n", "freecell", target)
        self.assertEqual(result.returncode, 0)
        self.assertIn("Well done! Won with 4 moves", result.stdout)
        program = self.start("freecell", target)
        program.wait_for("? help")
        program.send("a")
        program.wait_for("Well done!")
        self.assertIn("won with 4 moves in", program.screen.text())
        self.quit(program)

    def test_wrong_use(self):
        for arguments, code in ((["no-such-game"], 2), (["klondike", "x y"], 2), (["klondike", "1..3"], 2),
                                (["--resume", "/nowhere"], 2), (["klondike", "1", "--resume", "x"], 1),
                                (["klondike", "--resume", "x"], 2), (["klondike", "--colours", "3"], 1),
                                (["klondike", "--scheme", "exact"], 2), (["klondike", "-"], 2),
                                (["klondike", "--lang", "xx"], 2)):
            with self.subTest(arguments=arguments):
                self.assertEqual(self.line("", *arguments).returncode, code)

    def test_without_a_home_nothing_is_kept(self):
        result = self.line("draw\nquit\n", "klondike", "17", HOME="", XDG_STATE_HOME="")
        self.assertEqual(result.returncode, 0)

    def test_a_save_that_cannot_be_written_is_said(self):
        result = self.line("draw\nquit\n", "klondike", "17", "--save", "/proc/nowhere/x")
        self.assertEqual(result.returncode, 0)
        self.assertIn("cannot write", result.stdout)

    def read_save(self):
        with open(self.save) as file:
            return file.read()


if __name__ == "__main__":
    unittest.main()
