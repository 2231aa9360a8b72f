import AlmanacWireSchema

/// A style with its opacity multiplied.
public struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double
  @MainActor public func _paint(in context: _StyleContext) -> _StylePaint {
    var result = base._paint(in: context)
    result.multiplyOpacity(by: opacity)
    return result
  }
}

/// A drop shadow or an inner shadow.
public struct ShadowStyle: Hashable, Sendable {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat
  let isInner: Bool
  public static func drop(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle
  {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }
  public static func inner(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle
  {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }
}

/// A style with a shadow, behind the painted shape or inside its edges.
public struct ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let shadow: ShadowStyle
  @MainActor public func _paint(in context: _StyleContext) -> _StylePaint {
    var result = base._paint(in: context)
    var effect = ShadowEffect()
    effect.color = shadow.color.value(in: context)
    effect.radius = Double(shadow.radius)
    effect.x = Double(shadow.x)
    effect.y = Double(shadow.y)
    effect.inner = shadow.isInner
    result.shadows.append(effect)
    return result
  }
}

/// A style painted in a blend mode.
public struct BlendModeShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let mode: BlendMode
  @MainActor public func _paint(in context: _StyleContext) -> _StylePaint {
    var result = base._paint(in: context)
    result.blendMode = mode.value
    return result
  }
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityShapeStyle(base: self, opacity: opacity) }
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowShapeStyle(base: self, shadow: style) }
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { BlendModeShapeStyle(base: self, mode: mode) }
}

/// The style that an effect without one changes: the foreground, or the background in `backgroundStyle(_:)`.
private struct ImplicitStyle: ShapeStyle {
  @MainActor func _paint(in context: _StyleContext) -> _StylePaint {
    context.isInBackgroundStyle ? BackgroundStyle()._paint(in: context) : ForegroundStyle()._paint(in: context)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ImplicitStyle().opacity(opacity) }
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ImplicitStyle().shadow(style) }
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ImplicitStyle().blendMode(mode) }
}
