extension RGBA {
  /// A colour in sRGB, components 0…1.
  public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    self.init()
    self.red = Float(red)
    self.green = Float(green)
    self.blue = Float(blue)
    self.alpha = Float(alpha)
  }

  /// A colour in sRGB from six hexadecimal digits (`RGBA(hex: 0xFF383C)`); `alpha` is 0…1.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(Double(hex >> 16 & 0xFF) / 255, Double(hex >> 8 & 0xFF) / 255, Double(hex & 0xFF) / 255, alpha)
  }

  /// Creates an opaque colour in sRGB from six hexadecimal digits, such as `FF9500`; nil: the text is anything else.
  public init?(sixDigits text: String) {
    guard text.utf8.count == 6, text.allSatisfy(\.isHexDigit), let value = UInt32(text, radix: 16) else { return nil }
    self.init(hex: value)
  }

  /// Rec. 709 luma of the components without linearisation, 0…1 for colours in range.
  public var luminance: Double { 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue) }
}

extension ColorValue {
  /// A fixed colour, the same in every colour scheme.
  public static func rgba(_ rgba: RGBA) -> ColorValue {
    var color = ColorValue()
    color.rgba = rgba
    return color
  }
  /// A fixed colour in sRGB from six hexadecimal digits (`0xFF383C`); `alpha` is 0…1.
  public static func hex(_ hex: UInt32, alpha: Double = 1) -> ColorValue { .rgba(RGBA(hex: hex, alpha: alpha)) }
  /// A colour of the palette profile by name: "red", "label", "systemBackground", "accent", …
  public static func system(_ name: String) -> ColorValue {
    var color = ColorValue()
    color.system = name
    return color
  }
  /// A colour that follows the colour scheme (Specification D1); high contrast uses the same two.
  public static func adaptive(light: RGBA, dark: RGBA) -> ColorValue {
    var color = ColorValue()
    color.adaptive.light = light
    color.adaptive.dark = dark
    return color
  }

  /// Opaque black in every colour scheme.
  public static let black = ColorValue.rgba(RGBA(0, 0, 0))
  /// Opaque white in every colour scheme.
  public static let white = ColorValue.rgba(RGBA(1, 1, 1))
  /// Black with alpha 0.
  public static let clear = ColorValue.rgba(RGBA(0, 0, 0, 0))

  /// The colour with its alpha multiplied by `factor`.
  public func multipliedOpacity(_ factor: Double) -> ColorValue {
    var color = self
    color.opacity = (hasOpacity ? opacity : 1) * Float(factor)
    return color
  }
}

extension Paint {
  /// A paint of one colour.
  public static func color(_ color: ColorValue) -> Paint {
    var paint = Paint()
    paint.color = color
    return paint
  }
  /// A paint of one colour of the palette profile, by name.
  public static func system(_ name: String) -> Paint { .color(.system(name)) }
  /// A paint of one sRGB colour from six hexadecimal digits (`0xFF383C`); `alpha` is 0…1.
  public static func hex(_ hex: UInt32, alpha: Double = 1) -> Paint { .color(.hex(hex, alpha: alpha)) }
  /// A level of the colour scheme's label colours: 1 = primary … 5 = quinary.
  public static func hierarchical(_ level: Int) -> Paint {
    var paint = Paint()
    paint.hierarchical.level = UInt32(clamping: level)
    return paint
  }
  /// A material; painted as a flat translucent colour of the palette profile.
  public static func material(_ thickness: MaterialThickness) -> Paint {
    var paint = Paint()
    paint.material.thickness = thickness
    return paint
  }
  /// A gradient along a line between two unit points of the painted shape's box.
  public static func linearGradient(_ stops: [GradientStop], from start: PointValue, to end: PointValue) -> Paint {
    var paint = Paint()
    paint.linearGradient.stops = stops
    paint.linearGradient.start = start
    paint.linearGradient.end = end
    return paint
  }
}

extension GradientStop {
  /// A stop of `color` at `location`: 0 is the gradient's start, 1 its end.
  public init(_ color: ColorValue, at location: Double) {
    self.init()
    self.color = color
    self.location = location
  }
}

extension GradientStop {
  /// The number of linear parts by which a perceptual mixture of two colours is drawn. They differ from the curve by a step or two of 255.
  public static let perceptualSteps = 8
}
