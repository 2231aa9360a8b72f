import AlmanacWireSchema

/// Dimensions of the ring-shaped accessory gauges, in points.
///
/// Measured in images rendered by Apple's SwiftUI (home-assistant/iOS, CircularComplicationSnapshot: gauges offered 100×100 points at 3×).
enum RingGaugeMetrics {
  /// The outer diameter of the ring.
  static let diameter: CGFloat = 58
  static let lineWidth: CGFloat = 5.5
  /// The span of the open arc in degrees, with and without labels of the bounds below it. The arc is centred at the top.
  static let spanWithBounds = 240.0
  static let span = 270.0
  /// The diameter of the gap around the value's dot. The dot is as wide as the ring's line; the content behind the gauge is visible in the gap.
  static let gapDiameter: CGFloat = 10
  /// The baseline offset of the value's label in an open gauge. It makes each line's box taller at the bottom by this length; the label as a whole
  /// is centred in the ring.
  static let valueRise: CGFloat = 1.8
  /// The largest width and height of the label inside an open ring; larger text, for example 22-point digits, shrinks to fit.
  static let openContentWidth: CGFloat = 40
  /// The side of the square for the label inside a closed ring; larger content, for example a 30-point column, shrinks to fit.
  static let closedContentWidth: CGFloat = 28.8
  /// The combined width of the labels of the bounds, and the distance of their centres below the ring's centre.
  static let boundsWidth: CGFloat = 35.7
  static let boundsDrop: CGFloat = 19
  static let boundsFont = Font.system(size: 11.2, weight: .medium)
  /// The default font of the value's label; not measured.
  static let valueFont = Font.system(size: 20, weight: .medium, design: .rounded)
  /// The opacity of the tint in the ring's track (17/48 of each component over black).
  static let trackOpacity: Float = 0.35

  /// Returns the paint of the unfilled part of a ring or bar.
  @MainActor static func track(of fill: Paint, in context: _StyleContext, isRing: Bool) -> Paint {
    // Bars in apps and home screen widgets have a grey track; rings and accessories have a faint tint.
    guard isRing || context.environment.core.family.isAccessory else { return FillShapeStyle.fill._paint(in: context).paint }
    var track = fill
    track.opacity = (fill.hasOpacity ? fill.opacity : 1) * trackOpacity
    return track
  }
}
