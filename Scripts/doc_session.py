"""A shell in a new folder, in which the blocks of a page are applied and its commands run; for check-tutorial and check-commands.

Commands run as they are written, with bin/ on PATH and a data folder of their own. Three things take the place of what the text says: a free port, for a
host and for previews; the address of the host that runs; and ids of real widgets, for `forecast-3f2a9` and the like.
"""
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
import time

import doc_blocks
from doc_blocks import ROOT

# An id as documents write it: a kind, and five hexadecimal digits.
ID = re.compile(r"\b([a-z]+)-(3f2a[19]|81bc0)\b")
LOOPBACK = re.compile(r"\b(?:127\.0\.0\.1|localhost):(?:8080|8081)\b")
ADDRESS = re.compile(r"http://(127\.0\.0\.1:\d+)/\S*")
# What a host prints when it has installed the apps that it was given.
INSTALLED = re.compile(r"^\d+ (of \d+ )?apps? (is|are) installed$", re.M)
# Seconds until a command must have ended, and until a host must have told its address.
PATIENCE = 1800


class Failed(Exception):
    """A command or a block that does not do what the page says."""


def is_serving(command):
    """Whether a command runs until it is ended."""
    return any(words[:1] == ["serve"] or (words[:1] == ["preview"] and "-o" not in words and "--terminal" not in words) for words in doc_blocks.calls(command))


def given_apps(command):
    """The apps that a call of `almanac serve` names."""
    words = next((words[1:] for words in doc_blocks.calls(command) if words[:1] == ["serve"]), [])
    return [word for before, word in zip(["", *words], words) if not word.startswith("-") and before not in ("--port", "--data")]


class Session:
    def __init__(self, folder, work=None):
        self.folder = pathlib.Path(folder)
        # Where the shell begins: a folder of its own, or one that is there already.
        self.work, self.state = work or self.folder / "work", self.folder / "state"
        self.work.mkdir(parents=True, exist_ok=True)
        self.state.mkdir(parents=True)
        self.data = self.folder / "share/almanac/data"
        # Programs that the commands may start: none of them may reach the desktop of whoever runs the check.
        self.programs = self.folder / "programs"
        self.programs.mkdir()
        self.environment = {name: value for name, value in os.environ.items() if name not in ("ALMANAC_SDK", "DISPLAY", "WAYLAND_DISPLAY", "COLUMNS")} | {
            "PATH": f"{self.programs}:{ROOT / 'bin'}:{os.environ['PATH']}", "TZ": "UTC", "TERM": "dumb", "XDG_DATA_HOME": str(self.folder / "share"),
            "XDG_CACHE_HOME": str(self.folder / "cache"), "ALMANAC_FONTS": os.environ.get("ALMANAC_FONTS", str(pathlib.Path.home() / ".local/share/almanac/fonts")),
        }
        self.shell = subprocess.Popen(
            ["bash", "--norc"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self.work, env=self.environment, text=True,
            start_new_session=True)
        # Serving command → its process id and address; what a text says → what exists.
        self.serving, self.replaced, self.count = {}, {}, 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for name in list(self.serving):
            self.end(name)
        self.shell.stdin.close()
        try:
            self.shell.wait(60)
        except subprocess.TimeoutExpired:
            os.killpg(self.shell.pid, signal.SIGKILL)
            self.shell.wait()

    def address(self, name="serve"):
        """The address of the page that a serving command printed."""
        return self.serving[name][1] if name in self.serving else None

    def run(self, command, status=0, given=""):
        """Runs a command as it is typed and returns what it printed. `given` is its standard input."""
        command = self.real(command)
        if is_serving(command):
            return self.serve(command)
        self.count += 1
        output, done, words = (self.state / f"{self.count}.{name}" for name in ("output", "status", "input"))
        words.write_text(given, encoding="utf-8")
        self.shell.stdin.write(f"{{ {command}\n}} <'{words}' >'{output}' 2>&1\necho \"$? $PWD\" >'{done}.new'; mv '{done}.new' '{done}'\n")
        self.shell.stdin.flush()
        ended, _, place = self.waited(command, lambda: done.exists() and done.read_text(), output).strip().partition(" ")
        self.place = pathlib.Path(place)
        said = output.read_text(encoding="utf-8", errors="replace")
        if int(ended) != status:
            raise Failed(f"{command}\n    ends with {ended} instead of {status}: {said.strip()[-1500:]}")
        return said

    place = None

    def waited(self, command, ready, output):
        limit = time.monotonic() + PATIENCE
        while not (result := ready()):
            if self.shell.poll() is not None:
                raise Failed(f"{command}\n    ended the shell: {output.read_text(errors='replace')[-1500:]}")
            if time.monotonic() > limit:
                raise Failed(f"{command}\n    does not end within {PATIENCE} s: {output.read_text(errors='replace')[-1500:]}")
            time.sleep(0.01)
        return result

    def serve(self, command):
        """Runs a host, or previews, until the session or another command of the same name ends it; returns when it has told its address and
        installed its apps."""
        name = next(words[0] for words in doc_blocks.calls(command))
        self.end(name)
        command = re.sub(r"--port[ =]\d+", "--port 0", command) if "--port" in command else f"{command} --port 0"
        apps = given_apps(command)
        self.count += 1
        output, process = self.state / f"{self.count}.output", self.state / f"{self.count}.process"
        output.touch()
        self.shell.stdin.write(f"{command} </dev/null >'{output}' 2>&1 &\necho $! >'{process}.new'; mv '{process}.new' '{process}'\n")
        self.shell.stdin.flush()
        number = int(self.waited(command, lambda: process.exists() and process.read_text(), output))

        def told():
            if not pathlib.Path(f"/proc/{number}").exists():
                raise Failed(f"{command}\n    ended at once: {output.read_text(errors='replace').strip()[-1500:]}")
            said = output.read_text(errors="replace")
            return ADDRESS.search(said) if not apps or INSTALLED.search(said) else None

        found = self.waited(command, told, output)
        self.serving[name] = (number, found.group(0), found.group(1))
        return output.read_text(errors="replace")

    def end(self, name):
        """Ends a serving command as Ctrl-C does."""
        if name not in self.serving:
            return
        number = self.serving.pop(name)[0]
        for sent, seconds in ((signal.SIGTERM, 300), (signal.SIGKILL, 60)):
            try:
                os.kill(number, sent)
            except ProcessLookupError:
                return
            limit = time.monotonic() + seconds
            while time.monotonic() < limit:
                try:
                    # The shell collects it with its next command.
                    if pathlib.Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                        return
                # The second one if it ends between opening and reading.
                except (FileNotFoundError, ProcessLookupError):
                    return
                time.sleep(0.02)

    def real(self, command):
        """The command with the ids of widgets that exist, and with the address of the host that runs."""
        for written, real in self.replaced.items():
            command = command.replace(written, str(real))
        if "serve" in self.serving:
            command = LOOPBACK.sub(self.serving["serve"][2], command)
        if not ID.search(command):
            return command
        widgets = self.widgets()
        return ID.sub(lambda match: next((each for each in widgets if each.startswith(f"{match.group(1)}-")), match.group(0)), command)

    def almanac(self, *arguments, allowed=()):
        """Runs the command beside the shell; returns what it printed. Exit statuses other than 0 may be allowed."""
        done = subprocess.run([ROOT / "bin/almanac", *arguments], cwd=self.work, env=self.environment, capture_output=True, text=True, check=False,
                              stdin=subprocess.DEVNULL, timeout=PATIENCE)
        if done.returncode not in (0, *allowed):
            raise Failed(f"almanac {' '.join(map(str, arguments))}\n    ends with {done.returncode}: {done.stderr.strip()[-1500:]}")
        return done.stdout

    def widgets(self):
        """The ids of the widgets on the device."""
        return [line.split()[0] for line in self.almanac("apps").splitlines() if line.startswith("  ")]


def apply(session, block):
    """Writes the file that a block is, or changes a file as a block in the language diff says."""
    place = (session.place or session.work) / block.file
    if block.language != "diff":
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(block.text, encoding="utf-8")
        return
    if not place.exists():
        raise Failed(f"{block.file} is changed in line {block.line} and does not exist")
    text = place.read_text(encoding="utf-8")
    for part in filter(None, re.split(r"^@@.*\n", block.text, flags=re.M)):
        lines = part.splitlines()
        before = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("+"))
        after = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("-"))
        if text.count(before) != 1:
            raise Failed(f"the lines that the change of {block.file} in line {block.line} names are there {text.count(before)} times:\n{before}")
        text = text.replace(before, after)
    place.write_text(text, encoding="utf-8")


