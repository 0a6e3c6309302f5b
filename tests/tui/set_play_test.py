#!/usr/bin/env python3
"""Plays and watches SET in a real pseudo-terminal: keys, mouse, sizes, colours, saves.

    set_play_test.py PROGRAM
"""
import json, os, signal, subprocess, sys, tempfile, unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from terminal import Program

PROGRAM = os.path.abspath(sys.argv.pop(1))
KEYS = ["qwertyui", "asdfghjk", "zxcvbnm,"]
RIGHT, ESC, ENTER = "\x1bOC", "\x1b", "\r"


def sets_of(deal):
    """The letters of the first set of a deal, and its codes."""
    text = subprocess.run([PROGRAM, "set", "find", "--deal", str(deal), "--json"], capture_output=True, text=True,
                          check=True).stdout
    found = json.loads(text)
    places = [found["cards"].index(card) for card in found["sets"][0]]
    return "".join(KEYS[place % 3][place // 3] for place in places), found["sets"][0]


class SetPlay(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.environment = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": os.environ["PATH"],
                            "LSAN_OPTIONS": os.environ.get("LSAN_OPTIONS", ""),
                            "HOME": self.folder.name, "XDG_STATE_HOME": self.folder.name}

    def start(self, *arguments, **more):
        size = {key: more.pop(key) for key in ("width", "height") if key in more}
        program = Program([PROGRAM, "set", *arguments], {**self.environment, **more}, **size)
        self.addCleanup(self.end, program)
        return program

    @staticmethod
    def end(program):
        if program.status is None:
            program.kill(signal.SIGKILL)
            program.wait()

    def quit(self, program):
        program.send("Q")
        self.assertEqual(program.wait(), 0)

    def test_plays_by_letters_and_takes_the_game_up_again(self):
        letters, cards = sets_of(17)
        program = self.start("play", "--deal", "17")
        program.wait_for("? help")
        program.send(letters)
        program.wait_for("A set: " + " ".join(cards))
        program.wait_for("deck 66")
        self.quit(program)
        program = self.start("play")
        program.wait_for("Your unfinished game goes on")
        program.wait_for("sets 1")
        program.send("\x1a")  # Ctrl-Z undoes, and does not stop the program
        program.wait_for("sets 0")
        self.quit(program)

    def test_plays_by_mouse_and_cursor(self):
        program = self.start("play", "--deal", "17")
        program.wait_for("? help")
        _, cards = sets_of(17)
        for card in cards:
            program.click(*program.screen.find(card))
            program.settle()
        program.wait_for("sets 1")
        program.send(RIGHT + " ")
        program.wait_for("*")
        program.send(ESC)
        self.quit(program)

    def test_fits_every_width_from_60_to_120(self):
        for width, height in ((60, 20), (80, 24), (100, 30), (120, 40)):
            for more in ({}, {"NO_COLOR": "1"}, {"LANG": "C", "LC_ALL": "C"}):
                program = self.start("play", "--deal", "17", "--lang", "id", width=width, height=height, **more)
                program.wait_for("dek 69")
                text = program.screen.text()
                self.assertNotIn("Perbesar", text)
                if "LC_ALL" in more:
                    self.assertTrue(text.isascii(), text)
                if "NO_COLOR" in more and width >= 80:
                    self.assertIn("merah", text)
                self.quit(program)

    def test_a_terminal_too_small_says_so(self):
        program = self.start("play", "--deal", "17", width=30, height=10)
        program.wait_for("larger")
        program.resize(80, 24)
        program.wait_for("deck 69")
        self.quit(program)

    def test_B4_watches_by_keys_and_by_itself(self):
        program = self.start("watch", "--deal", "17")
        program.wait_for("triple 0 of 220")
        program.send(" ")
        program.wait_for("triple 1 of 220")
        program.send(ENTER)
        program.wait_for("A set: ")
        program.send("e")
        program.wait_for("triples tried")
        program.send("q")
        self.assertEqual(program.wait(), 0)
        program = self.start("watch", "--deal", "17", "--auto", "--speed", "100000")
        program.wait_for("triples tried", seconds=60)
        program.send("q")
        self.assertEqual(program.wait(), 0)

    def test_signals_leave_the_terminal_as_it_was(self):
        program = self.start("play", "--deal", "17")
        program.wait_for("? help")
        program.kill(signal.SIGTERM)
        self.assertEqual(program.wait(), 128 + signal.SIGTERM)
        self.assertNotIn(1049, program.screen.modes)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], "-v"])
