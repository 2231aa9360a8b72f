import Foundation
import Scheduler

/// What the person with the device does, day by day: what a simulation plays.
///
/// Files hold the same in YAML or JSON; `Documentation/reload-rules.md` has every key. Chance fills in the instants, from the simulation's seed.
public struct Behavior: Codable, Equatable, Sendable {
  public var name: String
  /// One sentence on who that is.
  public var summary: String
  /// Where the wall clock hangs, such as `Europe/Berlin`.
  public var timeZone: String
  /// Of the looks at the device, how many reach each page; the first is what is seen at once.
  public var pages: [Double]
  /// Whether its widgets are in sight all the time, as on a wall; looks then only tell how stale they are.
  public var isAlwaysShown: Bool
  /// How long after a look the device is locked, seconds; nil: never.
  public var locksAfter: TimeInterval?
  /// Days of the week, each told by the first entry that names it. On a day that none names nothing happens.
  public var days: [BehaviorDay]

  enum CodingKeys: String, CodingKey, CaseIterable {
    case name, summary, timeZone, pages, isAlwaysShown = "alwaysShown", locksAfter, days
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    summary = try container.decodeIfPresent(String.self, forKey: .summary) ?? ""
    timeZone = try container.decodeIfPresent(String.self, forKey: .timeZone) ?? "GMT"
    pages = try container.decodeIfPresent([Double].self, forKey: .pages) ?? [1]
    isAlwaysShown = try container.decodeIfPresent(Bool.self, forKey: .isAlwaysShown) ?? false
    locksAfter = try container.decodeIfPresent(TimeInterval.self, forKey: .locksAfter)
    days = try container.decode([BehaviorDay].self, forKey: .days)
    func check(_ key: CodingKeys, _ holds: Bool, _ mend: String) throws {
      if !holds { throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: mend) }
    }
    try check(.timeZone, TimeZone(identifier: timeZone) != nil, "there is no time zone \(timeZone): write one such as Europe/Berlin or GMT")
    try check(.pages, !pages.isEmpty && pages.count <= 16, "give one share for each page, 16 at most")
    try check(.pages, pages.allSatisfy { (0...1).contains($0) }, "a share of views is a number from 0 to 1")
    try check(.pages, zip(pages, pages.dropFirst()).allSatisfy { $0 >= $1 }, "no page is reached more often than the one before it")
    try check(.locksAfter, locksAfter.map { (0...86_400).contains($0) } ?? true, "give seconds, 0 to 86400")
    try check(.days, !days.isEmpty, "tell of at least one day")
  }

  /// The day that holds on this day of the week.
  func day(on weekday: Weekday) -> BehaviorDay? { days.first { $0.on.contains(weekday) } }
}

/// A day of the week, as it is written.
public enum Weekday: String, Codable, CaseIterable, Sendable {
  case mon, tue, wed, thu, fri, sat, sun
}
