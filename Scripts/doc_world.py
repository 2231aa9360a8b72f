"""What the sessions of check-commands begin with, and which commands cannot be run in a test."""
import contextlib
import json
import os
import re
import shutil
import subprocess
import time

import doc_blocks
import doc_session
from doc_session import ROOT, Failed, Session

# Commands of a page that run beside those of almanac.
BESIDE = re.compile(r"^(curl .*(127\.0\.0\.1|localhost):8080/v1|\w+=\S)")
# (session, command) → why the command cannot be run. Each is still checked against what almanac accepts.
NOT_RUN = [
    (r".*", r"almanac service (install(?! --print)|status|remove)", "needs systemd's manager of an account: Scripts/check-service runs these"),
    (r".*", r"almanac sdk build", "compiles Almanac for minutes: Scripts/build-command builds the SDK so"),
    (r".*", r"--devices 100000", "takes minutes of processor time: the tests of simulations run smaller fleets"),
    (r".*", r"almanac preview .*--terminal", "needs a terminal that shows pictures: PreviewsTests speak with one"),
    (r".*", r"almanac keychain move --to secret-service", "needs a desktop's secret service: KeychainCommandTests have one of their own"),
    (r".*", r"almanac log .*--follow", "goes on until a person ends it"),
    (r".*", r"almanac run Reading ", "the app stays until its host ends: the page's tests run it"),
    (r"location", r"WeatherCommand", "asks a person for the location, and waits for the answer"),
    (r"links", r"almanac serve", "follows a build of the app: the page's tests run it"),
    (r"viewers-and-events", r"swayidle|runuser|-d ", "needs a desktop's session, root, or a program of the reader"),
]
# Exit statuses that depend on the machine or on what is found.
STATUSES = [(r"almanac doctor", (1,)), (r"almanac lint .*--fail-on note", (1,)),
            # The first time a tap shows what it would open.
            (r"^almanac tap \S+$", (65,))]
# What a person types.
PASSCODE = "a long passcode"
GIVEN = [(r"almanac passcode change", f"{PASSCODE}\nanother passcode\n"), (r"almanac (passcode (set|remove)|unlock)", f"{PASSCODE}\n")]
# Examples of these are alternatives: each begins anew.
APART = re.compile(r"^help:(uninstall|restore|unlock|passcode.*|remove|lock|undo|install)$")
# These begin without a host.
WITHOUT_HOST = re.compile(r"^(help:(serve|restore|new|almanac|bundle|sdk.*|import|check|doctor|preview)|README|for-operators|a-widget-of-your-own|sdk|previews|importing-.*)$")
# These begin in an empty folder.
EMPTY = re.compile(r"^(help:(new|bundle)|README|for-operators|a-widget-of-your-own|sdk)$")

APPS = ["Weather", "Transit", "Stocks", "Notes", "Reading", "Habits", "Rangers", "Calendar"]
WIDGETS = [("Weather", "Forecast", "systemSmall"), ("Stocks", "Overview", "systemMedium"), ("Transit", "Departures", "systemMedium"),
           ("Reading", "Shelf", "systemSmall")]
PROGRAMS = ROOT / "Examples/.build/release"
VERSION = (ROOT / "SDK/version").read_text(encoding="utf-8").strip()
MANIFEST = """// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Weather",
  dependencies: [.package(name: "Almanac", path: "{sdk}/Almanac")],
  targets: [
    .executableTarget(
      name: "Weather", dependencies: [.product(name: "WidgetKit", package: "Almanac")], exclude: ["Info.plist"],
      resources: [.process("forecast.json"), .process("Localizable.xcstrings")], plugins: [.plugin(name: "AuthorSupport", package: "Almanac")])
  ],
  swiftLanguageModes: [.v5]
)
"""
UUID = re.compile(r"\b(?:9D6B1C2A-5C1B-4F8E-9C55-0A3C8B0E3B6A|3F2504E0-4F89-11D3-9A0C-0305E82C3301)\b")


def reason(name, command):
    """Why a command is not run; None if it is."""
    return next((why for session, pattern, why in NOT_RUN if re.fullmatch(session, name) and re.search(pattern, command)), None)


def unneeded_reasons(sessions):
    return [pattern for session, pattern, _ in NOT_RUN
            if not any(re.fullmatch(session, name) and re.search(pattern, command.text) for name, commands in sessions.items() for command in commands)]


