import AlmanacWireSchema

/// A symbol as a path in a box whose unit is one em, y down.
public struct SymbolOutline: Sendable, Hashable {
  /// A part of a symbol that can have its own paint in hierarchical, palette and multicolor modes.
  public struct Layer: Sendable, Hashable {
    /// The part's path, in the same coordinates as ``SymbolOutline/path``.
    public let path: PathData
    /// The part's place among the symbol's paints: 1 = primary, 2 = secondary, 3 = tertiary.
    public let level: Int
    /// The part's colour in multicolor mode; nil: the foreground colour.
    public let color: ColorValue?
  }
  /// The empty border around the drawn area, in em.
  public struct Border: Sendable, Hashable {
    /// Beside the drawn area, on each side.
    public let horizontal: Double
    /// Above the drawn area, and below it.
    public let vertical: Double

    /// Creates a border.
    public init(horizontal: Double, vertical: Double) { (self.horizontal, self.vertical) = (horizontal, vertical) }
    /// No border.
    public static let none = Border(horizontal: 0, vertical: 0)
  }
  /// The whole symbol, filled by non-zero winding; coordinates in em from the box's top left.
  public let path: PathData
  /// The parts in painting order; empty if the symbol has one part.
  public let layers: [Layer]
  /// The box's width in em: the symbol's width at font size 1.
  public let width: Double
  /// The box's height in em.
  public let height: Double
  /// The text baseline, in em from the box's top.
  public let baseline: Double
  /// Whether the name is unknown and the path is the fallback: a question mark in a dashed square.
  public let isFallback: Bool
  /// The part of the box that a resizable symbol leaves out, so that it fills its frame. In the pictures of stadiamaps/ferrostar (MuteButtonTests,
  /// NavigationUIZoomButtonTests, ManeuverInstructionViewTests) symbols fill it, except one with a slash.
  public let border: Border
  /// The parts that a variable value shows one after another; nil if it does not change the symbol.
  public var variable: Variable?

  /// The parts of a symbol with a variable value.
  public struct Variable: Sendable, Hashable {
    /// The parts that are always shown.
    public let constant: PathData
    /// The others, in their order.
    public let steps: [PathData]
  }
}

extension SymbolOutline {
  /// Decodes a symbol of a display list.
  public init(_ value: SymbolOutlineValue) {
    var whole = PathData()
    for layer in value.layers {
      whole.verbs += layer.path.verbs
      whole.coordinates += layer.path.coordinates
    }
    self.init(
      path: whole,
      layers: value.layers.map { Layer(path: $0.path, level: max(1, min(3, Int($0.level))), color: $0.hasColor ? $0.color : nil) },
      width: value.width, height: value.height, baseline: value.baseline, isFallback: false, border: .none)
  }

  /// Encodes the symbol for a display list.
  public var value: SymbolOutlineValue {
    var result = SymbolOutlineValue()
    result.width = width
    result.height = height
    result.baseline = baseline
    let parts = layers.isEmpty ? [Layer(path: path, level: 1, color: nil)] : layers
    result.layers = parts.map { part in
      var layer = SymbolLayerValue()
      layer.path = part.path
      layer.level = UInt32(part.level)
      if let color = part.color { layer.color = color }
      return layer
    }
    return result
  }
}
