import AlmanacTextEngine
import AlmanacWireSchema
import Foundation

/// An affine map from a node's coordinates to the widget's.
struct AffineMap {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var tx = 0.0
  var ty = 0.0

  static let identity = AffineMap()

  func translated(_ x: Double, _ y: Double) -> AffineMap {
    var map = self
    map.tx += a * x + c * y
    map.ty += b * x + d * y
    return map
  }

  func applying(_ inner: TransformValue) -> AffineMap {
    AffineMap(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b, c: a * inner.c + c * inner.d, d: b * inner.c + d * inner.d,
      tx: a * inner.tx + c * inner.ty + tx, ty: b * inner.tx + d * inner.ty + ty)
  }

  /// Returns the map from the coordinates of a node's content as it is at `date`.
  func entering(_ node: DisplayNode, of list: DisplayList, at date: Date) -> AffineMap {
    var map = node.hasFrame ? translated(node.frame.x, node.frame.y) : self
    if node.hasTransform { map = map.applying(node.transform) }
    return node.hasClockRotation ? map.applying(node.clockRotation.transform(at: date)) : map
  }

  /// Returns the bounding box of a rectangle at the origin.
  func bounds(width: Double, height: Double) -> ContentReport.Frame {
    let xs = [0, a * width, c * height, a * width + c * height].map { $0 + tx }
    let ys = [0, b * width, d * height, b * width + d * height].map { $0 + ty }
    let left = xs.min() ?? 0
    let top = ys.min() ?? 0
    return .init(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

extension DisplayNode {
  /// The size of the node's frame; the list's for a root without a frame.
  func size(in list: DisplayList) -> (width: Double, height: Double) {
    hasFrame ? (frame.width, frame.height) : (list.size.width, list.size.height)
  }
}
