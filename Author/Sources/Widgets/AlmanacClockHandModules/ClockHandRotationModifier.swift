// The declarations of `ClockHandRotationKit`, a module that some projects include as a binary for Apple's systems only.

import Foundation
import WidgetKit

/// The duration of a full turn of ``ClockHandRotationModifier``; see ``/WidgetKit/_ClockHandRotationEffect/Period``.
public enum ClockHandRotationPeriod: Hashable, Sendable {
  case custom(TimeInterval)
  case secondHand
  case minuteHand
  case hourHand
}

/// Rotates a view like a hand of an analogue clock; see `_clockHandRotationEffect(_:in:anchor:)`.
nonisolated public struct ClockHandRotationModifier: ViewModifier, Sendable {
  private let period: _ClockHandRotationEffect.Period
  private let timeZone: TimeZone
  private let anchor: UnitPoint

  public init(period: ClockHandRotationPeriod, timeZone: TimeZone = .current, anchor: UnitPoint = .center) {
    self.period =
      switch period {
      case .custom(let seconds): .custom(seconds)
      case .secondHand: .secondHand
      case .minuteHand: .minuteHand
      case .hourHand: .hourHand
      }
    self.timeZone = timeZone
    self.anchor = anchor
  }

  @MainActor public func body(content: Content) -> some View { content._clockHandRotationEffect(period, in: timeZone, anchor: anchor) }
}

nonisolated extension View {
  /// Rotates the view about `anchor` like a hand of an analogue clock that shows the local time of `timeZone`.
  public func clockHandRotationEffect(
    period: ClockHandRotationPeriod, in timeZone: TimeZone = .current, anchor: UnitPoint = .center
  ) -> some View {
    modifier(ClockHandRotationModifier(period: period, timeZone: timeZone, anchor: anchor))
  }
}
