/// Gives a query the other parameters of the intent that it provides options for.
///
/// With `@IntentParameterDependency<SelectStation>(\.$line) var intent` in a query, `intent.line` is the current choice. `intent` is nil if the host
/// requests options without a configuration, or if one of the named parameters has no value.
@propertyWrapper
// Unchecked: immutable closures over key paths, which capture nothing.
public struct IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
  private let parameters: [(Intent) -> Bool]

  public init<each Value>(_ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>) {
    var checks: [(Intent) -> Bool] = []
    repeat checks.append(Self.check(each parameters))
    self.parameters = checks
  }

  private static func check<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) -> (Intent) -> Bool {
    { $0[keyPath: parameter].hasValue }
  }

  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = IntentParameters.inProgress as? Intent, parameters.allSatisfy({ $0(intent) }) else { return nil }
    return IntentProjection(intent: intent)
  }
}

/// The current values of an intent's parameters.
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent> {
  private let intent: Intent
  init(intent: Intent) { self.intent = intent }
  public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value { intent[keyPath: keyPath] }
}
