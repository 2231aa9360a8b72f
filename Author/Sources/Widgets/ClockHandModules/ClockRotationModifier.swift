// What `import ClockRotationEffect` brings: a module that some projects have as a binary for Apple's systems only.

import Foundation
import WidgetKit

/// How long a turn of ``ClockRotationModifier`` takes, as ``/WidgetKit/_ClockHandRotationEffect/Period``.
public enum ClockRotationPeriod: Sendable {
  case custom(TimeInterval)
  // The binary has these names, with this spelling.
  case secondHand, hourHand, miniuteHand
}

/// Turns a view as a hand of an analogue clock, as `_clockHandRotationEffect(_:in:anchor:)` does.
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
