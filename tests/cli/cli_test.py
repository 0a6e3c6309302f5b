"""The program as people and scripts meet it: output, exit codes, errors."""
import json
import math
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

from support import SABAR, records, run

ROOT = pathlib.Path(sys.argv[2])

PAPER_DRAWS = (
    "48 30 6 16 35 42 34 32 9 30 1 8 1 30 2 8 29 24 4 0 24 26 0 20 2 16 16 8 16 0 20 16 0 0 1 0 0 7 12 8 3 6 0 0 1 4 1 "
    "0 2 0 0")
PAPER_ARRAY = (
    "6 12 11 28 14 15 34 18 44 16 50 4 32 13 8 22 19 40 20 23 24 29 48 26 37 39 52 38 21 45 27 46 1 5 25 30 41 3 47 42 9 "
    "2 51 10 33 35 43 36 17 7 31 49")


class Help(unittest.TestCase):
    def test_no_arguments_show_help_with_examples(self):
        self.assertIn("Examples:", run().stdout)
        self.assertEqual(run().stdout, run("--help").stdout)

    def test_every_command_has_help_with_examples(self):
        for command in (["deal"], ["shuffle"], ["inspect"], ["lab", "shuffles"], ["completion"], ["man"]):
            self.assertIn("Example", run(*command, "--help").stdout, command)

    def test_wrong_use_is_exit_code_1(self):
        self.assertIn("did you mean 'shuffle'?", run("shufle", code=1).stderr)
        self.assertIn("did you mean 'shuffles'?", run("lab", "shufles", code=1).stderr)
        run("shuffle", "--no-such-option", code=1)
        run("shuffle", "-n", "many", code=1)
        for option in ("-n", "--count", "--seed"):
            for value in ("-1", "1.5", "1e3", "99999999999999999999999", "[5]", "0x10", ""):
                run("shuffle", option, value, code=1)
        for options in (["--draws", "0", "--seed", "1"], ["--draws", "0", "--count", "2"], ["--draws", "0", "--rng", "ms"]):
            run("shuffle", *options, code=1)
        run("inspect", "file", "--perm", "1 2", code=1)
        for other in (["--html", "x.html"], ["--count", "9"], ["--reseed-bits", "9"]):
            run("lab", "shuffles", "--runs", "3", *other, code=1)

    def test_numbers_are_decimal(self):
        self.assertEqual(run("shuffle", "--seed", "010").stdout, run("shuffle", "--seed", "10").stdout)

    def test_output_that_cannot_be_written_is_no_success(self):
        with open("/dev/full", "w") as full:
            done = subprocess.run([SABAR, "shuffle"], stdout=full, stderr=subprocess.PIPE, text=True)
        self.assertEqual(done.returncode, 2)
        self.assertIn("cannot write the output", done.stderr)
        run("deal", code=1)
        run("lab", code=1)

    def test_completions_and_manual_know_every_command(self):
        for shell in ("bash", "zsh", "fish"):
            script = run("completion", shell).stdout
            for word in ("deal", "shuffle", "inspect", "shuffles", "algorithm"):
                self.assertIn(word, script, shell)
        script = run("completion", "bash").stdout
        check = "COMP_WORDS=(sabar lab shuffles --al); COMP_CWORD=3; _sabar; echo ${COMPREPLY[*]}"
        done = subprocess.run(["bash", "-c", script + check], capture_output=True, text=True)
        self.assertEqual(done.stdout.strip(), "--algorithms", done.stderr)
        self.assertIn("did you mean 'fish'?", run("completion", "fih", code=2).stderr)
        self.assertIn(".TH SABAR 1", run("man").stdout)


