/// A text with its pronunciation.
public final class INSpeakableString: NSObject, Sendable {
  public let spokenPhrase: String
  public let pronunciationHint: String?
  public let vocabularyIdentifier: String?
  public var identifier: String? { vocabularyIdentifier }
  public var alternativeSpeakableMatches: [INSpeakableString]? { nil }
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    (self.vocabularyIdentifier, self.spokenPhrase, self.pronunciationHint) = (vocabularyIdentifier, spokenPhrase, pronunciationHint)
  }
  public convenience init(identifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.init(vocabularyIdentifier: identifier, spokenPhrase: spokenPhrase, pronunciationHint: pronunciationHint)
  }
  public init(spokenPhrase: String) { (vocabularyIdentifier, self.spokenPhrase, pronunciationHint) = (nil, spokenPhrase, nil) }
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? INSpeakableString).map { $0.spokenPhrase == spokenPhrase && $0.vocabularyIdentifier == vocabularyIdentifier } ?? false
  }
  public override var hash: Int { spokenPhrase.hashValue }
}
public final class INSpeakableStringResolutionResult: INIntentResolutionResult {
  public class func success(with resolvedString: INSpeakableString) -> Self { make(.success(resolvedString)) }
  public class func disambiguation(with stringsToDisambiguate: [INSpeakableString]) -> Self { make(.disambiguation(stringsToDisambiguate)) }
  public class func confirmationRequired(with stringToConfirm: INSpeakableString?) -> Self { make(.confirmation(stringToConfirm)) }
}
/// A span between two dates.
public final class INDateComponentsRange: NSObject, Sendable {
  public let startDateComponents: DateComponents?
  public let endDateComponents: DateComponents?
  public init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?) {
    (self.startDateComponents, self.endDateComponents) = (startDateComponents, endDateComponents)
  }
}
public final class INDateComponentsRangeResolutionResult: INIntentResolutionResult {
  public class func success(with resolvedDateComponentsRange: INDateComponentsRange) -> Self { make(.success(resolvedDateComponentsRange)) }
  public class func confirmationRequired(with rangeToConfirm: INDateComponentsRange?) -> Self { make(.confirmation(rangeToConfirm)) }
}

/// An intent whose parameters have images.
public protocol INIntentSetImageKeyPath {}
extension INIntent: INIntentSetImageKeyPath {}
extension INIntentSetImageKeyPath where Self: INIntent {
  public func setImage<Value>(_ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>) { parameterImages[parameterName] = image }
  public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? { parameterImages[parameterName] }
}
