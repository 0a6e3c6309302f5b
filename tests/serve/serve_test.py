"""`sabar serve` as browsers, bad clients and many clients meet it."""
import gzip
import http.client
import pathlib
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import unittest

SABAR = sys.argv[1]
SANITIZED = "sanitized" in sys.argv[2:]  # such a program keeps what it frees
HOST = "127.0.0.1"


class Served:
    """A server of a folder, and what can be asked of it."""

    def __init__(self, folder, *more):
        self.process = subprocess.Popen([SABAR, "serve", "--root", str(folder), *(more or ("--port", "0"))],
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.said = self.process.stdout.readline()
        self.port = int(re.search(r":(\d+)/", self.said)[1])

    def end(self, number=signal.SIGINT):
        if self.process.returncode is None:
            self.process.send_signal(number)
            self.process.communicate(timeout=60)
        return self.process.returncode

    def get(self, path, method="GET", **fields):
        connection = http.client.HTTPConnection(HOST, self.port, timeout=60)
        connection.request(method, path, headers={name.replace("_", "-"): text for name, text in fields.items()})
        answer = connection.getresponse()
        body = answer.read()
        connection.close()
        return answer.status, answer.headers, body

    def connect(self):
        return socket.create_connection((HOST, self.port), timeout=60)

    def raw(self, text):
        """Sends bytes and gives all that comes back before the other side closes."""
        with self.connect() as line:
            line.sendall(text)
            received = b""
            while piece := line.recv(65536):
                received += piece
        return received

    def memory(self):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1])


