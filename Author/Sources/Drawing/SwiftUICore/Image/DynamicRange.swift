extension Image {
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    public static let standard = DynamicRange(name: "standard")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
  }

  /// Stub. Has no effect: widgets are painted in standard range.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

nonisolated extension View {
  /// Stub. Has no effect: widgets are painted in standard range. A note reports it.
  public func allowedDynamicRange(_ range: Image.DynamicRange?, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noEffect("allowedDynamicRange", "widgets are painted in standard range", SourceLocation(fileID, line))
  }
}
