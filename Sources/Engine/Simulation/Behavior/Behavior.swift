import Foundation
import Scheduler

/// What the person with the device does, day by day: the input of a simulation.
///
/// Files hold the same in YAML or JSON; `Documentation/reload-rules.md` lists every key. The simulation's seed determines the random instants.
public struct Behavior: Codable, Equatable, Sendable {
  public var name: String
  /// One sentence on who the person is.
  public var summary: String
  /// The time zone of the wall clock, such as `Europe/Berlin`.
  public var timeZone: String
  /// For each page, the fraction of device views that reach it; the first page is what a view shows at once.
  public var pages: [Double]
  /// Whether the widgets are visible all the time, as on a wall; views then only measure how stale the widgets are.
  public var isAlwaysVisible: Bool
  /// Seconds from the end of a view until the device locks; nil: never.
  public var locksAfter: TimeInterval?
  /// The days of the week. The first entry that names a weekday applies; nothing happens on a weekday without an entry.
  public var days: [BehaviorDay]

  enum CodingKeys: String, CodingKey, CaseIterable {
    case name, summary, timeZone, pages, isAlwaysVisible = "alwaysShown", locksAfter, days
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    summary = try container.decodeIfPresent(String.self, forKey: .summary) ?? ""
    timeZone = try container.decodeIfPresent(String.self, forKey: .timeZone) ?? "GMT"
    pages = try container.decodeIfPresent([Double].self, forKey: .pages) ?? [1]
    isAlwaysVisible = try container.decodeIfPresent(Bool.self, forKey: .isAlwaysVisible) ?? false
    locksAfter = try container.decodeIfPresent(TimeInterval.self, forKey: .locksAfter)
    days = try container.decode([BehaviorDay].self, forKey: .days)
    func check(_ key: CodingKeys, _ holds: Bool, _ mend: String) throws {
      if !holds { throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: mend) }
    }
    try check(.timeZone, TimeZone(identifier: timeZone) != nil, "there is no time zone \(timeZone): write one such as Europe/Berlin or GMT")
    try check(.pages, !pages.isEmpty && pages.count <= 16, "give one share for each page, 16 at most")
    try check(.pages, pages.allSatisfy { (0...1).contains($0) }, "a share of views is a number from 0 to 1")
    try check(.pages, zip(pages, pages.dropFirst()).allSatisfy { $0 >= $1 }, "a page cannot be viewed more often than the one before it")
    try check(.locksAfter, locksAfter.map { (0...86_400).contains($0) } ?? true, "give seconds, 0 to 86400")
    try check(.days, !days.isEmpty, "give at least one day")
  }

  /// The entry that applies to this weekday.
  func day(on weekday: Weekday) -> BehaviorDay? { days.first { $0.on.contains(weekday) } }
}

/// A day of the week, as files write it.
public enum Weekday: String, Codable, CaseIterable, Sendable {
  case mon, tue, wed, thu, fri, sat, sun
}
