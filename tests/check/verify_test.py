"""The second judge, tools/verify.py, on fixed cases, one sentence of docs/rules.md each; its files and exit codes."""
import importlib.util
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(sys.argv[1])
PROGRAM = ROOT / "tools/verify.py"
spec = importlib.util.spec_from_file_location("verify", PROGRAM)
verify = importlib.util.module_from_spec(spec)
sys.dont_write_bytecode = True
spec.loader.exec_module(verify)

KIND = {
    "column": dict(fill="any", lift="top"),
    "cell": dict(hold=1, fill="any", lift="top"),
    "foundation": dict(hold=13, build="up same", fill="base"),
    "reserve": dict(lift="top"),
    "hole": dict(build="both any", fill="any"),
    "place": dict(hold=1, lift="top"),
    "grid": dict(hold=1, build="up same", lift="top"),
    "row": dict(steps=[1, 3], match_suit=True, match_rank=True),
    "stock": dict(deal_rest=True),
    "waste": dict(lift="top"),
    "discard": dict(),
}


def group(kind, count=1, **fields):
    fields = {**KIND[kind], **fields}
    order, suits, *rest = (fields.pop("build", "none any")).split()
    build = {"order": order, "suits": suits, "step": int(rest[rest.index("by") + 1]) if "by" in rest else 1,
             "wrap": "wrap" in rest}
    return {"kind": kind, "count": count, "hold": 0, "build": build, "stop": 0, "fill": "none", "fill_rank": 0,
            "fill_from": [], "lift": "none", "lift_suits": suits, "collect": "cards", "deal": [0] * count,
            "closed": [0] * count, "deal_rest": False, "kings_first": False, "start_first": False, "start": [],
            "blocked_by": [], "grid_columns": 0, "row_suits": False, "steps": [], "match_suit": False,
            "match_rank": False, **fields}


def game(*groups, ranks=13, goal="foundations", kinds=(), count=0, **fields):
    return {"name": "test", "rules": {
        "deck": {"packs": 1, "suits": 4, "ranks": ranks}, "take": 0, "remove_rank": 0, "draw": 0, "draw_to": "waste",
        "draw_needs_full": False, "redeals": 0, "gathers": 0, "zigzag": False, "pairs": "none", "pair_sum": 0,
        "goal": {"kind": goal, "kinds": list(kinds), "count": count}, "groups": list(groups), **fields}}


def table(rules, text):
    """Piles as "t1: <KS> QH | f1: AH | redeals: 1"; the game is cut down to these cards."""
    entries = dict(part.split(":") for part in text.split("|") if part.strip())
    entries = {name.strip(): words.split() for name, words in entries.items()}
    counters = {name: int(entries.pop(name, [default])[0]) for name, default in (("base", 1), ("redeals", 0), ("gathers", 0))}
    piles, numbers = [], {}
    for of in rules["rules"]["groups"]:
        for _ in range(of["count"]):
            kind = of["kind"]
            numbers[kind] = numbers.get(kind, 0) + 1
            name = verify.SINGLE.get(kind) or verify.LETTERS[kind] + str(numbers[kind])
            words = entries.pop(name, [])
            piles.append({"name": name, "cards": [word.strip("<>") for word in words],
                          "face_down": sum(word.startswith("<") for word in words)})
    assert not entries, entries
    rules["rules"]["take"] = sum(len(pile["cards"]) for pile in piles)
    return {"piles": piles, **counters}


def text_of(verifier):
    parts = [pile.name + ": " + " ".join(f"<{card}>" if i < pile.down else str(card) for i, card in enumerate(pile.cards))
             for pile in verifier.piles if pile.cards]
    return " | ".join(parts)


class Case(unittest.TestCase):
    def after(self, rules, piles, line):
        """The piles after the line, or None if a move of it is refused."""
        verifier = verify.Verifier(rules, table(rules, piles))
        for move in line.split():
            before = text_of(verifier)
            why_not = verifier.permits(move)
            self.assertEqual(verifier.play(move), why_not)
            if why_not:
                self.assertEqual(text_of(verifier), before)
                return None
        return text_of(verifier)

    def yes(self, rules, piles, line, result):
        self.assertEqual(self.after(rules, piles, line), result)

    def no(self, rules, piles, line):
        self.assertIsNone(self.after(rules, piles, line))

    def won(self, rules, piles):
        return verify.Verifier(rules, table(rules, piles)).won()


