import Foundation

/// A palette colour in its four appearances, with the source of the values (Specification D1).
public struct PaletteColor: Sendable, Hashable {
  /// A colour in sRGB, not premultiplied; each component is 0…1.
  public struct Components: Sendable, Hashable {
    /// The red component, 0…1.
    public let red: Double
    /// The green component, 0…1.
    public let green: Double
    /// The blue component, 0…1.
    public let blue: Double
    /// The opacity, 0…1.
    public let alpha: Double
  }

  /// The colour in the light colour scheme.
  public let light: Components
  /// The colour in the dark colour scheme.
  public let dark: Components
  /// The colour in the light colour scheme with increased contrast; by default ``light``.
  public let lightHighContrast: Components
  /// The colour in the dark colour scheme with increased contrast; by default ``dark``.
  public let darkHighContrast: Components
  /// The source of the four values.
  public let source: String

  /// Returns the components for a colour scheme and contrast.
  public func components(dark isDark: Bool, highContrast: Bool) -> Components {
    switch (isDark, highContrast) {
    case (false, false): light
    case (true, false): dark
    case (false, true): lightHighContrast
    case (true, true): darkHighContrast
    }
  }
}

/// The colours of one generation of the platform, by name, and the constants of appearances made from them.
public struct Palette: Sendable {
  /// The key of the palette in `palette.json` ("ios26", …).
  public let name: String
  /// The source of the palette; each colour also names its own.
  public let source: String
  let colors: [String: PaletteColor]
  /// The name of the colour that `Color.accentColor` is if the app sets no other.
  public let defaultAccent: String
  private let profile: PaletteProfile

  init(name: String, entry: PaletteProfile.Entry, profile: PaletteProfile) {
    self.name = name
    source = entry.source
    defaultAccent = profile.defaultAccent.value
    self.profile = profile
    var colors = entry.colors
    for (alias, name) in profile.aliases { colors[alias] = entry.colors[name] }
    self.colors = colors
  }

  /// Returns the colour with a name or alias ("red", "label", "secondary", "systemGray2"); nil if there is none.
  public func color(_ name: String) -> PaletteColor? { colors[name] }
  /// All names and aliases of colours, sorted.
  public var colorNames: [String] { colors.keys.sorted() }

  /// Returns the flat colour that replaces a material: "ultraThin", "thin", "regular", "thick", "ultraThick" or "accessoryBackground"; nil for any
  /// other name.
  public func material(_ name: String) -> PaletteColor? { profile.materials[name] }
  /// The five factors of a base colour's alpha for its levels primary … quinary, 0…1.
  public var hierarchyOpacities: [Double] { profile.hierarchy.opacities }
  /// How far the top of `Color.gradient` is lightened towards white, 0…1.
  public var standardGradientLighten: Double { profile.standardGradient.lighten }
  /// The appearance of redacted content (Specification A10, D9).
  public var redaction: RedactionAppearance { profile.redaction }
  /// The factor of brightness at reduced luminance, 0…1 (Specification D6).
  public var reducedLuminance: Double { profile.luminance.reduced }
  /// The opacity of the material that opaque black becomes in vibrant mode, 0…1 (Specification D2).
  public var vibrantDarkest: Double { profile.vibrant.darkest }
  /// What a place draws behind a widget whose container background it removes (Specification D2).
  public var containers: ContainerAppearance { profile.containers }
}

