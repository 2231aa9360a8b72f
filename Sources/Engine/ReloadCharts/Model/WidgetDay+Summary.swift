import Foundation

extension WidgetDay {
  /// The day in sentences, for whoever does not see its chart.
  public var summary: String {
    let rest = [reloadWords, entryWords, viewWords, budgetWords, deviceWords].compactMap(\.self)
    return ([when + "."] + rest).joined(separator: " ")
  }

  /// `Monday 5 January 2026, Europe/Berlin`; with its hours where it is no whole day.
  public var when: String {
    let end = interval.end
    let from = DayWords.clock(interval.start, in: timeZone)
    let to = DayWords.clock(end, in: timeZone)
    let zone = DayWords.zone(timeZone)
    let day = DayWords.day(interval.start, in: timeZone)
    if from == "00:00", to == "00:00", interval.duration < 26 * 3600 { return "\(day), \(zone)" }
    return "\(day) \(from) to \(DayWords.day(end, in: timeZone)) \(to), \(zone)"
  }

  private var reloadWords: String {
    let granted = count(.granted)
    let free = count(.free)
    let deferred = count(.deferred)
    let denied = count(.denied)
    guard granted + free + deferred + denied > 0 else { return "No reload was wished for." }
    return
      "\(DayWords.count(granted, "reload")) on the budget and \(DayWords.grouped(free)) free; \(DayWords.count(deferred, "deferral")), \(DayWords.count(denied, "denial"))."
  }

  private var entryWords: String? {
    let shown = entries.count { holds($0) }
    return shown == 0 ? nil : "\(DayWords.count(shown, "entry", "entries")) came to be shown."
  }

  private var viewWords: String {
    let views = viewsInside
    guard !views.isEmpty else { return "Nobody saw it." }
    let times = views.count == 1 ? "once" : views.count == 2 ? "twice" : "\(DayWords.grouped(views.count)) times"
    let seen = "It was seen \(times), for \(DayWords.span(views.total)) in all"
    guard let late = stale.map(within) else { return seen + "." }
    let stale = views.count { view in late.contains { $0.start < view.start && view.start < $0.end } }
    return "\(seen); \(stale == 0 ? "never" : stale == 1 ? "once" : "\(stale) times") past its date."
  }

  private var budgetWords: String? {
    let samples = budgetInside
    guard let first = samples.first, let last = samples.last, let least = samples.map(\.tokens).min(), let most = samples.map(\.tokens).max() else {
      return nil
    }
    let range = "from \(DayWords.decimal(least)) to \(DayWords.decimal(most))"
    return
      "Reloads saved up: \(DayWords.decimal(first.tokens)) at first, \(range), \(DayWords.decimal(last.tokens)) of \(DayWords.decimal(last.capacity)) at last."
  }

  private var deviceWords: String? {
    let asleep = within(asleep)
    guard !asleep.isEmpty else { return nil }
    return "The device slept for \(DayWords.span(asleep.total))."
  }
}
