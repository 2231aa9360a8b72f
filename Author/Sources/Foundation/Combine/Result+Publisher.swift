import OpenCombine

// OpenCombine declares these too, unless `canImport(Combine)` was true when it was compiled (see Exports.swift). `@_disfavoredOverload` makes the
// compiler prefer OpenCombine's.

extension Result {
  public typealias Publisher = OCombine.Publisher

  /// Publishes the success value or the failure.
  @_disfavoredOverload
  public var publisher: Publisher { Publisher(self) }
}

extension Optional {
  public typealias Publisher = OCombine.Publisher

  /// Publishes the value, if there is one.
  @_disfavoredOverload
  public var publisher: Publisher { Publisher(self) }
}
