import AlmanacScheduler
import AlmanacSimulation
import Foundation
import Testing

@testable import SimulationRuns

/// Tests behaviours and recordings from files (Specification C12).
@Suite struct SimulationFileTests {
  static let behavior = """
    name: wall
    timeZone: Europe/Paris
    pages: [1, 0.5]
    days:
      - weekdays: [mon, tue]
        wakes: "07:00"
        sleeps: "22:30"
        uses:
          - {from: "08:00", to: "20:00", viewsPerHour: 4}
          - from: "20:00"
            to: "22:00"
            viewsPerHour: 1.5
            network: metered
    """

  @Test func `a behaviour is read from YAML, and from JSON`() throws {
    let behavior = try BehaviorFile.behavior(text: Self.behavior, named: "wall.yaml")
    #expect(behavior.days[0].uses[1].network == .metered)
    #expect(behavior.days[0].on == [.mon, .tue])
    let json = String(decoding: try JSONEncoder().encode(behavior), as: UTF8.self)
    #expect(try BehaviorFile.behavior(text: json, named: "wall.json") == behavior)
    #expect(try BehaviorFile.behavior("night-worker") == .nightWorker)
  }

  @Test(arguments: [
    ("timeZone: Europe/Paris", "timezone: Europe/Paris", 2, "unknown key timezone; known are: "),
    ("network: metered", "network: slow", 13, "network"),
    ("viewsPerHour: 1.5", "viewsPerHour: 900", 12, "viewsPerHour: 900.0 is out of range"),
    ("viewsPerHour: 1.5", "viewPerHour: 1.5", 12, "unknown key viewPerHour of uses"),
    ("sleeps: \"22:30\"", "sleeps: \"06:30\"", 7, "sleeps: it is before wakes"),
    ("pages: [1, 0.5]", "pages: 1", 3, "pages must be a list"),
    ("pages: [1, 0.5]", "pages: [1, often]", 3, "wrong type"),
    ("name: wall\n", "", 1, "the key name is missing"),
    ("days:", "days: [", nil, "it is not YAML"),
    ("timeZone: Europe/Paris", "name: wall", 1, "the key name occurs twice"),
    ("timeZone: Europe/Paris", "timeZone: \u{1}", 2, "control characters are not allowed"),
  ])
  func `an error has its line`(right: String, wrong: String, line: Int?, message: String) {
    let text = Self.behavior.replacingOccurrences(of: right, with: wrong)
    let error = #expect(throws: SimulationFileError.self) { try BehaviorFile.behavior(text: text, named: "wall.yaml") }
    #expect(error!.message.contains(message), "\(error!)")
    #expect(error!.file == "wall.yaml")
    if let line { #expect(error!.line == line, "\(error!)") }
  }

  // MARK: Every key

  /// A behaviour with every possible key, one a line.
  static let whole = """
    name: whole
    summary: has every key
    timeZone: Europe/Paris
    pages: [1, 0.5]
    alwaysShown: false
    locksAfter: 30
    days:
      - weekdays: [mon]
        wakes: "07:00"
        sleeps: "22:30"
        varies: 10
        uses:
          - from: "08:00"
            to: "20:00"
            viewsPerHour: 4
            seconds: 6
            network: metered
        launches:
          - from: "08:00"
            to: "20:00"
            count: 2
            minutes: 3
            app: News
            reloads: true
        sessions:
          - from: "17:00"
            to: "18:00"
            app: Maps
            reloadsEvery: 600
        pushes:
          - from: "20:00"
            to: "21:45"
            every: 330
            app: News
            kind: headlines
        travels: ["07:45"]
        lowPower:
          - from: "21:00"
            to: "23:00"
    """

  /// The lines that have a key: number, text, the key's name and its value.
  private static var keys: [(line: Int, text: String, name: String, value: String)] {
    whole.split(separator: "\n").enumerated().map { index, line in
      let name = line.prefix { $0 != ":" }.split(separator: " ").last.map(String.init) ?? ""
      return (index + 1, String(line), name, line.drop { $0 != ":" }.dropFirst().trimmingCharacters(in: .whitespaces))
    }
  }

  private static func replacing(_ line: Int, with text: String) -> String {
    var lines = whole.split(separator: "\n").map(String.init)
    lines[line - 1] = text
    return lines.joined(separator: "\n")
  }

  @Test func `every misspelt key is reported with its line and the known keys`() throws {
    _ = try BehaviorFile.behavior(text: Self.whole, named: "whole.yaml")
    for key in Self.keys {
      let text = Self.replacing(key.line, with: key.text.replacingOccurrences(of: "\(key.name):", with: "\(key.name)x:"))
      let error = #expect(throws: SimulationFileError.self) { try BehaviorFile.behavior(text: text, named: "whole.yaml") }
      #expect(error?.line == key.line && error!.message.hasPrefix("unknown key \(key.name)x"), "\(error as Any)")
      #expect(error!.message.contains("known are: ") && error!.message.contains(key.name))
    }
  }

  @Test(arguments: ["{}", "[[]]", "\"?\"", "~"]) func `every wrong value is reported with its line and key`(wrong: String) throws {
    // Any text is a valid name, and optional keys may be null.
    let texts: Set = ["name", "summary", "app", "kind"]
    for key in Self.keys {
      if wrong == "\"?\"" && texts.contains(key.name) { continue }
      if wrong == "~" && !["viewsPerHour", "from", "to", "every", "days"].contains(key.name) { continue }
      var text = Self.replacing(key.line, with: "\(key.text.prefix { $0 != ":" }): \(wrong)")
      if key.value.isEmpty {
        // The lines below the key belong to it.
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let indent = key.text.prefix { $0 == " " || $0 == "-" }.count
        let below = lines[key.line...].prefix { $0.prefix { $0 == " " }.count > indent }
        text = (lines[..<key.line] + lines[(key.line + below.count)...]).joined(separator: "\n")
      }
      let error = #expect(throws: SimulationFileError.self, "\(key.name): \(wrong)") { try BehaviorFile.behavior(text: text, named: "whole.yaml") }
      guard let error else { continue }
      #expect(error.line == key.line, "\(key.name): \(wrong): \(error)")
      #expect(error.message.contains(key.name), "\(key.name): \(wrong): \(error)")
    }
  }

  @Test func `an unknown behaviour names the shipped ones`() {
    let error = #expect(throws: SimulationFileError.self) { try BehaviorFile.behavior("commutter") }
    #expect(error!.description.contains("shipped are: commuter, eink-panel"))
  }

  @Test func `a recording has widgets and their timelines`() throws {
    let recording = try RecordedWidgets(
      text: """
        widgets:
          - {app: News, kind: headlines, family: systemMedium, entries: 4, spacing: 900, policy: after, after: 900}
          - {app: Market, kind: quotes, page: 1, policy: aligned, at: "14:30", jitter: 600, usesLocation: true}
        """, named: "r.yaml")
    #expect(recording.widgets.map(\.kind) == ["headlines", "quotes"])
    #expect(recording.timelines["headlines"] == SyntheticTimeline(entries: 4, spacing: 900, policy: .after(900)))
    #expect(recording.widgets[1].traits.usesLocation)
    let error = #expect(throws: SimulationFileError.self) {
      try RecordedWidgets(text: "widgets:\n  - {app: A, kind: k, policy: sometimes}", named: "r.yaml")
    }
    #expect(error!.line == 2)
    #expect(error!.message.contains("no policy sometimes"))
  }

