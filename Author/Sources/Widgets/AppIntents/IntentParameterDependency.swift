/// Gives a query the other parameters of the intent that it provides options for.
///
/// With `@IntentParameterDependency<SelectStation>(\.$line) var intent` in a query, `intent.line` is the current choice. `intent` is nil if the host
/// requests options without a configuration, or if one of the named parameters has no value.
@propertyWrapper
// Unchecked: immutable closures over key paths, which capture nothing.
public struct IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
  private let parameters: [(Intent) -> any AnyIntentParameter]

  public init<each Value>(_ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>) {
    var found: [(Intent) -> any AnyIntentParameter] = []
    repeat found.append(Self.parameter(each parameters))
    self.parameters = found
  }

  private static func parameter<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) -> (Intent) -> any AnyIntentParameter {
    { $0[keyPath: path] }
  }

  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = IntentParameters.inProgress as? Intent, parameters.allSatisfy({ $0(intent).hasValue }) else { return nil }
    return IntentProjection(intent: intent)
  }
}

/// A type-erased dependency.
protocol AnyParameterDependency {
  /// Returns the names of the parameters that it reads; empty if it reads another intent.
  func names(in intent: any AppIntent) -> [String]
}

extension IntentParameterDependency: AnyParameterDependency {
  func names(in intent: any AppIntent) -> [String] {
    guard let intent = intent as? Intent else { return [] }
    return parameters.compactMap { IntentParameters.name(of: $0(intent), in: intent) }
  }
}

/// The current values of an intent's parameters.
///
/// The value of an optional parameter is not optional here: the parameters that an ``IntentParameterDependency`` names have values.
///
/// [Source](https://developer.apple.com/documentation/appintents/intentprojection)
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent> {
  private let intent: Intent
  init(intent: Intent) { self.intent = intent }

  /// Traps if the parameter has no value, which is possible only for one that the dependency does not name.
  public subscript<Value: _IntentValue>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value.UnwrappedType {
    guard let value = intent[keyPath: keyPath]._unwrapped else {
      fatalError("\(keyPath) has no value: name the parameter in the @IntentParameterDependency<\(Intent.self)> that reads it")
    }
    return value
  }
}
