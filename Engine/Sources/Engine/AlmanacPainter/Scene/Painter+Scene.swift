import AlmanacBasics
import AlmanacImageCodecs
import AlmanacProfiles
import AlmanacWireSchema
import CAlmanacPango
import Foundation

extension Painter {
  /// Composites widgets over their containers and the wallpaper; the same scene gives the same bytes.
  ///
  /// - Throws: ``PainterError`` if the scene has no area or too many pixels.
  public static func pixels(_ scene: WidgetScene) throws -> PixelBuffer {
    guard scene.scale >= 0.1, scene.scale <= 16 else { throw PainterError.scaleInvalid(scene.scale) }
    guard scene.size.width > 0, scene.size.height > 0, scene.size.width < 1e6, scene.size.height < 1e6 else { throw PainterError.sizeEmpty }
    let (width, height) = scene.pixelSize
    guard width <= ImageLimits.side, height <= ImageLimits.side, width * height <= maxPixels else {
      throw PainterError.tooManyPixels(width: width, height: height, limit: maxPixels)
    }
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)), let context = cairo_create(surface) else {
      throw PainterError.surface(status: "out of memory")
    }
    defer { cairo_surface_destroy(surface) }
    let painter = ScenePainter(scene: scene, surface: surface, cr: context)
    painter.paint()
    let status = cairo_status(context)
    cairo_destroy(context)
    guard status == CAIRO_STATUS_SUCCESS else { throw PainterError.surface(status: String(cString: cairo_status_to_string(status))) }
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { throw PainterError.surface(status: "no pixels") }
    // Rows of four bytes per pixel have no padding.
    return PixelBuffer(width: width, height: height, bytes: [UInt8](UnsafeBufferPointer(start: data, count: width * height * 4)))
  }
}

/// Paints one scene into a Cairo context.
private final class ScenePainter {
  let scene: WidgetScene
  let surface: OpaquePointer
  let cr: OpaquePointer
  let palette: Palette
  /// The wallpaper after a blur, by its radius in points, and how many pixels it reaches beyond the picture.
  private var blurred: [Double: (surface: OpaquePointer, padding: Int)] = [:]

  init(scene: WidgetScene, surface: OpaquePointer, cr: OpaquePointer) {
    self.scene = scene
    self.surface = surface
    self.cr = cr
    palette = Profiles.palette(scene.palette)
  }

  deinit { for copy in blurred.values { cairo_surface_destroy(copy.surface) } }

  func paint() {
    cairo_scale(cr, scene.scale, scene.scale)
    if scene.outline != .none { clip(to: scene.outline, whole) }
    setColor(FlatColor(scene.color))
    cairo_paint(cr)
    if scene.wallpaper != nil {
      cairo_save(cr)
      clip(to: scene.wallpaperMask, wallpaperFrame)
      if scene.blursWallpaper { paintBlurred(0) } else { paintWallpaper() }
      cairo_restore(cr)
    }
    for item in scene.items {
      paintContainer(item)
      paintPicture(item)
    }
  }

  private var whole: RectValue { RectValue(x: 0, y: 0, width: scene.size.width, height: scene.size.height) }

  private var wallpaperFrame: RectValue {
    scene.wallpaperFrame ?? whole
  }

  /// Paints the wallpaper so that it fills its frame. What is outside continues the picture.
  private func paintWallpaper() {
    let frame = wallpaperFrame
    guard let image = scene.wallpaper?.image, !frame.isEmpty, let source = image.surface() else { return }
    defer { cairo_surface_destroy(source) }
    let factor = max(frame.width / Double(image.width), frame.height / Double(image.height))
    cairo_save(cr)
    cairo_translate(cr, frame.midX - Double(image.width) * factor / 2, frame.midY - Double(image.height) * factor / 2)
    cairo_scale(cr, factor, factor)
    cairo_set_source_surface(cr, source, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_GOOD)
    cairo_pattern_set_extend(cairo_get_source(cr), CAIRO_EXTEND_PAD)
    cairo_paint(cr)
    cairo_restore(cr)
  }

  private func paintContainer(_ item: WidgetScene.Item) {
    switch item.container {
    case .none: return
    case .tinted(let tint):
      let figures = palette.containers.tinted
      let color = FlatColor(0, 0, 0).mixed(with: FlatColor(tint).withoutAlpha, figures.tintShare).withoutAlpha
      fill(item, blur: figures.blur, scene.reducesTransparency ? color : color.withAlpha(figures.opacity))
    case .glass:
      let figures = palette.containers.glass
      // Over black, because what is on glass is bright.
      let opaque = FlatColor(0, 0, 0).mixed(with: FlatColor(1, 1, 1), figures.opacity)
      fill(item, blur: figures.blur, scene.reducesTransparency ? opaque : FlatColor(1, 1, 1, figures.opacity))
      cairo_save(cr)
      clip(to: item.mask, item.frame)
      outline(item.mask, item.frame)
      setColor(FlatColor(1, 1, 1, figures.edgeOpacity))
      // Half of the line is outside the clip.
      cairo_set_line_width(cr, 2 * figures.edgeWidth)
      cairo_stroke(cr)
      cairo_restore(cr)
    }
  }