  @Test(arguments: [
    ("widgets: []", "widgets is empty"),
    ("widgets: [{app: A, kind: k, policy: never}, {app: B, kind: k, policy: atEnd}]", "the kind k has two different timelines"),
    ("widgets: [{app: A, kind: k, policy: never, page: -1}]", "page: give 0.0 to 99.0"),
    ("widgets: [{app: A, kind: k, policy: after, after: .inf}]", "after: give"),
    ("widgets: [{app: A, kind: k, policy: aligned}]", "the key at is missing"),
  ])
  func `an inconsistent recording is refused`(text: String, message: String) {
    let error = #expect(throws: SimulationFileError.self) { try RecordedWidgets(text: text, named: "r.yaml") }
    #expect(error!.description.contains(message), "\(error!)")
  }

  @Test func `the report has the documented keys and no others`() throws {
    let recording = try RecordedWidgets(text: "widgets: [{app: A, kind: k, policy: after, after: 60}]", named: "r.yaml")
    let report = SimulationRun.play(recording, behavior: .commuter, start: DeviceSimulation.monday, days: 2, seed: 7).report
    func object(_ value: Any?) throws -> [String: Any] { try #require(value as? [String: Any]) }
    let json = try object(try JSONSerialization.jsonObject(with: JSONEncoder().encode(report)))
    #expect(json.keys.sorted() == ["days", "decisions", "digest", "seed"])
    #expect(json["seed"] as? Int == 7)
    let days = try #require(json["days"] as? [Any])
    #expect(days.count == 2)
    let day = try object(days.first)
    #expect(day.keys.sorted() == ["day", "instances", "wakeups"])
    #expect(day["day"] as? Int == 1)
    let instance = try object((day["instances"] as? [Any])?.first)
    #expect(instance.keys.sorted() == ["family", "id", "kind", "reloads", "staleSeconds", "views"])
    #expect(try object(instance["reloads"]).keys.sorted() == ["budgeted", "denied", "free"])
    #expect(try object(instance["staleSeconds"]).keys.sorted() == ["median", "p95"])
  }

  @Test func `a fleet's report has four loads, and jitter lowers the peak`() async throws {
    let recording = try RecordedWidgets(text: "widgets: [{app: M, kind: q, policy: aligned, at: \"14:30\", jitter: 600}]", named: "r.yaml")
    let fleet = Fleet(devices: 200, widgets: recording.widgets, timelines: recording.timelines)
    let report = await FleetReport.playing(fleet)
    #expect(report.loads.map(\.jitter) == ["none", "author", "host", "both"])
    let peaks = report.loads.map(\.peakPerSecond)
    #expect(peaks[0] > 150, "\(peaks)")
    #expect(peaks[1] < 10 && peaks[2] < 20 && peaks[3] < 10, "\(peaks)")
    let json = try #require(try JSONSerialization.jsonObject(with: JSONEncoder().encode(report)) as? [String: Any])
    #expect(json.keys.sorted() == ["days", "devices", "loads", "seed"])
    let load = try #require((json["loads"] as? [[String: Any]])?.first)
    #expect(load.keys.sorted() == ["jitter", "peakAt", "peakPerSecond", "requests"])
  }

  @Test func `the same recording, behaviour and seed give the same digest`() throws {
    let recording = try RecordedWidgets(text: "widgets: [{app: A, kind: k, policy: after, after: 60}]", named: "r.yaml")
    func run(_ seed: UInt64) -> SimulationReport {
      SimulationRun.play(recording, behavior: .commuter, start: DeviceSimulation.monday, days: 3, seed: seed).report
    }
    #expect(run(1) == run(1))
    #expect(run(1).digest != run(2).digest)
    #expect(run(1).digest.count == 64)
    #expect(run(1).decisions > 100)
  }
}
