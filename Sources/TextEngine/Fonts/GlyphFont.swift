import CPango

/// A font at a size as Cairo draws it. Belongs to the engine, and so to the thread, that made it.
public final class GlyphFont {
  let font: UnsafeMutablePointer<PangoFont>
  let family: String
  /// Factors on the font's own size.
  let xScale: Double
  let yScale: Double
  /// The glyphs bring their own colours.
  public let isColor: Bool

  init(retaining font: UnsafeMutablePointer<PangoFont>, xScale: Double = 1, yScale: Double = 1) {
    self.font = almanac_font_ref(font)
    self.xScale = xScale
    self.yScale = yScale
    isColor = almanac_font_has_color(font) != 0
    let description = pango_font_describe(font)
    family = String(cString: pango_font_description_get_family(description))
    pango_font_description_free(description)
  }

  deinit { almanac_font_unref(font) }

  /// Makes this the context's font, with its size in points and no hinting; the context's own transformation stays as it is.
  public func apply(to context: OpaquePointer) {
    almanac_font_apply(font, xScale, yScale, context)
  }
}
