extension ClockRotationValue {
  /// The lengths of a turn that a display list may have, in seconds: from a tenth of the shortest that any picture could show, to as long as dates go.
  public static let periods = 0.1...Instant.maxSeconds

  /// Returns a square about the anchor that contains everything of `box` at every angle.
  public func reached(by box: RectValue) -> RectValue {
    guard !box.isEmpty else { return RectValue() }
    let radius = distance(to: box)
    return RectValue(x: anchor.x - radius, y: anchor.y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// Returns how far the farthest corner of `box` is from the anchor, in points.
  public func distance(to box: RectValue) -> Double {
    let x = max(abs(box.minX - anchor.x), abs(box.maxX - anchor.x))
    let y = max(abs(box.minY - anchor.y), abs(box.maxY - anchor.y))
    return (x * x + y * y).squareRoot()
  }
}
