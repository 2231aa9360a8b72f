public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  public static let flat = Self(name: "flat"), gradient = Self(name: "gradient")
}
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String
  public static let color = Self(name: "color"), draw = Self(name: "draw")
}
nonisolated extension View {
  /// Stub. Has no effect: symbols are drawn in flat colours. A note reports it.
  public func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { noEffect("symbolColorRenderingMode", "its symbols are drawn in flat colours", SourceLocation(fileID, line)) }
  /// Stub. Has no effect: a symbol shows a value by the opacity of its layers. A note reports it.
  public func symbolVariableValueMode(
    _ mode: SymbolVariableValueMode?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noEffect("symbolVariableValueMode", "its symbols show a value by the opacity of their layers", SourceLocation(fileID, line))
  }
}
