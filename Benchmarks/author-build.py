#!/usr/bin/env python3
"""The cost of building a widget in debug for its author: README's widget in a separate package, clean and after an edit of its view.

The peer is a package with as many lines that imports Foundation alone. Each is measured as wall time and as processor time of everything that
ran; the second hardly changes with what else the machine does. `--clean N` and `--edits N` say how often.
"""

import argparse
import os
import pathlib
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
# Seconds: a clean build on four processors, and an edit.
CLEAN_AIM, EDIT_AIM = 120, 8


def readme_blocks():
    """README's widget and its manifest."""
    blocks = re.findall(r"^```swift\n(.*?)^```", (ROOT / "README.md").read_text(encoding="utf-8"), re.M | re.S)
    widget = next(block for block in blocks if "@main" in block)
    manifest = next(block for block in blocks if "swift-tools-version" in block)
    return widget, manifest


def foundation_lines(count):
    """A program of about `count` lines that needs only Foundation."""
    methods = (count - 6) // 3
    body = "".join(
        f"  func text{n}(_ date: Date) -> String {{\n    date.formatted(.iso8601) + String(format: \"%03d\", {n})\n  }}\n" for n in range(methods))
    return f"import Foundation\n\nstruct Plain {{\n  let title = \"a\"\n{body}}}\n\n@main struct Hello {{\n  static func main() {{ print(Plain().title) }}\n}}\n"


class Package:
    def __init__(self, folder, manifest, source, edits):
        self.folder, self.edits = folder, edits
        self.file = folder / "Sources/Hello/Hello.swift"
        self.file.parent.mkdir(parents=True)
        (folder / "Package.swift").write_text(manifest, encoding="utf-8")
        self.file.write_text(source, encoding="utf-8")
        self.run("package", "resolve")

    def run(self, *arguments):
        done = subprocess.run(["swift", *arguments], cwd=self.folder, capture_output=True, text=True, stdin=subprocess.DEVNULL)
        if done.returncode:
            sys.exit(f"author-build: swift {' '.join(arguments)} in {self.folder}: exit {done.returncode}\n{(done.stdout + done.stderr)[-2000:]}")

    def measured(self):
        """The wall time and processor time of a build, in seconds."""
        before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
        self.run("build")
        wall, after = time.monotonic() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
        return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    def clean(self):
        for part in (self.folder / ".build").iterdir():
            # Keep downloaded dependencies: the network is not measured.
            if part.name not in ("checkouts", "repositories", "workspace-state.json"):
                shutil.rmtree(part) if part.is_dir() and not part.is_symlink() else part.unlink()
        return self.measured()

    def edit(self):
        old, new = self.edits
        text = self.file.read_text(encoding="utf-8")
        if old not in text:
            old, new = new, old
        if old not in text:
            sys.exit(f"author-build: there is no {old} to edit in {self.file}")
        self.file.write_text(text.replace(old, new), encoding="utf-8")
        return self.measured()


def show(title, ours, peers, aim):
    def medians(runs):
        return [statistics.median(run[index] for run in runs) for index in (0, 1)]

    (wall, cpu), (peer_wall, peer_cpu) = medians(ours), medians(peers)
    print(f"  {title:<28}{wall:7.1f} s, {cpu:6.1f} s of processor time (aim {aim}); Foundation only {peer_wall:.1f} s, {peer_cpu:.1f} s; "
          f"{wall / peer_wall:.2f} × and {cpu / peer_cpu:.2f} ×")


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--clean", type=int, default=3, metavar="N", help="clean builds of each")
    arguments.add_argument("--edits", type=int, default=9, metavar="N", help="edits of each")
    wanted = arguments.parse_args()
    widget, manifest = readme_blocks()
    with tempfile.TemporaryDirectory(prefix="author-build-") as work:
        work = pathlib.Path(work)
        ours_manifest = manifest.replace('"../Almanac"', f'"{ROOT}"')
        if str(ROOT) not in ours_manifest:
            sys.exit("author-build: README's manifest has no ../Almanac to replace")
        ours = Package(work / "widget" / "Hello", ours_manifest, widget, (".title2", ".title3"))
        plain = '// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: "Hello", targets: [.executableTarget(name: "Hello")])\n'
        peer = Package(work / "plain" / "Hello", plain, foundation_lines(widget.count("\n")), ('"a"', '"b"'))
        clean = [(ours.clean(), peer.clean()) for _ in range(wanted.clean)]
        # The first edit after a clean build also updates the build system's caches.
        ours.edit(), peer.edit()
        edits = [(ours.edit(), peer.edit()) for _ in range(wanted.edits)]
    print(f"README's widget, debug, {os.cpu_count()} processors (medians of {wanted.clean} clean builds and {wanted.edits} edits, alternating)")
    show("clean build", [a for a, _ in clean], [b for _, b in clean], f"{CLEAN_AIM} s on 4 processors")
    show("after an edit of the view", [a for a, _ in edits], [b for _, b in edits], f"{EDIT_AIM} s")


if __name__ == "__main__":
    main()
