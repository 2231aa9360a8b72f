import AlmanacImageCodecs
import AlmanacWireSchema
import CAlmanacPango
import Foundation

/// A layer in memory with accessible pixels, for effects that Cairo has no operator for.
final class RasterLayer {
  let surface: OpaquePointer
  let width: Int
  let height: Int
  /// Pixels per point of the layer at its position.
  let pixelsPerPoint: Double
  /// The layer's top left pixel on the target, in the target's device units.
  private let origin: (x: Double, y: Double)
  private let rasterScale: Double
  private let transform: TransformValue

  /// Creates the layer for what is visible of `ink`, in the painter's current user space; nil if that is nothing.
  convenience init?(ink: RectValue, on painter: ListPainter) {
    // A pixel more on every side, so that a filter finds neighbours at the edge.
    self.init(area: currentTransform(painter.cr).apply(to: ink).intersection(painter.visibleArea.outset(by: 1 / painter.rasterScale)), on: painter)
  }

  /// Creates the layer for `area` in device units; nil if the area is empty or far outside the picture.
  init?(area: RectValue, on painter: ListPainter) {
    transform = currentTransform(painter.cr)
    rasterScale = painter.rasterScale
    pixelsPerPoint = abs(transform.determinant).squareRoot() * rasterScale
    let box = area.intersection(painter.layerLimit)
    guard !box.isEmpty else { return nil }
    let left = (box.minX * rasterScale).rounded(.down)
    let top = (box.minY * rasterScale).rounded(.down)
    width = Int((box.maxX * rasterScale).rounded(.up) - left)
    height = Int((box.maxY * rasterScale).rounded(.up) - top)
    origin = (left / rasterScale, top / rasterScale)
    guard width > 0, height > 0 else { return nil }
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
  }

  deinit { cairo_surface_destroy(surface) }

  /// Runs `body` with this layer's context as the painter's, in the same user space.
  func paint(with painter: ListPainter, _ body: () -> Void) {
    guard let context = cairo_create(surface) else { return }
    cairo_scale(context, rasterScale, rasterScale)
    cairo_translate(context, -origin.x, -origin.y)
    var matrix = cairo_matrix_t(transform)
    cairo_transform(context, &matrix)
    let outer = painter.cr
    painter.cr = context
    body()
    painter.cr = outer
    cairo_destroy(context)
    cairo_surface_flush(surface)
  }

