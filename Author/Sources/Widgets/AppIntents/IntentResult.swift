import AlmanacWireSchema

/// The result of performing an intent.
public protocol IntentResult: Sendable {}

public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value
  var value: Value? { get }
}

/// A result with another intent, which opens something.
public protocol OpensIntent: IntentResult {}
/// A result with a dialog for the user.
public protocol ProvidesDialog: IntentResult {}
/// A result with a view for the user.
public protocol ShowsSnippetView: IntentResult {}

/// The result of every `.result(…)`. Its type says which parts it has.
// Unchecked: immutable; `perform` returns the result and does not use its parts afterwards.
public struct IntentResultContainer<Value, OpenedIntent, Snippet, Dialog>: IntentResult, @unchecked Sendable {
  public let value: Value?
  public let opensIntent: OpenedIntent?
  public let dialog: Dialog?
  package let snippet: Snippet?

  init(value: Value? = nil, opensIntent: OpenedIntent? = nil, snippet: Snippet? = nil, dialog: Dialog? = nil) {
    self.value = value
    self.opensIntent = opensIntent
    self.snippet = snippet
    self.dialog = dialog
  }
}

/// A type-erased result that can have a further intent.
package protocol AnyOpeningResult {
  var openedIntent: (any AppIntent)? { get }
}
extension IntentResultContainer: AnyOpeningResult {
  package var openedIntent: (any AppIntent)? { opensIntent as? any AppIntent }
}

extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}
/// Lets a `perform` of type `some IntentResult & ReturnsValue` return `.result()`, as on Apple's systems.
extension Never: _IntentValue {
  public static var _intentType: _IntentValueType { _IntentValueType("") }
  public var _json: JSONFragment {
    switch self {}
  }
  public static func _read(_ json: JSONFragment) async throws -> Never { throw ParameterValueError(expected: "nothing", found: json) }
}
/// Does the same for `some IntentResult & OpensIntent`.
extension Never: AppIntent {
  public static var title: LocalizedStringResource { "" }
  /// Required by the protocol. Never called, because no intent has the type Never.
  public init() { fatalError("Never has no value") }
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    switch self {}
  }
}
extension IntentResultContainer: OpensIntent where OpenedIntent: AppIntent {}
extension IntentResultContainer: ShowsSnippetView where Snippet: View {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

/// Text that an intent speaks or shows.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public let full: LocalizedStringResource
  public let supporting: LocalizedStringResource?
  package let systemImageName: String?

  public init(_ full: LocalizedStringResource) { self.init(full: full, supporting: nil) }
  /// - Parameters:
  ///   - full: The text if no view is shown.
  ///   - supporting: The text beside a view.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource?, systemImageName: String? = nil) {
    self.full = full
    self.supporting = supporting
    self.systemImageName = systemImageName
  }
  public init(full: LocalizedStringResource, systemImageName: String) { self.init(full: full, supporting: nil, systemImageName: systemImageName) }
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
