import AlmanacProfiles
import AlmanacScheduler
import Foundation

/// A rule that gives advice on timelines (Specification C10). Each rule is a value in its own file.
public struct TimelineLint: Sendable {
  /// Stable name, such as `nearImmediateReload`.
  public let name: String
  /// The severity of the rule's advice.
  public let severity: TimelineAdvice.Severity
  let reason: String
  let fix: String
  /// The finding about a day's timelines, given in order; nil: nothing to report.
  let finding: @Sendable ([ObservedTimeline], ReloadProfile) -> String?

  /// The rules, most severe first.
  public static let all: [TimelineLint] = [
    .emptyTimeline, .entriesPast, .nearImmediateReload, .perSecondEntries, .tooManyEntries, .alignedDates, .decayingAtEnd, .closeEntries, .lateStart,
    .singleEntryAtEnd,
  ]

  /// Returns the advice on a widget, the most severe first.
  ///
  /// - Parameters:
  ///   - timelines: what the widget's provider returned during a day, in order.
  ///   - profile: the scheduler's constants with which findings are compared.
  public static func advice(on timelines: [ObservedTimeline], profile: ReloadProfile = .standard) -> [TimelineAdvice] {
    all.compactMap { rule in
      rule.finding(timelines, profile).map {
        TimelineAdvice(rule: rule.name, severity: rule.severity, finding: $0, reason: rule.reason, fix: rule.fix)
      }
    }
  }
}

extension Int {
  /// Formats a count: `1 timeline`, `3 timelines`.
  func of(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension TimeInterval {
  /// `45 s`, `5 min`, `2 h`.
  var spanText: String {
    let seconds = Int(rounded())
    if seconds >= 7200 { return "\((self / 360).rounded() / 10) h".replacingOccurrences(of: ".0 ", with: " ") }
    return seconds >= 120 ? "\(Int((self / 60).rounded())) min" : "\(seconds) s"
  }
}
