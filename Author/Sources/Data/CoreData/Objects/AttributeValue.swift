import AlmanacDataModels
import AlmanacRecordStore
import Foundation

/// The values of attributes in three forms: as an author sets them, as an object holds them, and as a store contains them.
///
/// Objects hold numbers and booleans as `NSNumber` and decimals as `NSDecimalNumber`, as key-value coding returns them on Apple's systems.
enum AttributeValue {
  /// Reads the text of a default value.
  static func parse(_ text: String, _ type: DataModel.AttributeType) -> Any? {
    switch type {
    case .integer16, .integer32, .integer64: Int64(text).map { NSNumber(value: $0) }
    case .double: Double(text).map { NSNumber(value: $0) }
    case .float: Float(text).map { NSNumber(value: $0) }
    case .boolean: NSNumber(value: ["YES", "true", "1"].contains(text))
    case .decimal: Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
    case .string: text
    case .date: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .uuid: UUID(uuidString: text)
    case .uri: URL(string: text)
    case .binary, .transformable: nil
    }
  }

  /// Returns a value in the form of objects; nil if the value is of another type.
  static func kept(_ value: Any, _ type: DataModel.AttributeType) -> Any? {
    if let plain = plain(value, type) { return plain }
    // Checked last, because a conformance lookup takes longer than the rest.
    guard let raw = value as? any RawRepresentable else { return nil }
    return kept(raw.rawValue, type)
  }

  private static func plain(_ value: Any, _ type: DataModel.AttributeType) -> Any? {
    switch type {
    case .integer16, .integer32, .integer64, .double, .float, .boolean:
      if let date = value as? Date { return NSNumber(value: date.timeIntervalSinceReferenceDate) }
      if let decimal = value as? Decimal { return NSDecimalNumber(decimal: decimal) }
      return value as? NSNumber
    case .decimal:
      if let decimal = value as? Decimal { return NSDecimalNumber(decimal: decimal) }
      return value as? NSDecimalNumber ?? (value as? NSNumber).map { NSDecimalNumber(decimal: $0.decimalValue) }
    case .string: return value as? String
    // A class may declare a date as a number.
    case .date: return value as? Date ?? (value as? NSNumber).map { Date(timeIntervalSinceReferenceDate: $0.doubleValue) }
    case .uuid: return value as? UUID
    case .uri: return value as? URL
    case .binary: return value as? Data
    case .transformable: return value
    }
  }

  /// Returns the stored form of a value in the form of objects.
  static func stored(_ value: Any?, _ type: DataModel.AttributeType) throws -> StoredValue {
    guard let value, !(value is NSNull) else { return .null }
    switch (type, value) {
    case (.integer16, let number as NSNumber), (.integer32, let number as NSNumber), (.integer64, let number as NSNumber),
      (.boolean, let number as NSNumber):
      return .integer(number.int64Value)
    case (.double, let number as NSNumber), (.float, let number as NSNumber): return .real(number.doubleValue)
    case (.decimal, let number as NSNumber): return .text(number.decimalValue.description)
    case (.string, let text as String): return .text(text)
    case (.date, let date as Date): return .real(date.timeIntervalSinceReferenceDate)
    case (.uuid, let identifier as UUID): return .text(identifier.uuidString)
    case (.uri, let url as URL): return .text(url.absoluteString)
    case (.binary, let data as Data): return .blob(data)
    case (.transformable, _): return .blob(try TransformedValue.data(of: value))
    default:
      throw CoreDataError.make(NSManagedObjectValidationError, "a value of the type \(Swift.type(of: value)) cannot be stored as \(type.rawValue)")
    }
  }

  /// Returns the object form of a stored value.
  static func loaded(_ value: StoredValue, _ type: DataModel.AttributeType) -> Any? {
    switch (type, value) {
    case (_, .null): nil
    case (.integer16, .integer(let number)), (.integer32, .integer(let number)), (.integer64, .integer(let number)): NSNumber(value: number)
    case (.boolean, .integer(let number)): NSNumber(value: number != 0)
    case (.double, .real(let number)): NSNumber(value: number)
    case (.float, .real(let number)): NSNumber(value: Float(number))
    case (.decimal, .text(let text)): Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
    case (.string, .text(let text)): text
    case (.date, .real(let seconds)): Date(timeIntervalSinceReferenceDate: seconds)
    case (.uuid, .text(let text)): UUID(uuidString: text)
    case (.uri, .text(let text)): URL(string: text)
    case (.binary, .blob(let data)): data
    case (.transformable, .blob(let data)): TransformedValue(data: data)
    default: nil
    }
  }

  /// The type with which SQLite declares the column, and the kind of value.
  static func column(_ type: DataModel.AttributeType) -> (type: String, kind: String) {
    switch type {
    case .integer16, .integer32, .integer64: ("INTEGER", "INTEGER")
    case .boolean: ("INTEGER", "BOOLEAN")
    case .double, .float: ("REAL", "REAL")
    case .decimal: ("TEXT", "DECIMAL")
    case .string: ("TEXT", "TEXT")
    case .date: ("REAL", "DATE")
    case .uuid: ("TEXT", "UUID")
    case .uri: ("TEXT", "URI")
    case .binary: ("BLOB", "BLOB")
    case .transformable: ("BLOB", "TRANSFORMABLE")
    }
  }
}

/// The stored form of a transformable attribute, decoded when the class of the value is known.
///
/// Values of property lists (texts, numbers, dates, data, arrays and dictionaries of them) are stored as a property list, other Codable values in their
/// encoded form. On Apple's systems a value transformer writes archives of Objective-C objects, which do not exist on Linux.
struct TransformedValue {
  let data: Data

  static func data(of value: Any) throws -> Data {
    if let transformed = value as? TransformedValue { return transformed.data }
    if PropertyListSerialization.propertyList(value, isValidFor: .binary) {
      return Data([0]) + (try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
    }
    guard let codable = value as? any Encodable else {
      throw CoreDataError.make(
        NSManagedObjectValidationError,
        "a \(type(of: value)) cannot be stored in a transformable attribute: it is neither a value of property lists nor Codable")
    }
    return Data([1]) + (try PropertyListEncoder().encode(Wrapped(codable)))
  }

  /// Wraps a value in an array, because a property list needs a container at its top.
  private struct Wrapped: Encodable {
    let value: any Encodable
    init(_ value: any Encodable) { self.value = value }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(value)
    }
  }

  /// The value without its class; nil if only its class can decode it.
  var plain: Any? {
    guard data.first == 0 else { return nil }
    return try? PropertyListSerialization.propertyList(from: data.dropFirst(), format: nil)
  }

  func decoded<T>(as type: T.Type) -> T? {
    if data.first == 0 { return plain as? T }
    func decode<D: Decodable>(_ type: D.Type) -> Any? { (try? PropertyListDecoder().decode([D].self, from: data.dropFirst()))?.first }
    guard let decodable = type as? any Decodable.Type else { return nil }
    return decode(decodable) as? T
  }
}
