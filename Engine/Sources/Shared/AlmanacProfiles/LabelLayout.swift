import AlmanacWireSchema
import Foundation

/// How a widget's label, and content that curves, are drawn at one position of a slot (Specification A9, D7). Lengths are in points from the widget's
/// top left corner.
public struct LabelLayout: Sendable, Hashable {
  /// A line along a circle. Above the circle's center text stands on the inside of the line, below it on the outside, so it always reads from left to
  /// right.
  public struct Curve: Sendable, Hashable {
    /// The circle's center.
    public let center: PointValue
    /// The radius of the middle of the line, above 0.
    public let radius: Double
    /// Where the middle of the line is, seen from the center: radians clockwise from the right.
    public let direction: Double
    /// The length along the middle; at most the whole circle.
    public let length: Double
    /// The height; at most the radius.
    public let height: Double

    /// Creates a line.
    public init(center: PointValue, radius: Double, direction: Double, length: Double, height: Double) {
      self.center = center
      self.radius = radius
      self.direction = direction
      self.length = length
      self.height = height
    }

    /// Whether the line is below the circle's center, so that the upper edge of its text points to the center.
    public var isBelow: Bool { sin(direction) > 1e-9 }

    /// The first figure that is out of its bounds, in words; nil if all figures are valid.
    public var fault: String? {
      guard [center.x, center.y, radius, direction, length, height].allSatisfy(\.isFinite) else { return "a figure of a curve is not finite" }
      guard max(abs(center.x), abs(center.y)) <= LabelLayout.maximum else {
        return "a curve's center is farther than \(LabelLayout.maximum) points away"
      }
      guard radius > 0, radius <= LabelLayout.maximum else {
        return "a curve's radius is \(radius), not above 0 and up to \(LabelLayout.maximum) points"
      }
      guard length > 0, length <= 2 * .pi * radius else { return "a curve's length is \(length) points, not above 0 and up to the whole circle" }
      guard height > 0, height <= radius else { return "a curve's height is \(height) points, not above 0 and up to the radius" }
      return nil
    }

    /// The smallest rectangle around the line.
    var bounds: RectValue {
      let half = length / radius / 2
      // The ends, and where the circle is leftmost, rightmost, highest or lowest within the line.
      let extremes = (-8...8).map { Double($0) * .pi / 2 }.filter { abs($0 - direction) <= half }
      let points = ([direction - half, direction + half] + extremes).flatMap { angle in
        [radius - height / 2, radius + height / 2].map { (center.x + $0 * cos(angle), center.y + $0 * sin(angle)) }
      }
      let (xs, ys) = (points.map(\.0), points.map(\.1))
      let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
      return RectValue(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
  }

  /// The largest distance and radius.
  public static let maximum = 10_000.0

  /// The line of the label.
  public let label: Curve
  /// The line of content with `widgetCurvesContent`; nil: it stays straight.
  public let content: Curve?
  /// The size of the label's text.
  public let textSize: Double
  /// The side of the square into which the widget's content is scaled beside a label; nil: it keeps its size.
  public let widgetSide: Double?
  /// The frame of a picture that shows widget and label, on whole points.
  public let frame: RectValue

  /// Creates a layout whose picture has this frame.
  public init(label: Curve, content: Curve?, textSize: Double, widgetSide: Double? = nil, frame: RectValue) {
    self.label = label
    self.content = content
    self.textSize = textSize
    self.widgetSide = widgetSide
    self.frame = frame
  }

  /// Creates a layout whose picture is just large enough for a widget of this size and its lines.
  public init(label: Curve, content: Curve?, textSize: Double, widgetSide: Double? = nil, widgetSize: SizeValue) {
    let parts = [RectValue(x: 0, y: 0, width: widgetSize.width, height: widgetSize.height), label.bounds] + (content.map { [$0.bounds] } ?? [])
    let left = (parts.map(\.minX).min() ?? 0).rounded(.down)
    let top = (parts.map(\.minY).min() ?? 0).rounded(.down)
    let right = (parts.map(\.maxX).max() ?? 0).rounded(.up)
    let bottom = (parts.map(\.maxY).max() ?? 0).rounded(.up)
    self.init(
      label: label, content: content, textSize: textSize, widgetSide: widgetSide,
      frame: RectValue(x: left, y: top, width: right - left, height: bottom - top))
  }

  /// The first figure that is out of its bounds, in words; nil if all figures are valid.
  public var fault: String? {
    if let fault = label.fault ?? content?.fault { return fault }
    guard textSize > 0, textSize <= Self.maximum else { return "the text size is \(textSize), not above 0 and up to \(Self.maximum) points" }
    let sides = [frame.x, frame.y, frame.width, frame.height]
    guard sides.allSatisfy({ $0.isFinite && abs($0) <= 4 * Self.maximum }), frame.width > 0, frame.height > 0 else {
      return "the picture's frame has no area"
    }
    return nil
  }
}
