import WireSchema

/// What a font specification says, as a cheap key: the schema's message compares and hashes field by field through its
/// visitor, which costs more than a cached layout.
struct FontKey: Hashable {
  var family: String
  var design: FontDesignValue
  var size: Double
  var weight: Int
  var italic: Bool
  var monospacedDigits: Bool
  var smallCaps: Bool
  var leading: FontLeadingValue
  /// Percent.
  var width: Double
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

  /// Body text, for a specification without a size.
  static let standard = 17.0
  /// Beyond this many points a size is taken as a mistake of the source and held.
  static let largest = 2000.0
}
