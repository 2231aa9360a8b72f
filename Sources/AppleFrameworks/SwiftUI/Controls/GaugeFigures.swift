import WireSchema

/// Measures of the accessory gauges, in points.
///
/// Measured on pictures that Apple's SwiftUI drew (home-assistant/iOS, CircularComplicationSnapshot: gauges offered 100×100 at 3×).
enum GaugeFigures {
  /// Outer width of the ring.
  static let diameter: CGFloat = 58
  static let lineWidth: CGFloat = 5.5
  /// The open arc's span where labels of the bounds stand below it, and where none do; centred on the top.
  static let spanWithBounds = 240.0
  static let span = 270.0
  /// The value's dot is a disc as wide as the line; this is how wide the gap is that it is cut out with. What is behind the gauge
  /// shows there.
  static let gapDiameter: CGFloat = 10
  /// How far text of the value's label is raised in an open gauge: each line's box is so much higher at its bottom, and the
  /// label as a whole is centred in the ring.
  static let valueRise: CGFloat = 1.8
  /// The room of the label inside of an open ring: 22-point digits shrink to it.
  static let openContentWidth: CGFloat = 40
  /// The room of the label inside of a closed ring, a square: a 30-point column shrinks to it.
  static let closedContentWidth: CGFloat = 28.8
  /// Labels of the bounds: their common width, and how far below the centre they are centred.
  static let boundsWidth: CGFloat = 35.7
  static let boundsDrop: CGFloat = 19
  static let boundsFont = Font.system(size: 11.2, weight: .medium)
  /// The system's own choice for a value without a font; not measured.
  static let valueFont = Font.system(size: 20, weight: .medium, design: .rounded)
  /// The ring's track is the tint at this strength (17/48 of each component over black).
  static let trackOpacity: Float = 0.35

  /// What is left of a ring or bar is painted with.
  @MainActor static func track(of fill: Paint, in context: _StyleContext, isRing: Bool) -> Paint {
    // Bars in apps and home screen widgets have a grey track; rings and accessories a faint form of their own colour.
    guard isRing || context.environment.core.family.isAccessory else { return FillShapeStyle.fill._paint(in: context).paint }
    var track = fill
    track.opacity = (fill.hasOpacity ? fill.opacity : 1) * trackOpacity
    return track
  }
}
