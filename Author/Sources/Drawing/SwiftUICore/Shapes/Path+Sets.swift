import CoreGraphics

/// Set operations on the areas of paths. Curves are approximated by straight lines within 0.02 points; see `CGPath`.
extension Path {
  /// Returns the same area with outlines that neither cross nor overlap.
  public func normalized(eoFill: Bool = true) -> Path { Path(cgPath.normalized(using: .rule(eoFill))) }
  public func union(_ other: Path, eoFill: Bool = false) -> Path { Path(cgPath.union(other.cgPath, using: .rule(eoFill))) }
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { Path(cgPath.intersection(other.cgPath, using: .rule(eoFill))) }
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { Path(cgPath.subtracting(other.cgPath, using: .rule(eoFill))) }
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.symmetricDifference(other.cgPath, using: .rule(eoFill)))
  }
  /// Returns the parts of this path's lines inside `other`.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { Path(cgPath.lineIntersection(other.cgPath, using: .rule(eoFill))) }
  /// Returns the parts of this path's lines outside `other`.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { Path(cgPath.lineSubtraction(other.cgPath, using: .rule(eoFill))) }
}

extension CGPathFillRule {
  fileprivate static func rule(_ isEvenOdd: Bool) -> CGPathFillRule { isEvenOdd ? .evenOdd : .winding }
}

/// A set operation on two shapes in the same rectangle.
public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation: Sendable {
    case union, intersection, subtracting, symmetricDifference, lineIntersection, lineSubtraction
  }
  var first: First
  var second: Second
  let operation: Operation
  let eoFill: Bool

  public func path(in rect: CGRect) -> Path {
    let (a, b) = (first.path(in: rect), second.path(in: rect))
    switch operation {
    case .union: return a.union(b, eoFill: eoFill)
    case .intersection: return a.intersection(b, eoFill: eoFill)
    case .subtracting: return a.subtracting(b, eoFill: eoFill)
    case .symmetricDifference: return a.symmetricDifference(b, eoFill: eoFill)
    case .lineIntersection: return a.lineIntersection(b, eoFill: eoFill)
    case .lineSubtraction: return a.lineSubtraction(b, eoFill: eoFill)
    }
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior {
    first.layoutDirectionBehavior == .fixed ? second.layoutDirectionBehavior : first.layoutDirectionBehavior
  }
}

extension Shape {
  private func combined<T: Shape>(_ other: T, _ operation: _CombinedShape<Self, T>.Operation, _ eoFill: Bool) -> _CombinedShape<Self, T> {
    _CombinedShape(first: self, second: other, operation: operation, eoFill: eoFill)
  }
  /// Returns the shape of the area that at least one of the two shapes covers.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { combined(other, .union, eoFill) }
  /// Returns the shape of the area that both shapes cover.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { combined(other, .intersection, eoFill) }
  /// Returns the shape of the area that this shape covers and the other does not.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { combined(other, .subtracting, eoFill) }
  /// Returns the shape of the area that exactly one of the two shapes covers.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { combined(other, .symmetricDifference, eoFill) }
  /// Returns the parts of this shape's outline inside the other shape.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { combined(other, .lineIntersection, eoFill) }
  /// Returns the parts of this shape's outline outside the other shape.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { combined(other, .lineSubtraction, eoFill) }
}
