import AlmanacWireSchema
import Foundation

/// What painting a display list costs, computed without painting it.
public struct PaintCost: Sendable {
  /// About the nanoseconds that painting takes at 3 pixels per point; see `CostFactors.swift`.
  public internal(set) var total = 0.0
  /// The most expensive node's path in the list, and its part of the total.
  public internal(set) var worst: (place: String, cost: Double) = ("", 0)
  /// What the nodes cost, by the name that ``AlmanacWireSchema/DisplayList/paintCost(named:imagePixels:)`` gave to them; empty without names.
  public internal(set) var shares: [String: Double] = [:]
}

extension DisplayList {
  /// Computes what painting the list costs, in one pass over its nodes: the area of each layer times its effects, and what its content takes.
  ///
  /// The list must be valid. The same steps as in the painter decide which layers exist and how they are cropped.
  ///
  /// - Parameters:
  ///   - isNamed: whether a node's `debugName` is one of the names whose ``PaintCost/shares`` are asked for. A node without such a name counts for the
  ///     innermost node around it that has one.
  ///   - imagePixels: returns the number of pixels of an image by its hash.
  public func paintCost(named isNamed: ((String) -> Bool)? = nil, imagePixels: @escaping (Data) -> Int) -> PaintCost {
    let scale = CostFactors.scale
    let canvas = RectValue(
      x: 0, y: 0, width: (size.width * scale).rounded(.up),
      height: (size.height * scale).rounded(.up))
    var pass = CostPass(canvas: canvas, isNamed: isNamed, imagePixels: imagePixels)
    let limit = canvas.outset(by: max(canvas.width, canvas.height))
    let outer = CostPass.Place(transform: .scale(x: scale, y: scale), visible: canvas, limit: limit)
    if hasBackground { pass.paint(background, outer) }
    if hasRoot { pass.paint(root, curvesContent ? CostPass.Place(line: root.frame, limit: limit) : outer) }
    if hasLabel { pass.paint(label, CostPass.Place(line: label.frame, limit: limit)) }
    return pass.cost
  }
}

/// One pass over the nodes of a list.
struct CostPass {
  /// What a node inherits.
  struct Place {
    /// From the node's coordinates to pixels.
    var transform: TransformValue
    /// The pixels that can be seen.
    var visible: RectValue
    /// The pixels that layers are cut to.
    var limit: RectValue
    /// The most pixels, and the most rows of them, that one operation paints, where `visible` is larger than what is seen at one instant.
    var mostPixels = Double.infinity
    var mostRows = Double.infinity
    /// What each drawing operation costs more, because of the clips around it.
    var clipping = 0.0
    /// Whether an ancestor passes an opacity on.
    var isFaded = false
  }

  private(set) var cost = PaintCost()
  let canvas: RectValue
  private let isNamed: ((String) -> Bool)?
  let imagePixels: (Data) -> Int
  var decodedPixels = 0
  var decodedImages: Set<Data> = []
  private var extents: [NodeExtent] = []
  private var next = 0
  private var path: [String] = []
  /// The innermost of the wanted names around the current node.
  private var name: String?
  /// What the current node itself costs.
  private var own = 0.0

  init(canvas: RectValue, isNamed: ((String) -> Bool)?, imagePixels: @escaping (Data) -> Int) {
    self.canvas = canvas
    self.isNamed = isNamed
    self.imagePixels = imagePixels
  }

  /// Adds the cost of a tree.
  mutating func paint(_ root: DisplayNode, _ place: Place) {
    extents = NodeExtent.all(of: root)
    next = 0
    walk(root, place)
  }

  mutating func spend(_ cost: Double) { own += cost }

  private mutating func walk(_ node: DisplayNode, _ outer: Place) {
    let extent = extents[next]
    let end = next + extent.nodes
    next += 1
    path.append(node.debugName.isEmpty ? "node" : node.debugName)
    let outerName = name
    if let isNamed, isNamed(node.debugName) { name = node.debugName }
    let before = own
    own = CostFactors.node
    let inner = enter(node, extent, outer)
    if let inner { content(of: node, inner) }
    if own > cost.worst.cost { cost.worst = (path.joined(separator: "/"), own) }
    cost.total += own
    if let name { cost.shares[name, default: 0] += own }
    own = before
    if let inner {
      if node.hasMask {
        var mask = inner
        mask.isFaded = outer.isFaded || node.hasOpacity
        walk(node.mask, mask)
      }
      if case .group(let group)? = node.content {
        for child in group.children { walk(child, inner) }
      }
    }
    path.removeLast()
    name = outerName
    next = end
  }