  /// Fills the container with the blurred wallpaper, and `color` over it.
  private func fill(_ item: WidgetScene.Item, blur: Double, _ color: FlatColor) {
    cairo_save(cr)
    clip(to: item.mask, item.frame)
    if scene.wallpaper != nil, color.alpha < 1 { paintBlurred(blur) }
    setColor(color)
    cairo_paint(cr)
    cairo_restore(cr)
  }

  /// Paints the wallpaper with a blur, in addition to the place's own.
  private func paintBlurred(_ radius: Double) {
    let figures = palette.containers.blurred
    // One blur after another is one of this radius.
    guard let copy = wallpaper(blurred: scene.blursWallpaper ? (radius * radius + figures.blur * figures.blur).squareRoot() : radius) else { return }
    cairo_save(cr)
    cairo_identity_matrix(cr)
    cairo_set_source_surface(cr, copy.surface, -Double(copy.padding), -Double(copy.padding))
    cairo_paint(cr)
    cairo_restore(cr)
    guard scene.blursWallpaper else { return }
    setColor(FlatColor(0, 0, 0, 1 - figures.brightness))
    cairo_paint(cr)
  }

  /// Returns a blurred copy of the wallpaper, so much larger than the picture that nothing beyond it would change the picture's edge.
  private func wallpaper(blurred radius: Double) -> (surface: OpaquePointer, padding: Int)? {
    if let known = blurred[radius] { return known }
    let sigma = radius * scene.scale
    let (innerWidth, innerHeight) = (Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)))
    let padding = max(0, min(Int((3 * sigma).rounded(.up)), (ImageLimits.side - max(innerWidth, innerHeight)) / 2))
    let (width, height) = (innerWidth + 2 * padding, innerHeight + 2 * padding)
    guard let copy = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)), let context = cairo_create(copy) else {
      return nil
    }
    cairo_translate(context, Double(padding), Double(padding))
    cairo_scale(context, scene.scale, scene.scale)
    let painter = ScenePainter(scene: scene, surface: copy, cr: context)
    painter.setColor(FlatColor(scene.color))
    cairo_paint(context)
    painter.paintWallpaper()
    cairo_destroy(context)
    cairo_surface_flush(copy)
    if let data = cairo_image_surface_get_data(copy) {
      let stride = Int(cairo_image_surface_get_stride(copy)) / 4
      UnsafeMutableRawPointer(data).withMemoryRebound(to: UInt32.self, capacity: stride * height) {
        gaussianBlur(UnsafeMutableBufferPointer(start: $0, count: stride * height), width: width, height: height, stride: stride, sigma: sigma)
      }
      cairo_surface_mark_dirty(copy)
    }
    blurred[radius] = (copy, padding)
    return (copy, padding)
  }

  private func paintPicture(_ item: WidgetScene.Item) {
    let picture = item.picture
    var bytes = picture.bytes
    bytes.withUnsafeMutableBufferPointer { buffer in
      guard
        let source = cairo_image_surface_create_for_data(
          buffer.baseAddress, CAIRO_FORMAT_ARGB32, Int32(picture.width), Int32(picture.height), Int32(picture.width * 4))
      else { return }
      cairo_save(cr)
      cairo_translate(cr, item.frame.x, item.frame.y)
      cairo_scale(cr, item.frame.width / Double(picture.width), item.frame.height / Double(picture.height))
      cairo_set_source_surface(cr, source, 0, 0)
      // Pixel for pixel if the picture was painted at the scene's scale.
      let isExact =
        abs(item.frame.width * scene.scale - Double(picture.width)) < 1 && abs(item.frame.height * scene.scale - Double(picture.height)) < 1
      cairo_pattern_set_filter(cairo_get_source(cr), isExact ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
      cairo_paint(cr)
      cairo_restore(cr)
      // Cairo must not access the pixels after this.
      cairo_surface_finish(source)
      cairo_surface_destroy(source)
    }
  }

  private func outline(_ mask: WidgetMask, _ frame: RectValue) {
    cairo_save(cr)
    cairo_translate(cr, frame.x, frame.y)
    cairo_new_path(cr)
    addPath(mask.outline(of: SizeValue(width: frame.width, height: frame.height)), to: cr)
    cairo_restore(cr)
  }

  private func clip(to mask: WidgetMask, _ frame: RectValue) {
    outline(mask, frame)
    cairo_clip(cr)
  }

  private func setColor(_ color: FlatColor) { cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha) }
}

extension FlatColor {
  fileprivate var withoutAlpha: FlatColor { FlatColor(red, green, blue) }
}
