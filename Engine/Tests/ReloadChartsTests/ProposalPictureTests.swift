import AlmanacProfiles
import AlmanacScheduler
import AlmanacSimulation
import Foundation
import Testing

@testable import AlmanacReloadCharts

/// The proposal's pictures show what the engine does.
/// The pictures of `Proposals/0004-reload-budget.md` are drawn by the engine. The tests compare them with it; `Scripts/draw-curves` redraws them.
@Suite struct ProposalPictureTests {
  private static let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardizedFileURL
    .appendingPathComponent("Proposals/0004-reload-budget", isDirectory: true)

  /// Draws the chart if `ALMANAC_DRAW` is set; otherwise the file's description must have the numbers that the engine gives today.
  private func hold(_ chart: any ReloadChart, _ name: String) throws {
    let picture = try ChartPicture(chart, width: 720).data(.svg)
    let file = Self.folder.appendingPathComponent("\(name).svg")
    if ProcessInfo.processInfo.environment["ALMANAC_DRAW"] != nil {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try picture.write(to: file)
      // A PNG to look at.
      try ChartPicture(chart, width: 720).data(.png).write(to: FileManager.default.temporaryDirectory.appendingPathComponent("\(name).png"))
    }
    let stored = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(
      stored.contains(ChartPicture.escaped(chart.summary)), "\(file.lastPathComponent) is not what the engine does any more; run Scripts/draw-curves")
    #expect(picture.count < 200_000, "\(picture.count)")
  }

  private static let quarterly = SyntheticTimeline(entries: 4, spacing: 900, policy: .after(900))
  private static let greedy = SyntheticTimeline(policy: .after(60))

  private static func widget(_ id: InstanceID, page: Int = 0) -> SimulatedWidget {
    SimulatedWidget(id: id, app: "News", kind: id.rawValue, family: "systemSmall", page: page)
  }

  /// Two weeks of a commuter with a widget on the first page and one on a page that is never viewed; both take every reload they get.
  private static let commuter = RecordedDays(
    .commuter, [(widget("viewed"), greedy), (widget("unviewed", page: 9), greedy), (widget("headlines"), quarterly)], days: 14)

  @Test func `reloads a day over views a day`() throws {
    let views: [Double] = [0, 0.5, 1, 2, 3, 4, 6, 8, 10, 13, 16, 20, 25, 30, 35, 40]
    let profile = ReloadProfile.standard
    func formula(_ views: Double) -> Double {
      profile.trickleReloads + (profile.frequentReloads - profile.trickleReloads) * views / (views + profile.viewsAtHalf)
    }
    // Measured with the engine: a widget that takes every reload it gets, on a device in use for 16 hours with the same views every day.
    let measured = try [1, 3, 6, 10, 20, 40].map { count -> (x: Double, y: Double) in
      let spacing = 960 / count
      let uses = (0..<count).map { index -> String in
        let from = 7 * 60 + index * spacing + spacing / 2
        func clock(_ minutes: Int) -> String { "\(ChartFormat.digits(minutes / 60)):\(ChartFormat.digits(minutes % 60))" }
        return "{\"from\": \"\(clock(from))\", \"to\": \"\(clock(from + 1))\", \"viewsPerHour\": 60, \"seconds\": 4}"
      }
      let json = """
        {"name": "even", "days": [{"wakes": "07:00", "sleeps": "23:00", "uses": [\(uses.joined(separator: ","))],
         "launches": []}]}
        """
      let behavior = try JSONDecoder().decode(Behavior.self, from: Data(json.utf8))
      let recorded = RecordedDays(behavior, [(Self.widget("w"), Self.greedy)], days: 24)
      let days = recorded.simulation.days.suffix(14)
      #expect(days.allSatisfy { $0.instances[0].views == count })
      return (Double(count), Double(days.reduce(0) { $0 + $1.instances[0].budgeted }) / 14)
    }
    for point in measured { #expect(abs(point.y - formula(point.x)) < 4, "\(point) \(formula(point.x))") }
    try hold(
      CurveChart(
        title: "Reloads per day over views per day",
        subtitle: "After the learning days: the formula, and the mean of a simulated fortnight at six numbers of views",
        across: "views per day",
        series: [.init("formula", .line, views.map { ($0, formula($0)) }), .init("simulated", .dots, measured)],
        band: .init("“around 40 to 70” for a frequently viewed widget", 40...70)), "views")
  }

  @Test func `the learning days`() throws {
    let days = Self.commuter.simulation.days
    func series(_ position: Int) -> [(x: Double, y: Double)] {
      days.enumerated().map { (Double($0.offset + 1), Double($0.element.instances[position].budgeted)) }
    }
    try hold(
      CurveChart(
        title: "The learning days", subtitle: "Budgeted reloads on each of a commuter's days, for two widgets that take every reload they get",
        across: "day",
        series: [.init("on the first page", .lineWithDots, series(0)), .init("never viewed", .lineWithDots, series(1))],
        band: .init("“around 40 to 70”", 40...70)), "learning")
  }

  @Test func `a commuter's day`() throws {
    let day = Self.commuter.day(9, of: "headlines", named: "A commuter's widget that requests a timeline every quarter of an hour")
    #expect((40...70).contains(day.count(.granted)))
    try hold(DayChart(day, subtitle: "\(day.when), in its second week"), "commuter")
  }

  @Test func `a widget that is never viewed`() throws {
    let day = Self.commuter.day(9, of: "unviewed", named: "A widget that is never viewed")
    #expect((1..<5).contains(day.count(.granted)))
    try hold(DayChart(day, subtitle: "\(day.when), in its second week; it requests a reload every minute"), "unseen")
  }

  @Test func `a sports evening`() throws {
    let recorded = RecordedDays(.sportsEvening, [(Self.widget("score"), SyntheticTimeline(policy: .never))], days: 10)
    let day = recorded.day(
      10, of: "score", named: "A score that is pushed every five and a half minutes", timeZone: TimeZone(identifier: "Europe/London")!)
    #expect(day.count(.granted) >= 15)
    try hold(DayChart(day, subtitle: "\(day.when): idle all day, a match in the evening"), "sports")
  }
}