class Shuffle(unittest.TestCase):
    def test_S4_paper_draws_give_the_papers_array(self):
        done = run("shuffle", "--algorithm", "sattolo", "--draws", PAPER_DRAWS)
        self.assertEqual(done.stdout.splitlines()[-1], PAPER_ARRAY)

    def test_S3_trace_is_the_papers_tables_1_and_2(self):
        [record] = records("shuffle", "--algorithm", "sattolo", "--draws", PAPER_DRAWS, "--trace")
        rows = record["trace"]
        self.assertEqual(len(rows), 51)
        self.assertEqual((rows[0]["i"], rows[0]["r"]), (51, 48))
        self.assertEqual(rows[0]["array"], [*range(1, 49), 52, 50, 51, 49])
        # Row 26 ends table 1.
        self.assertEqual(rows[25]["array"][:17], [48, 40, 28, 4, 34, 6, 50, 8, 37, 44, 11, 12, 13, 14, 15, 16, 39])
        self.assertEqual(" ".join(map(str, rows[50]["array"])), PAPER_ARRAY)
        text = run("shuffle", "--algorithm", "sattolo", "--draws", PAPER_DRAWS, "--trace").stdout
        self.assertIn("A[51] ↔ A[48]", text)

    def test_S2_sattolo_makes_one_cycle_of_any_size(self):
        for n in (2, 3, 10, 52, 104, 1000):
            for algorithm in ("sattolo", "sattolo-batched"):
                [record] = records("shuffle", "--algorithm", algorithm, "-n", str(n), "--seed", "5")
                place, length = 0, 0
                while length == 0 or place != 0:
                    place, length = record["order"][place] - 1, length + 1
                self.assertEqual(length, n, algorithm)

    def test_a_trace_repeats_the_untraced_shuffle(self):
        for algorithm in ("sattolo", "fisher-yates"):
            options = ("shuffle", "--algorithm", algorithm, "--seed", "9", "--rng", "pcg64", "--count", "3")
            plain = [record["order"] for record in records(*options)]
            self.assertEqual(plain, [record["order"] for record in records(*options, "--trace")])

    def test_a_printed_seed_repeats_the_shuffle(self):
        [record] = records("shuffle")
        [again] = records("shuffle", "--seed", str(record["seed"]))
        self.assertEqual(record, again)

    def test_bad_input_is_exit_code_2_with_a_way_out(self):
        cases = {
            ("--algorithm", "satolo"): "did you mean 'sattolo'?",
            ("--rng", "xoshiro25"): "did you mean 'xoshiro256**'?",
            ("--algorithm", "sattolo", "--draws", "2 0 x"): "draw 3: 'x' is not a whole number",
            ("--algorithm", "sattolo", "--draws", "2 2 0"): "draw 2: 2 is out of range",
            ("--algorithm", "sattolo", "--draws", "2 -1 0"): "draw 2",
            ("--algorithm", "sattolo", "-n", "52", "--draws", "2 0 0"): "51",
            ("--algorithm", "riffle", "--draws", "1"): "use fisher-yates or sattolo",
            ("--algorithm", "riffle:0",): "riffle",
            ("--algorithm", "lcg", "--trace"): "use fisher-yates or sattolo",
            ("-n", "0"): "1..65535",
            ("-n", "70000"): "1..65535",
            ("-n", "53", "--as", "letters"): "52",
            ("--as", "lettres"): "did you mean 'letters'?",
        }
        for arguments, message in cases.items():
            done = run("shuffle", *arguments, code=2)
            self.assertIn(message, done.stderr, arguments)
            self.assertEqual(done.stdout, "", arguments)


