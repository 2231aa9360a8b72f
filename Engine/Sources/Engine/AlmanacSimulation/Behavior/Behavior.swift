import AlmanacScheduler
import Foundation

/// What the person with the device does, day by day: the input of a simulation.
///
/// Files hold the same in YAML or JSON; `Documentation/reload-rules.md` lists every key. The simulation's seed determines the random instants.
public struct Behavior: Codable, Equatable, Sendable {
  /// The name, such as `commuter`.
  public var name: String
  /// One sentence on who the person is. Default: empty.
  public var summary: String
  /// The time zone of the wall clock, such as `Europe/Berlin`. Default: `GMT`.
  public var timeZone: String
  /// For each of up to 16 pages, the fraction of device views that reach it, 0 to 1; a view starts at the first page, so the fractions never
  /// increase. Default: one page that every view reaches.
  public var pages: [Double]
  /// Whether the widgets are visible all the time, as on a wall; views then only measure how stale the widgets are. Default: false.
  public var isAlwaysVisible: Bool
  /// Seconds from the end of a view until the device locks, 0 to 86,400; nil: it never locks.
  public var locksAfter: TimeInterval?
  /// Stacks of the device's widgets. Default: none.
  public var stacks: [BehaviorStack]
  /// The days of the week. The first entry that names a weekday applies; nothing happens on a weekday without an entry.
  public var days: [BehaviorDay]

  enum CodingKeys: String, CodingKey, CaseIterable {
    case name, summary, timeZone, pages, isAlwaysVisible = "alwaysShown", locksAfter, stacks, days
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    summary = try container.decodeIfPresent(String.self, forKey: .summary) ?? ""
    timeZone = try container.decodeIfPresent(String.self, forKey: .timeZone) ?? "GMT"
    pages = try container.decodeIfPresent([Double].self, forKey: .pages) ?? [1]
    isAlwaysVisible = try container.decodeIfPresent(Bool.self, forKey: .isAlwaysVisible) ?? false
    locksAfter = try container.decodeIfPresent(TimeInterval.self, forKey: .locksAfter)
    stacks = try container.decodeIfPresent([BehaviorStack].self, forKey: .stacks) ?? []
    days = try container.decode([BehaviorDay].self, forKey: .days)
    func check(_ key: CodingKeys, _ isValid: Bool, _ correction: String) throws {
      if !isValid { throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: correction) }
    }
    try check(.timeZone, TimeZone(identifier: timeZone) != nil, "there is no time zone \(timeZone): write one such as Europe/Berlin or GMT")
    try check(.pages, !pages.isEmpty && pages.count <= 16, "give one share for each page, 16 at most")
    try check(.pages, pages.allSatisfy { (0...1).contains($0) }, "a share of views is a number from 0 to 1")
    try check(.pages, zip(pages, pages.dropFirst()).allSatisfy { $0 >= $1 }, "a page cannot be viewed more often than the one before it")
    try check(.locksAfter, locksAfter.map { (0...86_400).contains($0) } ?? true, "give seconds, 0 to 86400")
    try check(.days, !days.isEmpty, "give at least one day")
    let numbers = days.flatMap(\.swipes).map(\.stack)
    try check(
      .days, numbers.allSatisfy { (1...max(1, stacks.count)).contains($0) } && (numbers.isEmpty || !stacks.isEmpty),
      "swipes name a stack by its number from 1; there are \(stacks.count)")
  }

  /// Returns the entry that applies to this weekday; nil if there is none.
  func day(on weekday: Weekday) -> BehaviorDay? { days.first { $0.on.contains(weekday) } }
}

/// A day of the week; the raw value is what files write.
public enum Weekday: String, Codable, CaseIterable, Sendable {
  /// Monday.
  case mon
  /// Tuesday.
  case tue
  /// Wednesday.
  case wed
  /// Thursday.
  case thu
  /// Friday.
  case fri
  /// Saturday.
  case sat
  /// Sunday.
  case sun
}
