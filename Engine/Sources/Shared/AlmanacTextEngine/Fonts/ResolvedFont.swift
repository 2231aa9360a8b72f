import AlmanacFontLock
import AlmanacProfiles
import AlmanacWireSchema
import CAlmanacPango

/// A font specification after applying the tables of the type profile: the font to request from Pango, and the platform font's metrics.
final class ResolvedFont {
  let key: FontKey
  /// The family requested from Pango; another family in a shaped run is a fallback.
  let family: String
  let description: OpaquePointer
  /// OpenType features in Pango's notation.
  let features: String
  /// Points added to the advance of each glyph of this font, but not of fallback glyphs.
  let tracking: CharacterTracking
  /// Reverses the replacement font's size factor for fallback glyphs, to which it does not apply.
  let fallbackScale: Double
  /// The horizontal stretch of this font's glyphs (condensed and expanded widths), but not of fallback glyphs.
  let stretch: Double
  /// The horizontal stretch of the percent sign, and of digits.
  let percentStretch, digitStretch: Double
  /// The advance of each digit in points, without tracking, if digits are monospaced and the font's own are not; else nil.
  let tabularAdvance: Double?
  let metrics: FontMetrics
  /// Whether neither this machine nor the profile has the requested family, so that the system font replaces it.
  let isUnknownFamily: Bool
  /// Whether the font's glyphs are drawings of its SVG table, which are not painted.
  let hasUnpaintedDrawings: Bool

  init(key requested: FontKey, configuration: FontConfiguration, measuring context: OpaquePointer) {
    let profile = Profiles.type
    let name = Self.faceName(for: requested, profile: profile, configuration: configuration)
    let key = name.key
    self.key = key
    isUnknownFamily = name.isUnknown
    let face = name.face.flatMap { profile.faces[$0] }
    let opticalSize = face?.opticalSize(at: key.size)
    family = opticalSize?.family ?? key.family
    let factor = opticalSize?.sizeFactor ?? 1
    fallbackScale = 1 / factor
    stretch = key.width / 100
    percentStretch = stretch * (opticalSize?.percentStretch ?? 1)
    digitStretch = stretch * (opticalSize?.digits.map { TypeProfile.value(of: $0.stretch, at: Double(key.weight)) } ?? 1)
    let tabular = key.monospacedDigits ? opticalSize?.tabularAdvance(ofWeight: key.weight) : nil
    tabularAdvance = tabular.map { [stretch] in $0 * key.size * stretch }
    tracking = CharacterTracking(key: key, face: face, cut: opticalSize, isTabular: tabular != nil)

    description = pango_font_description_new()
    pango_font_description_set_family(description, family)
    pango_font_description_set_absolute_size(description, key.size * factor * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(key.weight)))
    pango_font_description_set_style(description, key.italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    if key.smallCaps { pango_font_description_set_variant(description, PANGO_VARIANT_SMALL_CAPS) }
    features = key.monospacedDigits ? "tnum=1" : ""
    (metrics, hasUnpaintedDrawings) = FontLock.with { [description] in
      // The system's fonts have none.
      let font = face == nil && !configuration.isEmpty ? pango_context_load_font(context, description) : nil
      defer { if let font { almanac_font_unref(font) } }
      let metrics = Self.metrics(key: key, face: face, font: font, isEmpty: configuration.isEmpty)
      return (metrics, font.map { almanac_font_has_only_svg($0) != 0 } ?? false)
    }
  }

  deinit { pango_font_description_free(description) }

  /// Finds the profile's font for a specification; nil: the family itself is used. A PostScript name or a full name also determines weight and slant.
  private static func faceName(
    for key: FontKey, profile: TypeProfile, configuration: FontConfiguration
  ) -> (key: FontKey, face: String?, isUnknown: Bool) {
    if let face = systemFace(for: key) { return (key, face, false) }
    if profile.faces[key.family] != nil { return (key, key.family, false) }
    if configuration.has(family: key.family) { return (key, nil, false) }
    if let face = configuration.face(named: key.family) {
      var key = key
      key.family = face.family
      if key.weight == 400 { key.weight = face.weight }
      key.italic = key.italic || face.italic
      return (key, nil, false)
    }
    if let alias = profile.aliases[key.family] { return (key, alias, false) }
    let parts = key.family.split(separator: "-", maxSplits: 1)
    if parts.count == 2, let alias = profile.alias(joined: String(parts[0])) {
      var key = key
      if key.weight == 400 { key.weight = weight(named: parts[1]) }
      key.italic = key.italic || parts[1].contains("Italic") || parts[1].contains("Oblique")
      return (key, alias, false)
    }
    return (key, "SF Pro", true)
  }

  private static func systemFace(for key: FontKey) -> String? {
    guard key.family.isEmpty || key.family == SystemFont.watchFamily else { return nil }
    let isWatch = key.family == SystemFont.watchFamily
    switch key.design {
    case .rounded: return isWatch ? "SF Compact Rounded" : "SF Pro Rounded"
    case .serif: return "New York"
    case .monospaced: return "SF Mono"
    default: return isWatch ? "SF Compact" : "SF Pro"
    }
  }

  /// Returns the weight that a PostScript name's style states (600 for "DemiBoldItalic"); 400 if it states none.
  private static func weight(named style: Substring) -> Int {
    let names = [
      ("Ultralight", 100), ("UltraLight", 100), ("Thin", 200), ("Light", 300), ("Medium", 500), ("Semibold", 600), ("SemiBold", 600),
      ("DemiBold", 600), ("ExtraBold", 800), ("Bold", 700), ("Heavy", 800), ("Black", 900),
    ]
    return names.first { style.contains($0.0) }?.1 ?? 400
  }

  /// - Parameters:
  ///   - face: the system font's figures; nil: those of `font`.
  ///   - isEmpty: whether this machine has no fonts.
  private static func metrics(key: FontKey, face: TypeProfile.Face?, font: UnsafeMutablePointer<PangoFont>?, isEmpty: Bool) -> FontMetrics {
    let ascent: Double
    let descent: Double
    let capHeight: Double
    let xHeight: Double
    // The font's own distance between two lines; 0 for the platforms' fonts.
    var gap = 0.0
    if let face {
      ascent = face.metrics.ascent * key.size
      descent = face.metrics.descent * key.size
      capHeight = face.metrics.capHeight * key.size
      xHeight = face.metrics.xHeight * key.size
    } else if isEmpty {
      (ascent, descent, capHeight, xHeight) = (key.size * 0.95, key.size * 0.25, key.size * 0.7, key.size * 0.5)
    } else {
      // Not Pango's metrics: they cover the faces that replace missing Latin letters, as of an icon font.
      var (up, down) = (0.95, 0.25)
      if let font { _ = almanac_font_line_metrics(font, &up, &down, &gap) }
      (ascent, descent, gap) = (up * key.size, down * key.size, gap * key.size)
      capHeight = font.map { almanac_font_metric($0, HB_OT_METRICS_TAG_CAP_HEIGHT) } ?? ascent * 0.72
      xHeight = font.map { almanac_font_metric($0, HB_OT_METRICS_TAG_X_HEIGHT) } ?? ascent * 0.52
    }
    let lineHeight = key.lineHeight > 0 ? key.lineHeight : ascent + descent + gap
    return FontMetrics(
      ascent: ascent, descent: descent, lineHeight: lineHeight, capHeight: capHeight, xHeight: xHeight, points: key.size)
  }
}
