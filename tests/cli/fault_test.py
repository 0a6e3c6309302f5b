#!/usr/bin/env python3
"""What the program does when it contradicts itself: it says so, writes a report that repeats the fault, and goes on.

    fault_test.py SABAR FAULTY

FAULTY is the program with a planted fault (faulty_main.cpp).
"""
import json
import os
import sqlite3
import subprocess
import sys
import tempfile

import support
from support import SABAR

FAULTY = os.path.abspath(sys.argv[2])
SOLVE = ["solve", "klondike", "1..12", "--nodes", "100000"]


def run(*words, cwd, code, program=FAULTY, **more):
    return support.run(*words, code=code, program=program, cwd=cwd, **more)


def reports(folder):
    return sorted(name for name in os.listdir(folder) if name.startswith("sabar-fault-"))


def clear(folder):
    for name in reports(folder):
        os.remove(os.path.join(folder, name))


def solve(folder):
    honest = [json.loads(line) for line in
              run(*SOLVE, "--json", cwd=folder, code=0, program=SABAR).stdout.splitlines()]
    done = run(*SOLVE, "--json", "--threads", "2", cwd=folder, code=3)
    deals = [json.loads(line) for line in done.stdout.splitlines()]
    assert [deal["deal"] for deal in deals] == [str(number) for number in range(1, 13)], "all deals are done"
    faults = [deal for deal in deals if deal["halt"] == "fault"]
    assert len(faults) >= 4, deals
    assert all("the judge rejects the line found" in deal["fault"] for deal in faults)
    assert any(deal["verdict"] == "unknown" for deal in faults), "both searches lie"
    assert any(deal["verdict"] == "solved" for deal in faults), "the second search wins"
    for deal, truth in zip(deals, honest):
        assert deal["verdict"] in (truth["verdict"], "unknown") or truth["verdict"] == "unknown", (deal, truth)
        assert deal["halt"] == "fault" or deal == {**truth, "seconds": deal["seconds"]}, (deal, truth)
    assert len(reports(folder)) == len(faults), (reports(folder), done.stderr)
    for name in reports(folder):
        assert f"the report is {name}" in done.stderr, done.stderr
    run(*SOLVE, cwd=folder, code=3)
    assert len(reports(folder)) == len(faults), "the same report is not written twice"
    assert "after a fault of the program" in run(*SOLVE, cwd=folder, code=3).stdout


def read_report(path):
    parts = {"rule": "", "moves": "", "deal": "", "head": {}}
    where = "head"
    with open(path, encoding="utf-8") as file:
        for line in file:
            word, _, rest = line.partition(" ")
            if line == "sabar-deal 1\n":
                where = "deal"
            elif word in ("moves", "end\n"):
                where = "head"
            if where == "deal":
                parts["deal"] += line
            elif word in ("rule", "moves"):
                parts[word] += rest
            elif word != "#":
                parts["head"][word.strip()] = rest.strip()
    return parts


def report_repeats_the_fault(folder):
    """Rules, deal and line can be cut out of the report, and the judge rejects them again."""
    for name in reports(folder):
        parts = read_report(os.path.join(folder, name))
        assert parts["head"]["sabar-fault"] == "1" and parts["head"]["game"] == "klondike", parts["head"]
        for part, file in (("rule", "klondike.rules"), ("deal", "cut.deal"), ("moves", "cut.line")):
            with open(os.path.join(folder, file), "w", encoding="utf-8") as out:
                out.write(parts[part])
        done = run("check", "--rules", "klondike.rules", "cut.deal", "--line", "cut.line", "--json", cwd=folder, code=0,
                   program=SABAR)
        ruling = json.loads(done.stdout)
        assert ruling["rules"] == parts["head"]["rules"] and not ruling["won"], ruling
    assert {read_report(os.path.join(folder, name))["head"]["deal"] for name in reports(folder)} <= {
        f"sabar:{number}" for number in range(1, 13)}


def nothing_is_overwritten(folder):
    names = reports(folder)
    kept = os.path.join(folder, names[0])
    with open(kept, "w", encoding="utf-8") as file:
        file.write("mine\n")
    run(*SOLVE, cwd=folder, code=3)
    with open(kept, encoding="utf-8") as file:
        assert file.read() == "mine\n"
    assert names[0].replace(".txt", "-2.txt") in reports(folder), reports(folder)
    clear(folder)


def full_disk(folder):
    """Where no report can be written it is printed; the work goes on all the same."""
    with tempfile.TemporaryDirectory() as elsewhere:
        code = ("import os, resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)); "
                "import signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN); os.execv(sys.argv[1], sys.argv[1:])")
        done = subprocess.run([sys.executable, "-c", code, FAULTY, *SOLVE], stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, text=True, timeout=600, cwd=folder, env={**os.environ, "TMPDIR": elsewhere})
        assert done.returncode == 3, done
        assert len(done.stdout.splitlines()) == 12, done.stdout
        assert "cannot write" in done.stderr and "\nsabar-fault 1\n" in done.stderr and "\nend\n" in done.stderr, done.stderr
        assert not reports(folder) and not reports(elsewhere), "half a report is none"


