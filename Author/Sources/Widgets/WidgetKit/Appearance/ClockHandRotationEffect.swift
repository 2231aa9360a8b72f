/// Turns a view like the hand of an analogue clock, without further timeline entries.
///
/// The view turns clockwise at a constant speed, about an anchor and without affecting the layout. It is drawn as laid out, which is usually pointing up,
/// when the local time since midnight of 1 January 1970 is a multiple of the period: at noon and midnight for ``Period/hourHand``, at full hours for
/// ``Period/minuteHand``, at full minutes for ``Period/secondHand``.
///
/// The host draws a new picture when a hand has moved by about a third of a point, at most once per second. At reduced luminance pictures change at whole
/// minutes, where a second hand points up. Apple's WidgetKit has this effect in its binary and, since Xcode 14, not in its interface.
nonisolated public struct _ClockHandRotationEffect: ViewModifier, Sendable {
  /// The time that a full turn takes.
  public enum Period: Hashable, Sendable {
    /// Twelve hours.
    case hourHand
    /// An hour.
    case minuteHand
    /// A minute.
    case secondHand
    /// A number of seconds; negative to turn anticlockwise. 0, NaN, infinite numbers and less than 0.1 do not turn the view (`clockRotation.invalid`).
    /// Up to 2 turn it too fast to be seen (`clockRotation.fast`).
    case custom(TimeInterval)

    fileprivate var seconds: TimeInterval {
      switch self {
      case .hourHand: 43_200
      case .minuteHand: 3600
      case .secondHand: 60
      case .custom(let seconds): seconds
      }
    }
  }

  let period: Period
  let timeZone: TimeZone
  let anchor: UnitPoint

  @MainActor public func body(content: Content) -> some View {
    content.modifier(ClockRotation(period: period.seconds, timeZone: timeZone, anchor: anchor))
  }
}

nonisolated extension View {
  /// Turns the view like the hand of an analogue clock, about `anchor` and in the local time of `timeZone`.
  public func _clockHandRotationEffect(
    _ period: _ClockHandRotationEffect.Period, in timeZone: TimeZone, anchor: UnitPoint = .center
  ) -> some View {
    modifier(_ClockHandRotationEffect(period: period, timeZone: timeZone, anchor: anchor))
  }
}
