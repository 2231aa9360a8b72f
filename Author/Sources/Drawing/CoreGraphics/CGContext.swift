import AlmanacBasics
import AlmanacImageCodecs
import CAlmanacPango

/// The quality of image scaling.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high, medium = 4
}

/// Draws into a bitmap or a PDF file.
///
/// The origin is at the bottom left in contexts created by `init(data:width:…)`, and at the top left in those of UIKit's renderers.
public final class CGContext {
  package let cr: OpaquePointer
  let surface: OpaquePointer
  /// In pixels.
  public let width: Int
  public let height: Int
  /// The number of bytes in a row of ``data``.
  public let bytesPerRow: Int
  /// The layout of ``data``; nil if the pixels cannot be accessed.
  let layout: PixelLayout?
  /// The copy returned by ``data``, if it is not the surface's own memory.
  var pixels: ContextPixels?
  /// The file that this context writes; nil if it draws into a bitmap.
  private(set) var pdf: PDFFile?
  private var isPDFFlipped = false
  /// The transform from user space, without the author's transforms, to pixels.
  private(set) var base = CGAffineTransform.identity
  private var states = [State()]

  /// The start of the next line drawn by Core Text, and the transform for drawing it.
  public var textPosition = CGPoint.zero
  public var textMatrix = CGAffineTransform.identity

  /// The parts of the graphics state that Cairo's state lacks.
  struct State {
    var fill = CGColor(gray: 0, alpha: 1)
    var stroke = CGColor(gray: 0, alpha: 1)
    var alpha: CGFloat = 1
    var interpolation = CGInterpolationQuality.default
    var shadow: Shadow?
  }
  struct Shadow {
    var offset: CGSize
    var blur: CGFloat
    var color: CGColor
  }
  /// The open transparency layers, each with the state at its start.
  var layers: [(state: State, blend: cairo_operator_t)] = []
  var state: State {
    get { states[states.count - 1] }
    set { states[states.count - 1] = newValue }
  }