class Transfers(Case):
    klondike = game(group("column", 3, build="down alternate", lift="run", fill="rank", fill_rank=13),
                    group("foundation", 4, lift="top"))

    def test_g4_an_ace_or_the_next_of_its_suit_goes_to_a_foundation(self):
        self.yes(self.klondike, "t1: 3H 2H AH", "t1-f1 t1-f1", "t1: 3H | f1: AH 2H")
        self.no(self.klondike, "t1: AH", "t1-f2")
        self.no(self.klondike, "t1: 2H", "t1-f1")
        self.no(self.klondike, "t1: 2D | f1: AH", "t1-f1")

    def test_g4_other_colour_and_one_lower_goes_to_a_column(self):
        self.yes(self.klondike, "t1: 8S | t2: 7H", "t2-t1", "t1: 8S 7H")
        for card in ("7C", "6H", "9H"):
            self.no(self.klondike, f"t1: 8S | t2: {card}", "t2-t1")

    def test_g4_a_king_goes_to_an_empty_column(self):
        self.yes(self.klondike, "t1: <4S> KS QH", "t1-t2x2", "t1: 4S | t2: KS QH")
        self.no(self.klondike, "t1: 4S QH", "t1-t2")

    def test_only_face_up_runs_are_lifted(self):
        self.no(self.klondike, "t1: <8S> 7H | t2: 9H", "t1-t2x2")
        self.no(self.klondike, "t1: 8S 6H | t2: 9H", "t1-t2x2")
        self.no(self.klondike, "t1: 8S | t2: 9H", "t1-t2x2")

    def test_lifts(self):
        def columns(lift, **fields):
            return game(group("column", 2, build="down alternate", lift=lift, **fields), group("foundation", 4))
        self.no(columns("top"), "t1: 8S 7H | t2: 9D", "t1-t2x2")
        self.yes(columns("whole-run"), "t1: 2C 8S 7H | t2: 9D", "t1-t2x2", "t1: 2C | t2: 9D 8S 7H")
        self.no(columns("whole-run"), "t1: 2C 8S 7H | t2: 8C", "t1-t2")
        self.yes(columns("whole-run"), "t1: 2S AH", "t1-f1", "t1: 2S | f1: AH")
        self.yes(columns("freeing-run"), "t1: 2D AS | t2: 2H | f2: AD", "t1-t2", "t1: 2D | t2: 2H AS | f2: AD")
        self.no(columns("freeing-run"), "t1: 2D AS | t2: 2H", "t1-t2")
        self.yes(columns("freeing-run"), "t1: 2D AS", "t1-t2", "t1: 2D | t2: AS")
        self.yes(columns("group"), "t1: 5C 8H 2S KC | t2: 9S", "t1-t2x3", "t1: 5C | t2: 9S 8H 2S KC")
        self.yes(columns("pile"), "t1: 8S 7H | t2: 9D", "t1-t2x2", "t2: 9D 8S 7H")
        self.no(columns("pile"), "t1: 8S 7H | t2: 8C", "t1-t2")
        self.no(columns("none"), "t1: 8S", "t1-t2")

    def test_kinds_and_hold(self):
        rules = game(group("column"), group("cell", 2), group("reserve", 2), group("hole"), group("foundation", 4))
        self.yes(rules, "c1: 5H", "c1-t1", "t1: 5H")
        for piles, move in (("c1: 5H", "c1-c2"), ("r1: 5H | r2: 4H", "r1-r2"), ("h: 5H", "h-t1"), ("t1: 5H", "t1-r1"),
                            ("t1: 5H | c1: 4H", "t1-c1"), ("f1: AH", "f1-t1"), ("t1: 5H 4H", "t1-hx2"), ("t1: 5H", "t1-t1")):
            self.no(rules, piles, move)

    def test_fills(self):
        for fill, allowed in (("any", True), ("none", False), ("waste", False), ("base", False)):
            rules = game(group("column", 2, fill=fill), group("foundation", 4))
            self.assertEqual(self.after(rules, "t1: 5H", "t1-t2") is not None, allowed, fill)
        rules = game(group("column", 2, fill="waste"), group("foundation", 4), group("stock"), group("waste"), draw=1)
        self.yes(rules, "w: 5H", "w-t2", "t2: 5H")

    def test_fill_from(self):
        rules = game(group("column", 2, build="down alternate", fill_from=["reserve", "waste"]), group("reserve", 2),
                     group("foundation", 4), group("stock"), group("waste"), draw=1)
        self.yes(rules, "t1: 9S | t2: 8H | r2: <2C> 3C | w: 4C", "t2-t1", "t1: 9S 8H | t2: 3C | r2: 2C | w: 4C")
        self.yes(rules, "t1: 9S | t2: 8H | w: 4C", "t2-t1", "t1: 9S 8H | t2: 4C")


