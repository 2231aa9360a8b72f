/// The meaning of a colour's components. Everything is drawn in sRGB; see ``CGColor`` for the components of other spaces.
public final class CGColorSpace: Hashable, Sendable {
  /// The kind of components that a colour has.
  enum Model: Hashable {
    case gray, rgb
  }
  public var name: CFString? { text as CFString }
  private let text: String
  let model: Model

  init(_ name: CFString, _ model: Model) {
    text = name as String
    self.model = model
  }

  public static var sRGB: CFString { "kCGColorSpaceSRGB" }
  public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
  public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
  public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
  public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }

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

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.text == b.text }
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(CGColorSpace.sRGB, .rgb) }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(CGColorSpace.genericGrayGamma2_2, .gray) }
