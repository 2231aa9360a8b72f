import Foundation

extension TimelineLint {
  static let nearImmediateReload = TimelineLint(
    name: "nearImmediateReload", severity: .warning,
    reason: "reloads keep a floor and are taken from a day's budget: asking near-immediately spends it in the morning and starves the widget later.",
    fix: "put what you know ahead into entries, and ask for the next timeline with .after a quarter of an hour or more."
  ) { timelines, profile in
    let asked = timelines.compactMap { timeline -> TimeInterval? in
      switch timeline.policy {
      case .after(let date): max(0, date.timeIntervalSince(timeline.askedAt))
      case .atEnd where timeline.entries.first?.date != timeline.entries.last?.date:
        timeline.entries.last.map { max(0, $0.date.timeIntervalSince(timeline.askedAt)) }
      case .atEnd, .never: nil
      }
    }
    let near = asked.filter { $0 < profile.floor }
    // Now and then, for a narrow window, it is right.
    guard let least = near.min(), near.count * 2 > timelines.count else { return nil }
    let typical = near.sorted()[near.count / 2]
    let wanted = Int(profile.usualAwake / max(1, typical))
    return
      "\(near.count) of \(timelines.count.of("timeline")) asked for the next one within \(profile.floor.spanText) (the nearest in \(least.spanText)): "
      + "that would be about \(wanted) reloads a day, and a much viewed widget gets \(Int(profile.unreportedReloads))."
  }
}
