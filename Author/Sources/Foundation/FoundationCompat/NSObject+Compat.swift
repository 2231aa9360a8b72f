extension NSObject {
  /// Returns the class itself.
  public static func classForCoder() -> AnyClass { self }
}
