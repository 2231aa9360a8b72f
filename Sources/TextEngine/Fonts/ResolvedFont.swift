import Archive
import CPango
import Profiles

/// A font specification after the profile's tables were applied: what Pango is asked for, and the platform's figures for it.
final class ResolvedFont {
  let key: FontKey
  /// The family that Pango is asked for; another one in a shaped run is a fallback.
  let family: String
  let description: OpaquePointer
  /// OpenType features in Pango's notation.
  let features: String
  /// Added to each advance of this font's own glyphs, points.
  let tracking: Double
  /// Undoes the substitute's size factor for fallback glyphs, which were never meant to be smaller.
  let fallbackScale: Double
  /// Horizontal stretch of this font's own glyphs (condensed and expanded widths).
  let stretch: Double
  let metrics: FontMetrics
  /// Nothing on this machine or in the profile answers to the family asked for; the system font stands in.
  let isUnknownFamily: Bool

  init(key: FontKey, configuration: FontConfiguration, measuring context: OpaquePointer) {
    self.key = key
    let profile = Profiles.type
    let name = Self.faceName(for: key, profile: profile, configuration: configuration)
    isUnknownFamily = name.isUnknown
    let face = name.face.flatMap { profile.faces[$0] }
    let cut = face?.cut(at: key.size)
    family = cut?.family ?? key.family
    let factor = cut?.sizeFactor ?? 1
    fallbackScale = 1 / factor
    stretch = key.width / 100
    let table = face?.tracking.flatMap { profile.tracking[$0] }
    tracking = ((table?.value(at: key.size) ?? 0) + (cut?.fit(at: key.size) ?? 0) * key.size) * stretch

    description = pango_font_description_new()
    pango_font_description_set_family(description, family)
    pango_font_description_set_absolute_size(description, key.size * factor * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(key.weight)))
    pango_font_description_set_style(description, key.italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    if key.smallCaps { pango_font_description_set_variant(description, PANGO_VARIANT_SMALL_CAPS) }
    features = key.monospacedDigits ? "tnum=1" : ""
    metrics = Self.metrics(key: key, face: face, description: description, context: context)
  }

  deinit { pango_font_description_free(description) }

  /// The profile's face for a specification; a face of nil is a family taken as it is.
  private static func faceName(
    for key: FontKey, profile: TypeProfile, configuration: FontConfiguration
  ) -> (face: String?, isUnknown: Bool) {
    guard !key.family.isEmpty else {
      switch key.design {
      case .rounded: return ("SF Pro Rounded", false)
      case .serif: return ("New York", false)
      case .monospaced: return ("SF Mono", false)
      default: return ("SF Pro", false)
      }
    }
    if key.family == "SF Compact", key.design == .rounded { return ("SF Compact Rounded", false) }
    if key.family == "SF Compact", key.design == .serif { return ("New York", false) }
    if key.family == "SF Compact", key.design == .monospaced { return ("SF Mono", false) }
    if profile.faces[key.family] != nil { return (key.family, false) }
    if configuration.has(family: key.family) { return (nil, false) }
    if let alias = profile.aliases[key.family] { return (alias, false) }
    return ("SF Pro", true)
  }

  private static func metrics(
    key: FontKey, face: TypeProfile.Face?, description: OpaquePointer, context: OpaquePointer
  ) -> FontMetrics {
    let ascent: Double
    let descent: Double
    let capHeight: Double
    let xHeight: Double
    if let face {
      ascent = face.metrics.ascent * key.size
      descent = face.metrics.descent * key.size
      capHeight = face.metrics.capHeight * key.size
      xHeight = face.metrics.xHeight * key.size
    } else {
      let own = pango_context_get_metrics(context, description, nil)
      defer { pango_font_metrics_unref(own) }
      ascent = Double(pango_font_metrics_get_ascent(own)) / Double(PANGO_SCALE)
      descent = Double(pango_font_metrics_get_descent(own)) / Double(PANGO_SCALE)
      let font = pango_context_load_font(context, description)
      defer { if let font { almanac_font_unref(font) } }
      capHeight = font.map { almanac_font_metric($0, HB_OT_METRICS_TAG_CAP_HEIGHT) } ?? ascent * 0.72
      xHeight = font.map { almanac_font_metric($0, HB_OT_METRICS_TAG_X_HEIGHT) } ?? ascent * 0.52
    }
    let lineHeight = key.lineHeight > 0 ? key.lineHeight : ascent + descent
    return FontMetrics(
      ascent: ascent, descent: descent, lineHeight: lineHeight, capHeight: capHeight, xHeight: xHeight, points: key.size)
  }
}
