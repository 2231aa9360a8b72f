import AlmanacWireSchema
import CAlmanacPango
import Foundation

extension ListPainter {
  /// Sets `paint` as the context's source for content whose box, in user space, is `box`. False if there is nothing to paint.
  func setSource(_ paint: Paint, box: RectValue, _ outer: PaintState) -> Bool {
    var state = outer
    if paint.hasOpacity { state.alpha *= max(0, min(1, Double(paint.opacity))) }
    guard state.alpha > 0 else { return false }
    switch paint.paint {
    case .color(let color): return setVisible(paintColor(color, state))
    case .linearGradient(let gradient): return setLinear(gradient, box: box, state)
    case .radialGradient(let gradient):
      let center = PointValue(x: box.x + gradient.center.x * box.width, y: box.y + gradient.center.y * box.height)
      return setRadial(gradient.stops, center: center, from: gradient.startRadius, to: gradient.endRadius, aspect: 1, gradient.spread, state)
    case .ellipticalGradient(let gradient):
      guard !box.isEmpty else { return false }
      let center = PointValue(x: box.x + gradient.center.x * box.width, y: box.y + gradient.center.y * box.height)
      return setRadial(
        gradient.stops, center: center, from: gradient.startRadiusFraction * box.width, to: gradient.endRadiusFraction * box.width,
        aspect: box.height / box.width, gradient.spread, state)
    case .angularGradient(let gradient): return setAngular(gradient, box: box, state)
    case .hierarchical(let level): return setHierarchical(level, box: box, state)
    case .material(let material): return setMaterial(material, state)
    case .image(let image): return setImagePaint(image, box: box, state)
    case .standardGradient(let color): return setStandardGradient(color, box: box, state)
    case .background(let on):
      guard on, job.presentation.background != .removed else { return false }
      return setVisible(colors.flattened(colors.named("widgetBackground", dark: state.dark), state))
    case nil: return setVisible(paintColor(.system("label"), state))
    }
  }

  private func setVisible(_ color: FlatColor) -> Bool {
    guard color.alpha > 0 else { return false }
    setColor(color)
    return true
  }

  // MARK: Gradients

  func resolvedStops(_ stops: [GradientStop], _ state: PaintState) -> GradientRamp {
    GradientRamp(mixing: stops.map { (paintColor($0.color, state), $0.location, $0.perceptual) })
  }