  /// Spends what the node's layer costs, and returns the place of its content; nil if nothing of it is painted.
  private mutating func enter(_ node: DisplayNode, _ extent: NodeExtent, _ outer: Place) -> Place? {
    if node.hasOpacity, node.opacity <= 0 { return nil }
    var place = outer
    place.transform = TransformValue.translation(x: node.frame.x, y: node.frame.y).concatenating(
      outer.transform)
    if node.hasTransform {
      guard abs(node.transform.determinant) > 1e-9 else { return nil }
      place.transform = node.transform.concatenating(place.transform)
    }
    if node.hasClockRotation {
      spend(CostFactors.clockRotation + Double(extent.pathNumbers) * CostFactors.boundedNumber)
      place.turn(about: node.clockRotation.anchor)
    }
    guard place.transform.determinant.isFinite, place.transform.tx.isFinite,
      place.transform.ty.isFinite
    else { return nil }
    let isFaded = outer.isFaded || (node.hasOpacity && node.opacity < 1) || node.invalidatable
    let isolates = node.hasOpacity && extent.blendsInside
    let clips = node.hasClip && !node.clip.shape.isRect
    let needsLayer =
      isolates || !node.effects.isEmpty || node.blendMode != .normal || node.hasMask
      || (clips && !extent.isOneOperation)
      || (isFaded && !node.foldsOpacity)
    let edges = node.hasClip ? edges(of: node.clip.shape, place) : 0
    let clipped = node.hasClip ? node.clip.shape.bounds : RectValue.everything
    if node.hasOpacity || needsLayer || clips || node.hasClockRotation { spend(Double(extent.nodes) * CostFactors.bounded) }
    guard needsLayer else {
      if node.hasClip {
        place.visible = place.visible.intersection(place.transform.apply(to: clipped))
        spend(edges)
        place.clipping += edges * CostFactors.clip
      }
      place.isFaded = isFaded
      return place
    }
    spend(Double(extent.pathNumbers) * CostFactors.boundedNumber)
    var visible = place.visible
    if node.hasMask, !node.blendMode.replacesBelow {
      visible = visible.intersection(place.transform.apply(to: extent.mask))
    }
    let ink = place.transform.apply(to: extent.content.intersection(clipped))
    let area = LayerArea(
      ink: ink, visible: visible, effects: node.effects, transform: place.transform
    ).whole.intersection(place.limit)
    guard !area.isEmpty else { return nil }
    let pixels = min((area.width + 1) * (area.height + 1), 9 * place.mostPixels)
    spend(CostFactors.layer + outer.clipping + edges + pixels * Self.factor(of: node, clips: clips, place.transform))
    place.visible = area
    place.isFaded = false
    if node.hasClip { place.clipping += edges * CostFactors.clip }
    return place
  }

  /// Returns what one pixel of the node's layer costs.
  private static func factor(of node: DisplayNode, clips: Bool, _ transform: TransformValue) -> Double {
    var factor = CostFactors.group
    if clips { factor += CostFactors.group }
    if node.hasMask { factor += CostFactors.mask }
    switch node.blendMode {
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusLighter, .xor, .UNRECOGNIZED:
      break
    case .hue, .saturation, .color, .luminosity: factor += CostFactors.hueBlend
    case .plusDarker, .copy, .clear, .sourceIn, .sourceOut, .destinationIn, .destinationAtop:
      factor += CostFactors.pixelBlend
    case .multiply, .screen, .overlay, .darken, .lighten, .hardLight, .difference, .exclusion: factor += CostFactors.plainBlend
    default: factor += CostFactors.blend
    }
    for effect in node.effects {
      switch effect.effect {
      case .blur(let radius):
        let isCoarse = radius * abs(transform.determinant).squareRoot() >= CostFactors.coarseDeviation
        factor += isCoarse ? CostFactors.coarseBlur : CostFactors.blur
      case .shadow: factor += CostFactors.shadow
      default: factor += CostFactors.recolor
      }
    }
    return factor
  }
}

extension ShapeValue {
  fileprivate var isRect: Bool { if case .rect? = shape { true } else { false } }
}

extension CostPass.Place {
  /// Enters content that turns with the clock, for all of its angles at once: it is taken at an eighth of a turn, where boxes are largest, and all pixels
  /// can be seen that come into view during a turn.
  fileprivate mutating func turn(about anchor: PointValue) {
    let center = transform.apply(to: anchor)
    transform = TransformValue.rotation(radians: .pi / 4).about(anchor).concatenating(transform)
    guard !visible.isEmpty else { return }
    mostPixels = min(mostPixels, (visible.width + 1) * (visible.height + 1))
    mostRows = min(mostRows, (visible.width * visible.width + visible.height * visible.height).squareRoot())
    let around = ClockRotationValue.with { $0.anchor = center }
    visible = around.reached(by: visible)
    limit = around.reached(by: limit)
  }

  /// The place of a label or of curved content: a strip of its own that the painter bends. It is painted at twice the pixels per point, and cut to the
  /// longest line of a watch face.
  fileprivate init(line frame: RectValue, limit: RectValue) {
    let scale = CostFactors.scale * 2
    let strip = RectValue(x: frame.x, y: frame.y, width: min(frame.width, CostFactors.lineLength), height: min(frame.height, CostFactors.lineHeight))
    self.init(transform: .scale(x: scale, y: scale), visible: TransformValue.scale(x: scale, y: scale).apply(to: strip), limit: limit)
  }
}