class Builds(Case):
    def goes_on(self, build, beneath, card, **fields):
        rules = game(group("column", 2, build=build, **fields), goal="empty", kinds=["column"])
        return self.after(rules, f"t1: {beneath} | t2: {card}", "t2-t1") is not None

    def test_orders_suits_steps_and_circle(self):
        for build, beneath, card, answer in (
                ("down any", "8S", "7S", True), ("down any", "8S", "9S", False), ("up any", "8S", "9S", True),
                ("both any", "8S", "9S", True), ("both any", "8S", "7H", True), ("same any", "8S", "8H", True),
                ("same any", "8S", "7S", False), ("none any", "8S", "7S", False), ("down same", "8H", "7H", True),
                ("down same", "8H", "7D", False), ("down same-colour", "8H", "7D", True),
                ("down same-colour", "8H", "7S", False), ("down other", "8H", "7D", True),
                ("down other", "8H", "7H", False), ("up any by 4", "QS", "3S", False),
                ("up any by 4 wrap", "QS", "3S", True), ("down any wrap", "AS", "KS", True),
                ("down any", "AS", "KS", False)):
            self.assertEqual(self.goes_on(build, beneath, card), answer, (build, beneath, card))
        self.assertFalse(self.goes_on("down any", "8S", "7S", stop=8))

    def test_with_a_base_ranks_are_counted_from_it(self):
        rules = game(group("column", 2, build="down alternate wrap"),
                     group("foundation", 4, build="up same wrap", start_first=True))
        self.yes(rules, "t1: AS | t2: KH | f1: 6H | base: 6", "t2-t1", "t1: AS KH | f1: 6H")
        self.no(rules, "t1: 6S | t2: 5H | f1: 6H | base: 6", "t2-t1")
        self.yes(rules, "t1: AH KH | f1: QH | base: 6", "t1-f1 t1-f1", "f1: QH KH AH")
        self.yes(rules, "t1: 6D | base: 6", "t1-f2", "f2: 6D")
        self.no(rules, "t1: 6H | f1: 5H | base: 6", "t1-f1")

    def test_start_cards(self):
        rules = game(group("column"), group("foundation", 2, start=["QH", "KD"], build="up same wrap"))
        self.yes(rules, "t1: AH KH | f1: QH", "t1-f1 t1-f1", "f1: QH KH AH")
        rules = game(group("column"), group("foundation", 2, start=["AS", "AH"]))
        self.yes(rules, "t1: AH", "t1-f2", "f2: AH")
        self.no(rules, "t1: AH", "t1-f1")

    def test_complete_runs(self):
        at_once = game(group("column", 3, build="down any", lift="run", lift_suits="same"),
                       group("foundation", 4, hold=3, collect="runs-at-once"), ranks=3)
        self.yes(at_once, "t1: <2D> 3H 2H | t2: 2S AH", "t2-t1", "t1: 2D | t2: 2S | f1: 3H 2H AH")
        self.yes(at_once, "t1: <3H> 2H AH", "", "t1: <3H> 2H AH")
        self.no(at_once, "t1: AH", "t1-f1")
        by_hand = game(group("column", 3, build="down any", lift="run", lift_suits="same"),
                       group("foundation", 4, hold=3, collect="runs-by-hand"), ranks=3)
        self.yes(by_hand, "t1: 2S 3H 2H AH", "t1-f4x3", "t1: 2S | f4: 3H 2H AH")
        self.no(by_hand, "t1: 3H 2H", "t1-f1x2")


