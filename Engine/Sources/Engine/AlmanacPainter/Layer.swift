import AlmanacPaintingCost
import AlmanacWireSchema
import CAlmanacPango

/// Describes why a node needs its own layer, and how that layer is composited.
struct Layer {
  let effects: [Effect]
  let blend: BlendModeValue
  let mask: DisplayNode?
  /// Set only if the finished layer is clipped; otherwise the context's clip applies.
  let clip: Clip?
  var opacity: Double
  /// Whether blend modes inside must not affect what is below the layer.
  let isolates: Bool
  /// The area that the blend mode changes below the layer, if larger than the painted box; nil: the painted box.
  let replacedArea: Clip?
  private let foldsOpacity: Bool

  /// - Parameter opacity: the node's own, multiplied by what it inherits from single-child ancestors.
  init(_ node: DisplayNode, opacity: Double, boxed: Bool) {
    effects = node.effects
    blend = node.blendMode
    mask = node.hasMask ? node.mask : nil
    // An antialiased clip applied to each child would show what is below through its edge; clip the finished layer instead.
    clip = node.hasClip && node.clip.shape.hasSoftEdge && !(boxed || node.isOneOperation) ? node.clip : nil
    self.opacity = opacity
    isolates = !boxed && node.isolates
    replacedArea = boxed ? nil : node.blendMode.replacedArea(of: node)
    foldsOpacity = boxed || node.foldsOpacity
  }

  /// Whether the node cannot be painted directly into its parent.
  var isNeeded: Bool {
    isolates || !effects.isEmpty || blend != .normal || mask != nil || clip != nil || (opacity < 1 && !foldsOpacity)
  }
}

extension ShapeValue {
  /// Whether its edge may cross pixels and needs antialiasing.
  fileprivate var hasSoftEdge: Bool {
    if case .rect = shape { return false }
    return true
  }
}

extension ListPainter {
  /// Paints a node that needs a layer: content, effects in order, mask, then opacity and blend mode. The context is in the node's coordinates.
  func paint(layer: Layer, of node: DisplayNode, boxed: Bool, _ state: PaintState) {
    // In the order that the schema defines: the clip cuts the content, then effects extend beyond it.
    let transform = currentTransform(cr)
    let ink = transform.apply(to: node.contentBounds.intersection(node.hasClip ? node.clip.shape.bounds : .everything))
    let effects = layer.effects.filter { !(state.flattens && $0.isColorOnly) }
    var visible = visibleArea
    // Where the mask paints nothing, nothing is seen; but some blend modes change what is below there.
    if let mask = layer.mask, !layer.blend.replacesBelow { visible = visible.intersection(transform.apply(to: mask.inkBounds)) }
    let area = LayerArea(ink: ink, visible: visible, effects: effects, transform: transform).whole
    guard !area.isEmpty else { return }

    let paintInside: (PaintState) -> Void = { state in
      cairo_save(self.cr)
      if node.hasClip, layer.clip == nil { self.clip(to: node.clip) }
      if let clip = layer.clip {
        self.paintGroup(in: area) { self.paintContent(of: node, boxed: boxed, state) }
        cairo_new_path(self.cr)
        addShape(clip.shape, to: self.cr)
        cairo_set_fill_rule(self.cr, clip.evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill(self.cr)
        cairo_set_fill_rule(self.cr, CAIRO_FILL_RULE_WINDING)
      } else {
        self.paintContent(of: node, boxed: boxed, state)
      }
      cairo_restore(self.cr)
    }

    let bare = effects.isEmpty && layer.mask == nil && layer.blend == .normal && !layer.isolates
    if bare, layer.opacity == 1 { return paintInside(state) }
    let needsPixels = layer.blend == .plusDarker || layer.blend.replacesBelow
    if effects.isEmpty, !needsPixels {
      cairo_save(cr)
      paintGroup(in: area) { paintInside(state) }
      composite(layer, area: area, state)
      cairo_restore(cr)
      return
    }
    guard let raster = RasterLayer(area: area, on: self) else { return }
    raster.paint(with: self) {
      var inner = state
      // Effects that derive alpha from brightness need the authored colours; the result is flattened when it is composited.
      if effects.contains(where: \.readsColor) { inner.flattens = false }
      paintInside(inner)
    }
    for effect in effects where !isStopped() { raster.apply(effect, painter: self, state) }
    if effects.contains(where: \.readsColor), state.flattens { raster.tint(colors.flattened(FlatColor(1, 1, 1), state)) }
    if layer.blend == .plusDarker, layer.mask == nil, raster.compositePlusDarker(into: self, alpha: layer.opacity) { return }
    if layer.blend.replacesBelow, layer.mask == nil {
      var shape: RasterLayer?
      if let replacedArea = layer.replacedArea {
        shape = RasterLayer(area: area, on: self)
        shape?.paint(with: self) {
          self.clip(to: replacedArea)
          self.setColor(FlatColor(1, 1, 1))
          cairo_paint(self.cr)
        }
      }
      if raster.replace(into: self, mode: layer.blend, shape: shape, alpha: layer.opacity) { return }
    }
    cairo_save(cr)
    raster.setSource(on: self)
    composite(layer, area: area, state)
    cairo_restore(cr)
  }

  /// Paints `body` into a group no larger than `area`, in device units, and sets the group as the context's source.
  func paintGroup(in area: RectValue, _ body: () -> Void) {
    cairo_save(cr)
    clipToPixels(area)
    cairo_push_group(cr)
    body()
    let group = cairo_pop_group(cr)
    cairo_restore(cr)
    cairo_set_source(cr, group)
    cairo_pattern_destroy(group)
  }

  /// Clips to the whole pixels that `area`, in device units, touches, so that the clip has no antialiased edge.
  func clipToPixels(_ area: RectValue) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cr, &matrix)
    cairo_identity_matrix(cr)
    cairo_new_path(cr)
    let left = area.minX.rounded(.down)
    let top = area.minY.rounded(.down)
    cairo_rectangle(cr, left, top, area.maxX.rounded(.up) - left, area.maxY.rounded(.up) - top)
    cairo_set_matrix(cr, &matrix)
    cairo_clip(cr)
  }

  /// Composites the context's source through the layer's mask with its opacity and blend mode.
  private func composite(_ layer: Layer, area: RectValue, _ state: PaintState) {
    clipToPixels(area)
    if let replacedArea = layer.replacedArea { clip(to: replacedArea) }
    if layer.blend.replacesBelow, layer.opacity < 1 {
      // With such an operator Cairo takes alpha as the operator's strength, so the alpha is applied in a group first.
      cairo_push_group(cr)
      cairo_paint_with_alpha(cr, layer.opacity)
      cairo_pop_group_to_source(cr)
      var whole = layer
      whole.opacity = 1
      return composite(whole, area: area, state)
    }
    cairo_set_operator(cr, layer.blend.cairoOperator(flat: state.flattens))
    if let mask = layer.mask {
      let content = cairo_pattern_reference(cairo_get_source(cr))
      var inside = state
      inside.alpha = layer.opacity
      inside.flattens = false
      cairo_save(cr)
      cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
      cairo_push_group(cr)
      paint(mask, inside)
      let shape = cairo_pop_group(cr)
      cairo_restore(cr)
      cairo_set_source(cr, content)
      cairo_mask(cr, shape)
      cairo_pattern_destroy(shape)
      cairo_pattern_destroy(content)
    } else {
      cairo_paint_with_alpha(cr, layer.opacity)
    }
    cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
  }
}

