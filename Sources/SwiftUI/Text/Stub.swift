// Placeholder declarations until the real ones land beside them.
public struct Font: Hashable, Sendable {
  public struct Weight: Hashable, Sendable {}
  public enum Design: Hashable, Sendable { case `default`, rounded, serif, monospaced }
}
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
public struct Text: PrimitiveView {
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  public func _resolve(into nodes: inout _NodeList) {}
}
public struct Image: PrimitiveView {
  public enum Scale: Hashable, Sendable { case small, medium, large }
  public func _resolve(into nodes: inout _NodeList) {}
}
public struct SymbolRenderingMode: Sendable {}
public struct SymbolVariants: Hashable, Sendable { public static let none = SymbolVariants() }
public struct AnyShapeStyle: Sendable {}
