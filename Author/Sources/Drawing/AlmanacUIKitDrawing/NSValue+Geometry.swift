// Values that contain UIKit's geometry. Points, sizes and rectangles are stored as Foundation's, so that the accessors of both can read them.

extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public convenience init(cgVector vector: CGVector) { self.init(numbers: vector) }
  public convenience init(cgAffineTransform transform: CGAffineTransform) { self.init(numbers: transform) }
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(numbers: insets) }
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) { self.init(numbers: insets) }
  public convenience init(uiOffset insets: UIOffset) { self.init(numbers: insets) }

  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var cgRectValue: CGRect { rectValue }
  public var cgVectorValue: CGVector { numbers(CGVector()) }
  public var cgAffineTransformValue: CGAffineTransform { numbers(.identity) }
  public var uiEdgeInsetsValue: UIEdgeInsets { numbers(.zero) }
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { numbers(.zero) }
  public var uiOffsetValue: UIOffset { numbers(.zero) }

  /// Stores the bytes of a structure of `CGFloat`s.
  private convenience init<Numbers: Sendable>(numbers: Numbers) {
    let bytes = withUnsafeBytes(of: numbers) { Array($0) }
    self.init(bytes: bytes, objCType: Self.encoding(Numbers.self))
  }
  /// Returns the stored structure of `CGFloat`s, or `usual` if the value has another size.
  private func numbers<Numbers: Sendable>(_ usual: Numbers) -> Numbers {
    var numbers = usual
    if String(cString: objCType) == Self.encoding(Numbers.self) { withUnsafeMutableBytes(of: &numbers) { getValue($0.baseAddress!) } }
    return numbers
  }
  private static func encoding<Numbers>(_ type: Numbers.Type) -> String { "[\(MemoryLayout<Numbers>.size / MemoryLayout<CGFloat>.size)d]" }
}
