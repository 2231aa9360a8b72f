import AlmanacDataModels
import AlmanacRecordStore
import Foundation

/// The values of a deleted row that its model preserves, as a property list.
enum HistoryTombstone {
  static func data(_ values: [String: StoredValue]) throws -> Data? {
    let known = values.compactMapValues { value -> Any? in
      switch value {
      case .null: nil
      case .integer(let number): NSNumber(value: number)
      case .real(let number): NSNumber(value: number)
      case .text(let text): text
      case .blob(let data): data
      }
    }
    return known.isEmpty ? nil : try PropertyListSerialization.data(fromPropertyList: known, format: .binary, options: 0)
  }

  /// Returns the values in the form of objects; nil if the data is not a tombstone.
  static func values(_ data: Data, _ entity: NSEntityDescription) -> [AnyHashable: Any]? {
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else { return nil }
    return list.reduce(into: [:]) { result, item in
      guard let kind = entity.attributesByName[item.key]?.kind, let stored = stored(item.value, kind) else { return }
      let value = AttributeValue.loaded(stored, kind)
      result[item.key] = (value as? TransformedValue)?.plain ?? value
    }
  }

  private static func stored(_ value: Any, _ kind: DataModel.AttributeType) -> StoredValue? {
    switch kind {
    case .integer16, .integer32, .integer64, .boolean: (value as? NSNumber).map { .integer($0.int64Value) }
    case .double, .float, .date: (value as? NSNumber).map { .real($0.doubleValue) }
    case .decimal, .string, .uuid, .uri: (value as? String).map { .text($0) }
    case .binary, .transformable: (value as? Data).map { .blob($0) }
    }
  }
}
