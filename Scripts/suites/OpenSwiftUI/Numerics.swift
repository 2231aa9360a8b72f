extension BinaryFloatingPoint {
  /// Returns the same as the function of swift-numerics, the only one of that package that the tests call.
  public func isApproximatelyEqual(
    to other: Self, absoluteTolerance: Self = 0, relativeTolerance: Self = Self.ulpOfOne.squareRoot()
  ) -> Bool {
    if self == other { return true }
    guard isFinite, other.isFinite else { return false }
    return abs(self - other) <= max(absoluteTolerance, relativeTolerance * max(abs(self), abs(other)))
  }
}
