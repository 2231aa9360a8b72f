/// A colour with fixed components.
public final class CGColor: Hashable, Sendable {
  public let colorSpace: CGColorSpace?
  /// The components, alpha last.
  public let components: [CGFloat]?

  /// sRGB components from 0 to 1.
  package let red: CGFloat
  package let green: CGFloat
  package let blue: CGFloat
  public let alpha: CGFloat

  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    colorSpace = CGColorSpaceCreateDeviceRGB()
    components = [red, green, blue, alpha]
  }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }
  public init(gray: CGFloat, alpha: CGFloat) {
    (red, green, blue, self.alpha) = (gray, gray, gray, alpha)
    colorSpace = CGColorSpaceCreateDeviceGray()
    components = [gray, alpha]
  }
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init(gray: gray, alpha: alpha) }
  /// - Parameter components: One value for each component of `space`, then alpha. Components of wide-gamut spaces are used as if they were in sRGB.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    switch space.model {
    case .monochrome: self.init(gray: components[0], alpha: components[1])
    case .rgb: self.init(srgbRed: components[0], green: components[1], blue: components[2], alpha: components[3])
    default: return nil
    }
  }

  public var numberOfComponents: Int { components?.count ?? 0 }
  public func copy(alpha: CGFloat) -> CGColor? {
    colorSpace?.model == .monochrome ? CGColor(gray: red, alpha: alpha) : CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }
  /// Converts the colour to sRGB, or to gray by its brightness; returns nil for other spaces.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
    switch space.name {
    case CGColorSpace.sRGB, CGColorSpace.extendedSRGB: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    case CGColorSpace.genericGrayGamma2_2: CGColor(gray: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    default: nil
    }
  }

  public static var white: CFString { "kCGColorWhite" }
  public static var black: CFString { "kCGColorBlack" }
  public static var clear: CFString { "kCGColorClear" }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.components == b.components && a.colorSpace == b.colorSpace }
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
