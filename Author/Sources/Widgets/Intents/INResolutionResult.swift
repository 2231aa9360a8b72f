/// The result of resolving a parameter in an intents extension.
///
/// A form asks the handler for it: the value of `success(with:)` is used, and the candidates of a disambiguation or a confirmation can be chosen. A
/// widget's configuration is complete when its timeline is requested, so it is not resolved then.
open class INIntentResolutionResult: NSObject {
  /// The kind of a result, with its values.
  package enum Outcome {
    case success(Any?)
    case needsValue, notRequired, unsupported
    case confirmation(Any?)
    case disambiguation([Any])
  }
  package private(set) var outcome = Outcome.notRequired

  public required override init() { super.init() }

  package static func make(_ outcome: Outcome) -> Self {
    let result = Self()
    result.outcome = outcome
    return result
  }

  /// Reports that the user must provide a value.
  public class func needsValue() -> Self { make(.needsValue) }
  /// Reports that the intent needs no value.
  public class func notRequired() -> Self { make(.notRequired) }
  /// Reports that the value cannot be used.
  public class func unsupported() -> Self { make(.unsupported) }
  /// Reports that the value cannot be used. `reason` is a number from the definition.
  public class func unsupported(withReason reason: Int) -> Self { make(.unsupported) }
  /// Reports that the user must confirm the value. `reason` is a number from the definition.
  public class func confirmationRequired(withItemToConfirm item: Any, forReason reason: Int) -> Self { make(.confirmation(item)) }
}

/// A resolution to text.
public final class INStringResolutionResult: INIntentResolutionResult {
  public class func success(with resolvedString: String) -> Self { make(.success(resolvedString)) }
  public class func disambiguation(with stringsToDisambiguate: [String]) -> Self { make(.disambiguation(stringsToDisambiguate)) }
  public class func confirmationRequired(with stringToConfirm: String?) -> Self { make(.confirmation(stringToConfirm)) }
}

/// A resolution to a boolean.
public final class INBooleanResolutionResult: INIntentResolutionResult {
  public class func success(with resolvedValue: Bool) -> Self { make(.success(resolvedValue)) }
  public class func confirmationRequired(with valueToConfirm: NSNumber?) -> Self { make(.confirmation(valueToConfirm)) }
}

/// A resolution to an address.
public final class INURLResolutionResult: INIntentResolutionResult {
  public class func success(with resolvedURL: URL) -> Self { make(.success(resolvedURL)) }
  public class func disambiguation(with urlsToDisambiguate: [URL]) -> Self { make(.disambiguation(urlsToDisambiguate)) }
  public class func confirmationRequired(with urlToConfirm: URL?) -> Self { make(.confirmation(urlToConfirm)) }
}

/// A resolution to a date.
public final class INDateComponentsResolutionResult: INIntentResolutionResult {
  public class func success(with resolvedDateComponents: DateComponents) -> Self { make(.success(resolvedDateComponents)) }
  public class func disambiguation(with dateComponentsToDisambiguate: [DateComponents]) -> Self {
    make(.disambiguation(dateComponentsToDisambiguate))
  }
  public class func confirmationRequired(with dateComponentsToConfirm: DateComponents?) -> Self { make(.confirmation(dateComponentsToConfirm)) }
}

/// A resolution to a case of an enumeration; result types generated from a definition inherit from it.
open class INEnumResolutionResult: INIntentResolutionResult {
  public class func success(withResolvedValue value: Int) -> Self { make(.success(value)) }
  public class func confirmationRequired(withValueToConfirm value: Int) -> Self { make(.confirmation(value)) }
}

/// A resolution to an object; result types generated from a definition inherit from it.
open class INObjectResolutionResult: INIntentResolutionResult {
  public class func success(with resolvedObject: INObject) -> Self { make(.success(resolvedObject)) }
  public class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self { make(.disambiguation(objectsToDisambiguate)) }
  public class func confirmationRequired(with objectToConfirm: INObject?) -> Self { make(.confirmation(objectToConfirm)) }
}
