import AlmanacProfiles

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay, mac = 5, vision
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// The traits that dynamic colours, fonts and images depend on, for example light or dark appearance.
open class UITraitCollection: NSObject, @unchecked Sendable {
  package struct Traits: Hashable, Sendable {
    package var style = UIUserInterfaceStyle.unspecified
    package var contrast = UIAccessibilityContrast.unspecified
    package var idiom = UIUserInterfaceIdiom.unspecified
    package var scale: CGFloat = 0
    package var category = UIContentSizeCategory.unspecified
    package var direction = UITraitEnvironmentLayoutDirection.unspecified
    package init() {}
  }
  package let traits: Traits

  package init(_ traits: Traits) { self.traits = traits }
  public override convenience init() { self.init(Traits()) }

  private convenience init(change: (inout Traits) -> Void) {
    var traits = Traits()
    change(&traits)
    self.init(traits)
  }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init { $0.style = userInterfaceStyle } }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init { $0.contrast = accessibilityContrast } }
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init { $0.idiom = idiom } }
  public convenience init(displayScale scale: CGFloat) { self.init { $0.scale = scale } }
  public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) { self.init { $0.category = category } }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init { $0.direction = layoutDirection } }
  /// Combines collections. For each trait, the last collection that specifies it wins.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init { traits in
      for other in collections.map(\.traits) {
        if other.style != .unspecified { traits.style = other.style }
        if other.contrast != .unspecified { traits.contrast = other.contrast }
        if other.idiom != .unspecified { traits.idiom = other.idiom }
        if other.scale != 0 { traits.scale = other.scale }
        if other.category != .unspecified { traits.category = other.category }
        if other.direction != .unspecified { traits.direction = other.direction }
      }
    }
  }

  /// Creates a collection with the traits that `mutations` sets.
  public convenience init(mutations: (_ traits: inout any UIMutableTraits) -> Void) { self.init(Self.changed(Traits(), mutations)) }
  /// Returns this collection with the traits that `mutations` changes.
  public func modifyingTraits(_ mutations: (_ traits: inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(Self.changed(traits, mutations))
  }
  private static func changed(_ traits: Traits, _ mutations: (inout any UIMutableTraits) -> Void) -> Traits {
    var changed: any UIMutableTraits = traits
    mutations(&changed)
    return changed as? Traits ?? traits
  }

  public var userInterfaceStyle: UIUserInterfaceStyle { traits.style }
  public var accessibilityContrast: UIAccessibilityContrast { traits.contrast }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom }
  public var displayScale: CGFloat { traits.scale }
  public var preferredContentSizeCategory: UIContentSizeCategory { traits.category }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.direction }
  public var displayGamut: UIDisplayGamut { .SRGB }
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }
  public var legibilityWeight: UILegibilityWeight { .regular }
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
  public var activeAppearance: UIUserInterfaceActiveAppearance { .active }
  public var imageDynamicRange: UIImage.DynamicRange { .standard }
  /// Returns whether colours have other components in another collection.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return traits.style != traitCollection.traits.style || traits.contrast != traitCollection.traits.contrast
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }

  /// The traits of the view whose body runs; otherwise the device's, with light appearance.
  public static var current: UITraitCollection {
    RenderingContext.current[CurrentKey.self]?() ?? .device
  }

  /// The key of ``current`` in the thread's rendering context. SwiftUI sets it to a function of the environment of the view whose body runs.
  package enum CurrentKey: RenderingContext.Key {
    package static var initial: (() -> UITraitCollection)? { nil }
  }

  package static var device: UITraitCollection {
    UITraitCollection { traits in
      traits.style = .light
      traits.contrast = .normal
      traits.idiom = UIDevice.current.userInterfaceIdiom
      traits.scale = UIScreen.main.scale
      traits.category = .large
      traits.direction = .leftToRight
    }
  }

  /// Runs `actions` with this collection as ``current``.
  public func performAsCurrent(_ actions: () -> Void) {
    RenderingContext.with(CurrentKey.self, { self }, actions)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.traits == traits }
  open override var hash: Int { traits.hashValue }
}

/// A text size that the user has set.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// From the smallest to the largest.
  package static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
    .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  public var isAccessibilityCategory: Bool { (Self.ordered.firstIndex(of: self) ?? 0) >= 7 }
}

extension UIContentSizeCategory: Comparable {
  public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
    (ordered.firstIndex(of: a) ?? -1) < (ordered.firstIndex(of: b) ?? -1)
  }
}
