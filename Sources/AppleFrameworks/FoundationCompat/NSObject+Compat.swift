extension NSObject {
  /// The class itself.
  public static func classForCoder() -> AnyClass { self }
}
