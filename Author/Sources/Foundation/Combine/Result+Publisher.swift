import OpenCombine

// OpenCombine declares these too, unless `canImport(Combine)` was true when it was compiled (see Exports.swift). `@_disfavoredOverload` prefers
// OpenCombine's.

extension Result {
  public typealias Publisher = OCombine.Publisher

  /// A publisher of the success value, or of the failure.
  @_disfavoredOverload
  public var publisher: Publisher { Publisher(self) }
}

extension Optional {
  public typealias Publisher = OCombine.Publisher

  /// A publisher of the value, if there is one.
  @_disfavoredOverload
  public var publisher: Publisher { Publisher(self) }
}
