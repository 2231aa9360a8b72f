import SwiftUI

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
  /// A share of the room of one value; of a sector's radius, of the largest one.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(ratio)) }
  /// The room of one value less `inset` points at either end; of a sector's radius, the largest one less `inset`.
  public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(inset)) }

  /// The share of its room that a bar takes where the author leaves it open.
  static let automaticRatio: CGFloat = 0.65

  /// The width in a room of `room` points.
  func width(in room: CGFloat, automatic: CGFloat = automaticRatio) -> CGFloat {
    switch kind {
    case .automatic: room * automatic
    case .fixed(let width): max(0, width)
    case .ratio(let ratio): max(0, room * ratio)
    case .inset(let inset): max(0, room - 2 * inset)
    }
  }

  /// The radius where `largest` points are there, or `automatic` of it.
  func radius(of largest: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: largest * automatic
    case .fixed(let radius): min(max(0, radius), largest)
    case .ratio(let ratio): largest * min(max(0, ratio), 1)
    case .inset(let inset): max(0, largest - inset)
    }
  }
}

/// How marks at one place stand to each other.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case standard, normalized, center, unstacked
  }
  let kind: Kind
  /// On each other, from zero.
  public static let standard = MarkStackingMethod(kind: .standard)
  /// On each other, as shares of their sum.
  public static let normalized = MarkStackingMethod(kind: .normalized)
  /// On each other, half above and half below zero.
  public static let center = MarkStackingMethod(kind: .center)
  /// Each from zero.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}
