#!/usr/bin/env python3
"""The author's loop: README's widget in a package of its own, from nothing and after an edit of its view, built against the SDK.

The peer is a package with as many lines that imports Foundation alone: no build with SwiftPM can be faster. Each is measured as wall time and as
processor time of everything that ran; the second hardly changes with what else the machine does. The same widget with a model of SwiftData and a query
is compared with itself without them. Needs `make build`.

`--clean N` and `--edits N` say how often.
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
# Seconds on two processors: from nothing to the first picture, and from a save to the picture.
FIRST_AIM, EDIT_AIM = 5, 1
# Megabytes of a package's build folder.
DISK_AIM = 50
TOOLSET = ["--toolset", str(ROOT / "bin/sdk/toolset.json")]
# What a widget with models adds to README's.
MODEL = """
@Model final class Visit {
  #Index<Visit>([\\.date])
  @Attribute(.unique) var name: String
  var date: Date
  init(name: String, date: Date) { (self.name, self.date) = (name, date) }
}

struct Visits: View {
  @Query(filter: #Predicate<Visit> { $0.name != "" }, sort: \\.date) private var visits: [Visit]
  var body: some View { Text(visits.map(\\.name).joined()) }
}
"""


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


def measured(*command, cwd=None):
    """Runs a command; returns wall time and processor time of it and of what it started, in seconds."""
    environment = {name: value for name, value in os.environ.items() if name != "ALMANAC_SDK"}
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    done = subprocess.run([str(part) for part in command], cwd=cwd, capture_output=True, text=True, stdin=subprocess.DEVNULL, env=environment)
    wall, after = time.monotonic() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode:
        sys.exit(f"author-build: {' '.join(map(str, command))}: exit {done.returncode}\n{(done.stdout + done.stderr)[-2000:]}")
    return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


class Package:
    """A package of one file, with two versions of a word in it for edits."""

    def __init__(self, folder, manifest, source, words, commands):
        """commands: what is measured, one after the other."""
        self.folder, self.words, self.commands = folder, words, commands
        self.file = folder / "Sources/Hello/Hello.swift"
        self.file.parent.mkdir(parents=True)
        (folder / "Package.swift").write_text(manifest, encoding="utf-8")
        self.file.write_text(source, encoding="utf-8")

    def run(self):
        runs = [measured(*command, cwd=self.folder) for command in self.commands]
        return tuple(map(sum, zip(*runs)))

    def clean(self):
        """From nothing; keeps downloaded dependencies, because the network is not measured."""
        build = self.folder / ".build"
        for part in build.iterdir() if build.exists() else []:
            if part.name not in ("checkouts", "repositories", "workspace-state.json"):
                shutil.rmtree(part) if part.is_dir() and not part.is_symlink() else part.unlink()
        return self.run()

    def edit(self):
        text = self.file.read_text(encoding="utf-8")
        old, new = self.words if self.words[0] in text else reversed(self.words)
        if old not in text:
            sys.exit(f"author-build: there is no {old} to edit in {self.file}")
        self.file.write_text(text.replace(old, new), encoding="utf-8")
        return self.run()

    def megabytes(self):
        files = (file for file in (self.folder / ".build").rglob("*") if file.is_file() and not file.is_symlink())
        return sum(file.stat().st_size for file in files) / 1e6


def medians(runs):
    return [statistics.median(run[index] for run in runs) for index in (0, 1)]


def show(title, runs, peers, aim=None, peer="Foundation only"):
    (wall, cpu), (peer_wall, peer_cpu) = medians(runs), medians(peers)
    note = f" (aim {aim} s)" if aim else ""
    print(f"  {title:<52}{wall:7.2f} s{note}, {cpu:6.2f} s of processor time; {peer} {peer_wall:.2f} s and {peer_cpu:.2f} s: "
          f"{wall / peer_wall:.2f} × and {cpu / peer_cpu:.2f} ×")


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--clean", type=int, default=5, metavar="N", help="builds from nothing of each")
    arguments.add_argument("--edits", type=int, default=9, metavar="N", help="edits of each")
    wanted = arguments.parse_args()
    command = ROOT / "bin/almanac"
    if not command.exists() or not (ROOT / "bin/sdk/sdk.json").exists():
        sys.exit("author-build: there is no bin/almanac with its SDK; run: make build")
    widget, manifest = readme_blocks()
    if '"../Almanac/bin/sdk/Almanac"' not in manifest:
        sys.exit("author-build: README's manifest has no ../Almanac/bin/sdk/Almanac to replace")
    own = manifest.replace('"../Almanac/bin/sdk/Almanac"', f'"{ROOT}/bin/sdk/Almanac"')
    plain = '// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: "Hello", targets: [.executableTarget(name: "Hello")])\n'
    words = (".title2", ".title3")
    product = 'append(.product(name: "WidgetKit", package: "Almanac"))'
    if product not in own:
        sys.exit("author-build: README's manifest has no product WidgetKit to add SwiftData to")
    models = own.replace(product, product.replace("append(", "append(contentsOf: [")[:-1] + ', .product(name: "SwiftData", package: "Almanac")])')
    with tempfile.TemporaryDirectory(prefix="author-build-") as work:
        work = pathlib.Path(work)
        render = [command, "render", work / "picture/Hello", "--kind", "Hello", "--family", "systemSmall", "-o", work / "hello.png"]
        picture = Package(work / "picture/Hello", own, widget, words, [render])
        data_render = [command, "render", work / "data/Hello", *render[3:-1], work / "data.png"]
        data = Package(work / "data/Hello", models, f"import SwiftData\n{widget}{MODEL}", words, [data_render])
        build = Package(work / "build/Hello", own, widget, words, [["swift", "build", *TOOLSET]])
        peer = Package(work / "plain/Hello", plain, foundation_lines(widget.count("\n")), ('"a"', '"b"'), [["swift", "build"]])
        packages = (picture, build, peer, data)
        clean = [[one.clean() for one in packages] for _ in range(wanted.clean)]
        size, peer_size = picture.megabytes(), peer.megabytes()
        # The first edit after a clean build also updates the build system's caches.
        for one in packages:
            one.edit()
        edits = [[one.edit() for one in packages] for _ in range(wanted.edits)]
    print(f"README's widget, {os.cpu_count()} processors (medians of {wanted.clean} builds from nothing and {wanted.edits} edits, alternating)")
    show("almanac render: from nothing to the picture", [row[0] for row in clean], [row[2] for row in clean], FIRST_AIM)
    show("almanac render: from a save to the picture", [row[0] for row in edits], [row[2] for row in edits], EDIT_AIM)
    without = "without SwiftData"
    show("with a model of SwiftData: from nothing to the picture", [row[3] for row in clean], [row[0] for row in clean], peer=without)
    show("with a model of SwiftData: from a save to the picture", [row[3] for row in edits], [row[0] for row in edits], peer=without)
    show("swift build with the SDK: from nothing", [row[1] for row in clean], [row[2] for row in clean])
    show("swift build with the SDK: after an edit", [row[1] for row in edits], [row[2] for row in edits])
    print(f"  {'the build folder':<52}{size:7.0f} MB (aim {DISK_AIM}); Foundation only {peer_size:.0f} MB")


if __name__ == "__main__":
    main()
