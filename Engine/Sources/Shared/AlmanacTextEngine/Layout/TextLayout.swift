import AlmanacWireSchema

/// A paragraph after line breaking: its size, and its lines with their baselines.
///
/// Coordinates are points with the origin at the layout's top left, y down. The width is that of the widest line, rounded up to a third of a point as
/// SwiftUI does on a 3× screen, so that text never wraps when it is proposed its ideal width.
public struct TextLayout {
  private let solved: TextEngine.SolvedLayout
  private let runs: [TextRun]

  init(_ solved: TextEngine.SolvedLayout, runs: [TextRun]) {
    self.solved = solved
    self.runs = runs
  }

  /// The width of the widest line in points, rounded up to ⅓ point.
  public var width: Double { solved.width }
  /// The height of all lines in points, rounded up to ⅓ point; one line height for empty text.
  public var height: Double { solved.height }
  /// The distance from the top to the first line's baseline, in points.
  public var firstBaseline: Double { solved.lines.first?.baseline ?? 0 }
  /// The distance from the top to the middle of the first line, in points.
  public var firstLineCenter: Double { solved.lines.first.map { $0.baseline + ($0.descent - $0.ascent) / 2 } ?? 0 }
  /// The distance from the top to the last line's baseline, in points.
  public var lastBaseline: Double { solved.lines.last?.baseline ?? 0 }
  /// Whether text was left out because of the width, the height or the line limit.
  public var isTruncated: Bool { solved.isTruncated }
  /// Whether a word was wider than a line and was split.
  var cutsWords: Bool { solved.cutsWords }
  /// The factor, between the style's minimum scale factor and 1, applied to every font.
  public var scale: Double { solved.scale }
  /// The number of lines; 1 for empty text.
  public var lineCount: Int { solved.lines.count }

  /// The lines from top to bottom, aligned within ``width`` by the paragraph's alignment; their runs have the scaled fonts. They are computed on each
  /// call, so that measuring alone does not pay for them.
  public var lines: [TextLine] {
    solved.lines.map { line in
      TextLine.with {
        $0.origin = .with {
          $0.x = line.x
          $0.y = line.baseline
        }
        $0.width = line.width
        $0.ascent = line.ascent
        $0.descent = line.descent
        $0.rightToLeft = line.isRightToLeft
        $0.runs = line.pieces.map(run)
      }
    }
  }

  /// For each line, the index of the original run of each of its runs.
  public var sources: [[Int]] { solved.lines.map { $0.pieces.map(\.run) } }

  /// Returns the layout with another width; its lines stay where they are.
  func widened(to width: Double) -> TextLayout {
    let wide = TextEngine.SolvedLayout(
      lines: solved.lines, width: max(solved.width, width), height: solved.height, isTruncated: solved.isTruncated, cutsWords: solved.cutsWords,
      scale: solved.scale, tightening: solved.tightening)
    return TextLayout(wide, runs: runs)
  }

  private func run(_ piece: TextEngine.SolvedLayout.Piece) -> TextRun {
    guard runs.indices.contains(piece.run) else { return TextRun() }
    var run = runs[piece.run]
    if piece.text != TextEngine.placeholder { run.text = piece.text }
    if solved.scale != 1 {
      run.font.size = FontKey(run.font, scale: solved.scale).size
      run.font.lineHeight *= solved.scale
      run.tracking *= solved.scale
      run.baselineOffset *= solved.scale
      if case .image? = run.value {
        run.image.size.width *= solved.scale
        run.image.size.height *= solved.scale
      }
    }
    if solved.tightening != 0 { run.tracking += solved.tightening * FontKey(run.font).size }
    return run
  }
}

/// Vertical metrics of a font in points. For the system font they are the platform font's, so that the replacement font does not change layouts.
public struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline up to the top of the line.
  public let ascent: Double
  /// The distance from the baseline down to the bottom of the line, positive.
  public let descent: Double
  /// The distance from one baseline to the next: the text style's line height, otherwise ``ascent`` + ``descent`` and the font's own line gap.
  public let lineHeight: Double
  /// The height of capital letters above the baseline.
  public let capHeight: Double
  /// The height of a lowercase x above the baseline.
  public let xHeight: Double
  /// The font's size.
  public let points: Double
}