/// What a place draws behind widgets whose container backgrounds it removes. Lengths are in points.
public struct ContainerAppearance: Sendable, Hashable, Decodable {
  /// The dark container of a tinted home screen.
  public struct Tinted: Sendable, Hashable, Decodable {
    /// The radius by which the wallpaper is blurred.
    public let blur: Double
    /// How much of the tint is in the container's colour, 0…1; the rest is black.
    public let tintShare: Double
    /// The opacity of that colour over the blurred wallpaper, 0…1.
    public let opacity: Double
    /// The source of the values.
    public let source: String
  }
  /// The translucent container of a clear home screen.
  public struct Glass: Sendable, Hashable, Decodable {
    /// The radius by which the wallpaper is blurred.
    public let blur: Double
    /// The opacity of white over the blurred wallpaper, 0…1.
    public let opacity: Double
    /// The opacity of the white edge, 0…1.
    public let edgeOpacity: Double
    /// The width of the edge.
    public let edgeWidth: Double
    /// The source of the values.
    public let source: String
  }
  /// The wallpaper of a place that shows it blurred.
  public struct Blurred: Sendable, Hashable, Decodable {
    /// The radius of the blur.
    public let blur: Double
    /// The factor of brightness, 0…1.
    public let brightness: Double
    /// The source of the values.
    public let source: String
  }
  /// On a tinted home screen.
  public let tinted: Tinted
  /// On a clear home screen.
  public let glass: Glass
  /// In a Today View or Notification Center.
  public let blurred: Blurred
}

/// The appearance of redacted content.
public struct RedactionAppearance: Sendable, Hashable, Decodable {
  /// The opacity, 0…1, of the bars and boxes that replace hidden content; they have that content's colour.
  public let opacity: Double
  /// The corner radius of a text bar as a fraction of its height.
  public let cornerFraction: Double
  /// The opacity, 0…1, of content that waits for its new value.
  public let invalidatedOpacity: Double
  /// The source of the values.
  public let source: String
}

extension Profiles {
  /// The palettes of `palette.json` by name: "ios26" and "ios18".
  public static let palettes: [String: Palette] = {
    let profile: PaletteProfile = embedded("palette.json")
    return Dictionary(uniqueKeysWithValues: profile.palettes.map { ($0, Palette(name: $0, entry: $1, profile: profile)) })
  }()

  /// Returns the palette with this name; the one of iOS 26 for an unknown name.
  public static func palette(_ name: String = "ios26") -> Palette { palettes[name] ?? palettes["ios26"]! }
}

/// The format of `palette.json`.
struct PaletteProfile: Decodable, Sendable {
  struct Entry: Decodable, Sendable {
    let source: String
    let colors: [String: PaletteColor]
  }
  struct Accent: Decodable, Sendable { let value, source: String }
  struct Hierarchy: Decodable, Sendable {
    let opacities: [Double]
    let source: String
  }
  struct StandardGradient: Decodable, Sendable {
    let lighten: Double
    let source: String
  }
  struct Vibrant: Decodable, Sendable {
    let darkest: Double
    let source: String
  }
  struct Luminance: Decodable, Sendable {
    let reduced: Double
    let source: String
  }

  let palettes: [String: Entry]
  let aliases: [String: String]
  let defaultAccent: Accent
  let materials: [String: PaletteColor]
  let hierarchy: Hierarchy
  let standardGradient: StandardGradient
  let redaction: RedactionAppearance
  let luminance: Luminance
  let vibrant: Vibrant
  let containers: ContainerAppearance
}

extension PaletteColor: Decodable {
  private enum Key: String, CodingKey { case light, dark, lightHighContrast, darkHighContrast, source }

  /// Colours have six or eight hexadecimal digits (with alpha); high contrast defaults to the ordinary colour.
  public init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func components(_ key: Key) throws -> Components? {
      guard let text = try values.decodeIfPresent(String.self, forKey: key) else { return nil }
      guard let number = UInt32(text, radix: 16), text.count == 6 || text.count == 8 else {
        throw DecodingError.dataCorruptedError(forKey: key, in: values, debugDescription: "\(text) is not RRGGBB or RRGGBBAA")
      }
      let full = text.count == 8 ? number : number << 8 | 0xFF
      func part(_ shift: UInt32) -> Double { Double(full >> shift & 0xFF) / 255 }
      return Components(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }
    guard let light = try components(.light), let dark = try components(.dark) else {
      throw DecodingError.dataCorrupted(.init(codingPath: values.codingPath, debugDescription: "a colour needs light and dark"))
    }
    self.light = light
    self.dark = dark
    lightHighContrast = try components(.lightHighContrast) ?? light
    darkHighContrast = try components(.darkHighContrast) ?? dark
    source = try values.decode(String.self, forKey: .source)
  }
}
