extension NSValue {
  /// Creates a value that contains a time range.
  public convenience init(timeRange: CMTimeRange) {
    var range = timeRange
    self.init(bytes: &range, objCType: "[\(MemoryLayout<CMTimeRange>.size)c]")
  }
  /// The stored time range; an invalid one if the value contains something else.
  public var timeRangeValue: CMTimeRange {
    var range = CMTimeRange.invalid
    if String(cString: objCType) == "[\(MemoryLayout<CMTimeRange>.size)c]" { getValue(&range) }
    return range
  }
}
