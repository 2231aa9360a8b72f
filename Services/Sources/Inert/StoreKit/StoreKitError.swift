@_exported import AlmanacFoundationCompat

func reportStore() {
  UnavailableServices.report("storeKit.unavailable", "the App Store is not available: there are no products, no purchases and no entitlements")
}
extension SKError {
  static func refusal(_ code: Code = .storeProductNotAvailable) -> SKError {
    reportStore()
    return SKError(code)
  }
}

/// The reason why the store cannot be reached.
public enum StoreKitError: Error, LocalizedError, Sendable {
  case unknown, userCancelled
  case networkError(URLError)
  case systemError(any Error)
  case notAvailableInStorefront, notEntitled, unsupported
  public var errorDescription: String? { "The App Store is not available: Almanac sells nothing and finds no purchases." }

  /// Reports the missing store once and returns the error for a request.
  static func refusal(_ error: StoreKitError = .notAvailableInStorefront) -> StoreKitError {
    reportStore()
    return error
  }
}

/// A sequence without elements.
public struct EmptySequence<Element: Sendable>: AsyncSequence, Sendable {
  public struct AsyncIterator: AsyncIteratorProtocol {
    public mutating func next() async -> Element? { nil }
  }
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}