class Inspect(unittest.TestCase):
    def test_S5_paper_result_is_verified(self):
        [record] = records("inspect", "--perm", PAPER_ARRAY)
        self.assertEqual(record["fixed_points"], 0)
        self.assertEqual(record["cycle_count"], 1)
        self.assertEqual(len(record["cycles"][0]), 52)
        self.assertEqual(record["displacements"][0], 32)
        text = run("inspect", "--perm", PAPER_ARRAY, "--table").stdout
        self.assertIn("All 52 cards form one cycle", text)
        # Table 3: index, before, after, moved.
        rows = [line.split() for line in text.splitlines() if line.strip()[:1].isdigit() and "yes" in line]
        cells = sorted([row[:4] for row in rows] + [row[5:9] for row in rows], key=lambda cell: int(cell[0]))
        after = PAPER_ARRAY.split()
        self.assertEqual(cells, [[str(i), str(i + 1), after[i], "yes"] for i in range(52)])

    def test_S6_S7_paper_tables_4_and_5(self):
        [record] = records("inspect", "--perm", PAPER_ARRAY)
        deal = record["deal"]
        self.assertEqual([column[-1] for column in deal["columns"]], ["6H", "JH", "2D", "3D", "8H", "JD", "QC"])
        self.assertEqual(list(deal["suits"]["tableau"].values()), [6, 10, 7, 5])
        self.assertEqual(list(deal["suits"]["stock"].values()), [7, 3, 6, 8])

    def test_rank_names_the_order(self):
        [record] = records("inspect", "--perm", PAPER_ARRAY)
        [deal] = records("deal", "klondike", record["rank"], "--scheme", "exact", "--order", "column")
        self.assertEqual(deal["columns"], record["deal"]["columns"])
        [last] = records("inspect", "--perm", " ".join(map(str, range(52, 0, -1))))
        self.assertEqual(int(last["rank"]), math.factorial(52) - 1)

    def test_reads_files_standard_input_and_cards(self):
        letters = run("shuffle", "--seed", "3", "--as", "letters").stdout
        numbers = run("shuffle", "--seed", "3").stdout
        from_letters = run("inspect", "-", "--json", stdin=letters).stdout
        self.assertEqual(from_letters, run("inspect", "-", "--json", stdin=numbers).stdout)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "order.txt")
            pathlib.Path(path).write_text(numbers)
            self.assertEqual(from_letters, run("inspect", path, "--json").stdout)
            self.assertIn("cannot read", run("inspect", path + "x", code=2).stderr)
            run("inspect", folder, code=2)
            with open(path, "wb") as binary:
                binary.write(bytes(range(256)) * 50)
            run("inspect", path, code=2)
        self.assertIn("larger than 64 MiB", run("inspect", "/dev/zero", code=2).stderr)

    def test_bad_permutations(self):
        cases = {
            "1 2 2": "entry 3: 2 is there twice",
            "1 2 5": "entry 3: 5 is out of range",
            "0 1 2": "entry 1: 0 is out of range",
            "1 2 x": "'x' is not a card",
            "": "nothing to inspect",
            "AH AH": "entry 2",
            "x" * 5000: "xxx…' is not a card",
            "99999999999999999999": "entry 1",
        }
        for perm, message in cases.items():
            self.assertIn(message, run("inspect", "--perm", perm, code=2).stderr, perm)


