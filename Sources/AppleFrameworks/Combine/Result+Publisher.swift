import OpenCombine

// OpenCombine declares these too, unless it was compiled where this module could be seen; its own are preferred then.

extension Result {
  public typealias Publisher = OCombine.Publisher

  /// Publishes the success once, or fails with the failure.
  @_disfavoredOverload
  public var publisher: Publisher { Publisher(self) }
}

extension Optional {
  public typealias Publisher = OCombine.Publisher

  /// Publishes the value once if there is one, and finishes.
  @_disfavoredOverload
  public var publisher: Publisher { Publisher(self) }
}
