import AlmanacWireSchema

/// How the place of a part in one picture becomes its place in the next.
struct PartGeometry {
  /// Whether the part is the same shape with another size, so that it can be stretched.
  let isResized: Bool
  private let from: RectValue
  private let to: RectValue
  private let stretches: Bool

  init(from before: PicturePart, to after: PicturePart) {
    if let (old, new) = Self.stretched(before, after) {
      (isResized, stretches, from, to) = (true, true, old, new)
      return
    }
    isResized = false
    (from, to) = (before.frame, after.frame)
    // Text that is stretched is no text any more.
    stretches = !(before.isText || after.isText) && !from.isEmpty && !to.isEmpty
  }

  /// Returns where something of the later picture is at the start.
  func earlier(_ box: RectValue) -> RectValue { Self.map(box, to, from, stretches) }
  /// Returns where something of the earlier picture is at the end.
  func later(_ box: RectValue) -> RectValue { Self.map(box, from, to, stretches) }

  private static func map(_ box: RectValue, _ from: RectValue, _ to: RectValue, _ stretches: Bool) -> RectValue {
    guard from != to else { return box }
    guard stretches else {
      return box.offset(
        x: nearest(to.minX - from.minX, to.midX - from.midX, to.maxX - from.maxX),
        y: nearest(to.minY - from.minY, to.midY - from.midY, to.maxY - from.maxY))
    }
    let (x, y) = (to.width / from.width, to.height / from.height)
    return RectValue(x: to.x + (box.x - from.x) * x, y: to.y + (box.y - from.y) * y, width: box.width * x, height: box.height * y)
  }

  /// The smallest of the distances between the edges and the centres: text that is aligned there stays there.
  private static func nearest(_ distances: Double...) -> Double { distances.min { abs($0) < abs($1) } ?? 0 }

  /// The places of two shapes that differ only in their size; nil: they differ in more, or are no such shapes.
  private static func stretched(_ before: PicturePart, _ after: PicturePart) -> (RectValue, RectValue)? {
    guard case .path(var old)? = before.node.content, case .path(var new)? = after.node.content, before.isDimmed == after.isDimmed,
      before.surroundings == after.surroundings
    else { return nil }
    let (oldBox, newBox) = (old.shape.box, new.shape.box)
    guard let oldBox, let newBox, !oldBox.isEmpty, !newBox.isEmpty, oldBox != newBox, old.shape.kind == new.shape.kind else { return nil }
    old.clearShape()
    new.clearShape()
    old.clearPaintBounds()
    new.clearPaintBounds()
    guard old == new, before.appearance.isPlainShape, after.appearance.isPlainShape else { return nil }
    return (oldBox.offset(x: before.frame.x, y: before.frame.y), newBox.offset(x: after.frame.x, y: after.frame.y))
  }
}

extension ShapeValue {
  /// The box of a rectangle, rounded rectangle or ellipse; nil: it is a path.
  fileprivate var box: RectValue? {
    switch shape {
    case .rect(let rect), .ellipse(let rect): rect
    case .roundedRect(let rounded): rounded.rect
    case .path, nil: nil
    }
  }

  fileprivate var kind: Int {
    switch shape {
    case .rect: 1
    case .ellipse: 2
    case .roundedRect: 3
    case .path, nil: 0
    }
  }
}

extension DisplayNode {
  /// Whether nothing is done to the node's shape.
  fileprivate var isPlainShape: Bool { isSeparable }
}
