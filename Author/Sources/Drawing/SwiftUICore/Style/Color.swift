import AlmanacAssets
import AlmanacUIKitDrawing
import AlmanacWireSchema

/// A colour that stays symbolic until it is painted.
///
/// System colours and `primary` are kept by name, and catalog colours with their light and dark components, so one archived entry
/// works in both appearances (ARCHITECTURE rule 4). As a view a colour takes the proposal, 10 points for an unspecified dimension.
public struct Color: Hashable, Sendable {
  /// The colour space of the components of `Color(_:red:green:blue:opacity:)`.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  package indirect enum Provider: Hashable, Sendable {
    case components(SRGBComponents)
    case system(String)
    case accent
    case adaptive(light: SRGBComponents, dark: SRGBComponents)
    case asset(name: String, bundlePath: String?, at: SourceLocation = .unknown)
    case opacity(Color, Double)
    case brightness(Color, Double)
    case mix(Color, Color, Double, perceptual: Bool)
    /// A UIKit colour that depends on traits.
    case dynamic(UIColor)
  }
  package let provider: Provider
  package init(provider: Provider) { self.provider = provider }

  /// Creates a colour from components between 0 and 1. Values outside are kept as extended range.
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    provider = .components(SRGBComponents(colorSpace, red: red, green: green, blue: blue, alpha: opacity))
  }
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }
  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    provider = .components(SRGBComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }
  /// Creates a colour from the colour set `name` in the app's asset catalogs. A missing one is drawn in magenta, and an `asset.missing` warning
  /// reports it.
  public init(_ name: String, bundle: Bundle? = nil, fileID: StaticString = #fileID, line: UInt = #line) {
    provider = .asset(name: name, bundlePath: bundle?.bundlePath, at: SourceLocation(fileID, line))
  }

  /// Returns the colour with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> Color { Color(provider: .opacity(self, opacity)) }

  /// Mixes this colour with `other`: `fraction` 0 gives this colour, 1 gives `other`. The perceptual space is Oklab, the device's is sRGB.
  public func mix(with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(provider: .mix(self, other, min(max(fraction, 0), 1), perceptual: colorSpace == .perceptual))
  }

  /// The system's subtle vertical gradient of this colour.
  public var gradient: AnyGradient { AnyGradient(standardGradientOf: self) }

  /// Creates a colour that is `light` in the light appearance and `dark` in the dark one, both in sRGB components.
  package init(light: SRGBComponents, dark: SRGBComponents) { provider = .adaptive(light: light, dark: dark) }
  /// Creates a colour of the palette profile by its name, for example `secondarySystemBackground`.
  package init(system name: String) { provider = .system(name) }
}

extension Color {
  public static let red = Color(system: "red")
  public static let orange = Color(system: "orange")
  public static let yellow = Color(system: "yellow")
  public static let green = Color(system: "green")
  public static let mint = Color(system: "mint")
  public static let teal = Color(system: "teal")
  public static let cyan = Color(system: "cyan")
  public static let blue = Color(system: "blue")
  public static let indigo = Color(system: "indigo")
  public static let purple = Color(system: "purple")
  public static let pink = Color(system: "pink")
  public static let brown = Color(system: "brown")
  public static let gray = Color(system: "gray")
  public static let white = Color(red: 1, green: 1, blue: 1)
  public static let black = Color(red: 0, green: 0, blue: 0)
  public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
  public static let primary = Color(system: "label")
  public static let secondary = Color(system: "secondaryLabel")
  /// The app's accent colour: the one of its asset catalogs that `NSAccentColorName` of its `Info.plist` names, `AccentColor` without such a key, otherwise
  /// the system's blue.
  public static let accentColor = Color(provider: .accent)
}

extension Color: CustomStringConvertible {
  /// The colour as Apple's systems print it: a system colour by its name, components in sRGB as hexadecimal digits with the opacity, an opacity before
  /// the colour that it is applied to. Colours that Apple's systems print as their private types do are described in words.
  /// Source: OpenSwiftUI's compatibility tests and its audit of Apple's binaries.
  public var description: String {
    switch provider {
    case .components(let components): Self.description(of: Resolved(components))
    case .system("label"): "primary"
    case .system("secondaryLabel"): "secondary"
    case .system(let name): name
    case .accent: "AccentColorProvider()"
    case .adaptive(let light, let dark): "light \(light), dark \(dark)"
    case .asset(let name, let path, _): "NamedColor(name: \(name.debugDescription), bundle: \(path ?? "nil"))"
    case .opacity(let color, let opacity): "\(Self.percent(opacity))% \(color)"
    case .brightness(let color, let amount): "\(color) brightened by \(amount)"
    case .mix(let a, let b, let fraction, _): "\(a) mixed with \(b) by \(fraction)"
    case .dynamic(let color): "\(color)"
    }
  }

  private static func percent(_ opacity: Double) -> String {
    abs(opacity) < 1e6 ? String(Int(opacity * 100 + 0.5)) : String(opacity * 100)
  }

  private static func description(of resolved: Resolved) -> String {
    switch (resolved.linearRed, resolved.linearGreen, resolved.linearBlue, resolved.opacity) {
    case (0, 0, 0, 0): "clear"
    case (0, 0, 0, 1): "black"
    case (1, 1, 1, 1): "white"
    default: resolved.description
    }
  }
}
