extension CGFloat {
  /// The number's value as a double.
  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }

  /// The number's value; nil if a double cannot represent it exactly.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self = CGFloat(value)
  }
}
