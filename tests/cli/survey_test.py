#!/usr/bin/env python3
"""Surveys as people run them: begun, killed, gone on with, reported, merged, compared.

    survey_test.py SABAR [KILLS]
"""
import json
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time

from support import SABAR, run

KILLS = int(sys.argv[2]) if len(sys.argv) > 2 else 20
DEALS = 30 * KILLS
CHUNKS = DEALS // 5
SURVEY = ["survey", "klondike", "--deals", f"1..{DEALS}", "--scheme", "solvitaire", "--solver", "auto,greedy", "--nodes",
          "100000", "--chunk", "5"]


def table(path):
    """Everything but the times."""
    with sqlite3.connect(path) as file:
        return file.execute("SELECT game, rules, scheme, deal, solver, verdict, halt, moves, nodes, node_limit, version "
                            "FROM deals ORDER BY length(deal), deal, solver").fetchall()


def deals_done(path):
    """Of a store that may not have come to be."""
    done = run("survey", "report", path, "--json", code=None)
    return json.loads(done.stdout.splitlines()[0])["done"] if done.returncode == 0 else 0


def kill_and_go_on(folder):
    whole = os.path.join(folder, "whole.db")
    start = time.monotonic()
    run(*SURVEY, "--out", whole, "--threads", "1")
    longest = 1.2 * (time.monotonic() - start) / KILLS
    expected = table(whole)
    assert len(expected) == 2 * DEALS, len(expected)
    lots = random.Random(7)
    broken = os.path.join(folder, "broken.db")
    killed = amid = 0
    left = 0
    while killed < KILLS or amid == 0:
        assert killed < 20 * KILLS, "it was never killed between two deals"
        process = subprocess.Popen([SABAR, *SURVEY, "--out", broken, "--threads", "2"], stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL)
        time.sleep(lots.uniform(0, longest))
        if process.poll() is None:
            process.send_signal(signal.SIGKILL)
            killed += 1
        process.wait()
        before, left = left, deals_done(broken)
        if left == DEALS:
            assert table(broken) == expected
            os.remove(broken)
            left = 0
        elif left > before:
            amid += 1
        else:
            longest *= 1.1  # on a busy machine it takes its time to start
    run(*SURVEY, "--out", broken, "--threads", "2")
    assert table(broken) == expected
    print(f"killed {killed} times, {amid} times with new deals done, {left} of {DEALS} at the end: nothing lost, nothing twice")
    return whole


