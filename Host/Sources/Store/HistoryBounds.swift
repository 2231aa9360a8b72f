import AlmanacScheduler
import Foundation

/// The values that a host writes into decisions and history. Any other is damage, even if it can be read.
enum HistoryBounds {
  /// Instants from year 1 to 9999, in seconds since 1970. The scheduler takes none outside.
  private static let instants = Date.distantPast.timeIntervalSince1970...253_402_300_799.999

  /// Tokens, and tokens per second: a widget saves up a part of a day's reloads, and no profile gives as many as a million.
  private static let tokens = 0.0...1e6

  static func isInstant(_ seconds: Double) -> Bool { instants.contains(seconds) }

  static func isTokens(_ value: Double) -> Bool { tokens.contains(value) }

  /// The condition in SQL for a column whose value is not an instant, and so is of no span of time.
  static func isNoInstant(_ column: String) -> String {
    "(\(column) < \(instants.lowerBound) OR \(column) > \(instants.upperBound))"
  }
}

extension Decision {
  /// Whether a host can have written it.
  var isInBounds: Bool {
    HistoryBounds.isInstant(at.timeIntervalSince1970) && next.map { HistoryBounds.isInstant($0.timeIntervalSince1970) } != false
      && HistoryBounds.isTokens(budgetBefore) && HistoryBounds.isTokens(budgetAfter)
  }
}