class Serve(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory()
        outside = pathlib.Path(cls.temporary.name)
        cls.folder = outside / "page"
        (cls.folder / "assets").mkdir(parents=True)
        (outside / "secret.txt").write_text("secret")
        (cls.folder / "link.txt").symlink_to("../secret.txt")
        (cls.folder / ".hidden").write_text("secret")
        (cls.folder / "index.html").write_text("<!doctype html><title>Page</title>")
        (cls.folder / "manifest.webmanifest").write_text("{}")
        (cls.folder / "sabar.wasm").write_bytes(b"\0asm" * 1000)
        (cls.folder / "sabar.wasm.gz").write_bytes(gzip.compress(b"\0asm" * 1000))
        (cls.folder / "large.txt").write_bytes(b"0123456789abcdef" * 200_000)
        (cls.folder / "assets" / "main-1234.js").write_text("'use strict';")
        cls.server = Served(cls.folder)

    @classmethod
    def tearDownClass(cls):
        code = cls.server.end()
        cls.temporary.cleanup()
        assert code == 0, code

    def test_types_and_caching(self):
        for path, kind in (("/", "text/html"), ("/sabar.wasm", "application/wasm"),
                           ("/manifest.webmanifest", "application/manifest+json"),
                           ("/assets/main-1234.js", "text/javascript")):
            status, fields, _ = self.server.get(path)
            self.assertEqual(status, 200, path)
            self.assertTrue(fields["Content-Type"].startswith(kind), path)
            self.assertEqual("immutable" in fields["Cache-Control"], path.startswith("/assets/"), path)

    def test_every_answer_forbids_what_the_page_does_not_need(self):
        for path in ("/", "/nothing"):
            _, fields, _ = self.server.get(path)
            self.assertIn("default-src 'self'", fields["Content-Security-Policy"])
            self.assertIn("script-src 'self' 'wasm-unsafe-eval'", fields["Content-Security-Policy"])
            self.assertNotIn("unsafe-inline", fields["Content-Security-Policy"])
            self.assertEqual(fields["X-Content-Type-Options"], "nosniff")
            self.assertEqual(fields["Cross-Origin-Opener-Policy"], "same-origin")
            self.assertEqual(fields["Referrer-Policy"], "no-referrer")

    def test_compressed_bytes_are_the_same_file(self):
        _, fields, body = self.server.get("/sabar.wasm", Accept_Encoding="br, gzip")
        self.assertEqual(fields["Content-Encoding"], "gzip")
        self.assertEqual(gzip.decompress(body), b"\0asm" * 1000)
        _, fields, body = self.server.get("/large.txt", Accept_Encoding="gzip")
        self.assertIsNone(fields["Content-Encoding"])
        self.assertEqual(body, b"0123456789abcdef" * 200_000)

    def test_who_has_it_gets_no_bytes(self):
        _, fields, _ = self.server.get("/sabar.wasm")
        status, _, body = self.server.get("/sabar.wasm", If_None_Match=fields["ETag"])
        self.assertEqual((status, body), (304, b""))

    def test_head_has_the_fields_of_get_and_no_body(self):
        _, get, _ = self.server.get("/large.txt")
        status, head, body = self.server.get("/large.txt", method="HEAD")
        self.assertEqual((status, body), (200, b""))
        self.assertEqual((head["Content-Length"], head["ETag"]), (get["Content-Length"], get["ETag"]))

    def test_a_range_gives_the_whole_file(self):
        whole = self.server.get("/sabar.wasm")[2]
        for wish in ("bytes=0-3", "bytes=3-0", "bytes=-", "bytes=a-b", "bytes", "bytes=", "bytes=0-3,", "lines=1-2", "=",
                     "bytes=99999999999999999999999-", "bytes=-99999999999999999999999", "bytes=0-3,5-4,x", ""):
            status, _, body = self.server.get("/sabar.wasm", Range=wish)
            self.assertEqual((status, body), (200, whole), wish)

    def test_only_its_own_names_are_answered(self):
        """A page whose name is made to point here must not read what is served."""
        for name in ("127.0.0.1", "localhost", "LocalHost", "localhost.", "[::1]", "192.168.1.7", "[fe80::1%25eth0]", "10.0.0.1"):
            for port in ("", f":{self.server.port}", ":9000"):
                status = self.server.get("/", Host=name + port)[0]
                self.assertEqual(status, 200, name + port)
        for name in ("evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "evil", "x:y", "[::1", "::1",
                     "127.0.0.1:80:80", "1.2.3", "0x7f.1", "localhost@evil", "[evil]", f"evil.example:{self.server.port}"):
            status, fields, body = self.server.get("/", Host=name)
            self.assertEqual(status, 421, name)
            self.assertIn(b"--allow-host", body)
            self.assertEqual(fields["Connection"], "close")
        self.assertIn(b" 200 ", self.server.raw(b"GET / HTTP/1.0\r\n\r\n").split(b"\r\n")[0])

    def test_names_can_be_allowed(self):
        server = Served(self.folder, "--port", "0", "--allow-host", "den.local,cards.example", "--allow-host", "third")
        self.addCleanup(server.end)
        for name, status in (("den.local", 200), ("DEN.local:80", 200), ("cards.example", 200), ("third", 200), ("localhost", 200),
                             ("example", 421), ("x.den.local", 421)):
            self.assertEqual(server.get("/", Host=name)[0], status, name)

    def test_nothing_outside_the_folder(self):
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt", "/link.txt",
                     "/.hidden", "//etc/passwd", "/%2fetc%2fpasswd", "/index.html%00.js", "/assets", "/assets/",
                     "/sabar.wasm.gz", "/..\\secret.txt", "/%5c..%5csecret.txt"):
            status, _, body = self.server.get(path)
            self.assertEqual(status, 404, path)
            self.assertNotIn(b"secret", body)

    def test_malformed_requests_get_4xx_and_the_connection_is_closed(self):
        for sent, status in ((b"garbage\r\n\r\n", 400), (b"\r\n\r\n", 400), (b"GET / HTTP/1.1\r\n\r\n", 400),
                             (b"GET / HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n", 400),
                             (b"GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n", 400),
                             (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\r\n\r\n", 400),
                             (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400),
                             (b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello", 405),
                             (b"BREW / HTTP/1.1\r\nHost: x\r\n\r\n", 405),
                             (b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 999999999999999999999\r\n\r\nhello", 413),
                             (b"GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n", 413),
                             (b"GET /" + b"a" * 20000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", 431),
                             (b"GET / HTTP/1.1\r\nHost: x\r\n" + b"A: b\r\n" * 200 + b"\r\n", 431),
                             (b"GET / HTTP/1.1\r\nHost: x\r\nA: " + b"a" * 100000, 431)):
            self.assertTrue(self.server.raw(sent).startswith(b"HTTP/1.1 %d " % status), sent[:60])

    def test_noise_never_hurts(self):
        lots = random.Random(1)
        good = b"GET /index.html HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\nRange: bytes=0-\r\nConnection: close\r\n\r\n"
        for _ in range(200):
            sent = bytearray(good)
            for _ in range(lots.randrange(1, 6)):
                sent[lots.randrange(len(sent) - 4)] = lots.randrange(256)
            with self.server.connect() as line:
                line.sendall(sent)
                line.shutdown(socket.SHUT_WR)
                line.settimeout(60)
                try:
                    answer = line.recv(65536)
                except ConnectionResetError:
                    continue
                self.assertRegex(answer[:12], rb"HTTP/1.1 (200|4\d\d)", sent)
        self.assertEqual(self.server.get("/")[0], 200)

    def test_many_requests_on_one_connection(self):
        with self.server.connect() as line:
            line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" * 20 + b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            received = b""
            while piece := line.recv(65536):
                received += piece
        self.assertEqual(received.count(b"HTTP/1.1 200 OK"), 21)

    def test_slow_clients_are_cut_off_and_stop_nobody(self):
        slow = [self.server.connect() for _ in range(200)]
        for line in slow:
            line.sendall(b"GET / HT")
        deaf = [self.server.connect() for _ in range(20)]
        for line in deaf:
            line.sendall(b"GET /large.txt HTTP/1.1\r\nHost: localhost\r\n\r\n")
        for _ in range(20):
            started = time.monotonic()
            self.assertEqual(self.server.get("/sabar.wasm")[0], 200)
            self.assertLess(time.monotonic() - started, 5)
        for line in slow:
            self.assertTrue(line.recv(65536).startswith(b"HTTP/1.1 408 "))
            line.close()
        for line in deaf:
            line.close()

    def test_beyond_all_connections_a_client_is_told(self):
        lines = []
        refused = 0
        for _ in range(560):
            line = self.server.connect()
            lines.append(line)
            line.settimeout(0)
        time.sleep(1)
        for line in lines:
            try:
                refused += line.recv(65536).startswith(b"HTTP/1.1 503 ")
            except (BlockingIOError, ConnectionResetError):
                pass
            line.close()
        self.assertGreater(refused, 0)
        for _ in range(100):
            if self.server.get("/")[0] == 200:
                return
            time.sleep(0.1)
        self.fail("does not come back")

    @unittest.skipIf(SANITIZED, "memory means nothing here")
    def test_a_small_load_leaves_memory_flat(self):
        def ask(count):
            connection = http.client.HTTPConnection(HOST, self.server.port, timeout=60)
            for i in range(count):
                connection.request("GET", ("/", "/sabar.wasm", "/assets/main-1234.js", "/nothing")[i % 4])
                self.assertIn(connection.getresponse().read()[:1], (b"<", b"\0", b"'"))
            connection.close()

        def load(count):
            threads = [threading.Thread(target=ask, args=(count,)) for _ in range(4)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()

        load(100)
        before = self.server.memory()
        load(400)
        self.assertLess(self.server.memory() - before, 8 * 1024)


class Start(unittest.TestCase):
    def run_serve(self, *arguments):
        return subprocess.run([SABAR, "serve", *arguments], capture_output=True, text=True, timeout=60)

    def page(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        (pathlib.Path(folder.name) / "index.html").write_text("<!doctype html>")
        return folder.name

    def test_the_next_free_port_when_one_is_taken(self):
        folder = self.page()
        with socket.socket() as taken:
            taken.bind((HOST, 0))
            taken.listen()
            port = taken.getsockname()[1]
            server = Served(folder, "--port", str(port))
            self.addCleanup(server.end)
            self.assertGreater(server.port, port)
            self.assertLess(server.port, port + 100)

    def test_two_servers_do_not_share_a_port(self):
        folder = self.page()
        first = Served(folder)
        second = Served(folder, "--port", str(first.port))
        self.assertNotEqual(first.port, second.port)
        self.assertEqual((first.end(), second.end(signal.SIGTERM)), (0, 0))

    def test_it_ends_at_once_although_clients_hang_on(self):
        server = Served(self.page())
        idle = [server.connect() for _ in range(20)]
        idle[0].sendall(b"GET / HT")
        time.sleep(0.2)
        started = time.monotonic()
        self.assertEqual(server.end(), 0)
        self.assertLess(time.monotonic() - started, 5)
        for line in idle:
            line.close()

    def test_it_speaks_indonesian(self):
        server = Served(self.page(), "--port", "0", "--lang", "id")
        self.assertIn("Sabar ada di http://127.0.0.1:", server.said)
        self.assertEqual(server.end(), 0)

    def test_what_cannot_be_served_is_said(self):
        for arguments, words in ((("--root", "/nowhere"), "no folder"), (("--root", "/usr"), "index.html"),
                                 (("--root", self.page(), "--host", "999.1.1.1"), "cannot listen"),
                                 (("--root", self.page(), "--lang", "fr"), "use en or id")):
            done = self.run_serve(*arguments)
            self.assertEqual(done.returncode, 2, arguments)
            self.assertIn(words, done.stderr)
        self.assertEqual(self.run_serve("--port", "70000").returncode, 1)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
