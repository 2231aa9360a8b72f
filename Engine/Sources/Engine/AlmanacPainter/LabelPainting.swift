import AlmanacProfiles
import AlmanacWireSchema
import CAlmanacPango
import Foundation

// Labels of widgets and curved content (Specification A9, D7). The extension lays them out flat; the painter paints them in a strip of their own and
// bends the strip around a circle. So redaction, rendering modes and live text are the same as in all other content.
extension ListPainter {
  /// Paints content and label in the coordinates of the picture's frame. Only the content is cut to `mask`.
  func paintList(with layout: LabelLayout, mask: WidgetMask) {
    translated(-layout.frame.x, -layout.frame.y) {
      cairo_save(cr)
      if job.list.curvesContent {
        if let line = layout.content { paintCurved(job.list.root, along: line) } else { paintFlat() }
      } else {
        if mask != .none {
          cairo_new_path(cr)
          addPath(mask.outline(of: job.list.size), to: cr)
          cairo_clip(cr)
        }
        paintList()
      }
      cairo_restore(cr)
      if job.list.hasLabel { paintCurved(job.list.label, along: layout.label) }
    }
  }

  /// Paints the content in a line of its own, where nothing curves it: as large as fits into the widget.
  func paintFlat() {
    let (size, frame) = (job.list.size, job.list.root.frame)
    guard frame.width > 0, frame.height > 0 else { return }
    let factor = min(1, size.width / frame.width, size.height / frame.height)
    cairo_save(cr)
    cairo_translate(cr, (size.width - frame.width * factor) / 2, (size.height - frame.height * factor) / 2)
    cairo_scale(cr, factor, factor)
    paint(job.list.root, PaintState(job.presentation))
    cairo_restore(cr)
  }

  /// Paints a flat node along a curve, in the middle of it. A node that is higher than the curve is shrunk, and what is then longer is cut off.
  private func paintCurved(_ node: DisplayNode, along curve: LabelLayout.Curve) {
    guard !isStopped(), node.frame.width > 0, node.frame.height > 0, curve.fault == nil else { return }
    guard let strip = StripLayer(curve: curve, scale: job.scale) else { return }
    let factor = min(1, curve.height / node.frame.height)
    let width = min(curve.length, node.frame.width * factor)
    strip.paint(of: job) { painter in
      let context = painter.cr
      cairo_translate(context, (curve.length - width) / 2, (curve.height - node.frame.height * factor) / 2)
      cairo_rectangle(context, 0, 0, width, curve.height)
      cairo_clip(context)
      cairo_scale(context, factor, factor)
      cairo_translate(context, -node.frame.x, -node.frame.y)
      painter.paint(node, PaintState(job.presentation))
    } then: { painter in
      take(painter)
    }
    guard !isStopped() else { return }
    strip.bend(into: self)
  }
}

/// A strip of pixels that is painted flat and then bent around a circle.
private final class StripLayer {
  private let curve: LabelLayout.Curve
  /// The strip's pixels per point: more than the picture's, so that bending loses no sharpness.
  private let scale: Double
  private let surface: OpaquePointer
  private let width: Int
  private let height: Int

  /// How many samples of the strip each pixel of the picture takes in each direction.
  private static let samples = 3
  /// The most pixels of a strip. Above it the strip has fewer pixels per point.
  private static let maxPixels = 4.0 * 1024 * 1024

  init?(curve: LabelLayout.Curve, scale: Double) {
    self.curve = curve
    let area = curve.length * curve.height * scale * scale
    let finest = min(2, (Self.maxPixels / area).squareRoot())
    self.scale = min(scale * finest, 16_000 / max(curve.length, curve.height))
    // A clear pixel at each side, so that the edges are smooth.
    width = Int((curve.length * self.scale).rounded(.up)) + 2
    height = Int((curve.height * self.scale).rounded(.up)) + 2
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
  }

  deinit { cairo_surface_destroy(surface) }

  /// Calls `body` with a painter whose coordinates start at the strip's top left corner, and then `then` with the same one.
  func paint(of job: PaintJob, _ body: (ListPainter) -> Void, then: (ListPainter) -> Void) {
    guard let context = cairo_create(surface) else { return }
    cairo_translate(context, 1, 1)
    cairo_scale(context, scale, scale)
    var flat = job
    flat.label = nil
    flat.scale = scale
    flat.canvas = SizeValue(width: curve.length, height: curve.height)
    let painter = ListPainter(job: flat, context: context, rasterScale: 1)
    body(painter)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    then(painter)
  }

