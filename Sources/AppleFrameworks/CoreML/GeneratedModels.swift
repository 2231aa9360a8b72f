// What the classes use that the author's build generates from models.

/// A list of texts or numbers.
// Unchecked: immutable; an open class cannot be checked.
open class MLSequence: NSObject, @unchecked Sendable {
  public let type: MLFeatureType
  public let stringValues: [String]
  public let int64Values: [NSNumber]
  public init(strings: [String]) { (type, stringValues, int64Values) = (.string, strings, []) }
  public init(int64s: [NSNumber]) { (type, stringValues, int64Values) = (.int64, [], int64s) }
}

extension MLModel {
  /// The model of an initializer that cannot throw; its predictions do.
  public static var _absent: MLModel {
    _ = MLModelError.refusal()
    return MLModel(absent: ())
  }
}

extension MLFeatureValue {
  public convenience init<Key: Hashable>(_numbers numbers: [Key: Double]) {
    self.init(numbers: Dictionary(uniqueKeysWithValues: numbers.map { (AnyHashable($0.key), NSNumber(value: $0.value)) }))
  }
  public func _numbers<Key: Hashable>() -> [Key: Double] {
    Dictionary(uniqueKeysWithValues: dictionaryValue.compactMap { pair in (pair.key.base as? Key).map { ($0, pair.value.doubleValue) } })
  }
}
