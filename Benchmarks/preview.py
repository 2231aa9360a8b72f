#!/usr/bin/env python3
"""How long an author waits after a save: with `almanac preview --watch`, from the end of the write to the first picture and to all of them, as a
reader of the session's events gets them.

  preview.py [SAVES]     how many saves are measured for each page; default: 10

What is compared with it in the same run: `swift build` alone after the same edit, with the same options, and in a browser the time until the page shows
the last picture of a page of 60.
"""

import http.client
import itertools
import json
import os
import pathlib
import statistics
import subprocess
import sys
import time
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "Host/Tests/Browser")]
import previewing  # noqa: E402
from chromium import Chromium, Failure, Unavailable  # noqa: E402

# Seconds, on 2 cores.
FIRST_AIM, ALL_AIM = 1.0, 2.0
SIXTY = ["--kind", "Hello", "--scheme", "light", *[part for mode in ("fullColor", "accented", "vibrant") for part in ("--mode", mode)],
         *[part for size in ("small", "medium", "large", "xLarge", "xxLarge") for part in ("--text-size", size)]]


class Events:
    """The session's event stream."""

    def __init__(self, session):
        address = urllib.parse.urlsplit(session.url)
        self.headers = {"Authorization": f"Bearer {session.key}"}
        self.connection = http.client.HTTPConnection(address.hostname, address.port, timeout=900)
        self.connection.request("GET", "/v1/preview/events", headers=self.headers)
        self.lines = self.connection.getresponse()
        asking = http.client.HTTPConnection(address.hostname, address.port, timeout=60)
        asking.request("GET", "/v1/preview", headers=self.headers)
        self.state = json.loads(asking.getresponse().read())
        asking.close()

    def next(self):
        """Returns the name and the value of the next event."""
        name = None
        while True:
            line = self.lines.readline().decode().rstrip("\n")
            if line.startswith("event: "):
                name = line[7:]
            elif line.startswith("data: ") and name:
                return name, json.loads(line[6:])["value"]

    def until_ready(self):
        """Waits for everything to be drawn; returns the seconds to the first changed picture and to the last, from now."""
        begun = time.monotonic()
        first = None
        # A first state that is ready already has no event.
        while True:
            name, value = self.next()
            now = time.monotonic() - begun
            if name == "picture" and first is None:
                first = now
            if name == "status" and value["phase"] == "failed":
                raise RuntimeError(f"the build failed: {value['messages'] or value['fault']}")
            if name == "status" and value["phase"] == "ready":
                return first, now, value


SAVES = itertools.count(1)


def edited():
    """The source with another text, short enough to be seen whole in every picture."""
    return previewing.SOURCE.replace("Change me", f"Nr {next(SAVES)}")


def row(title, times, aim=None):
    ending = f"; aim: at most {aim:.0f} s" if aim else ""
    print(f"  {title:<52} median {statistics.median(times):6.2f} s, longest {max(times):6.2f} s ({len(times)}{ending})", flush=True)


def measure(title, package, command, saves, options, aims):
    session = previewing.Session(command, package.folder, *options)
    try:
        events = Events(session)
        if events.state["status"]["phase"] != "ready":
            events.until_ready()
        firsts, alls, builds = [], [], []
        for _ in range(saves):
            package.save(edited())
            first, every, status = events.until_ready()
            firsts.append(first)
            alls.append(every)
            builds.append(status["buildSeconds"])
        count = status["total"]
        row(f"{title}: save to first picture", firsts, aims[0])
        row(f"{title}: save to all {count} pictures", alls, aims[1])
        row(f"{title}: of it, the build", builds)
        return session
    finally:
        session.close()


def in_browser(package, command, saves):
    session = previewing.Session(command, package.folder, *SIXTY)
    browser = Chromium(1440, 960, 1)
    try:
        browser.open(session.address)
        settled = ("document.getElementById('state').dataset.phase === 'ready' && "
                   "[...document.querySelectorAll('.tile')].every(tile => tile.dataset.hash && tile.dataset.hash === tile.dataset.wanted)")
        browser.wait(f"document.querySelectorAll('.tile').length === 60 && {settled}", "60 pictures", 900)
        times = []
        for _ in range(saves):
            before = browser.evaluate("[...document.querySelectorAll('.tile')].map(tile => tile.dataset.hash).join()")
            begun = time.monotonic()
            package.save(edited())
            changed = f"[...document.querySelectorAll('.tile')].every((tile, index) => tile.dataset.hash !== {json.dumps(before)}.split(',')[index])"
            browser.wait(f"{settled} && {changed}", "60 new pictures", 60)
            times.append(time.monotonic() - begun)
        row("60 pictures: save to the page that shows all of them", times)
    finally:
        browser.close()
        session.close()


def bare_build(package, saves):
    """Runs `swift build` alone after an edit, with the options with which the preview builds."""
    sdk = os.environ.get("ALMANAC_SDK") or str(ROOT / "bin/sdk")
    times = []
    for _ in range(saves):
        package.save(edited())
        begun = time.monotonic()
        subprocess.run(
            ["swift", "build", "--package-path", str(package.folder), "-c", "debug", "--product", "Hello", "--toolset", f"{sdk}/toolset.json"],
            check=True, env=os.environ | {"ALMANAC_SDK": sdk}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        times.append(time.monotonic() - begun)
    row("swift build alone", times)


def main():
    saves = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    command = previewing.command()
    if command is None:
        print("preview.py: no almanac command found; run: make build", file=sys.stderr)
        return 1
    package = previewing.Package()
    try:
        begun = time.monotonic()
        session = previewing.Session(command, package.folder, "--kind", "Hello")
        try:
            events = Events(session)
            if events.state["status"]["phase"] != "ready":
                events.until_ready()
        finally:
            session.close()
        print("After a save:")
        print(f"  {'the command started to all pictures':<52} {time.monotonic() - begun:13.2f} s")
        bare_build(package, saves)
        measure("one widget", package, command, saves, ["--kind", "Hello"], (FIRST_AIM, ALL_AIM))
        measure("60 pictures", package, command, saves, SIXTY, (FIRST_AIM, None))
        try:
            in_browser(package, command, max(saves // 2, 3))
        except Unavailable as reason:
            print(f"  in a browser: left out, {reason}")
        return 0
    except (Failure, RuntimeError) as error:
        print(f"preview.py: {error}", file=sys.stderr)
        return 1
    finally:
        package.close()


if __name__ == "__main__":
    sys.exit(main())
