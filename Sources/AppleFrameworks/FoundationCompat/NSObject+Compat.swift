extension NSObject {
  /// The class itself, as `classForCoder()` answers on a class.
  public static func classForCoder() -> AnyClass { self }
}
