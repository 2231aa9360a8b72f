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
  public static var itur_709: CFString { "kCGColorSpaceITUR_709" }
  public static var coreMedia709: CFString { "kCGColorSpaceCoreMedia709" }
  public static var itur_2020: CFString { "kCGColorSpaceITUR_2020" }
  public static var extendedITUR_2020: CFString { "kCGColorSpaceExtendedITUR_2020" }
  public static var linearITUR_2020: CFString { "kCGColorSpaceLinearITUR_2020" }
  public static var extendedLinearITUR_2020: CFString { "kCGColorSpaceExtendedLinearITUR_2020" }
  public static var itur_2100_HLG: CFString { "kCGColorSpaceITUR_2100_HLG" }
  public static var itur_2100_PQ: CFString { "kCGColorSpaceITUR_2100_PQ" }
  public static var dcip3: CFString { "kCGColorSpaceDCIP3" }
  public static var displayP3_HLG: CFString { "kCGColorSpaceDisplayP3_HLG" }
  public static var displayP3_PQ: CFString { "kCGColorSpaceDisplayP3_PQ" }
  public static var linearDisplayP3: CFString { "kCGColorSpaceLinearDisplayP3" }
  public static var extendedLinearDisplayP3: CFString { "kCGColorSpaceExtendedLinearDisplayP3" }
  public static var rommrgb: CFString { "kCGColorSpaceROMMRGB" }
  public static var acescgLinear: CFString { "kCGColorSpaceACESCGLinear" }
  public static var genericCMYK: CFString { "kCGColorSpaceGenericCMYK" }
  public static var genericLab: CFString { "kCGColorSpaceGenericLab" }
  public static var genericXYZ: CFString { "kCGColorSpaceGenericXYZ" }
  public static var extendedLinearGray: CFString { "kCGColorSpaceExtendedLinearGray" }

  /// The supported RGB spaces.
  private static var rgb: [CFString] {
    [
      sRGB, extendedSRGB, linearSRGB, extendedLinearSRGB, displayP3, extendedDisplayP3, linearDisplayP3, extendedLinearDisplayP3, displayP3_HLG,
      displayP3_PQ, dcip3, itur_709, coreMedia709, itur_2020, extendedITUR_2020, linearITUR_2020, extendedLinearITUR_2020, itur_2100_HLG,
      itur_2100_PQ, genericRGBLinear, adobeRGB1998, rommrgb, acescgLinear,
    ]
  }

  /// Returns nil for unsupported spaces, among them CMYK, Lab and XYZ.
  public convenience init?(name: CFString) {
    switch name {
    case _ where Self.rgb.contains(name): self.init(name, .rgb)
    case Self.genericGrayGamma2_2, Self.linearGray, Self.extendedGray, Self.extendedLinearGray: self.init(name, .monochrome)
    default: return nil
    }
  }

  /// The number of components without alpha.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.text == b.text }
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// The kind of components in a colour space. Here it is `rgb` or `monochrome`.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(CGColorSpace.sRGB, .rgb) }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(CGColorSpace.genericGrayGamma2_2, .monochrome) }
