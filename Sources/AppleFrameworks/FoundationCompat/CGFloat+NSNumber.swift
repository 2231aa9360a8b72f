extension CGFloat {
  /// The number's value, rounded to the nearest that fits.
  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }

  /// The number's value; nil where it cannot be kept without loss.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self = CGFloat(value)
  }
}