def interrupt(folder, whole, sign):
    """Ctrl-C, or what a queue of jobs sends when the time is up."""
    path = os.path.join(folder, f"interrupted{sign}.db")
    process = subprocess.Popen([SABAR, *SURVEY, "--out", path], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout.readline().startswith("klondike solvitaire")
    time.sleep(0.1)
    process.send_signal(sign)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0, err
    assert "stopped early" in err or f"{DEALS} of {DEALS}" in out, (out, err)
    done = run(*SURVEY, "--out", path, "--resume")
    assert f"{DEALS} of {DEALS} deals are done" in done.stdout, done.stdout
    assert table(path) == table(whole)


def report(folder, whole):
    text = run("survey", "report", whole).stdout
    assert f"klondike solvitaire:1..{DEALS}" in text and "Clopper-Pearson" in text and "greedy wins" in text, text
    lines = [json.loads(line) for line in run("survey", "report", whole, "--json").stdout.splitlines()]
    assert [line["solver"] for line in lines] == ["auto", "greedy"]
    assert all(line["won"] + line["unsolvable"] + line["unknown"] == DEALS for line in lines)
    assert lines[0]["wilson"][0] < lines[0]["rate"] < lines[0]["wilson"][1]
    csv = run("survey", "report", whole, "--csv").stdout.splitlines()
    assert len(csv) == 2 * DEALS + 1 and csv[0].startswith("game,rules,scheme")
    for language, word in (("en", "How many can be won"), ("id", "Berapa yang dapat dimenangkan")):
        page = os.path.join(folder, f"{language}.html")
        run("survey", "report", whole, "--html", page, "--lang", language)
        with open(page, encoding="utf-8") as file:
            html = file.read()
        assert word in html and "<svg" in html and "http://" not in html and "https://" not in html


def merge_and_compare(folder, whole):
    parts = []
    thirds = DEALS // 3
    for number, deals in enumerate((f"1..{thirds}", f"{thirds + 1}..{2 * thirds}", f"{2 * thirds + 1}..{DEALS}")):
        parts.append(os.path.join(folder, f"part{number}.db"))
        words = [deals if word == f"1..{DEALS}" else word for word in SURVEY]
        run(*words, "--out", parts[-1])
    merged = os.path.join(folder, "merged.db")
    run("survey", "merge", merged, *parts)
    assert [row for row in table(merged)] == table(whole)
    assert "No contradiction" in run("survey", "diff", merged, whole).stdout
    csv = os.path.join(folder, "other.csv")
    with sqlite3.connect(whole) as file:
        rows = file.execute("SELECT deal, verdict FROM deals WHERE solver = 'auto'").fetchall()
    words = {"solved": "Won", "unsolvable": "impossible", "unknown": "timeout"}
    with open(csv, "w", encoding="utf-8") as file:
        file.write("seed,outcome\n" + "".join(f"{deal},{words[verdict]}\n" for deal, verdict in rows))
    assert json.loads(run("survey", "diff", whole, csv, "--json").stdout)["contradictions"] == []
    wrong = next(deal for deal, verdict in rows if verdict == "solved")
    with open(csv, "w", encoding="utf-8") as file:
        file.write(f"deal,verdict\n{wrong},unsolvable\n")
    done = run("survey", "diff", whole, csv, code=2)
    assert f"1 contradictions: {wrong}" in done.stdout, done.stdout


def bad_input(folder, whole):
    foreign = os.path.join(folder, "foreign.db")
    with sqlite3.connect(foreign) as file:
        file.execute("CREATE TABLE other (x)")
    for words, code, said in (
            (["survey", "klondike", "--out", "x.db"], 1, "--deals"),
            (["survey", "klondike", "--deals", "1..10"], 1, "--out"),
            (["survey", "klondike", "--deals", "x", "--out", "x.db"], 2, "no range"),
            (["survey", "klondike", "--deals", "9..1", "--out", "x.db"], 2, "range"),
            (["survey", "klondik", "--deals", "1..2", "--out", "x.db"], 2, "klondike"),
            (["survey", "klondike", "--deals", "1..2", "--out", "x.db", "--solver", "auot"], 2, "auto"),
            (["survey", "klondike", "--deals", "1..2", "--out", os.path.join(folder, "no", "x.db")], 2, "folder"),
            (["survey", "klondike", "--deals", f"1..{DEALS + 1}", "--out", whole], 2, "another value"),
            (["survey", "report", os.path.join(folder, "none.db")], 2, "no such file"),
            (["survey", "report", SABAR], 2, "not a database"),
            (["survey", "klondike", "--deals", "1..2", "--out", SABAR], 2, "not a database"),
            (["survey", "klondike", "--deals", "1..2", "--out", foreign], 2, "no survey"),
            (["survey", "klondike", "--deals", "1..2", "--out", "/dev/full"], 2, "full"),
            (["survey", "klondike", "--deals", "1..2", "--out", folder], 2, "unable to open"),
            (["survey", "klondike", "--deals", "1..1000000000", "--chunk", "1", "--out", "x.db"], 2, "100 deals or more"),
            (["survey", "klondike", "--deals", "1..9", "--chunk", "18446744073709551615", "--out", "x.db"], 2, "a chunk cannot have"),
            (["survey", "klondike", "--deals", "1..9", "--chunk", "1000000001", "--out", "x.db"], 2, "give 1 to 1000000000"),
            (["survey", "klondike", "--deals", "1..2", "--without", "deadlock", "--without", "none", "--out", "x.db"], 2, "'none'"),
            (["survey", "freecell", "--scheme", "ms", "--deals", "8589934590..8589934600", "--out", "x.db"], 2, "too large"),
            (["survey", "klondike", "--deals", "1..2", "--out", "mysql://me:s3cret@host/x"], 2, "mysql:// is no address"),
            (["survey", "klondike", "--deals", "1..2", "--out", "postgresql://me:s3@cret@127.0.0.1:1/x"], 2, "%40"),
            (["survey", "report", "mysql://me:s3cret@host/x"], 2, "mysql:// is no address"),
            (["survey", "merge", "mysql://me:s3cret@host/x", whole], 2, "mysql:// is no address"),
            (["survey", "diff", "mysql://me:s3cret@host/x", whole], 2, "mysql:// is no address"),
            (["survey", "work", whole], 2, "server"),
            (["survey", "work", "postgresql://127.0.0.1:1/none"], 2, "PostgreSQL")):
        done = run(*words, code=code)
        assert said in done.stderr, (words, done.stderr)
        assert "s3" not in done.stderr and "cret" not in done.stderr, done.stderr
    assert len(table(whole)) == 2 * DEALS
    assert not [name for name in os.listdir(folder) if name.endswith(".lock") or name == "x.db"], os.listdir(folder)


def techniques(folder):
    """--without may be repeated, and may be a list."""
    plans = []
    for number, words in enumerate((["--without", "deadlock", "--without", "safe-foundation"],
                                    ["--without", "deadlock,safe-foundation"])):
        path = os.path.join(folder, f"without{number}.db")
        run("survey", "klondike", "--deals", "1..2", "--nodes", "1000", *words, "--out", path)
        with sqlite3.connect(path) as file:
            plans.append(json.loads(file.execute("SELECT plan FROM survey").fetchone()[0])["without"])
    assert plans == 2 * [["deadlock", "safe-foundation"]], plans


def damage(folder, whole):
    """What was changed or cut by another hand is seen, and not taken for a smaller survey."""
    for number, (change, said) in enumerate((("DELETE FROM result WHERE place = 3", "1 deals are missing"),
                                             ("DELETE FROM result WHERE place = 3 AND solver = 0", "place 4"),
                                             ("UPDATE result SET verdict = 'perhaps' WHERE place = 3", "place 3"),
                                             ("UPDATE result SET nodes = -1 WHERE place = 3", "place 3"),
                                             ("UPDATE result SET moves = -9223372036854775808 WHERE place = 3", "place 3"),
                                             ("UPDATE result SET seconds = 9e999 WHERE place = 3", "place 3"),
                                             ("UPDATE result SET place = -1 WHERE place = 0", "place -1"),
                                             (f"INSERT INTO chunk (number, state) VALUES ({CHUNKS}, 'open')",
                                              f"lists {CHUNKS + 1} chunks"),
                                             ("INSERT INTO chunk (number, state) VALUES (-1, 'done')", f"from -1 to {CHUNKS - 1}"),
                                             ("DELETE FROM chunk WHERE number = 7", f"lists {CHUNKS - 1} chunks"),
                                             ("DELETE FROM chunk", "lists 0 chunks"),
                                             ("UPDATE chunk SET state = 'dome' WHERE number = 7", "in no known state"),
                                             (f"UPDATE survey SET plan = replace(plan, '\"deals\":{DEALS}', "
                                              "'\"deals\":9223372036854775808')", "a survey cannot have"),
                                             ("UPDATE survey SET plan = replace(plan, '\"chunk\":5', "
                                              "'\"chunk\":18446744073709551615')", "a chunk cannot have"),
                                             ("DELETE FROM survey", "lost its plan"),
                                             ("UPDATE survey SET plan = '{}'", "another version"),
                                             ("UPDATE survey SET plan = replace(plan, '\"seed\":1', '\"seed\":-1')", "damaged"))):
        path = os.path.join(folder, f"damaged{number}.db")
        shutil.copy(whole, path)
        with sqlite3.connect(path) as file:
            file.execute("PRAGMA foreign_keys = OFF")
            file.execute("PRAGMA ignore_check_constraints = ON")
            file.execute(change)
        done = run("survey", "report", path, code=2)
        assert said in done.stderr and path in done.stderr, (change, done.stderr)
        if "chunk" in change or "deals" in change:
            run("survey", "merge", os.path.join(folder, "of-damaged.db"), path, code=2)
            run(*SURVEY, "--out", path, code=2)
    path = os.path.join(folder, "large.db")
    shutil.copy(whole, path)
    with sqlite3.connect(path) as file:
        file.execute("UPDATE result SET nodes = 9223372036854775807, moves = 9223372036854775807")
    start = time.monotonic()
    run("survey", "report", path, "--html", os.path.join(folder, "large.html"))
    run("survey", "report", path, "--json")
    assert time.monotonic() - start < 60, "absurd numbers are no reason to wait"
    with open(whole, "rb") as file, open(os.path.join(folder, "cut.db"), "wb") as cut:
        cut.write(file.read()[:20000])
    assert "cut.db" in run("survey", "report", os.path.join(folder, "cut.db"), code=2).stderr
    run(*SURVEY, "--out", os.path.join(folder, "cut.db"), code=2)


def main():
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        whole = kill_and_go_on(folder)
        interrupt(folder, whole, signal.SIGINT)
        interrupt(folder, whole, signal.SIGTERM)
        report(folder, whole)
        merge_and_compare(folder, whole)
        bad_input(folder, whole)
        techniques(folder)
        damage(folder, whole)


main()
