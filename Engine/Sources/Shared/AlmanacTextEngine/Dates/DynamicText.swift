import AlmanacWireSchema
import Foundation

/// Formats dynamic dates (Specification A8) and computes when their text next changes (ARCHITECTURE rule 2).
///
/// The text depends on whole seconds before or after a reference date, counted so that a countdown reaches zero exactly at its date. It is constant
/// from one change to the next, and differs at the change.
public enum DynamicText {
  /// Returns the text at an instant in a locale (BCP 47) and time zone (IANA), and the first later instant at which it differs; nil: it does not
  /// change any more. `reducedPrecision` omits seconds, as an always-on display does (Specification D6).
  ///
  /// Timers count down to their date, then up; hours keep growing. Offsets are negative before the date. An unknown locale is treated as English, an
  /// unknown time zone as UTC; the text of a NaN date is empty.
  public static func string(
    for date: DynamicDate, at instant: Date, locale: String, timeZone: String, reducedPrecision: Bool
  ) -> (text: String, nextChange: Date?) {
    let formatter = DateTextFormatter(locale: locale, timeZone: timeZone)
    switch date.kind {
    case .style(let style):
      guard let target = Self.date(style.date) else { return ("", nil) }
      switch style.style {
      case .timer: return TimerText(target: target, reduced: reducedPrecision, formatter: formatter).reading(at: instant)
      case .relative: return SpanText(target: target, form: .relative, reduced: reducedPrecision, formatter: formatter).reading(at: instant)
      case .offset: return SpanText(target: target, form: .offset, reduced: reducedPrecision, formatter: formatter).reading(at: instant)
      case .time: return (formatter.time(target), nil)
      default: return (formatter.date(target), nil)
      }
    case .timerInterval(let interval):
      guard let text = IntervalText(interval, reduced: reducedPrecision, formatter: formatter) else { return ("", nil) }
      return text.reading(at: instant)
    case .range(let range):
      guard let start = Self.date(range.start), let end = Self.date(range.end) else { return ("", nil) }
      return (formatter.range(min(start, end), max(start, end)), nil)
    case nil: return ("", nil)
    }
  }

  /// Returns texts of which one is at least as wide as any text that the date has from an instant on, if all digits are equally wide. The time covered
  /// is that until a countdown's date, and the hour after the instant.
  static func widestCandidates(of date: DynamicDate, from instant: Date, locale: String, timeZone: String) -> [String] {
    let formatter = DateTextFormatter(locale: locale, timeZone: timeZone)
    switch date.kind {
    case .style(let style):
      guard let target = Self.date(style.date) else { return [""] }
      switch style.style {
      case .timer: return TimerText(target: target, reduced: false, formatter: formatter).widestCandidates(from: instant)
      case .relative: return SpanText(target: target, form: .relative, reduced: false, formatter: formatter).widestCandidates(from: instant)
      case .offset: return SpanText(target: target, form: .offset, reduced: false, formatter: formatter).widestCandidates(from: instant)
      default: break
      }
    case .timerInterval(let interval):
      return IntervalText(interval, reduced: false, formatter: formatter)?.widestCandidates(from: instant) ?? [""]
    default: break
    }
    return [string(for: date, at: instant, locale: locale, timeZone: timeZone, reducedPrecision: false).text]
  }

  /// Converts an instant to a date, clamped to `Date.distantPast` … `Date.distantFuture`; nil for NaN.
  private static func date(_ instant: Instant) -> Date? {
    guard !instant.seconds.isNaN else { return nil }
    return min(max(Date(timeIntervalSince1970: instant.seconds), .distantPast), .distantFuture)
  }
}

/// Counts whole seconds from a reference date to an instant, negative before it. Seconds left until the date are rounded up, so that every step begins
/// at a whole second and lasts until the next.
enum Ticks {
  /// An instant that is at most this many seconds before a step counts as part of it, because sums of dates have rounding errors.
  private static let tolerance = 1e-6
  /// The maximum number of seconds, a quarter of a million years.
  private static let most = 8e12

  static func count(from reference: Date, to instant: Date) -> Int {
    Int(min(max((instant.timeIntervalSince(reference) + tolerance).rounded(.down), -most), most))
  }
}
