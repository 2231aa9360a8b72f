import AlmanacAssets
import AlmanacUIKitDrawing

extension Color {
  /// A colour's components in one environment, in sRGB; values outside 0…1 are outside the sRGB gamut.
  @frozen public struct Resolved: Hashable, Sendable, Codable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    public init(colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      self.opacity = opacity
      switch colorSpace {
      case .sRGBLinear: (linearRed, linearGreen, linearBlue) = (red, green, blue)
      case .sRGB: (linearRed, linearGreen, linearBlue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
      case .displayP3:
        // The primaries of Display P3 in sRGB's, with the four digits that Apple's systems use. Source: OpenSwiftUI.
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        linearRed = r * 1.2249 - g * 0.2247
        linearGreen = g * 1.0419 - r * 0.0420
        linearBlue = b * 1.0979 - r * 0.0197 - g * 0.0786
      }
    }

    init(_ components: SRGBComponents) {
      linearRed = Self.linear(Float(components.red))
      linearGreen = Self.linear(Float(components.green))
      linearBlue = Self.linear(Float(components.blue))
      opacity = Float(components.alpha)
    }

    public var red: Float {
      get { Self.encoded(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }
    public var green: Float {
      get { Self.encoded(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }
    public var blue: Float {
      get { Self.encoded(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    // sRGB's transfer curve in single precision, as Apple's systems compute it: 0.3 is described as 4C there, although its opacity is 4D.
    // Source: OpenSwiftUI's compatibility tests.
    private static func linear(_ value: Float) -> Float {
      let magnitude = abs(value)
      if magnitude == 1 { return value }
      let curved = magnitude <= 0.04045 ? magnitude * (1 / 12.92) : pow(magnitude * (1 / 1.055) + 0.055 * (1 / 1.055), 2.4)
      return value < 0 ? -curved : curved
    }
    private static func encoded(_ value: Float) -> Float {
      let magnitude = abs(value)
      if magnitude == 1 { return value }
      let curved = magnitude <= 0.003_130_8 ? magnitude * 12.92 : pow(magnitude, 1 / 2.4) * 1.055 - 0.055
      return value < 0 ? -curved : curved
    }
  }

  /// Creates the colour with these components.
  public init(_ resolved: Resolved) {
    self.init(
      .sRGB, red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue), opacity: Double(resolved.opacity))
  }

  /// Creates the colour to which a style resolves in the light and the dark appearance. A colour resolves to itself.
  @_disfavoredOverload
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
    if let color = color as? Color {
      self = color
      return
    }
    func components(_ scheme: ColorScheme) -> SRGBComponents {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      let resolved = color.resolve(in: environment)
      return SRGBComponents(
        .sRGB, red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue), alpha: Double(resolved.opacity))
    }
    self.init(light: components(.light), dark: components(.dark))
  }

  /// Returns the components of the colour in `environment`. Records reads of the colour scheme and of the contrast.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    if provider == .accent, let accent = environment.core.accentColor {
      var outer = environment
      outer.core.accentColor = nil
      return accent.resolve(in: outer)
    }
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light),
      UITraitCollection(accessibilityContrast: environment.colorSchemeContrast == .increased ? .high : .normal),
    ])
    return Resolved(components(in: traits))
  }
}

extension Color.Resolved: CustomStringConvertible {
  public var description: String {
    func byte(_ value: Float) -> String {
      let text = String(value.isNaN ? 0 : Int(min(max(value, 0), 1) * 255 + 0.5), radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + [red, green, blue, opacity].map(byte).joined()
  }
}

extension Color.Resolved: ShapeStyle {
  @MainActor public func _paint(in context: _StyleContext) -> _StylePaint { Color(self)._paint(in: context) }
}

extension Color.Resolved: Animatable {
  /// The linear components and the opacity, in 128ths. Source: OpenSwiftUI.
  public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
    get {
      let unit = Float(AnimatableScale.unit)
      return AnimatablePair(linearRed * unit, AnimatablePair(linearGreen * unit, AnimatablePair(linearBlue * unit, opacity * unit)))
    }
    set {
      let unit = Float(AnimatableScale.unit)
      (linearRed, linearGreen) = (newValue.first / unit, newValue.second.first / unit)
      (linearBlue, opacity) = (newValue.second.second.first / unit, newValue.second.second.second / unit)
    }
  }
}
