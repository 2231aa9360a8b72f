import AlmanacImageCodecs
import CAlmanacPango

/// Shadows and transparency layers: content that is drawn separately and then composited as one image.
extension CGContext {
  /// Begins a layer: drawing until `endTransparencyLayer()` is composited as one image, with the current alpha, shadow and blend mode.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    layers.append((state, cairo_get_operator(cr)))
    saveGState()
    state.alpha = 1
    state.shadow = nil
    // The clip applies to the whole layer. Content outside it may cast a shadow into it.
    cairo_reset_clip(cr)
    cairo_push_group(cr)
    cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
  }
  /// Begins a layer that is clipped to `rect`.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }
  /// Composites the current layer. Does nothing if there is none.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast(), let picture = cairo_pop_group(cr) else { return }
    restoreGState()
    defer { cairo_pattern_destroy(picture) }
    lay(picture, shadow: layer.state.shadow, alpha: layer.state.alpha, layer.blend)
  }

  /// Runs `body` and draws the current shadow below its drawing.
  package func casting(_ body: () -> Void) {
    guard let shadow = state.shadow, shadow.color.alpha > 0 else { return body() }
    let blend = cairo_get_operator(cr)
    cairo_save(cr)
    cairo_reset_clip(cr)
    cairo_push_group(cr)
    cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
    body()
    let picture = cairo_pop_group(cr)
    cairo_restore(cr)
    guard let picture else { return }
    defer { cairo_pattern_destroy(picture) }
    lay(picture, shadow: shadow, alpha: 1, blend)
  }

  private func lay(_ picture: OpaquePointer, shadow: Shadow?, alpha: CGFloat, _ blend: cairo_operator_t) {
    cairo_save(cr)
    defer { cairo_restore(cr) }
    cairo_set_operator(cr, blend)
    if let shadow, let silhouette = silhouette(of: picture, shadow) {
      cairo_save(cr)
      cairo_identity_matrix(cr)
      cairo_set_source_rgba(cr, shadow.color.red, shadow.color.green, shadow.color.blue, shadow.color.alpha * alpha)
      cairo_mask_surface(cr, silhouette, 0, 0)
      cairo_restore(cr)
      cairo_surface_destroy(silhouette)
    }
    cairo_set_source(cr, picture)
    cairo_paint_with_alpha(cr, alpha)
  }

  /// Returns the alpha of `picture`, offset and blurred, in the size of the bitmap. The blur's standard deviation is half of Core Graphics' blur
  /// value.
  private func silhouette(of picture: OpaquePointer, _ shadow: Shadow) -> OpaquePointer? {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)), let context = cairo_create(surface) else {
      return nil
    }
    // The author's transforms do not apply to a shadow's offset.
    cairo_translate(
      context, base.a * shadow.offset.width + base.c * shadow.offset.height, base.b * shadow.offset.width + base.d * shadow.offset.height)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cr, &matrix)
    cairo_transform(context, &matrix)
    cairo_set_source(context, picture)
    cairo_paint(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    if let data = cairo_image_surface_get_data(surface) {
      let stride = Int(cairo_image_surface_get_stride(surface))
      gaussianBlur(
        UnsafeMutableBufferPointer(start: data, count: stride * height), width: width, height: height, stride: stride,
        sigma: shadow.blur / 2 * abs(base.a * base.d - base.b * base.c).squareRoot())
      cairo_surface_mark_dirty(surface)
    }
    return surface
  }
}
