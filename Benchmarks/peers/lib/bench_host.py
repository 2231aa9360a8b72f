"""A host with its own data folder and widgets, brought to a state in which nothing is due."""

import datetime
import json
import pathlib
import signal
import subprocess
import tempfile
import time
import urllib.request

import process_usage

ROOT = pathlib.Path(__file__).resolve().parents[3]
COMMAND = ROOT / "bin/almanac"
# Their entries and reloads are at least half an hour apart, so there are minutes in which nothing is due.
APPS = ["Notes", "ScreenTime", "Calendar", "Weather"]
LIMITS = json.loads((ROOT / "Engine/Sources/Shared/AlmanacProfiles/Data/limits.json").read_text())["limits"]
FIGURES = json.loads((ROOT / "Engine/Sources/Shared/AlmanacProfiles/Data/reload.json").read_text())["values"]
LET_GO = LIMITS["idleLetGo"]["value"]
COALESCING = FIGURES["coalescingWindow"]["value"]


class BenchHost:
    """`almanac serve` on a free port.

    `packages` are installed besides the example apps `apps`.
    """

    def __init__(self, packages=(), apps=APPS):
        self.folder = tempfile.TemporaryDirectory(prefix="almanac-bench-")
        self.process = self.errors = None
        self.start([f"Examples:{app}" for app in apps] + list(packages))

    def start(self, packages=()):
        """Starts the host on its data folder, where installed apps and widgets stay."""
        # Nobody reads the output, so the host must not write into a pipe, which would fill up.
        self.errors = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(
            [COMMAND, "serve", "--port", "0", "--data", self.folder.name, *packages],
            cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=self.errors, text=True)
        try:
            self.url, _, self.key = self.line().partition("/#key=")
            # The host serves while it builds the apps, which takes minutes the first time. Then it says how many there are.
            if packages:
                self.line()
        except BaseException:
            # After an interruption here there is no host to close yet.
            self.close()
            raise

    def line(self):
        """The next line that the host prints."""
        if text := self.process.stdout.readline().strip():
            return text
        self.errors.seek(0)
        said = self.errors.read().strip() or "it says nothing"
        raise RuntimeError(f"almanac serve does not start: {said.splitlines()[-1]}")

    def open(self, path, body=None, method=None):
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {self.key}"} | ({"Content-Type": "application/json"} if data else {})
        return urllib.request.urlopen(urllib.request.Request(f"{self.url}/v1/{path}", data=data, headers=headers, method=method), timeout=60)

    def api(self, path, body=None, method=None):
        with self.open(path, body, method) as answer:
            text = answer.read()
            return json.loads(text) if text else None

    def add(self, app, kind, family):
        """Adds one widget; returns its id."""
        return self.api("instances", {"app": app, "kind": kind, "family": family})["id"]

    def add_widgets(self, count):
        """Adds widgets until there are `count`: every kind of the example apps in every size of the home screen in turn."""
        sizes = [family for family in self.api("device")["families"] if family.startswith("system")]
        choices = [(kind["app"], kind["kind"], family) for family in sizes for kind in self.api("kinds") if kind["app"] in APPS and family in kind["families"]]
        for number in range(count - len(self.api("instances"))):
            app, kind, family = choices[number % len(choices)]
            self.add(app, kind, family)
        self.wait("a timeline of every widget", lambda: all(widget["stage"] == "timeline" for widget in self.api("instances")), 180)

    def draw_all(self):
        """Requests the picture of every widget once, as a page does."""
        for widget in self.api("instances"):
            with self.open(f"instances/{widget['id']}/image.png") as answer:
                if answer.read(8) != b"\x89PNG\r\n\x1a\n":
                    raise RuntimeError(f"the picture of {widget['displayName']} is no PNG")

    def extensions(self):
        return process_usage.descendants(self.process.pid)

    def wait(self, what, condition, seconds):
        deadline = time.monotonic() + seconds
        while not condition():
            if self.process.poll() is not None:
                raise RuntimeError(f"the host ended before there was {what}")
            if time.monotonic() > deadline:
                raise RuntimeError(f"there was no {what} within {seconds:.0f} s")
            time.sleep(0.5)

    def changes(self, start, end):
        """The number of entries that became current and of decisions between two instants."""
        count = 0
        for widget in self.api("instances"):
            timeline = self.api(f"instances/{widget['id']}/timeline")
            count += sum(start <= when(entry["date"]) < end for entry in timeline["entries"])
            count += sum(start <= when(decision["date"]) < end for decision in self.api(f"instances/{widget['id']}/decisions?limit=100"))
        return count

    def next_due(self):
        """When a widget changes next, seconds since 1970; None = never."""
        now = time.time()
        dates = []
        for widget in self.api("instances"):
            timeline = self.api(f"instances/{widget['id']}/timeline")
            dates += [when(entry["date"]) for entry in timeline["entries"]]
            if timeline["nextReload"]:
                dates.append(max(when(timeline["nextReload"]), now))
        return min((date for date in dates if date >= now), default=None)

    def wait_for_rest(self, seconds):
        """Waits until the extension processes have ended and nothing is due for `seconds`."""
        while True:
            self.wait("end of the extension processes", lambda: not self.extensions(), LET_GO + 60)
            due = self.next_due()
            if due is None or due > time.time() + seconds:
                return
            # A due reload may wait to share a wake-up, and the process that serves it keeps running for a while.
            time.sleep(max(due - time.time(), 0) + COALESCING + 1)

    def stop(self):
        """Ends the host; its data folder stays."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.process.stdout.close()
        self.errors.close()

    def close(self):
        self.stop()
        self.folder.cleanup()


def when(text):
    return datetime.datetime.fromisoformat(text.replace("Z", "+00:00")).timestamp()