  /// Paints the bent strip.
  func bend(into painter: ListPainter) {
    guard let target = RasterLayer(ink: curve.ink, on: painter), let toUser = target.pixelToUser, let data = cairo_image_surface_get_data(surface)
    else { return }
    let stride = Int(cairo_image_surface_get_stride(surface)) / 4
    UnsafeMutableRawPointer(data).withMemoryRebound(to: UInt32.self, capacity: stride * height) { strip in
      let source = UnsafeBufferPointer(start: strip, count: stride * height)
      target.withPixels { pixels, targetStride in
        let reach = curve.height / 2 + 2 / scale
        for row in 0..<target.height where !painter.isStopped() {
          for column in 0..<target.width {
            let middle = toUser.apply(to: PointValue(x: Double(column) + 0.5, y: Double(row) + 0.5))
            let distance = hypot(middle.x - curve.center.x, middle.y - curve.center.y)
            guard abs(distance - curve.radius) <= reach else { continue }
            pixels[row * targetStride + column] = pixel(column, row, toUser, source, stride)
          }
        }
      }
    }
    cairo_save(painter.cr)
    target.setSource(on: painter)
    cairo_paint(painter.cr)
    cairo_restore(painter.cr)
  }

  /// Returns the mean of the strip over one pixel of the picture.
  private func pixel(_ column: Int, _ row: Int, _ toUser: TransformValue, _ source: UnsafeBufferPointer<UInt32>, _ stride: Int) -> UInt32 {
    var sum = SIMD4<Double>.zero
    let step = 1 / Double(Self.samples)
    for vertical in 0..<Self.samples {
      for horizontal in 0..<Self.samples {
        let point = toUser.apply(
          to: PointValue(x: Double(column) + (Double(horizontal) + 0.5) * step, y: Double(row) + (Double(vertical) + 0.5) * step))
        let flat = unbent(point)
        sum += sample(flat.x * scale + 0.5, flat.y * scale + 0.5, source, stride)
      }
    }
    let mean = (sum * step * step).rounded(.toNearestOrAwayFromZero)
    return UInt32(mean.w) << 24 | UInt32(mean.z) << 16 | UInt32(mean.y) << 8 | UInt32(mean.x)
  }

  /// Returns the point of the flat strip, in points from its top left corner, that lies at `point` after bending.
  private func unbent(_ point: PointValue) -> PointValue {
    let (x, y) = (point.x - curve.center.x, point.y - curve.center.y)
    let turned = (atan2(y, x) - curve.direction).remainder(dividingBy: 2 * .pi) * curve.radius
    let outwards = hypot(x, y) - curve.radius
    return curve.isBelow
      ? PointValue(x: curve.length / 2 - turned, y: curve.height / 2 + outwards)
      : PointValue(x: curve.length / 2 + turned, y: curve.height / 2 - outwards)
  }

  /// Returns the colour between the four pixels around a position; clear outside of the strip.
  private func sample(_ x: Double, _ y: Double, _ source: UnsafeBufferPointer<UInt32>, _ stride: Int) -> SIMD4<Double> {
    guard x >= 0, y >= 0, x < Double(width - 1), y < Double(height - 1) else { return .zero }
    let (left, top) = (Int(x), Int(y))
    let (right, down) = (x - Double(left), y - Double(top))
    func channels(_ index: Int) -> SIMD4<Double> {
      let pixel = source[index]
      if pixel == 0 { return .zero }
      return SIMD4(Double(pixel & 0xFF), Double(pixel >> 8 & 0xFF), Double(pixel >> 16 & 0xFF), Double(pixel >> 24))
    }
    let first = top * stride + left
    let upper = channels(first) * (1 - right) + channels(first + 1) * right
    let lower = channels(first + stride) * (1 - right) + channels(first + stride + 1) * right
    return upper * (1 - down) + lower * down
  }
}

extension LabelLayout.Curve {
  /// The rectangle that the bent line may touch.
  fileprivate var ink: RectValue {
    let reach = radius + height / 2 + 1
    return RectValue(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach)
  }
}
