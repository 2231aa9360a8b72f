/// The text size that the user has set, from `xSmall` to `accessibility5`; `large` is the default.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// True if the size is one of the five accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }

  /// Creates the size with the given name in requests and profiles ("large", "accessibility1"); returns nil for an unknown name.
  package init?(name: String) {
    guard let size = DynamicTypeSize.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = size
  }

  /// The name in requests and profiles.
  package var name: String { "\(self)" }

  /// Converts a content size category, the predecessor of this type.
  public init?(_ category: ContentSizeCategory) { self = category.dynamicTypeSize }
}

/// The predecessor of ``DynamicTypeSize``.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  public init(_ size: DynamicTypeSize) { self = ContentSizeCategory.allCases[size.rawValue] }

  var dynamicTypeSize: DynamicTypeSize {
    switch self {
    case .extraSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .extraLarge: .xLarge
    case .extraExtraLarge: .xxLarge
    case .extraExtraExtraLarge: .xxxLarge
    case .accessibilityMedium: .accessibility1
    case .accessibilityLarge: .accessibility2
    case .accessibilityExtraLarge: .accessibility3
    case .accessibilityExtraExtraLarge: .accessibility4
    case .accessibilityExtraExtraExtraLarge: .accessibility5
    }
  }
}

extension ContentSizeCategory {
  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.dynamicTypeSize < b.dynamicTypeSize }
  public static func <= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.dynamicTypeSize <= b.dynamicTypeSize }
  public static func > (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.dynamicTypeSize > b.dynamicTypeSize }
  public static func >= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.dynamicTypeSize >= b.dynamicTypeSize }
}

nonisolated extension View {
  /// Sets the text size inside this view.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    modifier(EnvironmentChange { $0.core.dynamicTypeSize = size })
  }

  /// Clamps the text size inside this view to `range`.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    modifier(
      EnvironmentChange { values in
        let allowed = DynamicTypeSize.allCases.filter(range.contains)
        guard let smallest = allowed.first, let largest = allowed.last else { return }
        values.core.dynamicTypeSize = min(max(values.core.dynamicTypeSize, smallest), largest)
      })
  }
}
