import AlmanacImageCodecs
import AlmanacWireSchema
import CAlmanacPango
import Foundation

extension ListPainter {
  /// Returns the image with `hash`; nil, and records a diagnostic, if there is none or it cannot be decoded.
  func decodedImage(_ hash: Data) -> DecodedImage? {
    let place = hash.prefix(6).map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
    guard let blob = job.images(hash) else {
      diagnose(.warning, "image.missing", "the archive does not hold the image \(place)…; nothing is painted for it", place: place)
      return nil
    }
    do throws(ImageCache.Fault) {
      return try ImageCache.shared.image(blob)
    } catch {
      let type = blob.mediaType.isEmpty ? "no media type" : blob.mediaType
      switch error {
      case .undecodable:
        diagnose(
          .warning, "image.undecodable", "the image \(place)… (\(type)) is not a PNG, JPEG, WebP or GIF within the size limit", place: place)
      case .tooManyPixels(let pixels):
        diagnose(
          .warning, "image.pixels",
          "the file of the image \(place)… (\(type)) has \(pixels) pixels, the archive says \(blob.pixelWidth) × \(blob.pixelHeight); nothing is painted for it",
          place: place)
      }
      return nil
    }
  }

  /// Paints an image into its frame: stretched, tiled, or with fixed edges.
  func paintImage(_ content: ImageContent, box: RectValue, _ state: PaintState) {
    guard !box.isEmpty, let image = decodedImage(content.image) else { return }
    guard state.flattens || content.template else {
      // The fast path: the image's pixels are the source.
      return place(image, content, box: box) { cairo_paint_with_alpha(self.cr, state.alpha) }
    }
    if content.template {
      let paint = content.hasPaint ? content.paint : .hierarchical(1)
      return paintSilhouette(image, content, box: box, byBrightness: false) { self.setSource(paint, box: box, state) }
    }
    // Accented mode (Specification D2): the author chooses which group the image belongs to.
    var group = state
    switch content.accented {
    case .fullColor:
      return place(image, content, box: box) { cairo_paint_with_alpha(self.cr, state.alpha) }
    case .accented, .accentedDesaturated: group.accent = true
    case .desaturated, .unspecified, .UNRECOGNIZED: break
    }
    let byBrightness = content.accented == .desaturated || content.accented == .accentedDesaturated
    paintSilhouette(image, content, box: box, byBrightness: byBrightness) {
      self.setColor(self.colors.flattened(FlatColor(1, 1, 1), group))
      return true
    }
  }

  /// Paints through the image's alpha, or through its brightness.
  private func paintSilhouette(_ image: DecodedImage, _ content: ImageContent, box: RectValue, byBrightness: Bool, paint: () -> Bool) {
    guard let layer = RasterLayer(ink: box, on: self) else { return }
    layer.paint(with: self) { self.place(image, content, box: box) { cairo_paint(self.cr) } }
    if byBrightness { layer.withPixels { pixels, _ in luminanceToAlpha(pixels) } }
    cairo_save(cr)
    layer.setSource(on: self)
    let silhouette = cairo_pattern_reference(cairo_get_source(cr))
    if paint() { cairo_mask(cr, silhouette) }
    cairo_pattern_destroy(silhouette)
    cairo_restore(cr)
  }

  /// Calls `paint` for each slice of the image, with the slice as the source and the clip set to its target.
  private func place(_ image: DecodedImage, _ content: ImageContent, box: RectValue, paint: () -> Void) {
    cairo_save(cr)
    if content.mirrored {
      cairo_translate(cr, box.width, 0)
      cairo_scale(cr, -1, 1)
    }
    let scale = content.scale > 0 ? content.scale : 1
    for slice in ImageSlices(image: image, scale: scale, insets: content.capInsets, box: box).slices {
      guard let surface = image.surface(left: slice.left, top: slice.top, width: slice.width, height: slice.height) else { continue }
      let pattern = cairo_pattern_create_for_surface(surface)
      cairo_surface_destroy(surface)
      let target = slice.target
      let fit =
        content.tile
        ? TransformValue.scale(x: 1 / scale, y: 1 / scale)
        : TransformValue.scale(x: target.width / Double(slice.width), y: target.height / Double(slice.height))
      var matrix = cairo_matrix_t(
        TransformValue.translation(x: -target.x, y: -target.y).concatenating(.scale(x: 1 / fit.a, y: 1 / fit.d)))
      cairo_pattern_set_matrix(pattern, &matrix)
      // Padding prevents the image's edge from fading into its surroundings.
      cairo_pattern_set_extend(pattern, content.tile ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, content.interpolation.cairoFilter)
      cairo_save(cr)
      cairo_new_path(cr)
      cairo_rectangle(cr, target.x, target.y, target.width, target.height)
      cairo_clip(cr)
      cairo_set_source(cr, pattern)
      paint()
      cairo_restore(cr)
      cairo_pattern_destroy(pattern)
    }
    cairo_restore(cr)
  }
}

/// The slices of an image and their targets: the whole image, or nine slices if cap insets fix the edges.
struct ImageSlices {
  struct Slice {
    /// In pixels of the image.
    let left, top, width, height: Int
    /// In points of the frame.
    let target: RectValue
  }
  private(set) var slices: [Slice] = []

  init(image: DecodedImage, scale: Double, insets: InsetsValue, box: RectValue) {
    let columns = Self.bands(pixels: image.width, length: box.width, first: insets.leading, last: insets.trailing, scale: scale)
    let rows = Self.bands(pixels: image.height, length: box.height, first: insets.top, last: insets.bottom, scale: scale)
    for row in rows {
      for column in columns {
        let target = RectValue(x: box.x + column.start, y: box.y + row.start, width: column.length, height: row.length)
        slices.append(Slice(left: column.pixel, top: row.pixel, width: column.pixels, height: row.pixels, target: target))
      }
    }
  }

  private typealias Band = (pixel: Int, pixels: Int, start: Double, length: Double)

  /// Returns the fixed edge, the stretched middle and the other fixed edge; edges that do not fit shrink together.
  private static func bands(pixels: Int, length: Double, first: Double, last: Double, scale: Double) -> [Band] {
    let leading = max(0, min(pixels, Int((max(0, first) * scale).rounded())))
    let trailing = max(0, min(pixels - leading, Int((max(0, last) * scale).rounded())))
    let fixed = Double(leading + trailing) / scale
    let shrink = fixed > length ? length / fixed : 1
    let (start, end) = (Double(leading) / scale * shrink, Double(trailing) / scale * shrink)
    let bands: [Band] = [
      (0, leading, 0, start), (leading, pixels - leading - trailing, start, length - start - end), (pixels - trailing, trailing, length - end, end),
    ]
    return bands.filter { $0.pixels > 0 && $0.length > 0 }
  }
}

extension ImageInterpolation {
  fileprivate var cairoFilter: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .default, .UNRECOGNIZED: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }
}
