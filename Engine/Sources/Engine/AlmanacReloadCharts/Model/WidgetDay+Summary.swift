import Foundation

extension WidgetDay {
  /// Describes the day in sentences, for people who do not see its chart.
  public var summary: String {
    let rest = [reloadWords, entryWords, viewWords, budgetWords, deviceWords].compactMap(\.self)
    return ([when + "."] + rest).joined(separator: " ")
  }

  /// `Monday 5 January 2026, Europe/Berlin`; with the hours if it is not a whole day.
  public var when: String {
    let end = interval.end
    let from = ChartFormat.clock(interval.start, in: timeZone)
    let to = ChartFormat.clock(end, in: timeZone)
    let zone = ChartFormat.zone(timeZone)
    let day = ChartFormat.day(interval.start, in: timeZone)
    if from == "00:00", to == "00:00", interval.duration < 26 * 3600 { return "\(day), \(zone)" }
    return "\(day) \(from) to \(ChartFormat.day(end, in: timeZone)) \(to), \(zone)"
  }

  private var reloadWords: String {
    let granted = count(.granted)
    let free = count(.free)
    let deferred = count(.deferred)
    let denied = count(.denied)
    guard granted + free + deferred + denied > 0 else { return "No reload was requested." }
    return
      "\(ChartFormat.count(granted, "reload")) on the budget and \(ChartFormat.grouped(free)) free; \(ChartFormat.count(deferred, "deferral")), \(ChartFormat.count(denied, "denial"))."
  }

  private var entryWords: String? {
    let current = entries.count { holds($0) }
    return current == 0 ? nil : "\(ChartFormat.count(current, "entry", "entries")) became current."
  }

  private var viewWords: String {
    let views = viewsInside
    guard !views.isEmpty else { return "It was not viewed." }
    let times = views.count == 1 ? "once" : views.count == 2 ? "twice" : "\(ChartFormat.grouped(views.count)) times"
    let viewed = "It was viewed \(times), for \(ChartFormat.span(views.total)) in total"
    guard let late = stale.map(within) else { return viewed + "." }
    let stale = views.count { view in late.contains { $0.start < view.start && view.start < $0.end } }
    return "\(viewed); \(stale == 0 ? "never" : stale == 1 ? "once" : "\(stale) times") past its date."
  }

  private var budgetWords: String? {
    let samples = budgetInside
    guard let first = samples.first, let last = samples.last, let least = samples.map(\.tokens).min(), let most = samples.map(\.tokens).max() else {
      return nil
    }
    let range = "between \(ChartFormat.decimal(least)) and \(ChartFormat.decimal(most))"
    return
      "Reloads saved up: \(ChartFormat.decimal(first.tokens)) at the start, \(range), \(ChartFormat.decimal(last.tokens)) of \(ChartFormat.decimal(last.capacity)) at the end."
  }

  private var deviceWords: String? {
    let asleep = within(asleep)
    guard !asleep.isEmpty else { return nil }
    return "The device slept for \(ChartFormat.span(asleep.total))."
  }
}
