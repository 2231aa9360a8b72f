import SwiftUICore

/// The width or height of a bar, or a radius of a sector.
public struct MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  enum Kind: Hashable, Sendable {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
  }
  let kind: Kind
  private init(kind: Kind) { self.kind = kind }
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }

  public static let automatic = MarkDimension(kind: .automatic)
  /// In points.
  public static func fixed(_ size: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(size)) }
  /// A fraction of the space of one value; for a sector's radius, of the largest radius.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(ratio)) }
  /// The space of one value less `inset` points at both ends; for a sector's radius, the largest radius less `inset`.
  public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(inset)) }

  /// The fraction of its space that a bar takes by default.
  static let automaticRatio: CGFloat = 0.7

  /// Returns the width in a space of `space` points.
  func width(in space: CGFloat, automatic: CGFloat = automaticRatio) -> CGFloat {
    switch kind {
    case .automatic: space * automatic
    case .fixed(let width): max(0, width)
    case .ratio(let ratio): max(0, space * ratio)
    case .inset(let inset): max(0, space - 2 * inset)
    }
  }

  /// Returns the radius if at most `largest` points are available; `automatic` is the fraction of it to use by default.
  func radius(of largest: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: largest * automatic
    case .fixed(let radius): min(max(0, radius), largest)
    case .ratio(let ratio): largest * min(max(0, ratio), 1)
    case .inset(let inset): max(0, largest - inset)
    }
  }
}

/// The stacking of marks at the same place.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case standard, normalized, center, unstacked
  }
  let kind: Kind
  /// Stacked from zero.
  public static let standard = MarkStackingMethod(kind: .standard)
  /// Stacked as fractions of their sum.
  public static let normalized = MarkStackingMethod(kind: .normalized)
  /// Stacked, half of the sum above and half below zero.
  public static let center = MarkStackingMethod(kind: .center)
  /// Not stacked: each mark starts at zero.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}
