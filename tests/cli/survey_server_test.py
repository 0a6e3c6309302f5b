#!/usr/bin/env python3
"""Surveys on a PostgreSQL server of its own: workers join, one is killed, the server is brought down hard; a chunk that
kills whoever takes it is set aside.

    survey_server_test.py SABAR FAULTY

Nothing may be lost, and nothing may be there twice. FAULTY is the program with a planted fault (faulty_main.cpp): faults are
kept like all answers.
"""
import glob
import os
import pwd
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time

SABAR, FAULTY = map(os.path.abspath, sys.argv[1:3])
SURVEY = ["survey", "klondike", "--deals", "1..1500", "--scheme", "solvitaire", "--nodes", "100000", "--chunk", "5"]
COLUMNS = "game, rules, scheme, deal, solver, verdict, halt, moves, nodes, version"


def programs():
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin"))
    if not found:
        sys.exit("PostgreSQL is not installed; `tools/install test` does it")
    return found[-1]


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """PostgreSQL refuses to run as root, so it is started as the user of its package then; a user who may go through
    folders that are root's alone, as the top of a new chroot can be."""

    def __init__(self, folder):
        self.bin = programs()
        self.data = os.path.join(folder, "data")
        self.port = free_port()
        self.user = pwd.getpwnam("postgres") if os.getuid() == 0 else None
        if self.user:
            os.chown(folder, self.user.pw_uid, self.user.pw_gid)
            os.chmod(folder, 0o755)
        self.run("initdb", "-D", self.data, "-U", "sabar", "-A", "trust", "--no-sync")
        self.process = None
        self.folder = folder

    def command(self, name, *words):
        as_user = ["setpriv", f"--reuid={self.user.pw_uid}", f"--regid={self.user.pw_gid}", "--clear-groups",
                   "--inh-caps=+dac_override", "--ambient-caps=+dac_override", "--securebits=+no_setuid_fixup"] if self.user else []
        return [*as_user, os.path.join(self.bin, name), *words]

    def run(self, name, *words):
        subprocess.run(self.command(name, *words), check=True, stdout=subprocess.DEVNULL, cwd="/")

    def start(self):
        self.process = subprocess.Popen(
            self.command("postgres", "-D", self.data, "-p", str(self.port), "-h", "127.0.0.1", "-k", self.folder),
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/")
        for _ in range(300):
            if self.query("SELECT 1", check=False) == "1":
                return
            time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def crash(self):
        """As if the power had gone: every process of the server at once."""
        children = subprocess.run(["pgrep", "-P", str(self.process.pid)], stdout=subprocess.PIPE, text=True).stdout.split()
        self.process.send_signal(signal.SIGKILL)
        for child in children:
            try:
                os.kill(int(child), signal.SIGKILL)
            except ProcessLookupError:
                pass
        self.process.wait()

    def stop(self):
        if self.process:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(timeout=30)

    def query(self, sql, check=True, database="postgres"):
        done = subprocess.run([os.path.join(self.bin, "psql"), "-h", "127.0.0.1", "-p", str(self.port), "-U", "sabar",
                               "-d", database, "-Atc", sql], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert done.returncode == 0 or not check, done.stderr
        return done.stdout.strip()

    def address(self, database="postgres"):
        return f"postgresql://sabar@127.0.0.1:{self.port}/{database}"


def undisturbed(folder):
    path = os.path.join(folder, "alone.db")
    subprocess.run([SABAR, *SURVEY, "--out", path, "--threads", "2"], check=True, stdout=subprocess.DEVNULL,
                   stderr=subprocess.DEVNULL)
    with sqlite3.connect(path) as file:
        return sorted("|".join(str(cell) for cell in row) for row in file.execute(f"SELECT {COLUMNS} FROM deals"))


def wait_until(server, chunks):
    for _ in range(1200):
        if int(server.query("SELECT count(*) FROM chunk WHERE state = 'done'", check=False) or 0) >= chunks:
            return
        time.sleep(0.05)
    raise AssertionError("the workers do not get on")


def poisoned_chunk(server):
    """One chunk of many deals. Who is asked to stop gives it back; the third worker that dies on it is the last."""
    server.query("CREATE DATABASE poison")
    address = server.address("poison")
    survey = ["survey", "klondike-3", "--deals", "1..20000", "--scheme", "solvitaire", "--chunk", "20000", "--out", address]

    def ask(sql):
        return server.query(sql, database="poison", check=False)

    def begin():
        worker = subprocess.Popen([SABAR, *survey, "--threads", "1"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(600):
            if ask("SELECT state = 'taken' AND until > now() FROM chunk") == "t":
                return worker
            time.sleep(0.05)
        raise AssertionError("nobody takes the chunk")

    worker = begin()
    worker.send_signal(signal.SIGINT)
    _, said = worker.communicate(timeout=60)
    assert worker.returncode == 0 and "stopped early" in said, said
    assert ask("SELECT state, tries FROM chunk") == "open|0"
    for tries in (1, 2, 3):
        worker = begin()
        worker.kill()
        worker.communicate()
        assert ask("SELECT state, tries FROM chunk") == f"taken|{tries}"
        ask("UPDATE chunk SET until = now() - interval '1 second'")
    done = subprocess.run([SABAR, *survey], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=60)
    assert done.returncode == 0 and "set aside" in done.stderr, done.stderr
    report = subprocess.run([SABAR, "survey", "report", address], check=True, stdout=subprocess.PIPE, text=True).stdout
    assert "set aside: 20000 deals from 1 on: lost with its worker" in report, report
    print("a chunk that three workers did not survive is set aside")


def faults(server, folder):
    """Faults are kept and counted, and no chunk is set aside for them."""
    server.query("CREATE DATABASE faults")
    address = server.address("faults")
    words = ["survey", "klondike", "--deals", "1..30", "--nodes", "20000", "--chunk", "4", "--out", address]
    done = subprocess.run([FAULTY, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=300, cwd=folder)
    assert done.returncode == 3 and "30 of 30 deals are done" in done.stdout, done
    count = int(server.query("SELECT count(*) FROM deals WHERE halt = 'fault'", database="faults"))
    assert count > 10 and server.query("SELECT count(*) FROM chunk WHERE state <> 'done'", database="faults") == "0"
    report = subprocess.run([SABAR, "survey", "report", address], check=True, stdout=subprocess.PIPE, text=True).stdout
    assert f"faults of the program: {count} (deals" in report, report
    print("faults are kept on a server as in a file")


def damage(server):
    """A list of chunks that is not the plan's would never be done, and numbers of no program are not believed."""
    address = server.address("faults")
    for change, back, said in (("INSERT INTO chunk (number, state) VALUES (8, 'open')", "DELETE FROM chunk WHERE number = 8",
                                "lists 9 chunks"),
                               ("UPDATE result SET nodes = -1 WHERE place = 3", "", "place 3")):
        server.query(change, database="faults")
        done = subprocess.run([SABAR, "survey", "report", address], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                              timeout=60)
        assert done.returncode == 2 and said in done.stderr, done
        if back:
            work = subprocess.run([SABAR, "survey", "work", address], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                  timeout=60)
            assert work.returncode == 2 and said in work.stderr, work
            server.query(back, database="faults")


def main():
    with tempfile.TemporaryDirectory() as own, tempfile.TemporaryDirectory() as folder:
        expected = undisturbed(own)
        server = Server(folder)
        server.start()
        try:
            survey = [SABAR, *SURVEY, "--out", server.address(), "--threads", "1", "--lease", "10"]
            quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE}
            workers = [subprocess.Popen(survey, **quiet)]
            wait_until(server, 1)
            work = [SABAR, "survey", "work", server.address(), "--threads", "1", "--lease", "10"]
            workers += [subprocess.Popen(work, **quiet) for _ in range(3)]
            wait_until(server, 40)
            workers[1].send_signal(signal.SIGKILL)
            wait_until(server, 80)
            server.crash()
            time.sleep(1)
            server.start()
            for number, worker in enumerate(workers):
                _, said = worker.communicate(timeout=300)
                assert number == 1 or worker.returncode == 0, said
            rows = sorted(server.query(f"SELECT {COLUMNS} FROM deals").splitlines())
            assert rows == expected, (len(rows), len(expected))
            report = subprocess.run([SABAR, "survey", "report", server.address()], check=True, stdout=subprocess.PIPE,
                                    text=True).stdout
            assert "1500 of 1500 deals" in report, report
            poisoned_chunk(server)
            faults(server, own)
            damage(server)
            print("one of four workers killed, the server brought down hard: nothing lost, nothing twice")
        finally:
            server.stop()


main()
