extension DisplayNode {
  /// The `debugName` of a text whose words did not all fit, in lists that name sources. Advice on drawing looks for it; nothing is painted differently.
  public static let truncatedTextName = "Text (truncated)"
}