  /// Creates a bitmap with its origin at the top left, for UIKit. Returns nil if the bitmap would have no pixels or too many.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - scale: Pixels per point.
  package init?(size: CGSize, scale: CGFloat, isOpaque: Bool) {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width <= CGFloat(ImageLimits.side), height <= CGFloat(ImageLimits.side),
      width * height <= CGFloat(ImageLimits.pixels)
    else { return nil }
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)), let cr = cairo_create(surface) else {
      return nil
    }
    (self.surface, self.cr, self.width, self.height) = (surface, cr, Int(width), Int(height))
    bytesPerRow = self.width * 4
    layout = PixelLayout([CGBitmapInfo(.premultipliedFirst), .byteOrder32Little], bitsPerPixel: 32, model: .rgb)
    base = CGAffineTransform(scaleX: scale, y: scale)
    setBase()
    if isOpaque {
      cairo_set_source_rgb(cr, 0, 0, 0)
      cairo_paint(cr)
    }
  }

  /// Creates a bitmap with 8 bits per component and its origin at the bottom left. `data` must be nil: the context allocates the pixels.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard data == nil, bitsPerComponent == 8, width > 0, height > 0, width <= ImageLimits.side, height <= ImageLimits.side,
      width * height <= ImageLimits.pixels
    else { return nil }
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)), let cr = cairo_create(surface) else {
      return nil
    }
    (self.surface, self.cr, self.width, self.height) = (surface, cr, width, height)
    self.bytesPerRow = max(bytesPerRow, width * 4)
    layout = PixelLayout(CGBitmapInfo(rawValue: bitmapInfo), bitsPerPixel: 32, model: space.model)
    base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    setBase()
  }

  /// Creates the pages of a PDF file. Returns nil if they would be too large.
  ///
  /// - Parameter isFlipped: Whether the origin is at the top left, as in UIKit.
  init?(pdf file: PDFFile, isFlipped: Bool) {
    guard let surface = file.makeSurface(), let cr = cairo_create(surface) else { return nil }
    (self.surface, self.cr, bytesPerRow, layout) = (surface, cr, 0, nil)
    (width, height) = (Int(file.mediaBox.width), Int(file.mediaBox.height))
    (pdf, isPDFFlipped) = (file, isFlipped)
    startPDFPage(file.mediaBox)
  }
  /// Starts a page with the state of a new context.
  func startPDFPage(_ box: CGRect) {
    while states.count > 1 { restoreGState() }
    states = [State()]
    cairo_reset_clip(cr)
    cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
    base =
      isPDFFlipped
      ? CGAffineTransform(translationX: -box.minX, y: -box.minY)
      : CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
    setBase()
  }

  deinit {
    closePDF()
    cairo_destroy(cr)
    cairo_surface_destroy(surface)
  }

  private func setBase() {
    var matrix = cairo_matrix_t(base)
    cairo_set_matrix(cr, &matrix)
    cairo_set_line_width(cr, 1)
    cairo_set_miter_limit(cr, 10)
  }

  public func makeImage() -> CGImage? {
    adoptWrittenPixels()
    cairo_surface_flush(surface)
    guard let source = cairo_image_surface_get_data(surface) else { return nil }
    let sourceStride = Int(cairo_image_surface_get_stride(surface))
    let copy = DecodedImage(width: width, height: height) { pixels, stride in
      for row in 0..<height { (pixels + row * stride).copyMemory(from: source + row * sourceStride, byteCount: stride) }
      return true
    }
    return copy.map(CGImage.init)
  }

  // MARK: State

  public func saveGState() {
    cairo_save(cr)
    states.append(state)
  }
  /// Restores the last saved state. Does nothing if there is none.
  public func restoreGState() {
    guard states.count > 1 else { return }
    cairo_restore(cr)
    states.removeLast()
  }

  public func translateBy(x: CGFloat, y: CGFloat) { cairo_translate(cr, x, y) }
  public func scaleBy(x: CGFloat, y: CGFloat) {
    // A scale of 0 would put the Cairo context into a permanent error state.
    guard x != 0, y != 0, x.isFinite, y.isFinite else { return }
    cairo_scale(cr, x, y)
  }
  public func rotate(by angle: CGFloat) { cairo_rotate(cr, angle) }
  public func concatenate(_ transform: CGAffineTransform) {
    guard transform.a * transform.d - transform.b * transform.c != 0 else { return }
    var matrix = cairo_matrix_t(transform)
    cairo_transform(cr, &matrix)
  }
  /// The transform from user space to pixels.
  public var ctm: CGAffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cr, &matrix)
    return CGAffineTransform(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  public func setFillColor(_ color: CGColor) { state.fill = color }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = CGColor(gray: gray, alpha: alpha) }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = CGColor(gray: gray, alpha: alpha) }
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }
  public func setShouldAntialias(_ antialiases: Bool) { cairo_set_antialias(cr, antialiases ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE) }
  public func setAllowsAntialiasing(_ allows: Bool) { if !allows { setShouldAntialias(false) } }
  public func setBlendMode(_ mode: CGBlendMode) { cairo_set_operator(cr, mode.cairoOperator) }
  /// Sets the shadow of subsequent drawing; a nil colour removes it.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { Shadow(offset: offset, blur: blur, color: $0) }
  }
  public func setShadow(offset: CGSize, blur: CGFloat) { setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3)) }

  public func setLineWidth(_ width: CGFloat) { cairo_set_line_width(cr, max(0, width)) }
  public func setLineCap(_ cap: CGLineCap) {
    cairo_set_line_cap(cr, [CAIRO_LINE_CAP_BUTT, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_CAP_SQUARE][Int(cap.rawValue)])
  }
  public func setLineJoin(_ join: CGLineJoin) {
    cairo_set_line_join(cr, [CAIRO_LINE_JOIN_MITER, CAIRO_LINE_JOIN_ROUND, CAIRO_LINE_JOIN_BEVEL][Int(join.rawValue)])
  }
  public func setMiterLimit(_ limit: CGFloat) { cairo_set_miter_limit(cr, limit) }
  /// - Parameter lengths: Lengths of dashes and gaps, alternating; empty means a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let dashes = lengths.map { Double(max(0, $0)) }
    cairo_set_dash(cr, dashes, dashes.contains { $0 > 0 } ? Int32(dashes.count) : 0, phase)
  }
}

extension cairo_matrix_t {
  init(_ t: CGAffineTransform) { self.init(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty) }
}

extension CGBlendMode {
  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusDarker, .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
