import SwiftUICore

/// A line across the plot at a value.
public struct AxisGridLine: _PrimitiveAxisMark {
  public typealias _AxisMarkBody = Never
  private let item: AxisItem
  /// - Parameter centered: true to draw the line midway between its value and the next.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { item = AxisItem(kind: .grid(stroke), centered: centered) }
  public func _collect(into items: inout _AxisItems) { items.items.append(item) }
}

/// A short line beside the plot at a value.
public struct AxisTick: _PrimitiveAxisMark {
  public typealias _AxisMarkBody = Never

  /// The length of a tick.
  public struct Length: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case automatic
      case fixed(CGFloat)
      case label(extension: CGFloat)
    }
    let kind: Kind
    /// A short line.
    public static let automatic = Length(kind: .automatic)
    /// As long as the space that the axis's labels take.
    public static let label = Length(kind: .label(extension: 0))
    public static let longestLabel = Length(kind: .label(extension: 0))
    public static func label(extendPastBy length: CGFloat) -> Length { Length(kind: .label(extension: length)) }
    public static func longestLabel(extendPastBy length: CGFloat) -> Length { Length(kind: .label(extension: length)) }
  }

  private let item: AxisItem
  /// - Parameter centered: true to draw the tick midway between its value and the next.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    item = AxisItem(kind: .tick(length, stroke), centered: centered)
  }
  /// - Parameter length: in points.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    item = AxisItem(kind: .tick(Length(kind: .fixed(length)), stroke), centered: centered)
  }
  public func _collect(into items: inout _AxisItems) { items.items.append(item) }
}
