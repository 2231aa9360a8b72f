import CPango

/// A font at a size as Cairo draws it. Belongs to the engine, and so to the thread, that made it.
public final class GlyphFont {
  let font: UnsafeMutablePointer<PangoFont>
  /// The glyphs bring their own colours.
  public let isColor: Bool

  init(retaining font: UnsafeMutablePointer<PangoFont>) {
    self.font = almanac_font_ref(font)
    isColor = almanac_font_has_color(font) != 0
  }

  deinit { almanac_font_unref(font) }

  /// Makes this the context's font, with its size in points and no hinting; the context's own transformation stays as it is.
  public func apply(to context: OpaquePointer) {
    almanac_font_apply(font, context)
  }
}