def other_statuses(command):
    return next((statuses for pattern, statuses in STATUSES if re.search(pattern, command)), ())


def given(command):
    return next((words for pattern, words in GIVEN if re.search(pattern, command)), "")


class World:
    """The folder of the sessions: a package with everything that examples name, and a data folder with apps and widgets that each session copies."""

    def __init__(self, folder):
        self.folder, self.count, self.isMade = folder, 0, False

    @property
    def package(self):
        return self.folder / "Weather"

    def make(self):
        """Makes the package and the data folder once."""
        if self.isMade:
            return
        self.isMade = True
        sources = self.package / "Sources/Weather"
        shutil.copytree(ROOT / "Examples/Sources/Weather", sources)
        (self.package / "Package.swift").write_text(MANIFEST.format(sdk=ROOT / "bin/sdk"), encoding="utf-8")
        (self.package / ".github/workflows").mkdir(parents=True)
        (self.package / "weather-check.json").write_text('{"families": ["systemSmall"], "days": 1}', encoding="utf-8")
        (self.package / "mine.json").write_text('{"stop": "harbour", "walk": 3}', encoding="utf-8")
        (self.package / "passcode.txt").write_text(f"{PASSCODE}\n", encoding="utf-8")
        shutil.copy(ROOT / "Examples/Sources/Photos/Photos.xcassets/sea-dusk.imageset/sea-dusk.jpg", self.package / "beach.jpg")
        shutil.copy(ROOT / "Examples/Recordings/market.yaml", self.package / "market.yaml")
        for track in ("walk.gpx", "commute.gpx"):
            (self.package / track).write_text(gpx(), encoding="utf-8")
        xcode_project(self.package)
        local_package(self.package / "SFSafeSymbols")
        build_programs()
        with Session(self.folder / "base", self.package) as session:
            session.almanac("install", *[f"{ROOT}/Examples:{app}" for app in APPS])
            for app in APPS:
                session.almanac("launch", app)
            session.almanac("new", "Hello")
            session.almanac("kinds", "Weather")
            (self.package / "almanac-kinds.json").write_text(session.almanac("kinds", "Weather"), encoding="utf-8")
            session.almanac("bundle", ".", "-o", ".")
            for app, kind, family in WIDGETS:
                session.almanac("add", app, "--kind", kind, "--family", family)
            session.almanac("backup", "almanac-backup.tar")

    def groups(self, name, commands):
        """The commands in the groups that begin anew."""
        return [[command] for command in commands] if APART.match(name) else [commands] if commands else []

    @contextlib.contextmanager
    def session(self, name):
        """A session with the apps and widgets, and with a host where the commands need one."""
        self.make()
        self.count += 1
        place = self.folder / f"session-{self.count}"
        work = None if EMPTY.match(name) else self.package
        shutil.copytree(self.folder / "base/share", place / "share", symlinks=True, ignore=shutil.ignore_patterns("host.json", "host.sock"))
        with Session(place, work) as session:
            self.replace(session)
            # What taps open; the programs themselves would stay until their host ends.
            for program in ("ReadingApp", "RideCommand"):
                (session.programs / program).write_text("#!/bin/sh\nexit 0\n", encoding="utf-8")
                (session.programs / program).chmod(0o755)
            if not WITHOUT_HOST.match(name):
                session.serve("almanac serve")
            prepare(name, session, self)
            yield session
        shutil.rmtree(place, ignore_errors=True)

    @contextlib.contextmanager
    def empty(self, name):
        """A session of a page that begins with nothing."""
        with Session(self.folder / name) as session:
            self.replace(session)
            if name == "how-to-xcode-project":
                xcode_project(session.work)
            yield session

    def replace(self, session):
        """Places that the texts name and that a test must not touch."""
        session.replaced = {
            "bin/almanac": "almanac", f"~/programs/almanac-{VERSION}-linux-x86_64/": "", "/srv/widgets": session.folder / "srv", "/tmp/almanac": session.folder / "tmp",
            "~/widgets": session.folder / "widgets", "~/.local/share/almanac/data": session.data, " .build/debug/": f" {PROGRAMS}/",
            "swift run --package-path Examples --toolset bin/sdk/toolset.json ": f"{PROGRAMS}/",
            # Seconds between the stops of a ride.
            "RideCommand 2 60": "RideCommand 2 0.2",
            # A link would not do: the products of a build name the path of its package.
            " Examples:": f" {ROOT}/Examples:",
        }

    def before(self, command, session):
        """What an example needs that another one of its session has used up."""
        if UUID.search(command):
            listed = json.loads(session.almanac("activities" if "activities" in command or "tap" in command else "links", "--json"))
            listed = listed.get("activities", listed) if isinstance(listed, dict) else listed
            if not listed:
                raise Failed(f"{command}\n    there is nothing that it could name")
            one = listed[0]["id"]
            session.replaced |= {match: one for match in UUID.findall(command)}
            if "tap" in command:
                waited("the activity has no picture", lambda: "elsewhere" in session.almanac("tap", one, "--in", "islandExpanded", "--list", allowed=(65,)))
        if "tap" in command and (place := re.search(r"--at (\S+)", command)):
            session.replaced[f"--at {place.group(1)}"] = f"--at {first_place(session)}"


