import Assets
import UIKitDrawing

extension Color {
  /// A colour's components in one environment, in sRGB; values outside 0…1 are outside the sRGB gamut.
  @frozen public struct Resolved: Hashable, Sendable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    public init(colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      self.init(SRGBComponents(colorSpace, red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity)))
    }

    init(_ components: SRGBComponents) {
      linearRed = Float(SRGBComponents.linear(components.red))
      linearGreen = Float(SRGBComponents.linear(components.green))
      linearBlue = Float(SRGBComponents.linear(components.blue))
      opacity = Float(components.alpha)
    }

    public var red: Float {
      get { Float(SRGBComponents.encoded(Double(linearRed))) }
      set { linearRed = Float(SRGBComponents.linear(Double(newValue))) }
    }
    public var green: Float {
      get { Float(SRGBComponents.encoded(Double(linearGreen))) }
      set { linearGreen = Float(SRGBComponents.linear(Double(newValue))) }
    }
    public var blue: Float {
      get { Float(SRGBComponents.encoded(Double(linearBlue))) }
      set { linearBlue = Float(SRGBComponents.linear(Double(newValue))) }
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

  /// Returns the components of the colour in `environment`. Records a read of the colour scheme.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let traits = UITraitCollection(userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light)
    return Resolved(components(in: traits))
  }
}

extension Color.Resolved: CustomStringConvertible {
  public var description: String {
    func byte(_ value: Float) -> String {
      let text = String(value.isNaN ? 0 : Int((min(max(value, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + [red, green, blue, opacity].map(byte).joined()
  }
}

extension Color.Resolved: ShapeStyle {
  @MainActor public func _paint(in context: _StyleContext) -> _StylePaint { Color(self)._paint(in: context) }
}
