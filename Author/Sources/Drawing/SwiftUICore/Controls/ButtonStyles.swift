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

  /// The radius of the corners in points, for a button of the given size; nil for a shape that is round at its ends.
  func radius(_ size: ControlSize) -> CGFloat? {
    switch kind {
    case .capsule, .circle: nil
    case .roundedRectangle(let radius?): radius
    case .automatic, .environment, .roundedRectangle(nil):
      switch size {
      case .mini, .small: nil
      case .regular: 8
      case .large, .extraLarge: 12
      }
    }
  }
}

extension ButtonBorderShape: InsettableShape {
  /// The same outline as a shape with a type of its own.
  private var outline: AnyShape {
    if kind == .circle { return AnyShape(Circle()) }
    return radius(EnvironmentStack.current.controlSize).map { AnyShape(RoundedRectangle(cornerRadius: $0)) } ?? AnyShape(Capsule())
  }
  /// The shape that the environment has in place of `.buttonBorder`.
  private var resolved: ButtonBorderShape {
    guard kind == .environment else { return self }
    let shape = EnvironmentStack.current.buttonBorderShape
    return shape.kind == .environment ? .automatic : shape
  }
  public func path(in rect: CGRect) -> Path { resolved.outline.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { resolved.outline.sizeThatFits(proposal) }
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

/// Draws a label in one of the system's button styles.
nonisolated struct ButtonAppearance: View {
  enum Form {
    case plain, borderless, bordered, prominent
  }
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  let label: ButtonStyleConfiguration.Label
  let role: ButtonRole?
  let form: Form

  /// The padding around the label in points, that of iOS's bordered buttons of each size.
  private var insets: (horizontal: CGFloat, vertical: CGFloat) {
    switch size {
    case .mini, .small: (10, 5)
    case .regular: (12, 7)
    case .large, .extraLarge: (20, 15)
    }
  }
  private var tint: AnyShapeStyle { role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()) }

  @MainActor var body: some View {
    switch form {
    case .plain: label
    case .borderless: label.labelForeground(tint)
    case .bordered: box(label.labelForeground(tint), fill: AnyShapeStyle(tint.opacity(0.15)))
    case .prominent: box(label.labelForeground(Color.white), fill: tint)
    }
  }

  @ViewBuilder private func box<Content: View>(_ content: Content, fill: AnyShapeStyle) -> some View {
    content
      .font(size == .mini || size == .small ? .subheadline : nil)
      .padding(.horizontal, insets.horizontal)
      .padding(.vertical, insets.vertical)
      .background(shape.fill(fill))
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
