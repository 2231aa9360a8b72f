import AlmanacPainter
import Foundation
import TestThreads
import Testing

/// `almanac check` against a real extension process.
@Suite(.ownThread) struct CheckTests {
  private func write(_ text: String, _ name: String, _ command: CommandLine) throws -> String {
    let file = command.folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  @Test func `pictures are recorded, compared, and a planted difference is found and shown`() throws {
    let command = try CommandLine()
    let app = try command.bundle().path
    let config = try write(#"{"kinds": ["Good"], "families": ["systemSmall"], "schemes": ["light"], "days": 1}"#, "check.json", command)
    let check = ["check", app, "--config", config]
    let recorded = try command.run(check + ["--record"])
    #expect(recorded.status == 0, "\(recorded.text) \(recorded.errors)")
    let folder = command.folder.appendingPathComponent("CheckPictures")
    let picture = folder.appendingPathComponent("Good/systemSmall/homeScreen-normal-light.png")
    #expect(FileManager.default.fileExists(atPath: picture.path))
    let again = try command.run(check)
    #expect(again.status == 0 && again.text.contains("equal (standard: up to 2.3 ΔE*ab"), "\(again.text) \(again.errors)")

    // Half of the picture is black now.
    let old = try PixelBuffer(file: try Data(contentsOf: picture), maxPixels: 1 << 24)
    var bytes = old.bytes
    for index in 0..<bytes.count / 2 { bytes[index] = index % 4 == 3 ? 255 : 0 }
    try Painter.png(PixelBuffer(width: old.width, height: old.height, bytes: bytes)).write(to: picture)
    let summary = command.folder.appendingPathComponent("step.md")
    try Data("before\n".utf8).write(to: summary)
    let process = command.process(check + ["--report", "report.html", "--junit", "junit.xml"])
    process.environment?["GITHUB_STEP_SUMMARY"] = summary.path
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    let report = try String(contentsOf: command.folder.appendingPathComponent("report.html"), encoding: .utf8)
    #expect(report.contains("Good/systemSmall/homeScreen-normal-light.png") && report.contains("class=\"slider\""))
    #expect(try String(contentsOf: command.folder.appendingPathComponent("junit.xml"), encoding: .utf8).contains("<failure type=\"different\""))
    let step = try String(contentsOf: summary, encoding: .utf8)
    #expect(step.hasPrefix("before\n") && step.contains("1 different"))

    // Files that cannot be compared are named; the others still get a result.
    try Data(count: 9 << 20).write(to: picture)
    let huge = try command.run(check)
    #expect(huge.status == 1 && huge.text.contains("limit.pictureBytes: it has 9437184 bytes"), "\(huge.text)")
    try Data("<html>".utf8).write(to: picture)
    #expect(try command.run(check).text.contains("it is not a PNG picture"))
    // Other fonts are reported before anything is compared.
    let fonts = folder.appendingPathComponent("fonts.txt")
    let text = try String(contentsOf: fonts, encoding: .utf8)
    try Data(text.replacingOccurrences(of: "inter ", with: "inter 9").utf8).write(to: fonts)
    #expect(try command.run(check).errors.hasPrefix("almanac: the fonts of this machine are not those"))
  }

  @Test func `a live activity and a control are drawn and compared`() throws {
    let command = try CommandLine()
    let config = try write(#"{"kinds": ["Ride", "Switch"], "schemes": ["dark"], "days": 1}"#, "check.json", command)
    let check = ["check", try command.bundle().path, "--config", config]
    let recorded = try command.run(check + ["--record"])
    #expect(recorded.status == 0 && recorded.text.contains("5 pictures: 5 recorded"), "\(recorded.text) \(recorded.errors)")
    let picture = command.folder.appendingPathComponent("CheckPictures/Ride/islandExpanded/liveActivity-normal-dark.png")
    try FileManager.default.removeItem(at: picture)
    let again = try command.run(check)
    #expect(again.status == 1 && again.text.contains("4 equal, 1 not recorded yet"), "\(again.text) \(again.errors)")
  }

  @Test func `a kind that crashes gives no picture, and the others are still checked`() throws {
    let command = try CommandLine()
    let config = try write(
      #"{"kinds": ["Crash", "Good"], "families": ["systemSmall"], "schemes": ["light"], "appearances": ["normal"], "days": 1}"#, "check.json", command
    )
    let outcome = try command.run("check", try command.bundle().path, "--config", config, "--record")
    #expect(outcome.status == 4, "\(outcome.text) \(outcome.errors)")
    #expect(outcome.text.contains("2 pictures: 1 recorded, 1 without a picture"), "\(outcome.text)")
    #expect(outcome.text.contains("Crash/systemSmall/homeScreen-normal-light: "), "\(outcome.text)")
  }

  @Test func `advice has its own exit code, and can be skipped with a reason`() throws {
    let command = try CommandLine()
    let app = try command.bundle().path
    func config(_ skip: String) throws -> String {
      try write(
        #"{"kinds": ["Flat"], "families": ["systemSmall"], "schemes": ["light"], "appearances": ["normal"], "days": 1, "skip": [\#(skip)]}"#,
        "check.json",
        command)
    }
    let found = try command.run("check", app, "--config", try config(""), "--record")
    #expect(found.status == 2 && found.text.contains("Flat systemSmall: warning accentedBlock"), "\(found.text) \(found.errors)")
    let skip = try config(#"{"rule": "accentedBlock", "reason": "a card"}"#)
    let skipped = try command.run("check", app, "--config", skip)
    #expect(skipped.status == 0 && skipped.text.contains("3 skipped"), "\(skipped.text) \(skipped.errors)")
  }

  @Test func `what cannot be checked is refused with what to do`() throws {
    let command = try CommandLine()
    let project = command.folder.appendingPathComponent("App/App.xcodeproj")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    let xcode = try command.run("check", "./App")
    #expect(xcode.status == 65 && xcode.errors.contains("almanac import \(command.folder.path)/App/App.xcodeproj"), "\(xcode.errors)")
    let app = try command.bundle().path
    let nowhere = try command.run("check", app)
    #expect(nowhere.status == 64 && nowhere.errors.contains("--pictures"), "\(nowhere.errors)")
    #expect(try command.run("check", app, "--config", "missing.json").status == 66)
    let wrong = try write(#"{"kinds": ["Nobody"]}"#, "check.json", command)
    let unknown = try command.run("check", app, "--config", wrong)
    #expect(unknown.status == 65 && unknown.errors.contains("Nobody"), "\(unknown.errors)")
    let release = try write(#"{"kinds": ["Good"], "release": "no-kinds.json"}"#, "check.json", command)
    let missing = try command.run("check", app, "--config", release)
    #expect(missing.status == 66 && missing.errors.contains("almanac kinds APP >"), "\(missing.errors)")
  }

  @Test func `a package that does not build is a fault of its own, also in the reports`() throws {
    let command = try CommandLine()
    let sources = command.folder.appendingPathComponent("Broken/Sources/Broken")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    _ = try write(
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Broken\", targets: [.executableTarget(name: \"Broken\")])\n",
      "Broken/Package.swift", command)
    _ = try write("@main struct Broken { static func main() { let x: Int = \"no number\" } }\n", "Broken/Sources/Broken/Broken.swift", command)
    let outcome = try command.run("check", "./Broken", "--junit", "junit.xml")
    #expect(outcome.status == 3 && outcome.errors.contains("Broken does not build"), "\(outcome.text) \(outcome.errors)")
    #expect(try String(contentsOf: command.folder.appendingPathComponent("junit.xml"), encoding: .utf8).contains("<error type=\"build\""))
  }

  @Test func `a program without a widget is refused with what is missing`() throws {
    let command = try CommandLine()
    let app = try command.bundle()
    try Data("exit".utf8).write(to: app.appendingPathComponent("start"))
    #expect(try command.run("check", app.path, "--pictures", "pictures").status == 69)
    // /bin/true ends as a program without a widget does.
    try FileManager.default.removeItem(at: app.appendingPathComponent("Test"))
    try FileManager.default.copyItem(atPath: "/bin/true", toPath: app.appendingPathComponent("Test").path)
    let outcome = try command.run("check", app.path, "--pictures", "pictures")
    #expect(outcome.status == 65 && outcome.errors.contains("has no @main widget"), "\(outcome.errors)")
  }

  @Test func `kinds are compared with those of a release in a file`() throws {
    let command = try CommandLine()
    let app = try command.bundle().path
    let kinds = try write(
      #"[{"kind": "Gone", "families": ["systemSmall"]}, {"kind": "Good", "families": ["systemSmall", "systemLarge"]}]"#, "kinds.json", command)
    let outcome = try command.run("lint", app, "--kind", "Good", "--since", kinds)
    #expect(outcome.text.contains("Good systemLarge: warning familyRemoved"), "\(outcome.text) \(outcome.errors)")
    let damaged = try write("{", "damaged.json", command)
    #expect(try command.run("lint", app, "--kind", "Good", "--since", damaged).errors.contains("is not a list of kinds"))
  }

  @Test func `the workflow is printed, and the page that documents it has the same text`() throws {
    let outcome = try CommandLine().run("check", ".", "--print-workflow")
    #expect(outcome.status == 0 && outcome.text.contains("almanac check . --junit"))
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Documentation/checking-widgets-in-ci.md")
    #expect(try String(contentsOf: page.standardizedFileURL, encoding: .utf8).contains(outcome.text))
  }
}