def widget(session, kind):
    """The id of a widget of a kind."""
    return next(each for each in session.widgets() if each.startswith(f"{kind}-"))


def waited(what, ready):
    """Waits until `ready` returns something, and returns that."""
    limit = time.monotonic() + doc_session.PATIENCE
    while not (result := ready()):
        if time.monotonic() > limit:
            raise Failed(what)
        time.sleep(0.1)
    return result


def first_place(session):
    """The first button of the widget Departures, once its timeline has come."""
    def place():
        first = session.almanac("tap", widget(session, "departures"), "--list").split()[0]
        return first if first != "elsewhere" else None
    return waited("the widget Departures has no button", place)


def build_programs():
    """Builds the programs of the example apps against the SDK, in the folder in which almanac builds the apps."""
    sdk = ROOT / "bin/sdk"
    for program in ("NotesCommand", "WeatherCommand", "RideCommand", "ErrandsCommand", "PlantsCommand"):
        done = subprocess.run(
            ["swift", "build", "--package-path", ROOT / "Examples", "--toolset", sdk / "toolset.json", "-c", "release", "--product", program],
            env=os.environ | {"ALMANAC_SDK": str(sdk)}, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise Failed(f"{program} does not build: {done.stdout[-1500:]}")


def prepare(name, session, world):
    """What single sessions need beside apps, widgets and a host."""
    if name in ("help:lock", "help:unlock", "help:passcode-change", "help:passcode-remove", "help:passcode-reset"):
        session.run("almanac passcode set", given=f"{PASSCODE}\n")
    if name == "help:unlock":
        session.almanac("lock")
    if name in ("help:activities", "help:tap"):
        # Only the large one has buttons; they start a live activity.
        session.almanac("remove", widget(session, "departures"))
        session.almanac("add", "Transit", "--kind", "Departures", "--family", "systemLarge")
        session.almanac("tap", widget(session, "departures"), "--at", first_place(session))
    if name == "help:links":
        session.almanac("tap", widget(session, "shelf"), "--confirm")
    if name == "help:pin":
        session.almanac("remove", widget(session, "forecast"))
        session.almanac("add", "Weather", "--kind", "Forecast", "--family", "accessoryRectangular", "--device", "watch-45mm", "--place", "smartStack")
    if name in ("help:undo", "help:unstack"):
        session.almanac("move", widget(session, "forecast"), "--page", "2", "--column", "1", "--row", "1")
    if name == "help:stack":
        session.almanac("remove", widget(session, "forecast"))
        session.almanac("add", "Weather", "--kind", "Forecast", "--family", "systemMedium")
    if name == "help:unstack":
        session.almanac("add", "Weather", "--kind", "Forecast", "--family", "systemSmall")
        ids = [each for each in session.widgets() if each.startswith("forecast-")]
        session.almanac("stack", *ids[:1], "--onto", *ids[1:])
    if name == "help:check":
        session.almanac("check", f"{ROOT}/Examples:Weather", "--config", "weather-check.json", "--record")
    if name == "help:sdk":
        session.run("cd Hello")
    if name in ("help:bundle", "for-operators"):
        (session.work / "Weather").symlink_to(world.package)
    if name == "sdk":
        session.almanac("new", "Hello")
        session.replaced |= {f"swift {what} --toolset": f"swift {what} --package-path Hello --toolset" for what in ("build", "test")}
        (session.work / "Hello.app").symlink_to("apps/Hello.app")
    if name == "for-desktop-users":
        session.almanac("uninstall", "Weather")
    if name == "help:install":
        session.almanac("uninstall", "Habits")
        session.almanac("import", "App.xcodeproj", "--exclude", "Widget/Store.swift")
    if name == "a-widget-of-your-own":
        page = doc_blocks.blocks((ROOT / "Documentation/a-widget-of-your-own.md").read_text(encoding="utf-8"))
        session.almanac("new", "Hello")
        for file in (session.work / "Hello/Sources/Hello").iterdir():
            file.unlink()
        text = next(block.text for block in page if "@main" in block.text)
        (session.work / "Hello/Sources/Hello/Hello.swift").write_text(f"import SwiftUI\nimport WidgetKit\n{text}", encoding="utf-8")
        session.serve("almanac serve Hello")


SHOP = """import SwiftUI
import WidgetKit

struct Moment: TimelineEntry { let date: Date }

struct Hours: TimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .now)) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
    completion(Timeline(entries: [Moment(date: .now)], policy: .never))
  }
}

@main struct ShopWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Shop", provider: Hours()) { Text($0.date, style: .time).containerBackground(.background, for: .widget) }
      .supportedFamilies([.systemSmall])
  }
}
"""


def gpx():
    points = "".join(f'<trkpt lat="{52.5 + index / 1000}" lon="13.4"><time>2026-01-05T08:{index:02}:00Z</time></trkpt>' for index in range(30))
    return f'<?xml version="1.0" encoding="UTF-8"?><gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>{points}</trkseg></trk></gpx>'


def local_package(folder):
    """A package with a library of its own name, as a clone of a public one."""
    (folder / "Sources" / folder.name).mkdir(parents=True)
    (folder / "Package.swift").write_text(
        "// swift-tools-version: 5.9\nimport PackageDescription\n\nlet package = Package(name: \"{0}\", products: [.library(name: \"{0}\", targets: [\"{0}\"])], "
        "targets: [.target(name: \"{0}\")])\n".format(folder.name), encoding="utf-8")
    (folder / "Sources" / folder.name / "Symbol.swift").write_text("import SwiftUI\n\npublic struct Symbol { public let name: String }\n", encoding="utf-8")


def xcode_project(folder):
    """An Xcode project of one widget extension, and its Xcode workspace."""
    (folder / "Widget").mkdir()
    (folder / "Widget/Store.swift").write_text("import CoreData\n", encoding="utf-8")
    (folder / "Widget/ShopWidget.swift").write_text(SHOP, encoding="utf-8")
    project = folder / "App.xcodeproj"
    project.mkdir()
    settings = "SDKROOT = iphoneos; PRODUCT_NAME = WidgetExtension; GENERATE_INFOPLIST_FILE = YES; SWIFT_VERSION = 5.0;"
    (project / "project.pbxproj").write_text(
        f"""// !$*UTF8*$!
{{
  archiveVersion = 1;
  objectVersion = 77;
  objects = {{
    P0 = {{isa = PBXProject; buildConfigurationList = LP; mainGroup = G0; targets = (TW); }};
    LP = {{isa = XCConfigurationList; buildConfigurations = (CP); defaultConfigurationName = Release; }};
    CP = {{isa = XCBuildConfiguration; buildSettings = {{SDKROOT = iphoneos;}}; name = Release; }};
    TW = {{isa = PBXNativeTarget; name = WidgetExtension; productType = "com.apple.product-type.app-extension"; productReference = RW;
      buildConfigurationList = LW; buildPhases = (SW); fileSystemSynchronizedGroups = (YW); }};
    RW = {{isa = PBXFileReference; path = WidgetExtension.appex; sourceTree = BUILT_PRODUCTS_DIR; }};
    LW = {{isa = XCConfigurationList; buildConfigurations = (CW); defaultConfigurationName = Release; }};
    CW = {{isa = XCBuildConfiguration; buildSettings = {{{settings}}}; name = Release; }};
    SW = {{isa = PBXSourcesBuildPhase; files = (); }};
    YW = {{isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; }};
    G0 = {{isa = PBXGroup; children = (YW); sourceTree = "<group>"; }};
  }};
  rootObject = P0;
}}
""", encoding="utf-8")
    workspace = folder / "App.xcworkspace"
    workspace.mkdir()
    (workspace / "contents.xcworkspacedata").write_text(
        '<?xml version="1.0" encoding="UTF-8"?>\n<Workspace version="1.0"><FileRef location="group:App.xcodeproj"></FileRef></Workspace>\n', encoding="utf-8")
