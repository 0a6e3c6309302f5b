"""sabar solve, and sabar check with a certificate: verdicts, lines, proofs, exit codes."""
import functools
import itertools
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

ROOT = pathlib.Path(sys.argv[2])
VERIFY = [sys.executable, str(ROOT / "tools" / "verify.py")]
FIELDS = ["game", "rules", "scheme", "deal", "verdict", "halt", "moves", "nodes", "seconds", "solver", "model", "line"]

run = functools.partial(support.run, code=None)  # exit codes are verdicts


class Solve(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.rules = self.file("small.rules", SMALL)

    def file(self, name, text):
        path = self.folder / name
        path.write_text(text)
        return path

    def small(self, *arguments, **more):
        return run("solve", "--rules", self.rules, *arguments, **more)

    def records(self, *arguments):
        return [json.loads(line) for line in self.small(*arguments, "--json").stdout.splitlines()]

    def first(self, verdict):
        return next(record for record in self.records("1..60") if record["verdict"] == verdict)

    # --- Verdicts
    def test_text_names_game_deal_rules_verdict_moves_and_nodes(self):
        text = run("solve", "freecell", 617, "--scheme", "ms", code=10).stdout
        self.assertRegex(text, r"^freecell ms:617 rules [0-9a-f]{12} solved \d+ moves \d+ nodes by freecell\n$")
        deal = self.first("unsolvable")["deal"]
        self.assertRegex(self.small(deal, code=20).stdout, r"^small sabar:\d+ rules [0-9a-f]{12} unsolvable \d+ nodes by \w+\n$")
        text = self.small(deal, "--nodes", 1, code=0).stdout
        self.assertRegex(text, r"^small sabar:\d+ rules [0-9a-f]{12} unknown \(nodes\) \d+ nodes by \w+\n$")

    def test_json_has_the_fixed_fields(self):
        for record in self.records("1..10"):
            self.assertEqual(list(record), FIELDS)
            self.assertEqual(record["moves"], len(record["line"]) if record["verdict"] == "solved" else None)
            self.assertEqual((record["game"], record["scheme"], record["solver"]), ("small", "sabar", "auto"))

    def test_both_judges_accept_the_line(self):
        record = self.first("solved")
        line = self.small(record["deal"], "--line", code=10).stdout.split("\n", 1)[1]
        self.assertEqual(line.split(), record["line"])
        self.assertIn("won", run("check", "--rules", self.rules, record["deal"], "--line", "-", stdin=line, code=0).stdout)
        done = subprocess.run([*VERIFY, *self.judge_files(record["deal"]), "--line", "-"], input=line,
                              capture_output=True, text=True, timeout=60)
        self.assertIn("accepted: won", done.stdout + done.stderr)

    def judge_files(self, deal):
        rules = self.file("rules.json", run("rules", "--rules", self.rules, "--json").stdout)
        table = self.file("deal.json", run("deal", "--rules", self.rules, deal, "--json").stdout)
        return ["--rules", str(rules), "--deal", str(table)]

    def test_exit_codes_of_several_deals(self):
        verdicts = {}
        for record in self.records("1..60"):
            verdicts.setdefault(record["verdict"], []).append(record["deal"])
        self.small(*verdicts["solved"][:3], code=10)
        self.small(*verdicts["unsolvable"][:2], code=20)
        self.small(verdicts["solved"][0], verdicts["unsolvable"][0], code=0)

    def test_threads_change_nothing_but_the_time(self):
        def without_seconds(*arguments):
            return [{**record, "seconds": 0} for record in self.records("1..40", *arguments)]
        self.assertEqual(without_seconds(), without_seconds("--threads", 4))
        self.assertEqual([record["deal"] for record in self.records("5..9", "3", "--threads", 3)], list("567893"))

    # --- Deals
    def test_files_and_standard_input(self):
        texts = [run("deal", "--rules", self.rules, deal, "--text").stdout for deal in (1, 2)]
        both = self.file("deals.txt", "\n".join(texts))
        self.assertEqual([record["deal"] for record in self.records(both)], ["1", "2"])
        unnamed = self.file("unnamed.txt", "\n".join(text.replace("source", "# source") for text in texts))
        records = self.records(unnamed)
        self.assertEqual([record["deal"] for record in records], [f"{unnamed}#1", f"{unnamed}#2"])
        self.assertEqual(records[0]["line"], self.records("1")[0]["line"])
        self.assertIn("small sabar:1 ", self.small("-", stdin=texts[0]).stdout)
        self.small(both, "--scheme", "ms", code=2)

    def test_wrong_use(self):
        self.assertIn("did you mean 'auto'", run("solve", "klondike", 1, "--solver", "aut", code=2).stderr)
        self.assertIn("a deal is wanted", run("solve", "klondike", code=2).stderr)
        run("solve", code=1)
        run("solve", "klondike", "9..3", code=2)
        run("solve", "klondike", "1", "--nodes", "-1", code=1)
        run("solve", "klondike", "1", "--memory", "0", code=2)
        run("solve", "klondike", "1", "--seconds", "-1", code=2)
        run("solve", "klondike", "1", "--lang", "xx", code=2)
        run("solve", "klondike", "1", "--line", "--explain", code=1)
        run("solve", "klondike", "1", "--positions", "5", code=1)
        run("solve", "klondike", "1", "--certificate", "/no/such/folder/file", code=2)
        self.small("1..2", "--certificate", self.folder / "x", code=2)

    def test_techniques_may_be_switched_off_one_by_one_or_as_a_list(self):
        def nodes(*arguments):
            return [record["nodes"] for record in self.records("1..20", "--solver", "dfs", *arguments)]
        one, other = ["--without", "deadlock"], ["--without", "safe-foundation"]
        both = nodes(*one, *other)
        self.assertNotEqual(both, nodes(*one))
        self.assertNotEqual(both, nodes(*other))
        self.assertEqual(both, nodes("--without", "deadlock,safe-foundation"))
        self.assertEqual(both, nodes(*other, *one))
        # What follows is a deal, not a technique.
        self.assertIn("sabar:3 ", self.small("--without", "deadlock", 3).stdout)
        self.assertIn("'none'", self.small(3, *one, "--without", "none", code=2).stderr)

    def test_absurd_numbers_are_refused_or_harmless(self):
        most = 2 ** 64 - 1
        plain = self.small("1..3", code=None).stdout
        self.assertEqual(self.small("1..3", "--nodes", most).stdout, plain)
        for option in ("--short-nodes", "--optimal-nodes"):
            self.assertIn("shortest", self.small("1..3", "--optimal", option, most).stdout, option)
        self.assertIn("accepted", run("check", "--rules", self.rules, 1, "--line", "-", "--losing-move", "--nodes", most,
                                      stdin="draw", code=0).stdout)
        for option, text in (("--memory", most), ("--memory", 0), ("--threads", most), ("--threads", 1025), ("--seconds", "1e300"),
                             ("--seconds", "nan")):
            self.assertIn(option.strip("-"), self.small(1, option, text, code=2).stderr, option)
        self.assertEqual(self.small(1, "--nodes", most + 1, code=1).stdout, "")

    def test_explains_every_move_of_a_line_in_both_languages(self):
        for solver, language in itertools.product(("greedy", "auto", "dfs"), ("en", "id")):
            text = self.small("1", "--solver", solver, "--explain", "--lang", language).stdout.splitlines()[1:]
            self.assertGreater(len(text), 3)
            for number, line in enumerate(text, 1):
                self.assertRegex(line, rf"^ *{number}\. \S+ +\S+ .*\.$")
            record = json.loads(self.small("1", "--solver", solver, "--explain", "--lang", language, "--json").stdout)
            self.assertEqual(list(record), FIELDS + ["reasons"])
            self.assertEqual(len(record["reasons"]), len(record["line"]))
            self.assertTrue(all(record["reasons"]))

    # --- Limits
    def test_seconds_are_an_outer_guard(self):
        began = time.monotonic()
        record = json.loads(run("solve", "klondike", 1, "--solver", "reference", "--seconds", "0.3", "--json").stdout)
        self.assertEqual((record["verdict"], record["halt"]), ("unknown", "time"))
        self.assertLess(time.monotonic() - began, 20)

    def test_ctrl_c_reports_what_is_done(self):
        program = subprocess.Popen([SABAR, "solve", "freecell", "1", "1", "--solver", "reference", "--memory", "100000"],
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        time.sleep(1)
        program.send_signal(signal.SIGINT)
        began = time.monotonic()
        output, errors = program.communicate(timeout=60)
        self.assertLess(time.monotonic() - began, 10)
        self.assertEqual(program.returncode, 0)
        self.assertIn("unknown (stopped)", output)
        self.assertIn("stopped early", errors)

    # --- Certificates
    def test_a_certificate_is_written_and_both_judges_accept_it(self):
        deal = self.first("unsolvable")["deal"]
        proof = self.folder / "proof.txt"
        self.small(deal, "--certificate", proof, code=20)
        text = run("check", "--rules", self.rules, deal, "--certificate", proof, code=0).stdout
        self.assertRegex(text, r"accepted: unsolvable, \d+ positions, \d+ moves")
        record = json.loads(run("check", "--rules", self.rules, deal, "--certificate", proof, "--json", code=0).stdout)
        self.assertTrue(record["accepted"])
        lines = proof.read_text().splitlines()
        self.assertEqual(record["positions"], len(lines) - 5)
        files = self.judge_files(deal)
        done = subprocess.run([*VERIFY, *files, "--certificate", str(proof)], capture_output=True, text=True, timeout=300)
        self.assertEqual((done.returncode, done.stdout), (0, f"accepted: {len(lines) - 5} positions, no play leaves\n"))
        self.reject(deal, lines, files)

    def reject(self, deal, lines, files):
        """Both judges reject the certificate without one of its positions, with another start, and of another deal."""
        fewer = lines[:4] + [f"positions {len(lines) - 6}"] + lines[5:-1]
        other = lines[:3] + [f"start {lines[-1]}"] + lines[4:]
        for changed, reason in ((fewer, "leads to a position that is not in the set"), (other, "another deal")):
            proof = self.file("changed.txt", "\n".join(changed) + "\n")
            text = run("check", "--rules", self.rules, deal, "--certificate", proof, code=2).stdout
            self.assertIn("rejected: ", text)
            self.assertIn(reason, text)
            done = subprocess.run([*VERIFY, *files, "--certificate", str(proof)], capture_output=True, text=True,
                                  timeout=300)
            self.assertEqual(done.returncode, 1)
            self.assertIn(reason, done.stdout)
        proof = self.file("proof.txt", "\n".join(lines) + "\n")
        run("check", "--rules", self.rules, int(deal) + 1, "--certificate", proof, code=2)
        run("check", "klondike", 1, "--certificate", proof, code=2)
        run("check", "--rules", self.rules, deal, "--certificate", proof, "--line", proof, code=1)

    def test_no_certificate_without_an_unsolvable_deal_or_room(self):
        proof = self.folder / "proof.txt"
        self.assertIn("no certificate: the deal can be won",
                      self.small(self.first("solved")["deal"], "--certificate", proof, code=10).stderr)
        deal = self.first("unsolvable")["deal"]
        self.assertIn("more than 3 positions",
                      self.small(deal, "--certificate", proof, "--positions", 3, code=20).stderr)
        self.assertIn("it is not known", self.small(deal, "--certificate", proof, "--nodes", 1, code=0).stderr)
        self.assertFalse(proof.exists())


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0]])
