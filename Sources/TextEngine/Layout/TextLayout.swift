import Archive

/// A paragraph after line breaking: its size, and lines that know where their baselines lie.
///
/// Coordinates are points with the origin at the layout's top left, y down. The width is that of the widest line, rounded
/// up to a third of a point as SwiftUI does on a 3× screen, so that a text given its own ideal width never wraps.
public struct TextLayout: Sendable {
  /// Width of the widest line in points, rounded up to ⅓ point.
  public let width: Double
  /// Height of all lines in points, rounded up to ⅓ point; one line height for empty text.
  public let height: Double
  /// The lines from top to bottom, placed by the paragraph's alignment within `width`.
  public let lines: [TextLine]
  /// Distance from the top to the first line's baseline, points.
  public let firstBaseline: Double
  /// Distance from the top to the last line's baseline, points.
  public let lastBaseline: Double
  /// Whether words were left out to respect the width, the height or the line limit.
  public let isTruncated: Bool
  /// The factor, between the style's minimum scale factor and 1, that every font was multiplied by.
  public let scale: Double
}

/// Vertical measures of a font in points. For the system font they are those of the platform's own face, so that a
/// substitute font changes no layout.
public struct FontMetrics: Hashable, Sendable {
  /// Above the baseline.
  public let ascent: Double
  /// Below the baseline, positive.
  public let descent: Double
  /// Baseline to baseline: what the text style fixes, otherwise `ascent + descent` and the font's leading.
  public let lineHeight: Double
  public let capHeight: Double
  public let xHeight: Double
  /// The font's size.
  public let points: Double
}