  /// Passes the pixels to `body`: premultiplied, blue in the lowest byte; `stride` is a row's length in pixels.
  func withPixels(_ body: (UnsafeMutableBufferPointer<UInt32>, _ stride: Int) -> Void) {
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface)) / 4
    UnsafeMutableRawPointer(data).withMemoryRebound(to: UInt32.self, capacity: stride * height) {
      body(UnsafeMutableBufferPointer(start: $0, count: stride * height), stride)
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Maps the user space for which the layer was created to its pixels.
  private var userToPixel: TransformValue {
    transform.concatenating(.translation(x: -origin.x, y: -origin.y)).concatenating(.scale(x: rasterScale, y: rasterScale))
  }
  /// The inverse; nil if the user space is degenerate.
  var pixelToUser: TransformValue? {
    var matrix = cairo_matrix_t(userToPixel)
    return cairo_matrix_invert(&matrix) == CAIRO_STATUS_SUCCESS ? TransformValue(matrix) : nil
  }

  /// Sets the layer as the source of the painter's context, at the position for which it was painted.
  func setSource(on painter: ListPainter) {
    let pattern = cairo_pattern_create_for_surface(surface)
    var matrix = cairo_matrix_t(userToPixel)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, rasterScale == 1 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    cairo_set_source(painter.cr, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// Applies one effect to the pixels.
  func apply(_ effect: Effect, painter: ListPainter, _ state: PaintState) {
    switch effect.effect {
    case .blur(let radius): withPixels { gaussianBlur($0, width: self.width, height: self.height, stride: $1, sigma: radius * self.pixelsPerPoint) }
    case .shadow(let shadow): addShadow(shadow, painter: painter, state)
    case .brightness(let amount): recolor(.brightness(amount))
    case .contrast(let factor): recolor(.contrast(factor))
    case .saturation(let factor): recolor(.saturation(factor))
    case .grayscale(let amount): recolor(.saturation(1 - max(0, min(1, amount))))
    case .hueRotation(let angle): recolor(.hueRotation(angle))
    case .colorMultiply(let color):
      var inner = state
      inner.flattens = false
      inner.alpha = 1
      let factor = painter.paintColor(color, inner)
      recolor(state.flattens ? ColorMatrix.multiply(FlatColor(1, 1, 1, factor.alpha)) : .multiply(factor))
    case .colorInvert(let on): if on { recolor(.invert) }
    case .colorMatrix(let matrix): withPixels { pixels, _ in applyColorMatrix(matrix, to: pixels) }
    case .alphaThreshold(let threshold):
      var plain = state
      plain.alpha = 1
      let color = painter.paintColor(threshold.color, plain)
      withPixels { pixels, _ in applyAlphaThreshold(threshold, color: color, to: pixels) }
    case .luminanceToAlpha(let on): if on { withPixels { pixels, _ in luminanceToAlpha(pixels) } }
    case nil: break
    }
  }

  private func recolor(_ matrix: ColorMatrix) { withPixels { pixels, _ in matrix.apply(to: pixels) } }

  /// Gives every pixel one colour and keeps its alpha.
  func tint(_ color: FlatColor) {
    withPixels { pixels, _ in
      for index in pixels.indices where pixels[index] != 0 {
        pixels[index] = premultiplied(color, alpha: Double(pixels[index] >> 24) / 255)
      }
    }
  }

  /// Draws a blurred, offset silhouette in the shadow's colour below, above, inside or instead of the content.
  private func addShadow(_ shadow: ShadowEffect, painter: ListPainter, _ state: PaintState) {
    var plain = state
    plain.alpha = 1
    let color = painter.paintColor(shadow.color, plain)
    guard color.alpha > 0, let silhouette = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)) else { return }
    defer { cairo_surface_destroy(silhouette) }
    let linear = TransformValue(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
    let offset = linear.apply(to: PointValue(x: shadow.x, y: shadow.y))
    guard let blurred = cairo_create(silhouette) else { return }
    if shadow.inner || shadow.invertsAlpha {
      cairo_set_source_rgba(blurred, 0, 0, 0, 1)
      cairo_paint(blurred)
      cairo_set_operator(blurred, CAIRO_OPERATOR_DEST_OUT)
    }
    cairo_set_source_surface(blurred, surface, offset.x * rasterScale, offset.y * rasterScale)
    cairo_paint(blurred)
    cairo_destroy(blurred)
    cairo_surface_flush(silhouette)
    if let data = cairo_image_surface_get_data(silhouette) {
      let stride = Int(cairo_image_surface_get_stride(silhouette))
      gaussianBlur(
        UnsafeMutableBufferPointer(start: data, count: stride * height), width: width, height: height, stride: stride,
        sigma: shadow.radius * pixelsPerPoint)
      cairo_surface_mark_dirty(silhouette)
    }
    guard let context = cairo_create(surface) else { return }
    if shadow.only, !shadow.inner {
      cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
      cairo_paint(context)
    }
    if shadow.inner {
      cairo_set_operator(context, shadow.only ? CAIRO_OPERATOR_IN : CAIRO_OPERATOR_ATOP)
    } else {
      cairo_set_operator(context, shadow.above ? CAIRO_OPERATOR_OVER : CAIRO_OPERATOR_DEST_OVER)
    }
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    cairo_mask_surface(context, silhouette, 0, 0)
    cairo_destroy(context)
    cairo_surface_flush(surface)
  }

  /// Composites with plus-darker onto the painter's target: R = max(0, Ra − (Sa − S) − (Da − D)). False if the target has no pixels.
  func compositePlusDarker(into painter: ListPainter, alpha: Double) -> Bool {
    let weight = UInt32((alpha * 255).rounded())
    return combine(into: painter) { pixel, _, below in plusDarker(pixel, weight, below) }
  }

  /// Composites with a mode that also changes pixels of the target which this layer leaves transparent. Returns false if the target has no pixels.
  ///
  /// - Parameter shape: its alpha is the share of the change at each pixel; nil: the whole target changes.
  func replace(into painter: ListPainter, mode: BlendModeValue, shape: RasterLayer?, alpha: Double) -> Bool {
    func run(_ coverage: UnsafeMutableBufferPointer<UInt32>?) -> Bool {
      let weight = UInt32((alpha * 255).rounded())
      return combine(into: painter) { pixel, index, below in
        replaced(mode, pixel, weight, coverage.map { $0[index] >> 24 } ?? 255, below)
      }
    }
    guard let shape else { return run(nil) }
    var isDone = false
    shape.withPixels { pixels, _ in isDone = run(pixels) }
    return isDone
  }

  /// Replaces each pixel of the painter's target, within its clip, by `mix` of this layer's pixel and the target's.
  private func combine(into painter: ListPainter, _ mix: (_ pixel: UInt32, _ index: Int, _ below: UInt32) -> UInt32) -> Bool {
    guard rasterScale == 1, let target = cairo_get_group_target(painter.cr), cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE else {
      return false
    }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_save(painter.cr)
    cairo_identity_matrix(painter.cr)
    cairo_clip_extents(painter.cr, &left, &top, &right, &bottom)
    cairo_restore(painter.cr)
    var (offsetX, offsetY) = (0.0, 0.0)
    cairo_surface_get_device_offset(target, &offsetX, &offsetY)
    cairo_surface_flush(target)
    guard let data = cairo_image_surface_get_data(target) else { return false }
    let stride = Int(cairo_image_surface_get_stride(target))
    withPixels { pixels, ownStride in
      for row in 0..<self.height {
        let y = row + Int(self.origin.y)
        guard y >= Int(top), y < Int(bottom) else { continue }
        for column in 0..<self.width {
          let x = column + Int(self.origin.x)
          guard x >= Int(left), x < Int(right) else { continue }
          let place = UnsafeMutableRawPointer(data) + (y + Int(offsetY)) * stride + (x + Int(offsetX)) * 4
          let below = place.load(as: UInt32.self)
          let index = row * ownStride + column
          place.storeBytes(of: mix(pixels[index], index, below), as: UInt32.self)
        }
      }
    }
    cairo_surface_mark_dirty(target)
    return true
  }
}
