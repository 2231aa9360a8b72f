import Foundation
import Testing

/// What is wrong on a command line is one line on stderr, with the exit code of its sort and a way to mend it.
@Suite struct ExitTests {
  private func expect(_ arguments: [String], status: Int32, _ words: String..., sourceLocation: SourceLocation = #_sourceLocation) throws {
    let command = try CommandLine()
    let process = command.process(arguments)
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let errors = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == status, "\(errors)", sourceLocation: sourceLocation)
    #expect(errors.hasPrefix("almanac: "), sourceLocation: sourceLocation)
    #expect(errors.filter { $0 == "\n" }.count == 1, "\(errors)", sourceLocation: sourceLocation)
    for word in words { #expect(errors.contains(word), "\(errors)", sourceLocation: sourceLocation) }
  }

  private static let widget = ["--kind", "Good", "--family", "systemSmall"]

  @Test func anUnknownCommandIsUsage() throws { try expect(["rendr"], status: 64, "rendr") }
  @Test func aMissingAppIsUsage() throws { try expect(["render"], status: 64, "<app>") }
  @Test func anUnknownFamilyListsTheKnownOnes() throws {
    try expect(["render", "X", "--kind", "K", "--family", "huge"], status: 64, "huge", "systemSmall, systemMedium")
  }
  @Test func anUnknownDeviceListsTheKnownOnes() throws {
    try expect(["render", "X", "--device", "nokia"] + Self.widget, status: 64, "nokia", "iphone-393x852")
  }
  @Test(arguments: ["yesterday", "2026-03-14", "2026-03-14 09:30"])
  func aMalformedDateShowsTheExpectedForm(date: String) throws {
    try expect(["render", "X", "--at", date] + Self.widget, status: 64, date, "2026-03-14T09:30:00Z")
    try expect(["timeline", "X", "--now", date] + Self.widget, status: 64, date, "2026-03-14T09:30:00Z")
  }
  @Test func anUnknownModeListsTheKnownOnes() throws {
    try expect(["render", "X", "--mode", "neon"] + Self.widget, status: 64, "neon", "fullColor", "accented", "vibrant")
  }
  @Test(arguments: ["0", "17", "-1", "nan"])
  func aScaleOutOfRangeIsUsage(scale: String) throws {
    try expect(["render", "X", "--scale=\(scale)"] + Self.widget, status: 64, "--scale")
  }
  @Test func aPortOutOfRangeIsUsage() throws { try expect(["serve", "--port", "70000"], status: 64, "70000") }
  @Test func reloadWantsAKindOrAnApp() throws { try expect(["reload"], status: 64, "--app") }

  @Test(arguments: [
    (["earthquake"], "known are: view, activity"), (["activity", "awake"], "active, idle, asleep, not awake"), (["foreground", "begin"], "name one"),
    (["location", "Oslo"], "leave out Oslo"), (["view"], "or none"), (["view", "none", "--seconds", "0"], "1 to 86400"),
    (["view", "none", "--viewer", "a b"], "1 to 64"), (["lock", "locked", "--viewer", "wall"], "--viewer"),
    (["--app", "Weather"], "name an event"),
  ])
  func anEventThatCannotBeIsUsage(arguments: [String], words: String) throws { try expect(["events"] + arguments, status: 64, words) }
  @Test func eventsNeedAHostThatHearsThem() throws { try expect(["events", "lock", "locked"], status: 69, "almanac serve") }

  @Test func anUnknownAppIsData() throws { try expect(["render", "Nobody"] + Self.widget, status: 65, "Nobody", "installed: none") }
  @Test func aFolderWithoutABundleIsData() throws {
    let command = try CommandLine()
    let empty = command.folder.appendingPathComponent("Empty.app", isDirectory: true)
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    try expect(["kinds", empty.path], status: 65, "Info.plist")
    try expect(["install", empty.path], status: 65, "Info.plist")
    try expect(["kinds", "/nowhere/Weather.app"], status: 65, "/nowhere/Weather.app")
  }
  @Test func aFolderWithoutAPackageIsData() throws { try expect(["install", "/nowhere/at/all"], status: 65, "there is nothing at /nowhere/at/all") }
  @Test func aPictureWithoutAFolderIsUnavailable() throws {
    let app = try CommandLine().bundle().path
    try expect(["render", app, "-o", "/nowhere/at/all.png"] + Self.widget, status: 69, "there is no folder /nowhere/at")
  }
  @Test func anUnknownKindListsTheKnownOnes() throws {
    let app = try CommandLine().bundle().path
    try expect(["render", app, "--kind", "Tides", "--family", "systemSmall"], status: 65, "Tides", "Good")
  }
  @Test func anUnsupportedFamilyListsTheSupportedOnes() throws {
    let app = try CommandLine().bundle().path
    try expect(["render", app, "--kind", "Good", "--family", "systemLarge"], status: 65, "systemLarge", "systemSmall, systemMedium")
  }
  @Test func aFamilyWithoutAPlaceOnTheDeviceIsData() throws {
    let app = try CommandLine().bundle().path
    try expect(["render", app, "--kind", "Good", "--family", "systemExtraLarge"], status: 65, "systemExtraLarge", "iphone-393x852")
  }
  @Test(arguments: ["{", "[]", "7"])
  func aConfigurationMustBeAnObject(configuration: String) throws {
    let app = try CommandLine().bundle().path
    try expect(["render", app, "--config", configuration] + Self.widget, status: 65, "JSON object")
  }

  @Test func anExtensionThatCrashesIsUnavailable() throws {
    let app = try CommandLine().bundle().path
    try expect(["timeline", app, "--kind", "Crash", "--family", "systemSmall"], status: 69, "signal")
  }
  @Test func aReloadWithoutAHostIsUnavailable() throws { try expect(["reload", "Good"], status: 69, "almanac serve") }
  @Test func aDataFolderThatCannotBeWrittenIsUnavailable() throws {
    try expect(["apps", "--data", "/proc/almanac"], status: 69, "/proc/almanac")
  }
  @Test func anOutputThatCannotBeWrittenIsUnavailable() throws {
    let app = try CommandLine().bundle().path
    try expect(["render", app, "-o", "/nowhere/w.png"] + Self.widget, status: 69, "/nowhere/w.png")
  }

  @Test func helpAndVersionAreNoFailures() throws {
    let command = try CommandLine()
    for arguments in [["--help"], ["help", "render"], ["--version"], []] {
      let process = command.process(arguments)
      process.standardOutput = FileHandle.nullDevice
      let errors = Pipe()
      process.standardError = errors
      try process.run()
      #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(arguments)")
    }
    #expect(try command.run("--version").text == "0.1.0\n")
  }
}
