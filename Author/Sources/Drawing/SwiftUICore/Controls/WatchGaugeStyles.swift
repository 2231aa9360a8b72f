// The gauge styles of watchOS 7, which later systems also offer as accessory styles.

/// Draws an open ring with a dot at the value, as `accessoryCircular` does.
public struct CircularGaugeStyle: GaugeStyle {
  private let tint: AnyShapeStyle?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = AnyShapeStyle(tint) }
  /// - Parameter tint: the colours along the ring.
  nonisolated public init(tint: Gradient) { self.tint = AnyShapeStyle(tint) }

  public func makeBody(configuration: Configuration) -> some View {
    AccessoryCircularGaugeStyle().makeBody(configuration: configuration).modifier(GivenTint(tint: tint))
  }
}

/// Draws a bar with a dot at the value, as `accessoryLinear` does.
public struct LinearGaugeStyle: GaugeStyle {
  private let tint: AnyShapeStyle?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = AnyShapeStyle(tint) }
  /// - Parameter tint: the colours along the bar.
  nonisolated public init(tint: Gradient) { self.tint = AnyShapeStyle(tint) }

  public func makeBody(configuration: Configuration) -> some View {
    AccessoryLinearGaugeStyle().makeBody(configuration: configuration).modifier(GivenTint(tint: tint))
  }
}

/// Replaces the tint if the author passed one.
private struct GivenTint: EnvironmentModifier {
  let tint: AnyShapeStyle?
  @MainActor func modify(_ environment: inout EnvironmentValues) { if let tint { environment.core.tint = tint } }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}
extension GaugeStyle where Self == LinearGaugeStyle {
  public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}