  private func setLinear(_ gradient: LinearGradientPaint, box: RectValue, _ state: PaintState) -> Bool {
    let ramp = resolvedStops(gradient.stops, state)
    guard ramp.isVisible else { return false }
    var start = PointValue(x: box.x + gradient.start.x * box.width, y: box.y + gradient.start.y * box.height)
    var end = PointValue(x: box.x + gradient.end.x * box.width, y: box.y + gradient.end.y * box.height)
    guard start != end else { return setVisible(ramp.last) }
    // Cairo supports only offsets 0…1, so the line itself begins and ends where the stops do.
    let (low, high) = ramp.range
    let along = (x: end.x - start.x, y: end.y - start.y)
    end = PointValue(x: start.x + along.x * high, y: start.y + along.y * high)
    start = PointValue(x: start.x + along.x * low, y: start.y + along.y * low)
    return setPattern(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), ramp, gradient.spread)
  }

  private func setRadial(
    _ stops: [GradientStop], center: PointValue, from start: Double, to end: Double, aspect: Double, _ spread: GradientSpread,
    _ state: PaintState
  ) -> Bool {
    var ramp = resolvedStops(stops, state)
    guard ramp.isVisible else { return false }
    var (inner, outer) = (start + (end - start) * ramp.range.low, start + (end - start) * ramp.range.high)
    if inner > outer {
      ramp = ramp.reversed
      swap(&inner, &outer)
    }
    if outer <= 0 { return setVisible(ramp.last) }
    // A negative start radius: cut the ramp where the radius is 0.
    if inner < 0 {
      ramp = ramp.cut(from: -inner / (outer - inner))
      inner = 0
    }
    if outer - inner < 1e-6 { outer = inner + 1e-6 }
    let pattern = cairo_pattern_create_radial(0, 0, inner, 0, 0, outer)
    var matrix = cairo_matrix_t(
      TransformValue.translation(x: -center.x, y: -center.y).concatenating(.scale(x: 1, y: 1 / max(aspect, 1e-6))))
    cairo_pattern_set_matrix(pattern, &matrix)
    return setPattern(pattern, ramp, spread)
  }

  private func setPattern(_ pattern: OpaquePointer?, _ ramp: GradientRamp, _ spread: GradientSpread = .pad) -> Bool {
    for (offset, color) in ramp.patternStops {
      cairo_pattern_add_color_stop_rgba(pattern, offset, color.red, color.green, color.blue, color.alpha)
    }
    cairo_pattern_set_extend(pattern, spread.cairoExtend)
    cairo_set_source(cr, pattern)
    cairo_pattern_destroy(pattern)
    return true
  }

  private func setStandardGradient(_ color: ColorValue, box: RectValue, _ state: PaintState) -> Bool {
    var lighter = ColorValue()
    lighter.mixed.from = color
    lighter.mixed.to = .white
    lighter.mixed.fraction = Float(colors.palette.standardGradientLighten)
    // Lightens towards white, without making a translucent colour more opaque.
    let top = paintColor(lighter, state)
    let bottom = paintColor(color, state)
    guard bottom.alpha > 0 else { return false }
    let ramp = GradientRamp([(FlatColor(top.red, top.green, top.blue, bottom.alpha), 0), (bottom, 1)])
    return setPattern(cairo_pattern_create_linear(box.x, box.minY, box.x, max(box.maxY, box.minY + 1e-6)), ramp)
  }

  // MARK: Symbolic paints

  private static let labelLevels = ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "quinaryLabel"]

  private func setHierarchical(_ paint: HierarchicalPaint, box: RectValue, _ state: PaintState) -> Bool {
    let level = max(1, min(5, Int(paint.level))) - 1
    guard paint.hasBase else { return setVisible(paintColor(.system(Self.labelLevels[level]), state)) }
    var inner = state
    inner.alpha *= colors.palette.hierarchyOpacities[level]
    return setSource(paint.base, box: box, inner)
  }

  private func setMaterial(_ material: MaterialPaint, _ state: PaintState) -> Bool {
    let name =
      switch material.thickness {
      case .ultraThin: "ultraThin"
      case .thin: "thin"
      case .regular, .unspecified, .UNRECOGNIZED: "regular"
      case .thick: "thick"
      case .ultraThick: "ultraThick"
      case .accessoryBackground: "accessoryBackground"
      }
    guard let color = colors.palette.material(name) else { return false }
    let translucent = FlatColor(color.components(dark: state.dark, highContrast: colors.highContrast))
    // In accented mode only opacity distinguishes content, so an opaque material would hide what is on it.
    guard job.presentation.reducesTransparency, !state.flattens else { return setVisible(colors.flattened(translucent, state)) }
    let behind = colors.named("systemBackground", dark: state.dark)
    return setVisible(colors.flattened(behind.mixed(with: translucent.withAlpha(1 / translucent.alpha), translucent.alpha), state))
  }

  private func setImagePaint(_ paint: ImagePaintValue, box: RectValue, _ state: PaintState) -> Bool {
    guard let image = decodedImage(paint.image) else { return false }
    if state.flattens { return setVisible(colors.flattened(FlatColor(1, 1, 1), state)) }
    let whole = paint.sourceRect.isEmpty ? RectValue(x: 0, y: 0, width: 1, height: 1) : paint.sourceRect
    let scale = paint.scale > 0 ? paint.scale : 1
    let left = Int((whole.minX * Double(image.width)).rounded())
    let top = Int((whole.minY * Double(image.height)).rounded())
    guard
      let part = image.surface(
        left: left, top: top, width: Int((whole.maxX * Double(image.width)).rounded()) - left,
        height: Int((whole.maxY * Double(image.height)).rounded()) - top)
    else { return false }
    let pattern = cairo_pattern_create_for_surface(part)
    cairo_surface_destroy(part)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    var matrix = cairo_matrix_t(TransformValue.translation(x: -box.x, y: -box.y).concatenating(.scale(x: 1 / scale, y: 1 / scale)))
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_set_source(cr, pattern)
    cairo_pattern_destroy(pattern)
    return true
  }
}

extension GradientSpread {
  fileprivate var cairoExtend: cairo_extend_t {
    switch self {
    case .pad, .UNRECOGNIZED: CAIRO_EXTEND_PAD
    case .repeat: CAIRO_EXTEND_REPEAT
    case .mirror: CAIRO_EXTEND_REFLECT
    }
  }
}
