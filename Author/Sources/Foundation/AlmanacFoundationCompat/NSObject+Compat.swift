extension NSObject {
  public static func classForCoder() -> AnyClass { self }
}
