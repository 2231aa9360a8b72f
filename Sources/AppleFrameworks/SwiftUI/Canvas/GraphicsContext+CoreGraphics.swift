import WireSchema
import CoreGraphics
import ImageCodecs

extension GraphicsContext {
  /// Draws by Core Graphics, under the transform, clip, opacity, blend mode and filters that stand.
  ///
  /// What is drawn becomes pixels at the display's scale, as large as the canvas: text and shapes drawn so are no longer told apart by a redaction, which
  /// covers the picture as a whole.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let scale = drawing.environment.core.displayScale
    guard let context = CGContext(size: drawing.size, scale: scale, isOpaque: false) else { return }
    context.concatenate(transform)
    try content(context)
    guard let image = context.makeImage(), let data = ImageEncoder.png(image.bitmap) else { return }
    drawing.onMain(self) { drawing, context in
      guard let bitmap = try? ImageBitmap(data: data, scale: Double(scale), maxPixels: drawing.session.maxImagePixels) else {
        drawing.session.diagnose(
          .error, "image.tooLarge", "what a canvas draws by Core Graphics has more than \(drawing.session.maxImagePixels) pixels and is left out",
          place: "Canvas")
        return
      }
      var node = DisplayNode()
      // Pixels that the bitmap has beyond the canvas's edge keep their place.
      node.frame = RectValue(CGRect(x: 0, y: 0, width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale))
      node.debugName = "Canvas.image"
      node.image.image = drawing.session.images.add(bitmap.blob)
      node.image.scale = Double(scale)
      context.add(node, isTransformed: false)
    }
  }
}