class Deal(unittest.TestCase):
    def test_golden_deals_of_every_scheme(self):
        for line in (ROOT / "tests/golden/deals.txt").read_text().splitlines():
            scheme, number, packs, *cards = line.split()
            game = {"1": "klondike", "2": "spider-4", "4x2": "spider-2", "8x1": "spider-1"}[packs]
            [deal] = records("deal", game, number, "--scheme", scheme, "--order", "column")
            dealt = [card.replace("10", "T") for column in deal["columns"] for card in column] + [
                card.replace("10", "T") for card in deal["stock"]]
            self.assertEqual(dealt, cards, (scheme, number))

    def solvitaire(self, name):
        return [json.loads(line) for line in (ROOT / f"tests/golden/solvitaire/{name}.jsonl").read_text().splitlines()]

    def test_solvitaire_deals_come_out_in_their_own_order(self):
        dealt = records("deal", "klondike", "1..25", "--scheme", "solvitaire")
        for wanted, deal in zip(self.solvitaire("klondike"), dealt, strict=True):
            self.assertEqual(deal["columns"], wanted["columns"])
            self.assertEqual(deal["stock"], wanted["stock_in_draw_order"])
            self.assertEqual(deal["order"], "backwards")

    def test_solvitaire_freecell_deals_have_their_columns(self):
        dealt = records("deal", "freecell", "1..25", "--scheme", "solvitaire")
        for wanted, deal in zip(self.solvitaire("free-cell"), dealt, strict=True):
            self.assertEqual(sorted(deal["columns"]), sorted(wanted["deal"]["tableau piles"]))

    def test_solvitaires_json_is_read_and_written(self):
        wanted = self.solvitaire("canfield")
        path = str(ROOT / "tests/golden/solvitaire/canfield.jsonl")
        written = run("deal", "canfield", path, "--format", "solvitaire").stdout.splitlines()
        self.assertEqual([json.loads(line) for line in written], [record["deal"] for record in wanted])
        for record, echoed in zip(wanted, records("deal", "canfield", path), strict=True):
            self.assertEqual((echoed["scheme"], echoed["deal"]), ("solvitaire", str(record["seed"])))
            self.assertEqual(echoed["stock"], record["deal"]["stock"][::-1])

    def test_text_has_a_version_and_every_card(self):
        [deal] = records("deal", "klondike", "17")
        text = run("deal", "klondike", "17", "--text").stdout
        self.assertTrue(text.startswith(
            f"sabar-deal 1\ngame klondike\nrules {deal['rules']}\nsource sabar:17\norder row\n"))
        cards = [word.strip("<>") for line in text.splitlines()[5:] for word in line.split()[1:]]
        self.assertEqual(len(set(cards)), 52)

    def test_every_format_is_echoed(self):
        for game in ("klondike", "freecell", "spider-4", "canfield", "gaps", "accordion", "black-hole"):
            [deal] = records("deal", game, "17")
            for form in ("text", "json", "fc-solve", "solvitaire"):
                if form == "fc-solve" and game != "freecell":
                    self.assertIn("use --format text", run("deal", game, "17", "--format", form, code=2).stderr)
                    continue
                written = run("deal", game, "17", "--format", form).stdout
                [again] = records("deal", game, "-", stdin=written)
                self.assertEqual(again["table"], deal["table"], (game, form))
                self.assertEqual(run("deal", game, "-", "--format", form, stdin=written).stdout, written, (game, form))
        [again] = records("deal", "klondike", "-", stdin=run("deal", "klondike", "17", "--text").stdout)
        self.assertEqual([again], records("deal", "klondike", "17"))
        two = run("deal", "klondike", "1..2", "--text").stdout
        self.assertEqual(records("deal", "klondike", "-", stdin=two), records("deal", "klondike", "1..2"))

    def test_microsoft_boards_as_fc_solve_has_them(self):
        boards = (ROOT / "tests/golden/ms-freecell-boards.txt").read_text().split("# ms ")[1:]
        for board in boards:
            number, *lines = board.splitlines()
            written = run("deal", "freecell", number, "--scheme", "ms", "--format", "fc-solve").stdout
            self.assertEqual(written.splitlines(), [line.strip() for line in lines])
            [echoed] = records("deal", "freecell", "-", stdin=written)
            self.assertEqual(echoed["scheme"], "fc-solve")
            self.assertEqual([echoed["table"]], [d["table"] for d in records("deal", "freecell", number, "--scheme", "ms")])

    def test_every_game_is_dealt_and_fits_eighty_columns(self):
        games = sorted(path.stem for path in (ROOT / "rules").glob("*.rules"))
        self.assertGreater(len(games), 50)
        for game in games:
            text = run("deal", game, "1").stdout
            for line in text.splitlines()[2:]:
                self.assertLessEqual(len(line), 80, game)
            self.assertIn(", rules ", text)
        [deal] = records("deal", "tri-peaks", "17")
        self.assertEqual([len(row) for row in deal["rows"]], [3, 6, 9, 10])
        self.assertEqual(deal["face_down"], [3, 6, 9, 0])
        names = [pile["name"] for pile in deal["table"]["piles"]]
        self.assertEqual(names, [f"p{i}" for i in range(1, 29)] + ["h", "s"])

    def test_the_picture_of_a_pyramid(self):
        lines = run("deal", "pyramid", "17").stdout.splitlines()
        self.assertEqual(lines[2], "Row 1                        9♠")
        self.assertEqual(lines[8], "Row 7         8♦   7♦   2♦   K♣   2♣   9♥   J♣")

    def test_rules_of_ones_own(self):
        with tempfile.TemporaryDirectory() as folder:
            path = str(pathlib.Path(folder, "mine.rules"))
            pathlib.Path(path).write_text("# mine\ntitle Mine\ncolumns 4 deal 13 build down suit\nfoundations 4\n")
            [deal] = records("deal", "--rules", path, "17")
            self.assertEqual((deal["game"], len(deal["columns"][0])), ("mine", 13))
            self.assertEqual([deal], records("deal", "mine", "17", "--rules", path))
            self.assertEqual(len(records("deal", "--rules", path)), 1)
            text = run("deal", "mine", "17", "--rules", path, "--text").stdout
            self.assertEqual(records("deal", "--rules", path, "-", stdin=text)[0]["table"], deal["table"])
            self.assertIn("not of 'klondike'", run("deal", "klondike", "1", "--rules", path, code=2).stderr)
            pathlib.Path(path).write_text("# mine\ntitle Mine\ncolums 4\n")
            self.assertIn("line 3, column 1", run("deal", "--rules", path, "17", code=2).stderr)
        self.assertIn("cannot read", run("deal", "--rules", "no-such.rules", "17", code=2).stderr)

    def test_the_papers_board(self):
        [deal] = records("deal", "board", "1", "--rows", "3", "--sets", "1", "--cards", "3", "--closed", "2")
        self.assertEqual([deal], records("deal", "board", "1"))
        self.assertEqual(list(map(len, deal["columns"])), [3, 3, 3])
        self.assertEqual(deal["face_down"], [2, 2, 2])
        self.assertEqual(len(deal["stock"]), 4)
        self.assertIn("board", run("deal", "klondike", "1", "--rows", "3", code=2).stderr)
        run("deal", "board", "1", "--rows", "x", code=1)

    def test_S10_other_games_and_generators(self):
        sizes = {"spider-1": 104, "spider-2": 104, "spider-4": 104, "freecell": 52, "pyramid": 52}
        for game, size in sizes.items():
            for rng in ("chacha20", "wyrand", "mt19937"):
                [deal] = records("deal", game, "7", "--shuffle", "sattolo", "--rng", rng)
                piles = deal.get("columns") or deal["rows"]
                self.assertEqual(sum(map(len, piles)) + len(deal["stock"]), size)

    def test_a_piped_shuffle_is_dealt(self):
        letters = run("shuffle", "--seed", "8", "--as", "compact").stdout
        [deal] = records("deal", "klondike", "-", "--order", "column", stdin=letters)
        self.assertEqual(deal["columns"][0][0].replace("10", "T"), letters.splitlines()[1].split()[0])

    def test_without_a_number_a_random_deal_names_its_number(self):
        [deal] = records("deal", "freecell")
        self.assertEqual([deal], records("deal", "freecell", deal["deal"]))

    def test_bad_input_is_exit_code_2(self):
        cases = {
            ("klondyke", "1"): "did you mean 'klondike'?",
            ("klondike", "18446744073709551616"): "too large",
            ("klondike", str(math.factorial(52)), "--scheme", "exact"): "too large",
            ("freecell", "0", "--scheme", "ms"): "too small",
            ("klondike", "1", "--scheme", "mss"): "did you mean 'ms'?",
            ("klondike", "9..3"): "try 3..9",
            ("klondike", "no-such-file"): "give a number",
            ("klondike", "-5"): "give a number",
            ("klondike", "1", "--order", "rows"): "did you mean 'row'?",
            ("spider-4", "1", "--scheme", "solvitaire"): "52-card",
            ("thirty", "1", "--scheme", "ms"): "52 cards",
            ("klondike", "1", "--scheme", "ms", "--shuffle", "sattolo"): "not both",
            ("pyramid", "1", "--order", "column"): "use --order row",
            ("klondike", "1", "--shuffle", "sattollo"): "did you mean 'sattolo'?",
            ("klondike", "1", "--format", "fcsolve"): "did you mean 'fc-solve'?",
            ("grandfather", "1", "--order", "column"): "use --order row",
        }
        for arguments, message in cases.items():
            self.assertIn(message, run("deal", *arguments, code=2).stderr, arguments)
        text = run("deal", "klondike", "17", "--text").stdout
        self.assertIn("leave out --order", run("deal", "klondike", "-", "--order", "row", stdin=text, code=2).stderr)
        self.assertIn("not of freecell", run("deal", "freecell", "-", stdin=text, code=2).stderr)
        self.assertIn("line 7, column 8: '7X'", run(
            "deal", "klondike", "-", stdin=text.replace("<7C>", "7X"), code=2).stderr)
        self.assertIn("this is not JSON", run("deal", "klondike", "-", stdin="{", code=2).stderr)
        for options in (["--json", "--text"], ["--json", "--format", "text"], ["--text", "--format", "text"]):
            run("deal", "klondike", "1", *options, code=1)
        self.assertIn("leave out", run("deal", "klondike", "-", "--scheme", "ms", stdin="AH", code=2).stderr)
        for cards, message in {"": "no cards", "AH AH": "card 2: AH is there once too often", "AH": "2H is missing", "XX": "card 1"}.items():
            self.assertIn(message, run("deal", "klondike", "-", stdin=cards, code=2).stderr)


