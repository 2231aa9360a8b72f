extension Image {
  /// How bright an image may be drawn beyond white.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    public static let standard = DynamicRange(name: "standard")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
  }

  /// Accepted: pictures of widgets are drawn in the standard range.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

extension View {
  /// Accepted: pictures of widgets are drawn in the standard range.
  public func allowedDynamicRange(_ range: Image.DynamicRange?, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noEffect("allowedDynamicRange", "it is painted in standard range", SourceLocation(fileID, line))
  }
}
