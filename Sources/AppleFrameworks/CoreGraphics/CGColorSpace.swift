/// A colour space. All drawing is in sRGB; components of other spaces are converted.
public final class CGColorSpace: Hashable, @unchecked Sendable {
  /// The kind of components that a colour has.
  enum Model: Hashable {
    case gray, rgb
  }
  public let name: CFString?
  let model: Model

  init(_ name: CFString, _ model: Model) {
    self.name = name
    self.model = model
  }

  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

  /// The space called `name`; nil if it is not supported.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, Self.displayP3, Self.linearSRGB: self.init(name, .rgb)
    case Self.genericGrayGamma2_2: self.init(name, .gray)
    default: return nil
    }
  }

  /// The number of components without alpha.
  public var numberOfComponents: Int { model == .gray ? 1 : 3 }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(CGColorSpace.sRGB, .rgb) }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(CGColorSpace.genericGrayGamma2_2, .gray) }
