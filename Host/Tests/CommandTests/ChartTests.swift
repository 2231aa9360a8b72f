import Foundation
import FoundationXML
import TestThreads
import Testing

/// `almanac simulate -o`: charts of simulated days and fleets.
@Suite(.ownThread) struct ChartTests {
  private let command: CommandLine
  private let recording: String

  init() throws {
    command = try CommandLine()
    let file = command.folder.appendingPathComponent("news.yaml")
    try """
    widgets:
      - {app: News, kind: "headlines <&>", entries: 4, spacing: 900, policy: after, after: 900}
      - {app: Market, kind: quotes, page: 1, policy: aligned, at: "14:30", jitter: 600}
    """.write(to: file, atomically: true, encoding: .utf8)
    recording = file.path
  }

  private func file(_ name: String) -> URL { command.folder.appendingPathComponent(name) }

  @Test func `a week is drawn, and the table is printed as well`() throws {
    let outcome = try command.run("simulate", recording, "--days", "3", "-o", "week.svg")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.text.contains("wake-ups a day"))
    let picture = try Data(contentsOf: file("week.svg"))
    #expect(XMLParser(data: picture).parse())
    let text = String(decoding: picture, as: UTF8.self)
    #expect(text.contains("headlines &lt;&amp;&gt; of News"))
    #expect(text.contains("quotes of Market"))
    #expect(text.contains("Wednesday 7 January 2026"))
    // The same run draws the same chart, with or without --json.
    #expect(try command.run("simulate", recording, "--days", "3", "--json", "-o", "again.svg").status == 0)
    #expect(try Data(contentsOf: file("again.svg")) == picture)
    #expect(try command.run("simulate", recording, "--days", "3", "--scheme", "dark", "-o", "dark.svg").status == 0)
    #expect(try Data(contentsOf: file("dark.svg")) != picture)
  }

  @Test func `one day of one widget is drawn with its numbers`() throws {
    let run = try command.run("simulate", recording, "--days", "2", "--day", "2", "--instance", "Market/quotes/1", "-o", "day.svg", "--json")
    #expect(run.status == 0, "\(run.errors)")
    let text = try String(contentsOf: file("day.svg"), encoding: .utf8)
    #expect(text.contains("Tuesday 6 January 2026") && !text.contains("headlines"))
    struct Report: Decodable {
      struct Day: Decodable {
        struct Instance: Decodable {
          struct Reloads: Decodable { let budgeted, free, denied: Int }
          let reloads: Reloads
        }
        let instances: [Instance]
      }
      let days: [Day]
    }
    let reloads = try JSONDecoder().decode(Report.self, from: run.output).days[1].instances[1].reloads
    #expect(text.contains("\(reloads.budgeted) reload\(reloads.budgeted == 1 ? "" : "s") on the budget and \(reloads.free) free"))
  }

  @Test func `a picture has two pixels per point`() throws {
    #expect(try command.run("simulate", recording, "--days", "1", "--width", "400", "-o", "day.PNG").status == 0)
    let png = [UInt8](try Data(contentsOf: file("day.PNG")))
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(Int(png[18]) << 8 | Int(png[19]) == 800)
  }

  @Test func `the requests of many devices are drawn`() throws {
    let outcome = try command.run("simulate", recording, "--days", "1", "--devices", "40", "-o", "herd.svg")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let text = try String(contentsOf: file("herd.svg"), encoding: .utf8)
    #expect(XMLParser(data: Data(text.utf8)).parse())
    // The chart has the printed numbers.
    for line in outcome.text.split(separator: "\n").dropFirst() {
      let most = try #require(line.firstMatch(of: /at most (\d+) in a second/)?.1)
      #expect(text.contains("at most \(most) request"), "\(line)")
    }
  }

  @Test(arguments: [
    (["-o", "chart.pdf"], 64, "chart.pdf has an unknown format; use a name that ends in .svg or .png"),
    (["-o", "chart"], 64, "use a name that ends in .svg or .png"),
    (["-o", "/nowhere/at/all.svg"], 69, "there is no folder /nowhere/at"),
    (["--day", "1"], 64, "name the chart with -o chart.svg"),
    (["--instance", "x"], 64, "name the chart with -o chart.svg"),
    (["-o", "c.svg", "--day", "3"], 64, "--day must be a number from 1 to 2; got 3"),
    (
      ["-o", "c.svg", "--instance", "Nobody"], 65, "there is no widget Nobody in this simulation; its widgets: News/headlines <&>/0, Market/quotes/1"
    ),
    (["-o", "c.svg", "--width", "9"], 64, "--width must be from 280 to 2000 points; got 9.0"),
    (["-o", "c.svg", "--scheme", "sepia"], 64, "sepia"),
    (["-o", "c.svg", "--devices", "9", "--day", "1"], 64, "--instance and --day cannot be used with --devices"),
  ])
  func `what cannot be drawn is one clear line`(arguments: [String], status: Int32, message: String) throws {
    let process = command.process(["simulate", recording, "--days", "2"] + arguments)
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == status, "\(text)")
    #expect(text.contains(message), "\(text)")
    #expect(text.filter { $0 == "\n" }.count == 1, "\(text)")
  }

  @Test func `a folder is not an output file`() throws {
    try FileManager.default.createDirectory(at: file("folder.svg"), withIntermediateDirectories: true)
    let outcome = try command.run("simulate", recording, "--days", "1", "-o", "folder.svg")
    #expect(outcome.status == 69)
    #expect(outcome.errors.contains("it is a folder"))
    // The command refuses the file before the simulation starts.
    #expect(outcome.text.isEmpty)
  }

  @Test func `an excessively large chart is refused`() throws {
    let lines = (0..<60).map { "  - {app: A\($0), kind: k, policy: never}" }.joined(separator: "\n")
    try "widgets:\n\(lines)\n".write(to: file("many.yaml"), atomically: true, encoding: .utf8)
    let outcome = try command.run("simulate", "many.yaml", "--days", "1", "-o", "many.svg")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("choose one widget with --instance"))
  }
}
