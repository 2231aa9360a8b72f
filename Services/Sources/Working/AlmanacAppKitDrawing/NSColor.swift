/// AppKit's name for `UIColor`; the extensions below add AppKit's spelling of its members.
public typealias NSColor = UIColor

// Device-dependent colour spaces are treated as sRGB.
extension UIColor {
  public typealias Name = String

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }
  public convenience init(deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
  public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
  public convenience init(genericGamma22White white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
  public convenience init(colorSpace: NSColorSpace, hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }
  /// Loads the colour `name` from the app's catalogs; returns nil if there is none.
  public convenience init?(named name: Name, bundle: Bundle?) { self.init(named: name, in: bundle, compatibleWith: nil) }
  /// Creates a colour whose `dynamicProvider` is called with the appearance each time the colour is resolved. The name is ignored.
  public convenience init(name colorName: Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
    self.init(dynamicProvider: { traits in dynamicProvider(NSAppearance(traits)) })
  }

  /// Never returns nil. Apple's does for a pattern; a colour here always has components.
  public convenience init?(cgColor: CGColor) {
    self.init(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: cgColor.alpha)
  }
  public var numberOfComponents: Int { 4 }
  public func getComponents(_ components: UnsafeMutablePointer<CGFloat>) {
    (components[0], components[1], components[2], components[3]) = (parts.red, parts.green, parts.blue, parts.alpha)
  }

  public var redComponent: CGFloat { parts.red }
  public var greenComponent: CGFloat { parts.green }
  public var blueComponent: CGFloat { parts.blue }
  public var alphaComponent: CGFloat { parts.alpha }
  public var hueComponent: CGFloat { turns.hue }
  public var saturationComponent: CGFloat { turns.saturation }
  public var brightnessComponent: CGFloat { turns.brightness }
  public var whiteComponent: CGFloat {
    var white: CGFloat = 0
    _ = getWhite(&white, alpha: nil)
    return white
  }

  private var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (red, green, blue, alpha)
  }
  private var turns: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    _ = getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    return (hue, saturation, brightness)
  }

  public var colorSpace: NSColorSpace { .sRGB }
  /// Returns the colour with fixed components, which are sRGB's in every colour space.
  public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { NSColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha) }
  /// Returns a mixture with `fraction` (0…1) of the other colour.
  public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
    let (a, b) = (parts, color.parts)
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * min(max(fraction, 0), 1) }
    return NSColor(red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue), alpha: mix(a.alpha, b.alpha))
  }
  /// Blends the colour with white by `level` (0…1).
  public func highlight(withLevel level: CGFloat) -> NSColor? { blended(withFraction: level, of: .white) }
  /// Blends the colour with black by `level` (0…1).
  public func shadow(withLevel level: CGFloat) -> NSColor? { blended(withFraction: level, of: .black) }
}

// The colours of a Mac's interface: UIKit's colours for the same purpose.
extension UIColor {
  public static var quinarySystemFill: NSColor { .quaternarySystemFill }
  public static var quinaryLabel: NSColor { .quaternaryLabel }
  public static var labelColor: NSColor { .label }
  public static var secondaryLabelColor: NSColor { .secondaryLabel }
  public static var tertiaryLabelColor: NSColor { .tertiaryLabel }
  public static var quaternaryLabelColor: NSColor { .quaternaryLabel }
  public static var textColor: NSColor { .label }
  public static var placeholderTextColor: NSColor { .placeholderText }
  public static var selectedTextColor: NSColor { .label }
  public static var headerTextColor: NSColor { .label }
  public static var controlTextColor: NSColor { .label }
  public static var selectedControlTextColor: NSColor { .label }
  public static var disabledControlTextColor: NSColor { .tertiaryLabel }
  public static var windowFrameTextColor: NSColor { .label }
  public static var selectedMenuItemTextColor: NSColor { .white }
  public static var alternateSelectedControlTextColor: NSColor { .white }
  public static var linkColor: NSColor { .link }
  public static var separatorColor: NSColor { .separator }
  public static var gridColor: NSColor { .separator }
  public static var textBackgroundColor: NSColor { .systemBackground }
  public static var controlBackgroundColor: NSColor { .systemBackground }
  public static var windowBackgroundColor: NSColor { .secondarySystemBackground }
  public static var underPageBackgroundColor: NSColor { .secondarySystemBackground }
  public static var controlColor: NSColor { .tertiarySystemFill }
  public static var unemphasizedSelectedContentBackgroundColor: NSColor { .secondarySystemFill }
  public static var unemphasizedSelectedTextBackgroundColor: NSColor { .secondarySystemFill }
  public static var selectedControlColor: NSColor { .systemBlue.withAlphaComponent(0.3) }
  public static var selectedTextBackgroundColor: NSColor { .systemBlue.withAlphaComponent(0.3) }
  public static var controlAccentColor: NSColor { .tintColor }
  public static var selectedContentBackgroundColor: NSColor { .tintColor }
  public static var keyboardFocusIndicatorColor: NSColor { .tintColor }
  public static var highlightColor: NSColor { .white }
  public static var shadowColor: NSColor { .black }
  public static var findHighlightColor: NSColor { .systemYellow }
  public static var alternatingContentBackgroundColors: [NSColor] { [.systemBackground, .secondarySystemBackground] }
}

/// A colour space. Components are sRGB's in all of them.
public final class NSColorSpace: NSObject, Sendable {
  public static let sRGB = NSColorSpace(), deviceRGB = NSColorSpace(), genericRGB = NSColorSpace(), displayP3 = NSColorSpace()
  public static let extendedSRGB = NSColorSpace(), deviceGray = NSColorSpace(), genericGray = NSColorSpace(), genericGamma22Gray = NSColorSpace()
}
