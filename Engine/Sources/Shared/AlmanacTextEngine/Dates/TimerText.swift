import AlmanacWireSchema
import Foundation

/// `Text(date, style: .timer)`: counts down to the date, then up.
struct TimerText {
  let target: Date
  let reduced: Bool
  let formatter: DateTextFormatter

  func reading(at instant: Date) -> (text: String, nextChange: Date?) {
    let ticks = Ticks.count(from: target, to: instant)
    let seconds = abs(ticks)
    let text = ClockText.text(seconds, showsHours: true, reduced: reduced, formatter: formatter)
    guard reduced else { return (text, target.addingTimeInterval(Double(ticks + 1))) }
    // Counting up, the minutes change when the time is a whole minute; counting down, they change one second later. The text does not change
    // between 0:59 before the date and 0:59 after it.
    let next = ticks < 0 && seconds >= 60 ? -(seconds / 60 * 60) + 1 : (seconds / 60 + 1) * 60
    return (text, target.addingTimeInterval(Double(ticks < 0 && seconds < 60 ? 60 : next)))
  }

  func widestCandidates(from instant: Date) -> [String] {
    let now = Ticks.count(from: target, to: instant)
    return [ClockText.text(max(abs(now), now + 3600), showsHours: true, reduced: false, formatter: formatter)]
  }
}

/// Clock notation for a number of seconds.
enum ClockText {
  /// Formats a number of seconds. From one hour on, hours are shown if `showsHours` is set. With `reduced`, dashes replace the seconds, as on an
  /// always-on display.
  ///
  /// - Parameter isPadded: Whether the first part has two digits at least.
  static func text(_ seconds: Int, showsHours: Bool, isPadded: Bool = false, reduced: Bool, formatter: DateTextFormatter) -> String {
    let text = formatter.clock(seconds: seconds, hours: showsHours && seconds >= 3600, isPadded: isPadded)
    return reduced ? String(text.dropLast(2)) + "--" : text
  }
}

/// `Text(timerInterval:pauseTime:countsDown:showsHours:)`.
struct IntervalText {
  private let start: Date
  private let end: Date
  private let pause: Date?
  private let countsDown: Bool
  private let showsHours, isPadded: Bool
  private let reduced: Bool
  private let formatter: DateTextFormatter

  /// Nil if the interval's start or end is NaN.
  init?(_ interval: TimerInterval, reduced: Bool, formatter: DateTextFormatter) {
    guard !interval.start.seconds.isNaN, !interval.end.seconds.isNaN else { return nil }
    func date(_ instant: Instant) -> Date {
      min(max(Date(timeIntervalSince1970: instant.seconds), .distantPast), .distantFuture)
    }
    start = date(interval.start)
    end = max(start, date(interval.end))
    pause = interval.hasPause && !interval.pause.seconds.isNaN ? date(interval.pause) : nil
    countsDown = interval.countsDown
    (showsHours, isPadded) = (interval.showsHours, interval.isPadded)
    self.reduced = reduced
    self.formatter = formatter
  }

  /// Returns the whole seconds that are left or have elapsed; seconds left are rounded up, elapsed ones down.
  private func seconds(at instant: Date) -> Int {
    let held = min(max(min(instant, pause ?? instant), start), end)
    return countsDown ? -Ticks.count(from: end, to: held) : Ticks.count(from: start, to: held)
  }

  func reading(at instant: Date) -> (text: String, nextChange: Date?) {
    let now = seconds(at: instant)
    let text = ClockText.text(now, showsHours: showsHours, isPadded: isPadded, reduced: reduced, formatter: formatter)
    let next = nextChange(after: now)
    return (text, next.flatMap { change in pause.map { change <= $0 } ?? true ? change : nil })
  }

  /// Returns when another text follows that of `now` seconds, as if nothing paused it.
  private func nextChange(after now: Int) -> Date? {
    if countsDown {
      guard now >= (reduced ? 60 : 1) else { return nil }
      return end.addingTimeInterval(Double(reduced ? -(now / 60 * 60) + 1 : 1 - now))
    }
    let next = reduced ? (now / 60 + 1) * 60 : now + 1
    return next <= Ticks.count(from: start, to: end) ? start.addingTimeInterval(Double(next)) : nil
  }

  func widestCandidates(from instant: Date) -> [String] {
    let most = countsDown ? seconds(at: instant) : Ticks.count(from: start, to: pause.map { min(max($0, start), end) } ?? end)
    return [ClockText.text(most, showsHours: showsHours, isPadded: isPadded, reduced: false, formatter: formatter)]
  }
}
