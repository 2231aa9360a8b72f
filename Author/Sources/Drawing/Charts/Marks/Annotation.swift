import SwiftUICore

/// A view beside a mark.
struct Annotation {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat?
  let overflow: AnnotationOverflowResolution
  let content: @MainActor (AnnotationContext) -> AnyView
}

/// Describes the mark that an annotation belongs to.
public struct AnnotationContext: Sendable {
  /// The mark's size in points.
  public let targetSize: CGSize
}

/// The position of an annotation, a legend or an axis title.
public struct AnnotationPosition: Hashable, Sendable {
  enum Name: Hashable, Sendable {
    case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
  }
  let name: Name
  /// Above a vertical bar, beside a horizontal one, in the middle of a sector; otherwise above.
  public static let automatic = AnnotationPosition(name: .automatic)
  /// Inside the mark.
  public static let overlay = AnnotationPosition(name: .overlay)
  public static let top = AnnotationPosition(name: .top)
  public static let bottom = AnnotationPosition(name: .bottom)
  public static let leading = AnnotationPosition(name: .leading)
  public static let trailing = AnnotationPosition(name: .trailing)
  public static let topLeading = AnnotationPosition(name: .topLeading)
  public static let topTrailing = AnnotationPosition(name: .topTrailing)
  public static let bottomLeading = AnnotationPosition(name: .bottomLeading)
  public static let bottomTrailing = AnnotationPosition(name: .bottomTrailing)
}

/// The treatment of an annotation that would extend beyond the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The area inside which an annotation is kept.
  public struct Boundary: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case chart, plot }
    let kind: Kind
    public static let automatic = Boundary(kind: .chart)
    public static let chart = Boundary(kind: .chart)
    public static let plot = Boundary(kind: .plot)
  }
  public struct Strategy: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case fit(Boundary)
      case automatic, padScale, disabled
    }
    let kind: Kind
    /// Adds space at the end of the scale if the chart chose the scale's domain; otherwise moves the annotation into the chart.
    public static let automatic = Strategy(kind: .automatic)
    /// Moves the annotation into the chart.
    public static let fit = Strategy(kind: .fit(.chart))
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
    /// Adds space at the end of the scale, as ``automatic`` does.
    public static let padScale = Strategy(kind: .padScale)
    /// Leaves the annotation where it is.
    public static let disabled = Strategy(kind: .disabled)
  }
  let x: Strategy
  let y: Strategy
  public static let automatic = AnnotationOverflowResolution()
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }
}

extension Annotation {
  /// Returns the origin of a view of `size` beside `anchor`, before it is moved inside the chart.
  func origin(of size: CGSize, beside anchor: CGRect, automatic: AnnotationPosition.Name, isMirrored: Bool = false) -> CGPoint {
    let gap = spacing ?? Self.spacing
    let name = position.name == .automatic ? automatic : position.name
    let (left, right): (HorizontalAlignment, HorizontalAlignment) = isMirrored ? (.trailing, .leading) : (.leading, .trailing)
    let (before, after) = (anchor.minX - gap - size.width, anchor.maxX + gap)
    // The alignment gives the position along the mark's edge; the default is centred.
    var x = Self.along(anchor.minX, anchor.width, size.width, alignment.horizontal == left ? 0 : alignment.horizontal == right ? 1 : 0.5)
    var y = Self.along(anchor.minY, anchor.height, size.height, alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5)
    switch name {
    case .top, .topLeading, .topTrailing, .automatic: y = anchor.minY - gap - size.height
    case .bottom, .bottomLeading, .bottomTrailing: y = anchor.maxY + gap
    case .overlay, .leading, .trailing: break
    }
    switch name {
    case .leading, .topLeading, .bottomLeading: x = isMirrored ? after : before
    case .trailing, .topTrailing, .bottomTrailing: x = isMirrored ? before : after
    case .overlay, .top, .bottom, .automatic: break
    }
    return CGPoint(x: x, y: y)
  }

  /// The default distance to the mark, in points.
  private static let spacing: CGFloat = 4
  private static func along(_ start: CGFloat, _ length: CGFloat, _ own: CGFloat, _ share: CGFloat) -> CGFloat { start + (length - own) * share }
}
