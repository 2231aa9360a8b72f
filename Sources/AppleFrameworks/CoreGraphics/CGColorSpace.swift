/// The meaning of a colour's components. Everything is drawn in sRGB; see ``CGColor`` for the components of other spaces.
public final class CGColorSpace: Hashable, Sendable {
  public var name: CFString? { text as CFString }
  private let text: String
  public let model: CGColorSpaceModel

  init(_ name: CFString, _ model: CGColorSpaceModel) {
    text = name as String
    self.model = model
  }

  public static var sRGB: CFString { "kCGColorSpaceSRGB" }
  public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
  public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
  public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
  public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
  public static var extendedLinearSRGB: CFString { "kCGColorSpaceExtendedLinearSRGB" }
  public static var extendedDisplayP3: CFString { "kCGColorSpaceExtendedDisplayP3" }
  public static var genericRGBLinear: CFString { "kCGColorSpaceGenericRGBLinear" }
  public static var adobeRGB1998: CFString { "kCGColorSpaceAdobeRGB1998" }
  public static var linearGray: CFString { "kCGColorSpaceLinearGray" }
  public static var extendedGray: CFString { "kCGColorSpaceExtendedGray" }

  /// The space called `name`; nil if it is not supported.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, Self.displayP3, Self.linearSRGB, Self.extendedLinearSRGB, Self.extendedDisplayP3, Self.genericRGBLinear,
      Self.adobeRGB1998:
      self.init(name, .rgb)
    case Self.genericGrayGamma2_2, Self.linearGray, Self.extendedGray: self.init(name, .monochrome)
    default: return nil
    }
  }

  /// The number of components without alpha.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.text == b.text }
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// The kind of components that the colours of a space have. Spaces here are `rgb` or `monochrome`.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(CGColorSpace.sRGB, .rgb) }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(CGColorSpace.genericGrayGamma2_2, .monochrome) }
