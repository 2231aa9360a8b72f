extension DisplayNode {
  /// The `debugName` of a text whose words did not all fit, in lists that name sources. Advice on drawing looks for it; nothing is painted differently.
  public static let truncatedTextName = "Text (truncated)"
  /// The same of a text that the author's `lineLimit(_:)` may have cut on purpose.
  public static let limitedTextName = "Text (truncated by its line limit)"
}
