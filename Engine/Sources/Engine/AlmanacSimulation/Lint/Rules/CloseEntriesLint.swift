import Foundation

extension TimelineLint {
  static let closeEntries = TimelineLint(
    name: "closeEntries", severity: .note,
    reason: "entries should be about five minutes or more apart; viewers may skip closer ones.",
    fix: "add an entry only where the content really changes, or use time text, which counts by itself."
  ) { timelines, _ in
    let gaps = timelines.flatMap(\.gaps).filter { $0 >= 2 && $0 < 300 }
    guard gaps.count >= 3, let least = gaps.min() else { return nil }
    return "\(gaps.count) entries follow the previous one within 5 min, the closest after \(least.spanText)."
  }
}
