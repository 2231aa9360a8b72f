import CAlmanacPango

extension DecodedImage {
  /// Returns the image with its longer side at most `side` pixels: scaled down, or as it is if it fits. Returns nil only if memory is short.
  package func scaled(toFit side: Int) -> DecodedImage? {
    let longest = max(width, height)
    guard longest > side else { return self }
    let factor = Double(side) / Double(longest)
    let (newWidth, newHeight) = (max(1, Int((Double(width) * factor).rounded())), max(1, Int((Double(height) * factor).rounded())))
    guard let source = surface() else { return nil }
    defer { cairo_surface_destroy(source) }
    return DecodedImage(width: newWidth, height: newHeight) { pixels, stride in
      let target = pixels.assumingMemoryBound(to: UInt8.self)
      guard let surface = cairo_image_surface_create_for_data(target, CAIRO_FORMAT_ARGB32, Int32(newWidth), Int32(newHeight), Int32(stride)) else {
        return false
      }
      defer { cairo_surface_destroy(surface) }
      let context = cairo_create(surface)
      defer { cairo_destroy(context) }
      cairo_scale(context, Double(newWidth) / Double(width), Double(newHeight) / Double(height))
      cairo_set_source_surface(context, source, 0, 0)
      // Averages the pixels that become one.
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
      cairo_paint(context)
      return cairo_status(context) == CAIRO_STATUS_SUCCESS
    }
  }
}
