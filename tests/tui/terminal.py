"""A program in a pseudo-terminal, and as much of a terminal as curses needs to draw on."""
import fcntl, os, pty, re, select, signal, struct, termios, time

SEQUENCE = re.compile(r"\x1b(?:\[([?<>=]?)([0-9;]*)([@-~])|\]([^\x07\x1b]*)(?:\x07|\x1b\\)|([()][A-Z0-9])|([=>78MDEHc]))")
UNFINISHED = re.compile(r"\x1b(?:\[[?<>=]?[0-9;]*|\][^\x07]*|[()])?$")


class Screen:
    """Characters only: colours are swallowed."""

    def __init__(self, width, height):
        self.rest = ""
        self.modes = set()
        self.resize(width, height)

    def resize(self, width, height):
        self.width, self.height = width, height
        self.cells = [[" "] * width for _ in range(height)]
        self.x = self.y = 0
        self.last = " "

    def text(self):
        return "\n".join("".join(row).rstrip() for row in self.cells)

    def find(self, text):
        """Place (x, y) of the first occurrence, or None."""
        for y, row in enumerate(self.cells):
            x = "".join(row).find(text)
            if x >= 0:
                return x, y
        return None

    def feed(self, data):
        data, self.rest = self.rest + data, ""
        at = 0
        while at < len(data):
            if data[at] == "\x1b":
                match = SEQUENCE.match(data, at)
                if not match:
                    if UNFINISHED.match(data, at):
                        self.rest = data[at:]
                        return
                    at += 1
                    continue
                if match.group(3):
                    numbers = [int(n) if n else 0 for n in match.group(2).split(";")] if match.group(2) else []
                    self.control(match.group(1), numbers, match.group(3))
                elif match.group(6) == "M":
                    self.y = max(0, self.y - 1)
                at = match.end()
                continue
            self.character(data[at])
            at += 1

    def character(self, c):
        if c == "\r":
            self.x = 0
        elif c == "\n":
            if self.y == self.height - 1:
                self.cells = self.cells[1:] + [[" "] * self.width]
            else:
                self.y += 1
        elif c == "\b":
            self.x = max(0, self.x - 1)
        elif c == "\t":
            self.x = min(self.width - 1, self.x // 8 * 8 + 8)
        elif c >= " ":
            if self.x >= self.width:
                self.x = 0
                self.y = min(self.height - 1, self.y + 1)
            self.cells[self.y][self.x] = c
            self.x += 1
            self.last = c

    def control(self, private, numbers, letter):
        first = numbers[0] if numbers else 0
        many = max(1, first)
        row = self.cells[self.y]
        x = min(self.x, self.width - 1)
        if private:
            if letter == "h":
                self.modes.update(numbers)
            elif letter == "l":
                self.modes.difference_update(numbers)
        elif letter in "Hf":
            second = numbers[1] if len(numbers) > 1 else 1
            self.y, self.x = min(self.height, many) - 1, min(self.width, max(1, second)) - 1
        elif letter == "d":
            self.y = min(self.height, many) - 1
        elif letter == "G":
            self.x = min(self.width, many) - 1
        elif letter == "A":
            self.y = max(0, self.y - many)
        elif letter == "B":
            self.y = min(self.height - 1, self.y + many)
        elif letter == "C":
            self.x = min(self.width - 1, self.x + many)
        elif letter == "D":
            self.x = max(0, self.x - many)
        elif letter == "K":
            begin, end = (x, self.width) if first == 0 else (0, x + 1) if first == 1 else (0, self.width)
            row[begin:end] = [" "] * (end - begin)
        elif letter == "J":
            if first == 0:
                row[x:] = [" "] * (self.width - x)
                for y in range(self.y + 1, self.height):
                    self.cells[y] = [" "] * self.width
            else:
                self.cells = [[" "] * self.width for _ in range(self.height)]
        elif letter == "X":
            row[x:x + many] = [" "] * min(many, self.width - x)
        elif letter == "P":
            self.cells[self.y] = (row[:x] + row[x + many:] + [" "] * many)[:self.width]
        elif letter == "@":
            self.cells[self.y] = (row[:x] + [" "] * many + row[x:])[:self.width]
        elif letter == "b":
            for _ in range(many):
                self.character(self.last)


class Program:
    """A running program. Every wait has an end."""

    def __init__(self, command, environment, width=80, height=24):
        self.screen = Screen(width, height)
        self.raw = b""
        self.status = None
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
            os.execve(command[0], command, environment)
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))

    def read(self, seconds=0.05):
        ready, _, _ = select.select([self.fd], [], [], seconds)
        if not ready:
            return False
        try:
            data = os.read(self.fd, 65536)
        except OSError:
            return False
        self.raw += data
        self.screen.feed(data.decode("utf-8", "replace"))
        return bool(data)

    def settle(self, seconds=0.15):
        """Reads until nothing has come for a while."""
        while self.read(seconds):
            pass

    def wait_for(self, text, seconds=20):
        end = time.monotonic() + seconds
        while text not in self.screen.text():
            if time.monotonic() > end:
                raise AssertionError("waited in vain for %r; the screen:\n%s" % (text, self.screen.text()))
            self.read()
        self.settle(0.02)

    def send(self, keys):
        os.write(self.fd, keys.encode())

    def click(self, x, y):
        """Presses and lets go, in the words of xterm (counted from 1)."""
        self.send("\x1b[<0;%d;%dM\x1b[<0;%d;%dm" % (x + 1, y + 1, x + 1, y + 1))

    def resize(self, width, height):
        self.screen.resize(width, height)
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))

    def kill(self, number):
        os.kill(self.pid, number)

    def wait(self, seconds=20):
        """The exit code, or minus the signal."""
        end = time.monotonic() + seconds
        while self.status is None:
            self.read(0.02)
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid == self.pid:
                self.status = os.waitstatus_to_exitcode(status)
            elif time.monotonic() > end:
                os.kill(self.pid, signal.SIGKILL)
                os.waitpid(self.pid, 0)
                raise AssertionError("the program does not end; the screen:\n%s" % self.screen.text())
        self.settle(0.02)
        os.close(self.fd)
        return self.status
