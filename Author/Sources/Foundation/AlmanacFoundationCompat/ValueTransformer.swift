import Foundation
import Synchronization

/// The name under which a transformer is registered.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let negateBooleanTransformerName = Self("NSNegateBoolean")
  public static let isNilTransformerName = Self("NSIsNil")
  public static let isNotNilTransformerName = Self("NSIsNotNil")
  public static let unarchiveFromDataTransformerName = Self("NSUnarchiveFromData")
  public static let keyedUnarchiveFromDataTransformerName = Self("NSKeyedUnarchiveFromData")
  public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}

/// Converts one value to another, and back if it can.
///
/// Core Data does not call transformers here: it stores property list values and Codable types unchanged.
open class ValueTransformer: NSObject, @unchecked Sendable {
  private static let registered = Mutex<[NSValueTransformerName: ValueTransformer]>([:])
  /// The registered transformer to which this one forwards; nil if it does its own work.
  private let named: ValueTransformer?

  public override init() {
    named = nil
    super.init()
  }
  /// Forwards to the transformer registered under the name: Swift's initializer cannot return the registered object itself.
  public init?(forName name: NSValueTransformerName) {
    guard let known = Self.registered.withLock({ $0[name] }) ?? Self.standard(name) else { return nil }
    named = known
    super.init()
  }
  private static func standard(_ name: NSValueTransformerName) -> ValueTransformer? {
    switch name {
    case .negateBooleanTransformerName, .isNilTransformerName, .isNotNilTransformerName: TruthTransformer(name)
    case .unarchiveFromDataTransformerName, .keyedUnarchiveFromDataTransformerName, .secureUnarchiveFromDataTransformerName:
      NSSecureUnarchiveFromDataTransformer()
    default: nil
    }
  }

  /// The transformer that does the work: this one, or the one to which it forwards.
  package var registeredTransformer: ValueTransformer { named?.registeredTransformer ?? self }

  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
    registered.withLock { $0[name] = transformer }
  }
  open class func valueTransformerNames() -> [NSValueTransformerName] { registered.withLock { Array($0.keys) } }
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  open class func allowsReverseTransformation() -> Bool { false }
  open func transformedValue(_ value: Any?) -> Any? { named.map { $0.transformedValue(value) } ?? value }
  open func reverseTransformedValue(_ value: Any?) -> Any? { named.map { $0.reverseTransformedValue(value) } ?? transformedValue(value) }
}

// Unchecked: immutable.
private final class TruthTransformer: ValueTransformer, @unchecked Sendable {
  private let name: NSValueTransformerName
  init(_ name: NSValueTransformerName) {
    self.name = name
    super.init()
  }
  override class func allowsReverseTransformation() -> Bool { true }
  override func transformedValue(_ value: Any?) -> Any? {
    switch name {
    case .isNilTransformerName: value == nil
    case .isNotNilTransformerName: value != nil
    default: !((value as? Bool) ?? (value as? NSNumber)?.boolValue ?? false)
    }
  }
  override func reverseTransformedValue(_ value: Any?) -> Any? { name == .negateBooleanTransformerName ? transformedValue(value) : nil }
}

/// Unarchives objects. Only the classes in the list are read.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
  open class var allowedTopLevelClasses: [AnyClass] {
    [NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, NSURL.self, NSUUID.self, NSNull.self]
  }
  open override class func allowsReverseTransformation() -> Bool { true }
  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data else { return nil }
    return try? NSKeyedUnarchiver.unarchivedObject(ofClasses: Self.allowedTopLevelClasses, from: data)
  }
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    value.flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: true) }
  }
}