class Laboratory(unittest.TestCase):
    def test_S8_table_6_is_measured(self):
        sattolo, fisher_yates, lcg = records("lab", "shuffles", "--count", "20000")
        self.assertEqual(sattolo["verdict"], "differs from uniform, as Sattolo must")
        self.assertEqual(fisher_yates["verdict"], "as theory")
        self.assertGreater(lcg["repeats"], 0)
        facts = {fact["name"]: fact for fact in fisher_yates["facts"]}
        self.assertAlmostEqual(facts["derangements"]["uniform"], 1 / math.e, places=12)
        self.assertAlmostEqual(facts["derangements"]["measured"], 1 / math.e, delta=0.02)
        facts = {fact["name"]: fact for fact in sattolo["facts"]}
        self.assertEqual(facts["derangements"]["measured"], 1)
        self.assertEqual(facts["one-cycle"]["measured"], 1)
        self.assertEqual(facts["odd"]["measured"], 1)

    def test_broken_shuffles_are_caught_at_100000(self):
        for record in records("lab", "shuffles", "--algorithms", "naive,rand-modulo", "--count", "100000"):
            self.assertEqual(record["verdict"], "broken", record["algorithm"])

    def test_S9_table_7_for_any_number_of_runs(self):
        runs = records("lab", "shuffles", "--algorithms", "sattolo", "--runs", "7")
        self.assertEqual(len(runs), 7)
        for record in runs:
            self.assertEqual((record["fixed_points"], record["cycles"], record["sign"]), (0, 1, -1))
        self.assertIn("of 7 runs: 7 (64.6-100.0 %) without fixed point, 7 (64.6-100.0 %) of one cycle", run(
            "lab", "shuffles", "--algorithms", "sattolo", "--runs", "7").stdout)

    def test_S10_other_decks_and_generators(self):
        sizes = {"spider-1": 104, "spider-2": 104, "spider-4": 104, "freecell": 52, "pyramid": 52}
        for game, size in sizes.items():
            sattolo, fisher_yates, _ = records("lab", "shuffles", "--game", game, "--rng", "wyrand", "--count", "3000")
            self.assertEqual(sattolo["n"], size)
            self.assertEqual(sattolo["verdict"], "differs from uniform, as Sattolo must", game)
            self.assertEqual(fisher_yates["verdict"], "as theory", game)
            tested = any(test["name"] == "suits" for test in fisher_yates["tests"])
            self.assertEqual(tested, game in ("spider-4", "pyramid"), game)
        for record in records("lab", "shuffles", "--runs", "2", "-n", "52", "--game", "spider-4"):
            self.assertIsNone(record["suits_in_first_area"])

    def test_short_seeds_show_by_repeated_orders(self):
        [record] = records("lab", "shuffles", "--algorithms", "fisher-yates", "--reseed-bits", "16", "--count", "20000")
        self.assertEqual(record["verdict"], "broken")
        self.assertAlmostEqual(record["estimated_orders"] / 2**16, 1, delta=0.25)

    def test_html_is_one_page_without_anything_from_elsewhere(self):
        with tempfile.TemporaryDirectory() as folder:
            for language in ("en", "id"):
                path = pathlib.Path(folder, f"{language}.html")
                run("lab", "shuffles", "--count", "2000", "--html", str(path), "--lang", language)
                page = path.read_text()
                self.assertIn(f'lang="{language}"', page)
                self.assertIn("<svg", page)
                self.assertNotIn("<script src", page)
                self.assertNotIn("<link", page)
            self.assertEqual(len(os.listdir(folder)), 2)
            link = pathlib.Path(folder, "link.html")
            link.symlink_to(path)
            run("lab", "shuffles", "--count", "1000", "--html", str(link))
            self.assertTrue(link.is_symlink())
            self.assertIn('lang="en"', path.read_text())
        page = run("lab", "shuffles", "--count", "1000", "--game", "pyramid", "--html", "-").stdout
        self.assertTrue(page.startswith("<!doctype html>") and page.rstrip().endswith("</html>"))
        self.assertIn("--game pyramid", page)

    def test_bad_input_is_exit_code_2(self):
        cases = {
            ("--algorithms", "satolo"): "did you mean 'sattolo'?",
            ("--algorithms", ""): "no shuffle",
            ("--count", "0"): "out of range",
            ("-n", "1"): "out of range",
            ("--rng", "mersenne"): "unknown generator",
            ("--lang", "fr"): "use en or id",
            ("--reseed-bits", "65"): "out of range",
            ("--runs", "3", "-n", "70000"): "out of range",
            ("--runs", "99999999"): "too many",
            ("--count", "100", "--html", "/no/such/folder/x.html"): "cannot write",
        }
        for arguments, message in cases.items():
            self.assertIn(message, run("lab", "shuffles", *arguments, code=2).stderr, arguments)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], "-v"])
