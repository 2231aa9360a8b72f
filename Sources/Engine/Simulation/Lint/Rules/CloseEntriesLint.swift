import Foundation

extension TimelineLint {
  static let closeEntries = TimelineLint(
    name: "closeEntries", severity: .note,
    reason: "entries are meant to lie about five minutes or more apart; surfaces may skip closer ones.",
    fix: "give an entry where what is shown really changes, or let time text count by itself."
  ) { timelines, _ in
    let gaps = timelines.flatMap(\.gaps).filter { $0 >= 2 && $0 < 300 }
    guard gaps.count >= 3, let least = gaps.min() else { return nil }
    return "\(gaps.count) entries follow the one before within 5 min, the closest after \(least.spanText)."
  }
}