class Removal(Case):
    pyramid = game(group("place", 3, blocked_by=[[1, 2], [], []]), group("stock", lift="top"), group("waste"),
                   group("discard"), draw=1, pairs="sum", pair_sum=13, goal="empty", kinds=["place"])

    def test_pairs(self):
        self.yes(self.pyramid, "p1: <KH> | p2: 6H | p3: 7C", "p2+p3 p1-d", "d: 6H 7C KH")
        self.yes(self.pyramid, "p2: 6H | s: 2C 7S", "p2+s", "s: 2C | d: 6H 7S")
        self.no(self.pyramid, "p2: 6H | p3: 7C", "p3+p2")
        self.no(self.pyramid, "p2: 6H | p3: 8C", "p2+p3")
        self.no(self.pyramid, "p1: 6H | p2: 7C", "p1+p2")
        self.no(self.pyramid, "p1: KS | p2: KH", "p1-d")
        self.no(self.pyramid, "p2: QH", "p2-d")
        same = game(group("column", 2), group("discard"), pairs="same-rank", goal="empty", kinds=["column"])
        self.yes(same, "t1: 2S 6H | t2: 6S", "t1+t2", "t1: 2S | d: 6H 6S")
        self.no(same, "t1: 6H | t2: 7S", "t1+t2")

    def test_beaten(self):
        rules = game(group("column", 2), group("discard"), pairs="beaten", goal="left", count=4)
        self.yes(rules, "t1: KH | t2: AH", "t1-d", "t2: AH | d: KH")
        self.no(rules, "t1: AH | t2: KH", "t1-d")
        self.no(rules, "t1: 6H | t2: 9S", "t1-d")

    def test_row(self):
        rules = game(group("row", 5), goal="one-pile")
        self.yes(rules, "a1: 5H | a2: 2C 9H | a3: 4D", "a2-a1x2", "a1: 5H 2C 9H | a2: 4D")
        self.yes(rules, "a1: 5H | a2: 3C | a3: 2D | a4: 5C | a5: KC", "a4-a1", "a1: 5H 5C | a2: 3C | a3: 2D | a4: KC")
        for piles, move in (("a1: 5H | a2: 3C | a3: 2H", "a3-a1"), ("a1: 5H | a2: 9H", "a1-a2"),
                            ("a1: 5H | a2: 9C", "a2-a1"), ("a1: 5H | a2: 2C 9H", "a2-a1")):
            self.no(rules, piles, move)

    def test_grid(self):
        rules = game(group("grid", 6, grid_columns=3, fill="rank", fill_rank=2, row_suits=True), goal="rows")
        self.yes(rules, "g1: 4D | g5: 5D", "g5-g2", "g1: 4D | g2: 5D")
        self.yes(rules, "g2: 2D", "g2-g4", "g4: 2D")
        for piles, move in (("g1: 4H | g5: 5D", "g5-g2"), ("g2: 2D", "g2-g1"), ("g2: 3H", "g2-g1"), ("g4: 2H", "g4-g2"),
                            ("g3: 4H | g1: 5H", "g1-g4")):
            self.no(rules, piles, move)


