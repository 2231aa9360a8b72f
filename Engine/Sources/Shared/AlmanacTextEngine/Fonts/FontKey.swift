import AlmanacWireSchema

/// A font specification as a cheap hash key: comparing and hashing the schema's message costs more than using a cached layout.
struct FontKey: Hashable {
  var family: String
  var design: FontDesignValue
  var size: Double
  var weight: Int
  var italic: Bool
  var monospacedDigits: Bool
  var smallCaps: Bool
  var leading: FontLeadingValue
  /// Percent of the normal width, 25…400.
  var width: Double
  /// In points; 0: from the font.
  var lineHeight: Double

  /// `scale` multiplies every length.
  init(_ font: FontSpec, scale: Double = 1) {
    family = font.family
    design = font.design
    let points = font.size > 0 && font.size.isFinite ? min(font.size, FontKey.largest) : FontKey.standard
    size = points * scale
    weight = font.weight == 0 ? 400 : min(max(Int(font.weight), 1), 1000)
    italic = font.italic
    monospacedDigits = font.monospacedDigits
    smallCaps = font.smallCaps
    leading = font.leading
    width = font.width > 0 && font.width.isFinite ? min(max(font.width, 25), 400) : 100
    lineHeight = font.lineHeight > 0 && font.lineHeight.isFinite ? font.lineHeight * scale : 0
  }

  /// The size of body text in points, for a specification without a size.
  static let standard = 17.0
  /// Larger sizes, in points, are assumed to be mistakes and clamped.
  static let largest = 2000.0
}
