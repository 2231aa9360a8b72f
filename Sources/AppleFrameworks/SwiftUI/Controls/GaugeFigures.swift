import WireSchema

/// Dimensions of the accessory gauges, in points.
///
/// Measured on pictures that Apple's SwiftUI drew (home-assistant/iOS, CircularComplicationSnapshot: gauges offered 100×100 at 3×).
enum GaugeFigures {
  /// The outer diameter of the ring.
  static let diameter: CGFloat = 58
  static let lineWidth: CGFloat = 5.5
  /// The open arc's span in degrees with labels of the bounds below it, and without; centred at the top.
  static let spanWithBounds = 240.0
  static let span = 270.0
  /// The diameter of the gap that is cut out around the value's dot, which is a disc as wide as the line. What is behind the gauge
  /// is visible in the gap.
  static let gapDiameter: CGFloat = 10
  /// How far the text of the value's label is raised in an open gauge. Each line's box is that much taller at its bottom, and the
  /// label as a whole is centred in the ring.
  static let valueRise: CGFloat = 1.8
  /// The width of the label inside an open ring: 22-point digits shrink to it.
  static let openContentWidth: CGFloat = 40
  /// The side of the square for the label inside a closed ring: a 30-point column shrinks to it.
  static let closedContentWidth: CGFloat = 28.8
  /// Labels of the bounds: their combined width, and the distance of their centres below the ring's centre.
  static let boundsWidth: CGFloat = 35.7
  static let boundsDrop: CGFloat = 19
  static let boundsFont = Font.system(size: 11.2, weight: .medium)
  /// The default font of the value's label; not measured.
  static let valueFont = Font.system(size: 20, weight: .medium, design: .rounded)
  /// The opacity of the tint in the ring's track (17/48 of each component over black).
  static let trackOpacity: Float = 0.35

  /// The paint of the unfilled part of a ring or bar.
  @MainActor static func track(of fill: Paint, in context: _StyleContext, isRing: Bool) -> Paint {
    // Bars in apps and home screen widgets have a grey track; rings and accessories have a faint tint.
    guard isRing || context.environment.core.family.isAccessory else { return FillShapeStyle.fill._paint(in: context).paint }
    var track = fill
    track.opacity = (fill.hasOpacity ? fill.opacity : 1) * trackOpacity
    return track
  }
}
