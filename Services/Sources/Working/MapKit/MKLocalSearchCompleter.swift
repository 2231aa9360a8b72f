/// Stub. A suggestion for a search. There are never any.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  open var title: String { "" }
  open var subtitle: String { "" }
  open var titleHighlightRanges: [NSValue] { [] }
  open var subtitleHighlightRanges: [NSValue] { [] }
}

/// Receives a completer's suggestions or error.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Stub. Suggestions while a person types. Every text fails with `MKError.serverFailure`; the delegate is notified on the main thread.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
    public static let physicalFeature = ResultType(rawValue: 8)
  }
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  open var region = MKCoordinateRegion()
  open var results: [MKLocalSearchCompletion] { [] }
  open private(set) var isSearching = false
  open var queryFragment = "" {
    didSet {
      guard !queryFragment.isEmpty else { return }
      let error = MKError.refusal()
      isSearching = true
      DispatchQueue.main.async { [weak self] in
        guard let self, isSearching else { return }
        isSearching = false
        delegate?.completer(self, didFailWithError: error)
      }
    }
  }
  open func cancel() { isSearching = false }
}
extension MKLocalSearch.Request {
  /// Creates a search for a suggestion.
  public convenience init(completion: MKLocalSearchCompletion) {
    self.init()
    naturalLanguageQuery = completion.title
  }
  public convenience init(naturalLanguageQuery: String) {
    self.init()
    self.naturalLanguageQuery = naturalLanguageQuery
  }
  public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
    self.init(naturalLanguageQuery: naturalLanguageQuery)
    self.region = region
  }
}
