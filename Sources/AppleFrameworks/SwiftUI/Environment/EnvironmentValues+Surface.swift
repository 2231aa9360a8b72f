/// The contrast that a person has asked for.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard, increased
}

/// How much room a screen has on an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

/// How heavy text is to be for legibility.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

extension EnvironmentValues {
  /// The locale that text is formatted for.
  public var locale: Locale {
    get { core.locale }
    set { core.locale = newValue }
  }
  /// The calendar that dates are reckoned in.
  public var calendar: Calendar {
    get { core.calendar }
    set { core.calendar = newValue }
  }
  /// The time zone that dates are shown in.
  public var timeZone: TimeZone {
    get { core.timeZone }
    set {
      core.timeZone = newValue
      core.calendar.timeZone = newValue
    }
  }
  /// Which way leading to trailing runs.
  public var layoutDirection: LayoutDirection {
    get { core.layoutDirection }
    set { core.layoutDirection = newValue }
  }
  /// The text size that the person has chosen.
  public var dynamicTypeSize: DynamicTypeSize {
    get { core.dynamicTypeSize }
    set { core.dynamicTypeSize = newValue }
  }
  /// The text size by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(core.dynamicTypeSize) }
    set { core.dynamicTypeSize = newValue.dynamicTypeSize }
  }
  /// Pixels per point.
  public var displayScale: CGFloat {
    get { core.displayScale }
    set { core.displayScale = newValue }
  }
  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 / core.displayScale }
  /// Whether text is to be bold for legibility; nil = not said.
  public var legibilityWeight: LegibilityWeight? {
    get { core.boldText ? .bold : .regular }
    set { core.boldText = newValue == .bold }
  }
  /// Whether controls respond.
  public var isEnabled: Bool {
    get { core.isEnabled }
    set { core.isEnabled = newValue }
  }
  /// The room on the horizontal axis: a widget's surface is compact.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }
  /// The room on the vertical axis: a widget's surface is compact.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
  /// The contrast asked for. The host raises contrast when it paints; bodies see the standard one.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// Nothing moves in an archived widget, so nothing needs to move less.
  public var accessibilityReduceMotion: Bool { false }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilityEnabled: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }

  private enum HorizontalSizeClassKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .compact
  }
  private enum VerticalSizeClassKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .compact
  }
}

extension View {
  /// Sets whether controls inside respond; one that is disabled stays so.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentChange { $0.core.isEnabled = $0.core.isEnabled && !disabled })
  }

  /// Fixes the colour scheme of this view and those inside it.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }

  /// Sets whether the view is drawn mirrored where the layout runs from right to left.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(
      TransformModifier { size, isRightToLeft in
        let mirrors = behavior == .mirrors(in: isRightToLeft ? .rightToLeft : .leftToRight)
        return mirrors
          ? .init(a: -1, b: 0, c: 0, d: 1, about: CGPoint(x: size.width / 2, y: 0)) : .init(a: 1, b: 0, c: 0, d: 1, about: .zero)
      })
  }

  /// Flips the view from left to right where the layout runs right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(
      TransformModifier { size, isRightToLeft in
        enabled && isRightToLeft
          ? .init(a: -1, b: 0, c: 0, d: 1, about: CGPoint(x: size.width / 2, y: 0)) : .init(a: 1, b: 0, c: 0, d: 1, about: .zero)
      })
  }
}
