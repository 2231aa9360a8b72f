"""A small package of a widget, and a preview of it that follows saves; for the test of the preview's page and for its benchmark."""

import os
import pathlib
import select
import subprocess
import tempfile

from processes import ended
from waiting import GUARD

ROOT = pathlib.Path(__file__).resolve().parents[3]

MANIFEST = """// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Hello",
  dependencies: [.package(name: "Almanac", path: "%s/Almanac")],
  targets: [
    .executableTarget(
      name: "Hello",
      dependencies: [.product(name: "WidgetKit", package: "Almanac")],
      plugins: [.plugin(name: "AuthorSupport", package: "Almanac")])
  ],
  swiftLanguageModes: [.v5]
)
"""

SOURCE = """import SwiftUI
import WidgetKit

struct Moment: TimelineEntry { let date: Date }

struct Clock: TimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .now)) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
    completion(Timeline(entries: (0..<6).map { Moment(date: .now.addingTimeInterval(Double($0) * 3600)) }, policy: .never))
  }
}

struct Face: View {
  let date: Date
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Label("Change me", systemImage: "sun.max.fill").font(.headline).foregroundStyle(.orange)
      Text(date, style: .time).font(.title2.bold())
    }
    .containerBackground(.background, for: .widget)
  }
}

@main struct Hello: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Hello", provider: Clock()) { Face(date: $0.date) }
      .configurationDisplayName("Hello")
      .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular])
  }
}

#Preview("Two dates", as: .systemMedium) { Hello() } timeline: {
  Moment(date: Date(timeIntervalSince1970: 1_800_000_000))
  Moment(date: Date(timeIntervalSince1970: 1_800_010_000))
}

#Preview("A badge", traits: .fixedLayout(width: 180, height: 60)) {
  Label("All good", systemImage: "checkmark.seal.fill").font(.headline).foregroundStyle(.green)
}
"""


class Package:
    """A folder with the package `Hello`. With the variable PREVIEW_PACKAGE the folder stays and is used again, with what is built in it."""

    def __init__(self, sdk=ROOT / "bin/sdk"):
        kept = os.environ.get("PREVIEW_PACKAGE")
        self.temporary = None if kept else tempfile.TemporaryDirectory(prefix="almanac-package-")
        self.folder = pathlib.Path(kept or self.temporary.name) / "Hello"
        self.source = self.folder / "Sources/Hello/Hello.swift"
        self.source.parent.mkdir(parents=True, exist_ok=True)
        (self.folder / "Package.swift").write_text(MANIFEST % sdk)
        self.source.write_text(SOURCE)

    def save(self, text):
        """Saves as many editors do: the new text in a file beside it, which then replaces the source."""
        beside = self.source.with_name(".Hello.swift.new")
        beside.write_text(text)
        beside.replace(self.source)

    def close(self):
        if self.temporary:
            self.temporary.cleanup()


class Session:
    """`almanac preview --watch` of a package on a free port."""

    def __init__(self, command, package, *options):
        self.data = tempfile.TemporaryDirectory(prefix="almanac-preview-")
        self.errors = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(
            [command, "preview", str(package), "--watch", "--port", "0", "--data", self.data.name, "--at", "2027-01-15T09:41:00Z", *options],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=self.errors, text=True)
        ready, _, _ = select.select([self.process.stdout], [], [], GUARD)
        self.address = self.process.stdout.readline().strip() if ready else ""
        self.url, _, self.key = self.address.partition("/#key=")
        if not self.url.startswith("http://127.0.0.1:"):
            self.errors.seek(0)
            said = self.errors.read().strip()
            self.close()
            raise RuntimeError(f"almanac preview did not start: {said or 'no address printed'}")

    def close(self):
        """Ends the preview and returns its exit status."""
        try:
            return ended(self.process, "almanac preview")
        finally:
            self.data.cleanup()


def command():
    """The almanac command to test."""
    candidates = [os.environ.get("ALMANAC"), ROOT / "bin/almanac", ROOT / "Host/.build/debug/almanac"]
    return next((str(c) for c in candidates if c and os.access(c, os.X_OK)), None)
