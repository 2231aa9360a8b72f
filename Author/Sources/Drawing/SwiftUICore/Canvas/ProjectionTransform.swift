import AlmanacWireSchema

/// A 3 × 3 matrix that transforms the plane, with or without perspective.
@frozen public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  public init() {}
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The transform without its perspective.
  var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }

  /// Returns this transform followed by `rhs`.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var m = ProjectionTransform()
    m.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    m.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    m.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    m.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    m.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    m.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    m.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    m.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    m.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return m
  }
}

nonisolated extension View {
  /// Draws the view with a transform. Perspective is left out; a `projectionEffect.flattened` note reports it.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(
      TransformModifier(
        note: transform.isAffine
          ? nil : ("projectionEffect.flattened", "a projection is drawn without its perspective; rotationEffect and scaleEffect are drawn exactly")
      ) { _, _ in
        let m = transform.affine
        return TransformValue(a: m.a, b: m.b, c: m.c, d: m.d, tx: m.tx, ty: m.ty, about: .zero)
      })
  }
}

/// A modifier that draws its content with a transform that depends on the content's size.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func body(content: _ViewModifier_Content<Self>) -> Never { fatalError("\(Self.self) has no body: it creates its own layout nodes") }
  @MainActor public func _resolveModifier(content: @escaping @MainActor (inout _NodeList) -> Void, into nodes: inout _NodeList) {
    let effect = self
    let modifier = TransformModifier { size, _ in
      let m = effect.effectValue(size: size).affine
      return TransformValue(a: m.a, b: m.b, c: m.c, d: m.d, tx: m.tx, ty: m.ty, about: .zero)
    }
    modifier._resolveModifier(content: content, into: &nodes)
  }
  /// Returns the effect unchanged, because effects never affect layout.
  public func ignoredByLayout() -> Self { self }
}