extension BlendModeValue {
  /// Returns the Cairo operator; where colours are flat, only the modes that affect coverage remain.
  fileprivate func cairoOperator(flat: Bool) -> cairo_operator_t {
    switch self {
    case .sourceAtop: return CAIRO_OPERATOR_ATOP
    case .destinationOver: return CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: return CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: return CAIRO_OPERATOR_ADD
    case .copy: return CAIRO_OPERATOR_SOURCE
    case .clear: return CAIRO_OPERATOR_CLEAR
    case .sourceIn: return CAIRO_OPERATOR_IN
    case .sourceOut: return CAIRO_OPERATOR_OUT
    case .destinationIn: return CAIRO_OPERATOR_DEST_IN
    case .destinationAtop: return CAIRO_OPERATOR_DEST_ATOP
    case .xor: return CAIRO_OPERATOR_XOR
    case .normal, .UNRECOGNIZED: return CAIRO_OPERATOR_OVER
    default: break
    }
    if flat { return CAIRO_OPERATOR_OVER }
    switch self {
    // An approximation for vector surfaces; raster surfaces use the exact formula.
    case .plusDarker: return CAIRO_OPERATOR_MULTIPLY
    case .multiply: return CAIRO_OPERATOR_MULTIPLY
    case .screen: return CAIRO_OPERATOR_SCREEN
    case .overlay: return CAIRO_OPERATOR_OVERLAY
    case .darken: return CAIRO_OPERATOR_DARKEN
    case .lighten: return CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: return CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: return CAIRO_OPERATOR_COLOR_BURN
    case .softLight: return CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: return CAIRO_OPERATOR_HARD_LIGHT
    case .difference: return CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: return CAIRO_OPERATOR_EXCLUSION
    case .hue: return CAIRO_OPERATOR_HSL_HUE
    case .saturation: return CAIRO_OPERATOR_HSL_SATURATION
    case .color: return CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: return CAIRO_OPERATOR_HSL_LUMINOSITY
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusLighter, .copy, .clear, .sourceIn, .sourceOut, .destinationIn,
      .destinationAtop, .xor, .UNRECOGNIZED:
      return CAIRO_OPERATOR_OVER
    }
  }

  /// Returns the area that a mode with ``replacesBelow`` may change: the inside of the drawn shape; nil: the painted box.
  fileprivate func replacedArea(of node: DisplayNode) -> Clip? {
    guard replacesBelow, case .path(let path)? = node.content, path.hasFill, !path.hasStroke else { return nil }
    var clip = Clip()
    clip.shape = path.shape
    clip.evenOdd = path.evenOdd
    return clip
  }
}

extension Effect {
  /// Whether the effect changes only colours, not alpha, so that it is invisible where colours are flat.
  fileprivate var isColorOnly: Bool {
    switch effect {
    case .brightness, .contrast, .saturation, .grayscale, .hueRotation, .colorInvert: true
    // A shadow is a darker tone; in one flat colour it would look like a glow.
    case .shadow(let shadow): !shadow.only
    case .colorMatrix(let matrix): matrix.keepsAlpha
    case .blur, .colorMultiply, .luminanceToAlpha, .alphaThreshold, nil: false
    }
  }
  /// Whether the resulting alpha depends on colours.
  fileprivate var readsColor: Bool {
    switch effect {
    case .luminanceToAlpha: true
    case .colorMatrix(let matrix): !matrix.keepsAlpha
    default: false
    }
  }
}

extension ColorMatrixValue {
  /// Whether the matrix leaves alpha unchanged.
  fileprivate var keepsAlpha: Bool { factors.count == 20 && Array(factors[15...]) == [0, 0, 0, 1, 0] }
}
