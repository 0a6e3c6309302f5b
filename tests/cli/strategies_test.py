"""`sabar lab strategies` as people and scripts meet it."""
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import unittest

import support
from support import SABAR, wait_until_caught

LAB = ("lab", "strategies")


def run(*arguments, code=0):
    return support.run(*LAB, *arguments, code=code)


def records(*arguments):
    return support.records(*LAB, *arguments)


def without_times(record):
    return {key: value for key, value in record.items() if key != "seconds"}


class Strategies(unittest.TestCase):
    def test_help_lists_strategies_with_examples(self):
        text = run("--help").stdout
        for word in ("Example", "greedy-paper", "random", "auto"):
            self.assertIn(word, text)

    def test_G3_the_usual_strategies_side_by_side(self):
        names = [record["strategy"] for record in records("klondike", "--deals", "1..3", "--nodes", "2000")]
        self.assertEqual(names, ["greedy-paper", "greedy", "random", "dfs-paper", "auto"])
        text = run("klondike", "--deals", "1..3", "--nodes", "2000").stdout
        self.assertIn("rules a5e8873b99fd", text)
        self.assertIn("that can be won", text)

    def test_figures_add_up(self):
        for record in records("klondike", "--deals", "1..20", "--nodes", "5000"):
            self.assertEqual(record["games"], 20)
            self.assertEqual(record["won"] + record["unsolvable"] + record["unknown"], 20)
            self.assertEqual(sum(record["unknown_by"].values()), record["unknown"])
            low, high = record["interval"]
            self.assertTrue(0 <= low <= record["rate"] <= high <= 1)
            self.assertEqual(sum(record["winnable"][part] for part in ("can", "cannot", "undecided")), 20)

    def test_threads_change_nothing_but_times(self):
        options = ("klondike", "--strategies", "greedy-paper,greedy,random", "--deals", "5..40", "--seed", "3")
        one = [without_times(record) for record in records(*options)]
        two = [without_times(record) for record in records(*options, "--threads", "2")]
        self.assertEqual(one, two)

    def test_without_a_solver_nothing_is_said_of_what_can_be_won(self):
        [record] = records("klondike", "--strategies", "greedy", "--deals", "1..3")
        self.assertIsNone(record["winnable"])
        self.assertIn("is not known", run("klondike", "--strategies", "greedy", "--deals", "1..3").stdout)

    def test_schemes_and_single_deals(self):
        [record] = records("freecell", "--strategies", "auto", "--scheme", "ms", "--deals", "617", "--nodes", "200000")
        self.assertEqual((record["scheme"], record["deals"], record["won"]), ("ms", "617..617", 1))

    def test_page(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "page.html")
            run("yukon", "--strategies", "greedy,random", "--deals", "1..3", "--html", path, "--lang", "id")
            with open(path, encoding="utf-8") as file:
                self.assertIn('<html lang="id">', file.read())
        printed = run("yukon", "--strategies", "greedy", "--deals", "1..3", "--html", "-").stdout
        self.assertTrue(printed.startswith("<!doctype html>"))
        self.assertTrue(printed.endswith("</html>\n"))

    def test_bad_input_is_exit_code_2_with_a_way_out(self):
        cases = {
            ("klondik",): "did you mean 'klondike'?",
            ("klondike", "--strategies", "gredy"): "did you mean 'greedy'?",
            ("klondike", "--strategies", "greedy,greedy"): "name each strategy once",
            ("golf", "--strategies", "greedy-paper"): "use greedy",
            ("klondike", "--deals", "x"): "as in 1..100",
            ("klondike", "--deals", "9..3"): "as in 1..100",
            ("klondike", "--deals", "1..99999999999999999999"): "1..10000000",
            ("klondike", "--scheme", "sabr"): "did you mean 'sabar'?",
            ("klondike", "--lang", "fr"): "use en or id",
            ("klondike", "--threads", "9999"): "use 1..1024",
            ("klondike", "--html", "/no/such/folder/x.html"): "there is no folder",
        }
        for arguments, message in cases.items():
            self.assertIn(message, run(*arguments, code=2).stderr, arguments)
        run(code=1)
        run("klondike", "--nodes", "-1", code=1)

    def test_interrupted_it_reports_what_is_done(self):
        work = subprocess.Popen([SABAR, *LAB, "klondike", "--strategies", "greedy", "--deals", "1..5000000", "--json"],
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        wait_until_caught(work.pid, signal.SIGINT)
        time.sleep(1.5)
        work.send_signal(signal.SIGINT)
        out, err = work.communicate(timeout=30)
        self.assertEqual(work.returncode, 0, err)
        self.assertIn("stopped early", err)
        [record] = [json.loads(line) for line in out.splitlines()]
        self.assertTrue(record["stopped"])
        self.assertTrue(0 < record["games"] < 5000000)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], "-v"])
