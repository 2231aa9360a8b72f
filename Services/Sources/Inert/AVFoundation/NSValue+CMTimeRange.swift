extension NSValue {
  /// A value that holds a part of a timeline.
  public convenience init(timeRange: CMTimeRange) {
    var range = timeRange
    self.init(bytes: &range, objCType: "[\(MemoryLayout<CMTimeRange>.size)c]")
  }
  /// The part that this value holds; an invalid one if it holds something else.
  public var timeRangeValue: CMTimeRange {
    var range = CMTimeRange.invalid
    if String(cString: objCType) == "[\(MemoryLayout<CMTimeRange>.size)c]" { getValue(&range) }
    return range
  }
}
