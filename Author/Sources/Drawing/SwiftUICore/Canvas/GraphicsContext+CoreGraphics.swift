import AlmanacImageCodecs
import AlmanacWireSchema
import CoreGraphics

extension GraphicsContext {
  /// Draws with Core Graphics under the current transform, clip, opacity, blend mode and filters.
  ///
  /// The drawing becomes a bitmap at the display's scale, as large as the canvas. Redaction covers the bitmap as a whole, because it cannot
  /// distinguish text from shapes in it.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let scale = drawing.environment.core.displayScale
    guard let context = CGContext(size: drawing.size, scale: scale, isOpaque: false) else { return }
    context.concatenate(transform)
    try content(context)
    guard let image = context.makeImage(), let data = ImageEncoder.png(image.bitmap) else { return }
    drawing.onMain(self) { drawing, context in
      guard let bitmap = try? ImageBitmap(data: data, scale: Double(scale), limits: drawing.session.imageLimits) else {
        drawing.session.diagnose(
          .error, "image.tooLarge",
          "a canvas's Core Graphics drawing has more than \(drawing.session.imageLimits.pixels) pixels or \(drawing.session.imageLimits.bytes) bytes and is left out",
          place: "Canvas")
        return
      }
      var node = DisplayNode()
      // The bitmap is rounded up to whole pixels, so it can be larger than the canvas.
      node.frame = RectValue(CGRect(x: 0, y: 0, width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale))
      node.debugName = "Canvas.image"
      node.image.image = drawing.session.images.add(bitmap.blob)
      node.image.scale = Double(scale)
      context.add(node, isTransformed: false)
    }
  }
}