def folder_without_permission(folder):
    if os.getuid() == 0:
        return  # for whom every folder can be written to
    closed = os.path.join(folder, "closed")
    os.mkdir(closed)
    os.chmod(closed, 0o500)
    with tempfile.TemporaryDirectory() as elsewhere:
        done = run(*SOLVE, cwd=closed, code=3, env={**os.environ, "TMPDIR": elsewhere})
        assert reports(elsewhere) and elsewhere in done.stderr, done.stderr
    os.chmod(closed, 0o700)


def other_commands(folder):
    done = run("solve", "klondike", "1..3", "--difficulty", "--nodes", "50000", cwd=folder, code=3)
    assert "a fault of the program" in done.stderr, done.stderr
    done = run("solve", "klondike", "1..6", "--short", "--short-nodes", "1000", "--nodes", "100000", "--line", cwd=folder, code=3)
    assert "sabar:6" in done.stdout
    done = run("solve", "klondike", "1..6", "--solver", "greedy", "--explain", cwd=folder, code=3)
    assert "sabar:6" in done.stdout
    done = run("lab", "strategies", "klondike", "--deals", "1..12", "--strategies", "greedy,auto", "--nodes", "20000",
               "--json", cwd=folder, code=3)
    figures = [json.loads(line) for line in done.stdout.splitlines()]
    assert all(each["games"] == 12 and each["faults"] > 0 for each in figures), figures
    text = run("lab", "strategies", "klondike", "--deals", "1..12", "--strategies", "auto", "--nodes", "20000", cwd=folder,
               code=3).stdout
    assert "auto met a fault of the program on" in text, text
    done = run("deal", "klondike", "--winnable", "--seed", "3", cwd=folder, code=3)
    assert "can be won in" in done.stderr and "fault" in done.stderr, done.stderr
    done = run("play", "klondike", "--winnable", "--seed", "3", "--line", cwd=folder, code=3, stdin="hint\nwinnable\nquit\n",
               env={**os.environ, "XDG_STATE_HOME": folder})
    assert "please send it in" in done.stderr and "cannot" not in done.stderr, done.stderr
    with open(os.path.join(folder, "line"), "w", encoding="utf-8") as file:
        file.write("draw draw\n")
    for number in range(1, 7):
        done = subprocess.run([FAULTY, "check", "klondike", str(number), "--line", "line", "--losing-move", "--nodes",
                               "50000"], cwd=folder,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=600)
        assert done.returncode in (0, 3) and "accepted" in done.stdout, done
    clear(folder)


def bench(folder):
    done = run("bench", "--json", cwd=folder, code=3)
    assert "bench" in json.loads(done.stdout.splitlines()[-1]), done.stdout
    assert "counted, without reports" in done.stderr and len(reports(folder)) == 20, reports(folder)
    clear(folder)


def survey(folder):
    words = ["survey", "klondike", "--deals", "1..30", "--solver", "auto,greedy", "--nodes", "50000", "--chunk", "4"]
    done = run(*words, "--out", "survey.db", cwd=folder, code=3)
    assert "30 of 30 deals are done" in done.stdout and "faults of the program were met" in done.stderr, done
    assert reports(folder)
    with sqlite3.connect(os.path.join(folder, "survey.db")) as file:
        rows = file.execute("SELECT deal, solver, verdict, halt FROM deals").fetchall()
    faults = [row for row in rows if row[3] == "fault"]
    assert len(rows) == 60 and len(faults) > 20, faults
    assert not [row for row in faults if row[1] == "greedy" and row[2] != "unknown"], "nobody else wins for a strategy"
    figures = [json.loads(line) for line in
               run("survey", "report", "survey.db", "--json", cwd=folder, code=0).stdout.splitlines()]
    assert sum(each["faults"] for each in figures) == len(faults), figures
    assert "faults of the program: " in run("survey", "report", "survey.db", cwd=folder, code=0).stdout
    csv = run("survey", "report", "survey.db", "--csv", cwd=folder, code=0).stdout
    assert csv.count(",fault,") == len(faults)
    assert "No contradiction" in run("survey", "diff", "survey.db", "survey.db", cwd=folder, code=0).stdout
    run(*words, "--out", "survey.db", cwd=folder, code=0)  # nothing is left to be done, so nothing is met
    merged = run("survey", "merge", "merged.db", "survey.db", cwd=folder, code=0)
    assert "30 of 30 deals" in merged.stdout
    clear(folder)


def main():
    with tempfile.TemporaryDirectory() as folder:
        solve(folder)
        report_repeats_the_fault(folder)
        nothing_is_overwritten(folder)
        full_disk(folder)
        folder_without_permission(folder)
        other_commands(folder)
        bench(folder)
        survey(folder)
    print("faults are told, and nothing ends")


main()
