extension BinaryFloatingPoint {
  /// Returns whether two numbers differ by at most the larger of the two tolerances. It replaces the package swift-numerics, of which the tests call
  /// only this function.
  public func isApproximatelyEqual(
    to other: Self, absoluteTolerance: Self = 0, relativeTolerance: Self = Self.ulpOfOne.squareRoot()
  ) -> Bool {
    if self == other { return true }
    guard isFinite, other.isFinite else { return false }
    return abs(self - other) <= max(absoluteTolerance, relativeTolerance * max(abs(self), abs(other)))
  }
}
