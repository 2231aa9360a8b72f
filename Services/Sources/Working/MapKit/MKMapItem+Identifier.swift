extension MKMapItem {
  /// The identifier of a place in Apple Maps. No item has one.
  open class Identifier: NSObject, @unchecked Sendable {
    public let rawValue: String
    public init?(rawValue identifier: String) {
      guard !identifier.isEmpty else { return nil }
      rawValue = identifier
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? Identifier)?.rawValue == rawValue }
    open override var hash: Int { rawValue.hashValue }
  }
  public var identifier: Identifier? { nil }
  public var alternateIdentifiers: Set<Identifier> { [] }
}

/// Stub. Finds a place by its identifier. Always fails.
open class MKMapItemRequest: NSObject, @unchecked Sendable {
  public let mapItemIdentifier: MKMapItem.Identifier?
  public init(mapItemIdentifier identifier: MKMapItem.Identifier) { mapItemIdentifier = identifier }
  open var isLoading: Bool { false }
  open var isCancelled: Bool { false }
  open var mapItem: MKMapItem { get async throws { throw MKError.refusal(.placemarkNotFound) } }
  @preconcurrency
  open func getMapItem(completionHandler: @escaping @Sendable (MKMapItem?, (any Error)?) -> Void) {
    let error = MKError.refusal(.placemarkNotFound)
    DispatchQueue.main.async { completionHandler(nil, error) }
  }
  open func cancel() {}
}
