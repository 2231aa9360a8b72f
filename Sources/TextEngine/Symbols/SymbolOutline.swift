import Archive

/// A system symbol as a path in a box one em high units, y down.
public struct SymbolOutline: Sendable, Hashable {
  /// Non-zero winding; coordinates in em from the box's top left.
  public let path: PathData
  /// The box's size in em: what a symbol takes up at font size 1.
  public let width: Double
  public let height: Double
  /// Where the text baseline lies, em from the box's top.
  public let baseline: Double
  /// The name is unknown and the path is the question mark in a dashed square.
  public let isFallback: Bool
}
