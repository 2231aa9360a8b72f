import AlmanacFontLock
import CAlmanacPango

/// A font at a size, which Cairo draws. It belongs to the engine that made it, and so to one thread.
public final class GlyphFont {
  let font: UnsafeMutablePointer<PangoFont>
  let family: String
  /// The horizontal and vertical factors of the font's size.
  let xScale: Double
  let yScale: Double
  /// Whether the glyphs have their own colours.
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

  deinit { FontLock.with { almanac_font_unref(font) } }

  /// Draws glyphs of this font with the context's source and transformation, at the font's size in points and without hinting.
  public func show(_ glyphs: [cairo_glyph_t], on context: OpaquePointer) {
    FontLock.with {
      // Restore the context's font before another thread may close its file.
      cairo_save(context)
      almanac_font_apply(font, xScale, yScale, context)
      cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
      cairo_restore(context)
    }
  }
}
