import AlmanacWireSchema

nonisolated extension View {
  private func effect(_ effect: Effect.OneOf_Effect, at source: SourceLocation = .unknown) -> ModifiedContent<Self, EffectModifier> {
    modifier(EffectModifier(effect: effect, source: source))
  }

  /// Sets the view's opacity: 0 = invisible, 1 = opaque.
  public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: opacity))
  }

  /// Lays out the view but does not draw it.
  public func hidden() -> some View { modifier(HiddenModifier()) }

  /// Draws a shadow of the view's outline, in a container of each view's; `radius` is the blur radius in points, `x` and `y` are the offset in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    modifier(ShadowModifier(color: color, radius: radius, x: x, y: y, source: SourceLocation(fileID, line)))
  }

  /// Blurs the view, in a container each view, by a radius in points.
  public func blur(radius: CGFloat, opaque: Bool = false, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    effect(.blur(Double(radius)), at: SourceLocation(fileID, line))
  }
  /// Adds `amount` to the brightness, −1 to 1.
  public func brightness(_ amount: Double) -> some View { effect(.brightness(amount)) }
  /// Multiplies the contrast by `amount`; 1 changes nothing.
  public func contrast(_ amount: Double) -> some View { effect(.contrast(amount)) }
  /// Multiplies the saturation by `amount`; 1 changes nothing.
  public func saturation(_ amount: Double) -> some View { effect(.saturation(amount)) }
  /// Reduces the saturation: 0 changes nothing, 1 leaves only grey.
  public func grayscale(_ amount: Double) -> some View { effect(.grayscale(amount)) }
  /// Rotates all hues by an angle.
  public func hueRotation(_ angle: Angle) -> some View { effect(.hueRotation(angle.radians)) }
  /// Inverts the colours.
  public func colorInvert() -> some View { effect(.colorInvert(true)) }
  /// Makes bright parts opaque and dark parts transparent.
  public func luminanceToAlpha() -> some View { effect(.luminanceToAlpha(true)) }
  /// Multiplies all colours by `color`.
  public func colorMultiply(_ color: Color) -> some View { modifier(ColorMultiplyModifier(color: color)) }

  /// Sets how the view's colours combine with those of the content behind it. In a container it applies to each view that has no mode of its own.
  public func blendMode(_ blendMode: BlendMode, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    modifier(LayerModifier("blendMode(_:)", at: SourceLocation(fileID, line)) { node, _ in node.blendViews(blendMode.value) })
  }
  /// Draws the view as one layer, so that blend modes inside it do not affect the content behind it, and an opacity applies to it as a whole.
  public func compositingGroup(fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    modifier(LayerModifier("compositingGroup()", at: SourceLocation(fileID, line)) { node, _ in node = node.asCompositingGroup })
  }
  /// Draws the view as one layer.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { compositingGroup(fileID: fileID, line: line) }
}

/// The colour space of a drawing group's layer. The painter always uses sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

private struct OpacityModifier: NodeModifier {
  let opacity: Double
  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    let opacity = Float(session.finite(opacity, of: "opacity(_:)", fallback: 1, in: 0...1))
    return LayerNode(child, session: session) { node, _ in node.opacity = opacity }
  }
}

private struct EffectModifier: NodeModifier {
  let effect: Effect.OneOf_Effect
  let source: SourceLocation
  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    var value = Effect()
    value.effect = session.finite(effect)
    // Only a blur reports its source location to the lint: the other effects are cheap. Of those that change colours alone, a container is one layer:
    // that shows only where translucent views overlap.
    let isBlur = if case .blur = effect { true } else { false }
    let node = LayerNode(child, session: session) { node, _ in
      if isBlur { node.addToViews(value) } else { node.effects.append(value) }
    }
    return session.marked(node, "blur(radius:)", at: source)
  }
}

extension RenderSession {
  /// Replaces an infinite or NaN parameter of `effect`, and clamps it to the range that the painter accepts.
  func finite(_ effect: Effect.OneOf_Effect) -> Effect.OneOf_Effect {
    let most = Double(Limits.length)
    return switch effect {
    case .blur(let radius): .blur(finite(radius, of: "blur(radius:)", in: 0...most))
    case .brightness(let amount): .brightness(finite(amount, of: "brightness(_:)", in: -most...most))
    case .contrast(let amount): .contrast(finite(amount, of: "contrast(_:)", fallback: 1, in: -most...most))
    case .saturation(let amount): .saturation(finite(amount, of: "saturation(_:)", fallback: 1, in: -most...most))
    case .grayscale(let amount): .grayscale(finite(amount, of: "grayscale(_:)", in: -most...most))
    case .hueRotation(let angle): .hueRotation(finite(angle, of: "hueRotation(_:)", in: -most...most))
    case .shadow, .colorMultiply, .colorMatrix, .alphaThreshold, .colorInvert, .luminanceToAlpha: effect
    }
  }
}

private struct HiddenModifier: NodeModifier {
  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode { HiddenNode(child, session: session) }
}

private final class HiddenNode: UnaryNode {
  override func record(at origin: CGPoint, into list: inout [DisplayNode]) {}
}

private struct ShadowModifier: NodeModifier {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat
  let source: SourceLocation
  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    var effect = Effect()
    effect.shadow.color = color.value(in: _StyleContext(environment: EnvironmentStack.current, session: session))
    effect.shadow.radius = Double(session.finite(radius, of: "shadow(color:radius:x:y:)", in: 0...RenderSession.Limits.length))
    effect.shadow.x = Double(session.finite(x, of: "shadow(color:radius:x:y:)"))
    effect.shadow.y = Double(session.finite(y, of: "shadow(color:radius:x:y:)"))
    let node = LayerNode(child, session: session) { node, _ in node.addToViews(effect) }
    return session.marked(node, "shadow(color:radius:x:y:)", at: source)
  }
}

private struct ColorMultiplyModifier: NodeModifier {
  let color: Color
  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    var effect = Effect()
    effect.colorMultiply = color.value(in: _StyleContext(environment: EnvironmentStack.current, session: session))
    return LayerNode(child, session: session) { node, _ in node.effects.append(effect) }
  }
}
