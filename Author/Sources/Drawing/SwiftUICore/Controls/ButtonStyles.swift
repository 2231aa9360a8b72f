public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// The shape of the box of a bordered button. As a shape it is drawn as such a button's box in the environment's control size.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable {
    case automatic, capsule, circle, environment
    case roundedRectangle(CGFloat?)
  }
  let kind: Kind
  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let circle = ButtonBorderShape(kind: .circle)
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(kind: .roundedRectangle(radius)) }
}

extension ButtonBorderShape: InsettableShape {
  /// Returns the outline of a box of the given height. A rounded rectangle without a radius gets 0.175 of the height, rounded up.
  /// Source: OpenSwiftUI, `ResolvedBorderShape`.
  private func outline(height: CGFloat) -> AnyShape {
    let rounded = AnyShape(RoundedRectangle(cornerRadius: (height * 0.35 * 0.5).rounded(.up)))
    switch kind {
    case .circle: return AnyShape(Circle())
    case .capsule: return AnyShape(Capsule())
    case .roundedRectangle(let radius?): return AnyShape(RoundedRectangle(cornerRadius: radius))
    case .roundedRectangle(nil): return rounded
    case .automatic, .environment: return [.regular, .large].contains(EnvironmentStack.current.controlSize) ? rounded : AnyShape(Capsule())
    }
  }
  /// The shape that the environment has in place of `.buttonBorder`.
  private var resolved: ButtonBorderShape {
    guard kind == .environment else { return self }
    let shape = EnvironmentStack.current.buttonBorderShape
    return shape.kind == .environment ? .automatic : shape
  }
  public func path(in rect: CGRect) -> Path { resolved.outline(height: rect.height).path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { resolved.outline(height: 0).sizeThatFits(proposal) }
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

extension InsettableShape where Self == ButtonBorderShape {
  /// The shape that `buttonBorderShape(_:)` sets in the environment, or the automatic one.
  public static var buttonBorder: ButtonBorderShape { ButtonBorderShape(kind: .environment) }
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}
private struct ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

nonisolated extension View {
  public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
}

/// Draws a label in one of the system's button styles. Source of the bordered styles' numbers and
/// colours: OpenSwiftUI (`WidgetBorderedButtonStyle`, `BorderedButtonSpec`).
nonisolated struct ButtonAppearance: View {
  enum Form {
    case plain, borderless, bordered, prominent
    /// A toggle that is off.
    case off
  }
  @Environment(\.self) private var environment
  let label: ButtonStyleConfiguration.Label
  let role: ButtonRole?
  let form: Form

  @MainActor var body: some View {
    let red = AnyShapeStyle(Color.red)
    let tint = role == .destructive && environment.core.tint == nil ? red : AnyShapeStyle(TintShapeStyle())
    switch form {
    case .plain: label
    case .borderless: label.labelForeground(role == .destructive ? red : tint)
    case .bordered, .prominent, .off:
      if !environment.isEnabled {
        box(label.labelForeground(HierarchicalShapeStyle.tertiary.opacity(0.75)), fill: Color(system: "secondarySystemFill"))
      } else if form == .bordered {
        box(label.labelForeground(tint), fill: FaintTint(tint: tint))
      } else if form == .prominent {
        box(label.labelForeground(Color.white), fill: tint)
      } else {
        box(label.labelForeground(tint), fill: Color(system: "secondarySystemFill"))
      }
    }
  }

  @MainActor private func box<Content: View, Fill: ShapeStyle>(_ content: Content, fill: Fill) -> some View {
    let shape = environment.buttonBorderShape
    return HStack { content }
      .font(.system(isSmall ? .subheadline : .body, weight: .semibold))
      .padding(padding(inCircle: shape == .circle))
      .background((shape == .automatic ? .capsule : shape).fill(fill))
  }

  private var isSmall: Bool { environment.controlSize == .mini || environment.controlSize == .small }

  /// The padding around the label in points, wider at accessibility sizes of text.
  private func padding(inCircle: Bool) -> EdgeInsets {
    let isLarge = environment.controlSize == .large || environment.controlSize == .extraLarge
    let level = environment.core.dynamicTypeSize.rawValue - DynamicTypeSize.xxxLarge.rawValue
    let extra = CGFloat(2 * max(0, level))
    if inCircle {
      let side = extra + (isSmall ? 8 : isLarge ? 18 : 10)
      return EdgeInsets(top: side, leading: side, bottom: side, trailing: side)
    }
    let (horizontal, vertical): (CGFloat, CGFloat) = isSmall ? (10, 5) : isLarge ? (20, 15) : (12, 7)
    return EdgeInsets(top: vertical, leading: horizontal + extra, bottom: vertical, trailing: horizontal + extra)
  }
}

/// The fill of a bordered button's box: the tint with an opacity that depends on the colour scheme, which makes the entry be archived for both.
private struct FaintTint: ShapeStyle {
  let tint: AnyShapeStyle
  @MainActor func _paint(in context: _StyleContext) -> _StylePaint {
    var result = tint._paint(in: context)
    result.multiplyOpacity(by: context.environment.colorScheme == .dark ? 0.32 : result.paint.color.system == "yellow" ? 0.14 : 0.12)
    return result
  }
}

/// The default style: bordered, as in every widget.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonAppearance(label: configuration.label, role: configuration.role, form: .bordered)
  }
}
/// Draws the label unchanged.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonAppearance(label: configuration.label, role: configuration.role, form: .plain)
  }
}
/// Draws the label in the tint colour.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonAppearance(label: configuration.label, role: configuration.role, form: .borderless)
  }
}
/// Draws the label in the tint colour, on a box in a faint tint.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonAppearance(label: configuration.label, role: configuration.role, form: .bordered)
  }
}
/// Draws a white label on a box in the tint colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonAppearance(label: configuration.label, role: configuration.role, form: .prominent)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
