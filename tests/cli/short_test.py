"""sabar solve --short and --optimal: shorter lines, proofs, what is printed."""
import functools
import json
import pathlib
import signal
import subprocess
import sys
import tempfile
import time
import unittest

import support
from support import SABAR, SMALL


MORE = ["before", "shortest", "at_least", "short_nodes"]

run = functools.partial(support.run, code=None)  # exit codes are verdicts


class Short(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.rules = pathlib.Path(folder.name) / "small.rules"
        self.rules.write_text(SMALL)

    def records(self, *arguments):
        text = run("solve", "--rules", self.rules, *arguments, "--json").stdout
        return [json.loads(line) for line in text.splitlines()]

    def test_shortest_lines_are_as_short_as_the_oracles_and_the_judge_accepts_them(self):
        oracle = self.records("1..30", "--solver", "reference")
        plain = self.records("1..30")
        shortest = self.records("1..30", "--optimal")
        self.assertEqual([record["moves"] for record in shortest], [record["moves"] for record in oracle])
        for record, before in zip(shortest, plain):
            self.assertEqual(list(record)[-4:], MORE)
            self.assertEqual((record["verdict"], record["nodes"]), (before["verdict"], before["nodes"]))
            if record["verdict"] != "solved":
                self.assertEqual([record[name] for name in MORE], [None, False, None, None])
                continue
            self.assertTrue(record["shortest"])
            self.assertEqual((record["at_least"], record["before"]), (record["moves"], before["moves"]))
            line = " ".join(record["line"])
            self.assertIn("won", run("check", "--rules", self.rules, record["deal"], "--line", "-", stdin=line, code=0).stdout)

    def test_text_says_from_how_many_moves_and_what_is_proved(self):
        text = run("solve", "klondike-3", 2, "--scheme", "solvitaire", "--short", "--short-nodes", 20000, code=10).stdout
        self.assertRegex(text, r"^klondike-3 solvitaire:2 rules \w+ solved (\d+) moves \d+ nodes by \w+, from \d+ moves with 20000 nodes: "
                               r"shortest known, at least \d+\n$")
        text = run("solve", "klondike-3", 2, "--scheme", "solvitaire", "--optimal", code=10).stdout
        self.assertRegex(text, r"solved \d+ moves \d+ nodes by \w+, from \d+ moves with \d+ nodes: shortest\n$")

    def test_more_nodes_never_make_a_line_longer_and_bounds_stay_true(self):
        lengths, bounds = [], []
        for nodes in (0, 1000, 50000, 300000):
            record = json.loads(run("solve", "klondike", 3, "--optimal", "--short-nodes", nodes,
                                    "--optimal-nodes", nodes, "--json", code=10).stdout)
            self.assertLessEqual(record["moves"], record["before"])
            self.assertLessEqual(record["short_nodes"], 2 * nodes)
            self.assertGreaterEqual(record["moves"], record["at_least"])
            lengths.append(record["moves"])
            bounds.append(record["at_least"])
        self.assertEqual(bounds, sorted(bounds))
        self.assertLess(lengths[-1], lengths[0])

    def test_threads_change_nothing_but_the_time(self):
        def without_seconds(*arguments):
            return [{**record, "seconds": 0} for record in self.records("1..20", "--optimal", *arguments)]
        self.assertEqual(without_seconds(), without_seconds("--threads", 3))

    def test_time_and_ctrl_c_leave_a_line(self):
        record = json.loads(run("solve", "klondike-3", 2, "--scheme", "solvitaire", "--optimal", "--optimal-nodes", 10**10,
                                "--seconds", 3, "--json", code=10).stdout)
        self.assertEqual(record["verdict"], "solved")
        self.assertLess(record["moves"], record["before"])
        program = subprocess.Popen([SABAR, "solve", "klondike", "3", "--short", "--short-nodes", "4000000000", "--memory", "4000"],
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        time.sleep(2)
        program.send_signal(signal.SIGINT)
        output, _ = program.communicate(timeout=60)
        self.assertIn("shortest known, at least", output)

    def test_runs_may_count_one_where_cards_move_one_by_one(self):
        def record(*more):
            return json.loads(run("solve", "freecell", 1, "--scheme", "ms", "--short", *more, "--json", code=10).stdout)
        cards, runs = record(), record("--count-runs")
        for each in (cards, runs):
            self.assertEqual(list(each)[-5:], MORE + ["run_moves"])
            self.assertEqual(len(each["line"]), each["moves"])
            self.assertLessEqual(each["run_moves"], each["moves"])
        self.assertLess(runs["run_moves"], cards["run_moves"])
        self.assertLess(cards["moves"], runs["moves"])
        text = run("solve", "freecell", 1, "--scheme", "ms", "--short", "--count-runs", code=10).stdout
        self.assertIn(f"solved {runs['moves']} moves ({runs['run_moves']} with runs as one)", text)
        refused = run("solve", "klondike", 1, "--short", "--count-runs", code=2)
        self.assertIn("not for klondike", refused.stderr)
        run("solve", "freecell", 1, "--count-runs", code=1)
        run("solve", "freecell", 1, "--short", "--optimal", "--count-runs", code=1)

    def test_wrong_use(self):
        run("solve", "klondike", 1, "--short", "--short-nodes", "-1", code=1)
        run("solve", "klondike", 1, "--optimal", "--optimal-nodes", "1.5", code=1)
        run("solve", "klondike", 1, "--short", "--optimal-nodes", "5", code=1)
        run("solve", "klondike", 1, "--short", "--explain", code=1)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0]])
