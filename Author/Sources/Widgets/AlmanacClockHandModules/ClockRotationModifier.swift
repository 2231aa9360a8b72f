// The declarations of `ClockRotationEffect`, a module that some projects include as a binary for Apple's systems only.

import Foundation
import WidgetKit

/// The duration of a full turn of ``ClockRotationModifier``; see ``/WidgetKit/_ClockHandRotationEffect/Period``.
public enum ClockRotationPeriod: Sendable {
  case custom(TimeInterval)
  // The spelling is the binary's.
  case secondHand, hourHand, miniuteHand
}

/// Rotates a view like a hand of an analogue clock; see `_clockHandRotationEffect(_:in:anchor:)`.
nonisolated public struct ClockRotationModifier: ViewModifier, Sendable {
  private let period: _ClockHandRotationEffect.Period
  private let timeZone: TimeZone
  private let anchor: UnitPoint

  public init(period: ClockRotationPeriod, timezone: TimeZone, anchor: UnitPoint) {
    self.period =
      switch period {
      case .custom(let seconds): .custom(seconds)
      case .secondHand: .secondHand
      case .hourHand: .hourHand
      case .miniuteHand: .minuteHand
      }
    timeZone = timezone
    self.anchor = anchor
  }

  @MainActor public func body(content: Content) -> some View { content._clockHandRotationEffect(period, in: timeZone, anchor: anchor) }
}
