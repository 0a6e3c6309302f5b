"""What the tests of the program share. The first argument of a test is the program."""
import json
import os
import subprocess
import sys
import time

SABAR = os.path.abspath(sys.argv[1])

# A small game; about every fifth deal cannot be won.
SMALL = ("title Small\ndeck ranks 4\ncolumns 3 deal 2 3 4 open 1 build down alternate move run fill 4\n"
         "foundations 4 return\nstock draw 1\n")


def run(*arguments, code=0, stdin="", program=SABAR, **more):
    """Runs the program to its end; `code` is the exit code it must have, None for any."""
    done = subprocess.run([program, *map(str, arguments)], input=stdin, capture_output=True, text=True, timeout=600, **more)
    if code is not None and done.returncode != code:
        raise AssertionError(f"{arguments}: exit code {done.returncode}, not {code}\n{done.stdout}{done.stderr}")
    return done


def records(*arguments, **more):
    """What it prints as JSON, line by line."""
    return [json.loads(line) for line in run(*arguments, "--json", **more).stdout.splitlines()]


def wait_until_caught(pid, number):
    """Waits until the program handles the signal: under the sanitizers it takes its time to start."""
    for _ in range(600):
        with open(f"/proc/{pid}/status", encoding="ascii") as status:
            [caught] = [line.split()[1] for line in status if line.startswith("SigCgt:")]
        if int(caught, 16) >> (number - 1) & 1:
            return
        time.sleep(0.05)
