public protocol PKTool {}
public struct PKInkingTool: PKTool, Equatable, @unchecked Sendable {  // Unchecked: colours are immutable.
  public enum InkType: String, Sendable, CaseIterable {
    case pen = "com.apple.ink.pen"
    case pencil = "com.apple.ink.pencil"
    case marker = "com.apple.ink.marker"
    case monoline = "com.apple.ink.monoline"
    case fountainPen = "com.apple.ink.fountainpen"
    case watercolor = "com.apple.ink.watercolor"
    case crayon = "com.apple.ink.crayon"
    case reed = "com.apple.ink.reed"
    /// In points. Apple documents no numbers, so all inks have the pen's.
    public var defaultWidth: CGFloat { 5 }
    public var validWidthRange: ClosedRange<CGFloat> { 1...25 }
  }
  public var inkType: InkType
  public var color: UIColor
  public var width: CGFloat
  public var ink: PKInk { PKInk(inkType, color: color) }
  public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
    (inkType, self.color, self.width) = (type, color, width ?? type.defaultWidth)
  }
  public init(ink: PKInk, width: CGFloat) { self.init(ink.inkType, color: ink.color, width: width) }
  public static func convertColor(_ color: UIColor, from: UIUserInterfaceStyle, to: UIUserInterfaceStyle) -> UIColor { color }
}
public struct PKEraserTool: PKTool, Equatable, Sendable {
  public enum EraserType: Sendable { case vector, bitmap, fixedWidthBitmap }
  public var eraserType: EraserType
  public var width: CGFloat
  public init(_ eraserType: EraserType, width: CGFloat = 20) { (self.eraserType, self.width) = (eraserType, width) }
}
public struct PKLassoTool: PKTool, Equatable, Sendable {
  public init() {}
}
