import Foundation

/// `Text(date, style: .relative)` and `.offset`: the span between now and the date in calendar units.
struct SpanText {
  enum Form {
    /// "11 min, 14 sec": two units, without direction.
    case relative
    /// "-11 minutes": one unit, negative before the date.
    case offset
  }
  let target: Date
  let form: Form
  let reduced: Bool
  let formatter: DateTextFormatter

  func reading(at instant: Date) -> (text: String, nextChange: Date?) {
    let ticks = Ticks.count(from: target, to: instant)
    return (text(ticks), nextTick(after: ticks).map { target.addingTimeInterval(Double($0)) })
  }

  private func text(_ ticks: Int) -> String {
    let shown = shown(ticks)
    let text = formatter.span(shown.span, wide: form == .offset)
    return shown.sign + text
  }

  private struct Shown: Equatable {
    let span: CalendarSpan
    let sign: String
  }

  /// The span and sign that determine the text; comparing them avoids formatting.
  private func shown(_ ticks: Int) -> Shown {
    var span = span(ticks)
    if reduced {
      if span.unit == .second { span = CalendarSpan(unit: .minute, count: 0, rest: 0) }
      if span.unit == .minute { span.rest = 0 }
    }
    guard form == .offset else { return Shown(span: span, sign: "") }
    span.rest = 0
    return Shown(span: span, sign: ticks < 0 ? "-" : "+")
  }

  private func nextTick(after ticks: Int) -> Int? {
    let now = shown(ticks)
    let fine = now.span.unit == .minute && reduced ? 60 : now.span.step(single: form == .offset)
    var low = ticks
    // A text in years and months changes within 34 steps; 64 bound the search in any case.
    for _ in 0..<64 {
      let high = low + fine
      if shown(high) != now {
        var (same, differs) = (low, high)
        while differs - same > 1 {
          let middle = same + (differs - same) / 2
          if shown(middle) == now { same = middle } else { differs = middle }
        }
        return differs
      }
      low = high
    }
    return nil
  }

  private func span(_ ticks: Int) -> CalendarSpan {
    let seconds = abs(ticks)
    switch seconds {
    case ..<60: return CalendarSpan(unit: .second, count: seconds, rest: 0)
    case ..<3600: return CalendarSpan(unit: .minute, count: seconds / 60, rest: seconds % 60)
    case ..<82_800: return CalendarSpan(unit: .hour, count: seconds / 3600, rest: seconds / 60 % 60)
    default: break
    }
    let instant = target.addingTimeInterval(Double(ticks))
    let parts = formatter.calendar.dateComponents([.year, .month, .day, .hour, .minute], from: min(target, instant), to: max(target, instant))
    let (year, month, day, hour) = (parts.year ?? 0, parts.month ?? 0, parts.day ?? 0, parts.hour ?? 0)
    if year > 0 { return CalendarSpan(unit: .year, count: year, rest: month) }
    if month > 0 { return CalendarSpan(unit: .month, count: month, rest: day) }
    if day > 0 { return CalendarSpan(unit: .day, count: day, rest: hour) }
    return CalendarSpan(unit: .hour, count: hour, rest: parts.minute ?? 0)
  }

  /// Returns the text now, and the widest text of each smaller unit that is still to come.
  func widestCandidates(from instant: Date) -> [String] {
    let now = Ticks.count(from: target, to: instant)
    let samples = [59, 3599, 82_799, 86_400 * 6 + 82_799, 86_400 * 27 + 82_799, 86_400 * 330, 86_400 * 700]
    func upTo(_ most: Int) -> [Int] { most < 0 ? [] : samples.filter { $0 < most } + [most] }
    return (upTo(-now).map { -$0 } + upTo(now + 3600)).map(text)
  }
}
