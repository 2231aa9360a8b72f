import CoreGraphics

/// Set operations on areas. Curves become chords within 0.02 points of them; `CGPath` says more.
extension Path {
  /// The area that the path covers, as outlines that neither cross nor overlap.
  public func normalized(eoFill: Bool = true) -> Path { Path(cgPath.normalized(using: .rule(eoFill))) }
  public func union(_ other: Path, eoFill: Bool = false) -> Path { Path(cgPath.union(other.cgPath, using: .rule(eoFill))) }
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { Path(cgPath.intersection(other.cgPath, using: .rule(eoFill))) }
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { Path(cgPath.subtracting(other.cgPath, using: .rule(eoFill))) }
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.symmetricDifference(other.cgPath, using: .rule(eoFill)))
  }
  /// The parts of this path's lines that lie within `other`.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { Path(cgPath.lineIntersection(other.cgPath, using: .rule(eoFill))) }
  /// The parts of this path's lines that lie outside of `other`.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { Path(cgPath.lineSubtraction(other.cgPath, using: .rule(eoFill))) }
}

extension CGPathFillRule {
  fileprivate static func rule(_ isEvenOdd: Bool) -> CGPathFillRule { isEvenOdd ? .evenOdd : .winding }
}

/// Two shapes of the same space, combined.
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
}

extension Shape {
  private func combined<T: Shape>(_ other: T, _ operation: _CombinedShape<Self, T>.Operation, _ eoFill: Bool) -> _CombinedShape<Self, T> {
    _CombinedShape(first: self, second: other, operation: operation, eoFill: eoFill)
  }
  /// What either shape covers.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { combined(other, .union, eoFill) }
  /// What both shapes cover.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { combined(other, .intersection, eoFill) }
  /// What this shape covers and the other does not.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { combined(other, .subtracting, eoFill) }
  /// What one of the two shapes covers and not both.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { combined(other, .symmetricDifference, eoFill) }
  /// The parts of this shape's outline that lie within the other.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { combined(other, .lineIntersection, eoFill) }
  /// The parts of this shape's outline that lie outside of the other.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { combined(other, .lineSubtraction, eoFill) }
}
