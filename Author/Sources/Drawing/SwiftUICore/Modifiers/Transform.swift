import AlmanacWireSchema

extension TransformValue {
  /// Creates the linear map (a b c d) about `anchor`, followed by a translation: the anchor moves only by (tx, ty).
  init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat = 0, ty: CGFloat = 0, about anchor: CGPoint) {
    self.init()
    self.a = Double(a)
    self.b = Double(b)
    self.c = Double(c)
    self.d = Double(d)
    self.tx = Double(tx + anchor.x - a * anchor.x - c * anchor.y)
    self.ty = Double(ty + anchor.y - b * anchor.x - d * anchor.y)
  }

  /// Creates the projection of a rotation about an axis in space; the identity if the axis is zero.
  init(rotatedBy angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), about anchor: CGPoint) {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0 else {
      self.init(a: 1, b: 0, c: 0, d: 1, about: .zero)
      return
    }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (s, c) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
    // The upper left 2×2 part of the rotation matrix about the axis: its projection along z.
    self.init(a: c + x * x * (1 - c), b: y * x * (1 - c) + z * s, c: x * y * (1 - c) - z * s, d: c + y * y * (1 - c), about: anchor)
  }

  /// Returns this transform for a layer of the given width. In right-to-left layouts it is mirrored: a rotation turns counterclockwise, and a
  /// translation to the right moves to the left.
  ///
  /// Source: GeometryEffect.swift and RotationEffect.swift of OpenSwiftUI, which is audited against SwiftUI 6.5.4.
  func inLayout(isRightToLeft: Bool, width: CGFloat) -> TransformValue {
    guard isRightToLeft else { return self }
    return .with {
      ($0.a, $0.b, $0.c, $0.d) = (a, -b, -c, d)
      ($0.tx, $0.ty) = (Double(width) * (1 - a) - tx, ty + b * Double(width))
    }
  }

  /// True if all coefficients are finite.
  var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}

nonisolated extension View {
  /// Draws the view rotated about `anchor`, without changing the layout. A positive angle turns clockwise, and counterclockwise in right-to-left layouts.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(
      TransformModifier { size, _ in
        let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
        return TransformValue(a: cosine, b: sine, c: -sine, d: cosine, about: anchor.point(in: size))
      })
  }

  /// Draws the view scaled about `anchor`, without changing the layout.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(
      TransformModifier { size, _ in
        TransformValue(a: scale.width, b: 0, c: 0, d: scale.height, about: anchor.point(in: size))
      })
  }
  /// Draws the view scaled by the same factor on both axes.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { scaleEffect(CGSize(width: s, height: s), anchor: anchor) }
  /// Draws the view scaled by a factor on each axis.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view with an affine transform about its top leading corner, without changing the layout.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(
      TransformModifier { _, _ in
        TransformValue(
          a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty,
          about: .zero)
      })
  }

  /// Draws the view rotated about an axis in space, projected onto the plane without perspective.
  ///
  /// A rotation about the z axis is exact. Any other is foreshortened but without perspective, and a `rotation3DEffect.flattened` note reports it.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      TransformModifier(
        note: (axis.x != 0 || axis.y != 0) && perspective != 0
          ? ("rotation3DEffect.flattened", "a rotation in space is drawn without perspective; rotationEffect and scaleEffect are drawn exactly") : nil
      ) { size, _ in
        TransformValue(rotatedBy: angle, axis: axis, about: anchor.point(in: size))
      })
  }
}

extension UnitPoint {
  /// Converts the point to physical coordinates in points: x is measured from the left in both layout directions.
  func physicalPoint(in size: CGSize, _ isRightToLeft: Bool) -> CGPoint {
    let point = point(in: size)
    return isRightToLeft ? CGPoint(x: size.width - point.x, y: point.y) : point
  }
}

/// A modifier that draws its content with a transform.
package struct TransformModifier: NodeModifier {
  let note: (name: String, message: String)?
  let transform: @MainActor (CGSize, Bool) -> TransformValue

  /// - Parameters:
  ///   - note: a diagnostic to report when the transform is used.
  ///   - transform: returns the transform of a layer as from left to right; receives the layer's size, and true if the layout direction is right to left.
  package init(note: (name: String, message: String)? = nil, transform: @escaping @MainActor (CGSize, Bool) -> TransformValue) {
    self.note = note
    self.transform = transform
  }

  @MainActor package func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    if let note { session.diagnose(.note, note.name, note.message) }
    let isRightToLeft = EnvironmentStack.isRightToLeft
    return LayerNode(child, session: session) { [transform, unowned session] node, size in
      let value = transform(size, isRightToLeft).inLayout(isRightToLeft: isRightToLeft, width: size.width)
      guard value.isFinite else {
        session.diagnose(.warning, "transform.invalid", "a rotation or scale is not a number and was left out; check divisions in its parameters")
        return
      }
      node.transform = value
    }
  }
}
