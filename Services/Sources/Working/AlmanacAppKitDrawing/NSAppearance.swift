/// Light or dark appearance, in AppKit's form.
public final class NSAppearance: NSObject, Sendable {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
    public static let accessibilityHighContrastAqua = Name(rawValue: "NSAppearanceNameAccessibilityAqua")
    public static let accessibilityHighContrastDarkAqua = Name(rawValue: "NSAppearanceNameAccessibilityDarkAqua")

    private static let all = [
      aqua, darkAqua, vibrantLight, vibrantDark, accessibilityHighContrastAqua, accessibilityHighContrastDarkAqua,
    ]
    var isKnown: Bool { Self.all.contains(self) }
    var isDark: Bool { [.darkAqua, .vibrantDark, .accessibilityHighContrastDarkAqua].contains(self) }
    var isHighContrast: Bool { [.accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua].contains(self) }
  }

  public let name: Name
  /// Returns nil if there is no appearance of this name.
  public init?(named name: Name) {
    guard name.isKnown else { return nil }
    self.name = name
  }

  init(_ traits: UITraitCollection) {
    let isDark = traits.userInterfaceStyle == .dark
    name =
      traits.accessibilityContrast == .high
      ? isDark ? .accessibilityHighContrastDarkAqua : .accessibilityHighContrastAqua : isDark ? .darkAqua : .aqua
  }

  /// The appearance in which colours are resolved now.
  public static var current: NSAppearance! { currentDrawing() }
  public static func currentDrawing() -> NSAppearance { NSAppearance(UITraitCollection.current) }

  /// Returns this appearance's name if it is among the names, otherwise the first of them that is equally dark.
  public func bestMatch(from appearances: [Name]) -> Name? {
    appearances.first { $0 == name } ?? appearances.first { $0.isDark == name.isDark }
  }
  /// Calls `block` with colours resolved in this appearance.
  public func performAsCurrentDrawingAppearance(_ block: () -> Void) {
    UITraitCollection(traitsFrom: [
      .current, UITraitCollection(userInterfaceStyle: name.isDark ? .dark : .light),
      UITraitCollection(accessibilityContrast: name.isHighContrast ? .high : .normal),
    ]).performAsCurrent(block)
  }
}

@MainActor @preconcurrency
public protocol NSAppearanceCustomization: AnyObject {
  var appearance: NSAppearance? { get set }
  var effectiveAppearance: NSAppearance { get }
}