def expect(session, block, said):
    """Fails unless the lines of a block are lines of an output, in this order. `…` stands for any characters."""
    lines = [line.strip() for line in said.splitlines()]
    for wanted in block.text.splitlines():
        if not wanted.strip() or wanted.strip() == "…":
            continue
        wanted = session.real(wanted)
        pattern = re.compile(".*".join(re.escape(part) for part in wanted.strip().split("…")))
        while lines and not pattern.fullmatch(lines[0]):
            lines.pop(0)
        if not lines:
            raise Failed(f"line {block.line}: the command does not print “{wanted.strip()}” there, but:\n{said.strip()[-2500:]}")


def follow(session, page, after=lambda line: None, given=lambda command: ""):
    """Applies the blocks of a page and runs its commands, in order. `after` is called after each block with the number of its last line, `given` tells
    what a person types after a command. Returns how many commands ran."""
    said, count = "", 0
    for block in doc_blocks.blocks(page.read_text(encoding="utf-8")):
        try:
            if block.file:
                apply(session, block)
            elif block.language == "text":
                expect(session, block, said)
            elif block.language in doc_blocks.SHELL:
                said = ""
                session.end("preview")
                for command in doc_blocks.commands(block.text, block.line):
                    said += session.run(command.text, command.status, given(command.text))
                    count += 1
        except Failed as failure:
            raise Failed(f"{page.name}: {failure}") from None
        after(block.line + block.text.count("\n"))
    return count


def folder():
    """A folder for a session, which is deleted with everything in it."""
    return tempfile.TemporaryDirectory(prefix="almanac-docs-", ignore_cleanup_errors=True)


def needed():
    """Ends the script if the command or the SDK has not been built."""
    if not (ROOT / "bin/almanac").exists() or not (ROOT / "bin/sdk/sdk.json").exists() or not shutil.which("swift"):
        raise SystemExit("bin/almanac or bin/sdk is missing; run: make build")
