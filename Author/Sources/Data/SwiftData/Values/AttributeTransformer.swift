import AlmanacRecordStore
import Foundation
import Synchronization

/// Converts the values of a `.transformable(by:)` attribute to stored data and back.
///
/// A value is stored as the data that `transformedValue(_:)` returns, and read with `reverseTransformedValue(_:)`. A transformer that unarchives from
/// data works the other way round, as in Core Data. Source: https://developer.apple.com/documentation/coredata/nsattributedescription/valuetransformername
struct AttributeTransformer: Hashable, Sendable {
  /// The name under which the transformer is registered.
  let name: String
  private let make: (@Sendable () -> ValueTransformer)?
  private let known = Known()

  private final class Known: Sendable {
    let transformer = Mutex<ValueTransformer?>(nil)
  }

  init(named name: String, make: (@Sendable () -> ValueTransformer)? = nil) {
    self.name = name
    self.make = make
  }

  static func == (a: Self, b: Self) -> Bool { a.name == b.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  private func transformer() throws -> ValueTransformer {
    try known.transformer.withLock { known in
      if let known { return known }
      guard let found = ValueTransformer(forName: NSValueTransformerName(name)) ?? make?() else {
        throw AttributeFault.transformer("no transformer is registered under the name \(name); call ValueTransformer.setValueTransformer(_:forName:)")
      }
      known = found
      return found
    }
  }

  func data(of value: Any) throws -> Data {
    let transformer = try transformer()
    let result = transformer.unarchivesData ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)
    guard let data = result as? Data else {
      throw AttributeFault.transformer(
        "the transformer \(name) returned \(result.map { "a value of the type \(type(of: $0))" } ?? "nil") for a value to store; it has to return Data"
      )
    }
    return data
  }

  /// Returns the value; nil if the transformer returns none.
  func value(of data: Data) throws -> Any? {
    let transformer = try transformer()
    // As on Apple's systems, and a Swift cast makes Data of it.
    let stored = NSData(data: data)
    return transformer.unarchivesData ? transformer.transformedValue(stored) : transformer.reverseTransformedValue(stored)
  }
}

extension ValueTransformer {
  fileprivate var unarchivesData: Bool {
    let kind = registeredTransformer
    return kind is NSSecureUnarchiveFromDataTransformer
  }
}

/// A value that a transformer stores as data.
// Unchecked because its superclass is, whose subclasses must repeat it. It is safe to share: all of its properties are constants.
final class TransformedCodec<Value>: AttributeCodec<Value>, @unchecked Sendable {
  private let transformer: AttributeTransformer

  init(_ transformer: AttributeTransformer) {
    self.transformer = transformer
    super.init(columnType: .blob, isOptional: Value.self is any OptionalValue.Type, isComposite: true)
  }
  override var layoutKind: String { "TRANSFORMED" }

  override func decode(_ stored: StoredValue) throws -> Value {
    if stored.isNull, let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value { return none }
    guard case .blob(let data) = stored else { throw AttributeFault.content(stored, type: "\(Value.self)") }
    guard let value = try transformer.value(of: data) else {
      throw AttributeFault.transformer("the transformer \(transformer.name) returned nil for the stored data")
    }
    guard let typed = value as? Value else { throw AttributeFault.type("\(type(of: value))", expected: "\(Value.self)") }
    return typed
  }

  override func encode(_ value: Value) throws -> StoredValue {
    if let optional = value as? any OptionalValue {
      guard let wrapped = optional.wrappedValue else { return .null }
      return .blob(try transformer.data(of: wrapped))
    }
    return .blob(try transformer.data(of: value))
  }
}
