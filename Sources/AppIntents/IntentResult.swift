/// What performing an intent gives.
public protocol IntentResult: Sendable {}

/// A result that carries a value.
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value
  var value: Value? { get }
}

/// A result that opens something by another intent.
public protocol OpensIntent: IntentResult {}
/// A result with words for the person.
public protocol ProvidesDialog: IntentResult {}
/// A result with a view for the person.
public protocol ShowsSnippetView: IntentResult {}

/// The result of every `.result(…)`; which parts it has stands in its type.
public struct IntentResultContainer<Value, OpenedIntent, Snippet, Dialog>: IntentResult, @unchecked Sendable {
  public let value: Value?
  public let opensIntent: OpenedIntent?
  public let dialog: Dialog?
}

extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}
extension IntentResultContainer: OpensIntent where OpenedIntent: AppIntent {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
  public static func result() -> Self { Self(value: nil, opensIntent: nil, dialog: nil) }
}
extension IntentResult {
  public static func result<Value: _IntentValue>(value: Value) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
    Self(value: value, opensIntent: nil, dialog: nil)
  }
  public static func result<Intent: AppIntent>(opensIntent: Intent) -> Self where Self == IntentResultContainer<Never, Intent, Never, Never> {
    Self(value: nil, opensIntent: opensIntent, dialog: nil)
  }
  public static func result(dialog: IntentDialog) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(value: nil, opensIntent: nil, dialog: dialog)
  }
  public static func result<Value: _IntentValue>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> { Self(value: value, opensIntent: nil, dialog: dialog) }
}

/// Words that an intent says.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public let full: LocalizedStringResource
  public init(_ full: LocalizedStringResource) { self.full = full }
  public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    full = LocalizedStringResource(stringInterpolation: stringInterpolation)
  }
}