class Stock(Case):
    def test_draw(self):
        to_waste = game(group("column"), group("foundation", 4), group("stock"), group("waste"), draw=3)
        self.yes(to_waste, "s: 5S 4S 3S 2S AS", "draw", "s: 5S 4S | w: AS 2S 3S")
        self.no(to_waste, "w: AS", "draw")
        self.no(to_waste, "s: AS", "s-t1")
        to_hole = game(group("hole"), group("stock"), draw=1, draw_to="hole", goal="empty", kinds=["stock"])
        self.yes(to_hole, "h: 9H | s: 5S 4S", "draw", "h: 9H 4S | s: 5S")
        to_columns = game(group("column", 2), group("stock"), draw=1, draw_to="column", draw_needs_full=True,
                          goal="empty", kinds=["stock"])
        self.yes(to_columns, "t1: <9H> 8H | t2: 7H | s: 5S 4S 3S", "draw", "t1: <9H> 8H 3S | t2: 7H 4S | s: 5S")
        self.no(to_columns, "t1: 8H | s: 5S 4S", "draw")

    def test_redeal(self):
        rules = game(group("column"), group("foundation", 4), group("stock"), group("waste"), draw=1, redeals=1)
        self.yes(rules, "w: AS 2S", "redeal draw", "s: 2S | w: AS")
        for piles in ("s: 5S | w: AS", "t1: AS", "w: AS | redeals: 1"):
            self.no(rules, piles, "redeal")
        rules["rules"]["redeals"] = "unlimited"
        self.yes(rules, "w: AS", "redeal draw redeal", "s: AS")

    def test_gather(self):
        rules = game(group("column", 3), group("foundation", 4), gathers=1, zigzag=True)
        self.yes(rules, "t1: AS 2S 3S | t2: 5C 6C | t3: JD QD KD", "gather", "t1: 3S | t2: <2S> <5C> KD QD | t3: <AS> 6C JD")
        self.no(rules, "t1: AS | gathers: 1", "gather")
        rules = game(group("column", 4), group("foundation", 4), gathers=1, zigzag=True)
        self.yes(rules, "t1: AS 2S 3S 4S 5S 6S", "gather", "t1: 6S | t2: 5S | t3: <4S> AS | t4: <3S> 2S")

    def test_goals(self):
        foundations = game(group("column"), group("foundation", 4), group("discard"))
        self.assertTrue(self.won(foundations, "f1: AH | d: 2H"))
        self.assertFalse(self.won(foundations, "f1: AH | t1: 2H"))
        ordered = game(group("column", 2), ranks=3, goal="ordered")
        self.assertTrue(self.won(ordered, "t2: 3H 2H AH"))
        self.assertFalse(self.won(ordered, "t2: 3H 2H"))
        rows = game(group("grid", 6, grid_columns=3), goal="rows")
        self.assertTrue(self.won(rows, "g1: 2H | g2: 3H | g4: 2S | g5: 3S"))
        self.assertFalse(self.won(rows, "g1: 2H | g2: 3H | g4: 2S | g6: 3S"))
        left = game(group("column", 2), group("discard"), pairs="beaten", goal="left", count=1)
        self.assertTrue(self.won(left, "t1: AH | d: 2H"))
        self.assertFalse(self.won(left, "t1: AH 2H"))
        pile = game(group("row", 2), goal="one-pile")
        self.assertTrue(self.won(pile, "a1: AH 2H"))
        self.assertFalse(self.won(pile, "a1: AH | a2: 2H"))


class Program(unittest.TestCase):
    def setUp(self):
        self.rules = game(group("column", 2), group("foundation", 4))
        self.table = table(self.rules, "t1: 2H AH")

    def run_files(self, line, rules=None, deal=None):
        with tempfile.TemporaryDirectory() as folder:
            paths = []
            for name, value in (("rules", rules or self.rules), ("deal", deal or {"table": self.table})):
                paths.append(pathlib.Path(folder) / name)
                paths[-1].write_text(json.dumps(value))
            return subprocess.run([sys.executable, PROGRAM, "--rules", paths[0], "--deal", paths[1], "--line", "-"],
                                  input=line, capture_output=True, text=True, timeout=60)

    def test_verdicts_and_exit_codes(self):
        done = self.run_files("t1-f1  # the ace\nt1-f1\n")
        self.assertEqual((done.stdout, done.returncode), ("accepted: won after 2 moves\n", 0))
        done = self.run_files("t1-f1")
        self.assertEqual((done.stdout, done.returncode), ("accepted: 1 moves, not won yet\n", 1))
        done = self.run_files("t1-f1 t1-f2")
        self.assertEqual((done.stdout, done.returncode),
                         ("rejected: move 2 (t1-f2): the 2H cannot go on the empty f2\n", 1))

    def test_bad_input(self):
        for deal in ({"table": {}}, {"table": {**self.table, "base": 0}}, {"table": {**self.table, "piles": []}}, [1]):
            done = self.run_files("t1-f1", deal=deal)
            self.assertEqual((done.stdout, done.returncode), ("", 2), deal)
            self.assertTrue(done.stderr.startswith("bad input: "), done.stderr)
        done = self.run_files("", rules={**self.rules, "identity": "ab"}, deal={"table": self.table, "rules": "cd"})
        self.assertEqual(done.returncode, 2)

    def test_batch(self):
        records = [{"rules": self.rules, "table": self.table, "line": line} for line in (["t1-f1", "t1-f1"], ["t1-f2"], [])]
        text = "\n".join([*map(json.dumps, records), "{}", "no json"])
        done = subprocess.run([sys.executable, PROGRAM, "--batch"], input=text, capture_output=True, text=True, timeout=60)
        self.assertEqual([line.split(":")[0] for line in done.stdout.splitlines()],
                         ["accepted", "rejected", "accepted", "bad input", "bad input"])
        self.assertEqual(done.returncode, 2)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
