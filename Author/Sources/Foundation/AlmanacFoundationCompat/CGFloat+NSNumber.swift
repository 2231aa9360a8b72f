extension CGFloat {
  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }

  /// Returns nil if a double cannot represent the number exactly.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self = CGFloat(value)
  }
}
