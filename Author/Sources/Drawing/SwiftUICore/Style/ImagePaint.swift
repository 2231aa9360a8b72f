import AlmanacWireSchema

/// A style that repeats an image, or the part of it in `sourceRect` (unit coordinates).
public struct ImagePaint: ShapeStyle {
  public var image: Image
  public var sourceRect: CGRect
  public var scale: CGFloat
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  @MainActor public func _paint(in context: _StyleContext) -> _StylePaint {
    guard !image.isEmpty else { return _StylePaint(.color(Color.clear.value(in: context))) }
    let session = context.session
    let bitmap = image.bitmap(in: context)
    let archived = bitmap.flatMap {
      $0.blob(shownAt: $0.size, displayScale: context.environment.core.displayScale, limits: session.imageLimits)
    }
    guard let archived else {
      context.session.diagnose(.warning, "imagePaint.symbol", "a system symbol cannot be repeated as a pattern; use an image of a catalog")
      return _StylePaint(.color(Color.clear.value(in: context)))
    }
    var paint = Paint()
    paint.image.image = session.images.add(archived.blob)
    paint.image.sourceRect = RectValue(sourceRect)
    paint.image.scale = archived.scale / Double(max(scale, 0.001))
    return _StylePaint(paint)
  }
}
