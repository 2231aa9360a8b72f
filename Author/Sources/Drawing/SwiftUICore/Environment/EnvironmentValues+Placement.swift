/// The contrast that the user has set.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard, increased
}

public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

/// The text weight for legibility.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

extension EnvironmentValues {
  /// The locale in which text is formatted.
  public var locale: Locale {
    get { core.locale }
    set { core.locale = newValue }
  }
  /// The calendar in which dates are computed.
  public var calendar: Calendar {
    get { core.calendar }
    set { core.calendar = newValue }
  }
  /// The time zone in which dates are formatted.
  public var timeZone: TimeZone {
    get { core.timeZone }
    set {
      core.timeZone = newValue
      core.calendar.timeZone = newValue
    }
  }
  /// The layout direction.
  public var layoutDirection: LayoutDirection {
    get { core.layoutDirection }
    set { core.layoutDirection = newValue }
  }
  /// The text size that the user has set.
  public var dynamicTypeSize: DynamicTypeSize {
    get { core.dynamicTypeSize }
    set { core.dynamicTypeSize = newValue }
  }
  /// The text size as a content size category.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(core.dynamicTypeSize) }
    set { core.dynamicTypeSize = newValue.dynamicTypeSize }
  }
  /// The number of pixels per point.
  public var displayScale: CGFloat {
    get { core.displayScale }
    set { core.displayScale = newValue }
  }
  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 / core.displayScale }
  /// The text weight for legibility: bold if the user has set bold text.
  public var legibilityWeight: LegibilityWeight? {
    get { core.boldText ? .bold : .regular }
    set { core.boldText = newValue == .bold }
  }
  /// True if controls are enabled.
  public var isEnabled: Bool {
    get { core.isEnabled }
    set { core.isEnabled = newValue }
  }
  /// The size class on the horizontal axis; a widget's is compact.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }
  /// The size class on the vertical axis; a widget's is compact.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
  /// The contrast that the user has set. Reading it archives the entry for both. Named colours need no reading: the host paints them in increased contrast.
  public var colorSchemeContrast: ColorSchemeContrast {
    EnvironmentStack.recordRead(.contrast)
    return core.increasesContrast ? .increased : .standard
  }
  /// True if the user has set less motion. Reading it archives the entry for both.
  public var accessibilityReduceMotion: Bool {
    EnvironmentStack.recordRead(.motion)
    return core.reducesMotion
  }
  /// True if the user has set less transparency. Reading it archives the entry for both. Materials need no reading: the host paints them opaque.
  public var accessibilityReduceTransparency: Bool {
    EnvironmentStack.recordRead(.transparency)
    return core.reducesTransparency
  }
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

nonisolated extension View {
  /// Disables the controls inside if true. Controls that an ancestor disabled stay disabled.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentChange { $0.core.isEnabled = $0.core.isEnabled && !disabled })
  }

  /// Sets the colour scheme of this view and its descendants.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }

  /// Sets whether the view is drawn mirrored in right-to-left layouts.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(
      TransformModifier { size, isRightToLeft in
        let mirrors = behavior == .mirrors(in: isRightToLeft ? .rightToLeft : .leftToRight)
        return mirrors
          ? .init(a: -1, b: 0, c: 0, d: 1, about: CGPoint(x: size.width / 2, y: 0)) : .init(a: 1, b: 0, c: 0, d: 1, about: .zero)
      })
  }

  /// Mirrors the view horizontally in right-to-left layouts.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(
      TransformModifier { size, isRightToLeft in
        enabled && isRightToLeft
          ? .init(a: -1, b: 0, c: 0, d: 1, about: CGPoint(x: size.width / 2, y: 0)) : .init(a: 1, b: 0, c: 0, d: 1, about: .zero)
      })
  }
}
