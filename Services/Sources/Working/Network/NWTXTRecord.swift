import Foundation

/// The description of a Bonjour service: texts by key.
public struct NWTXTRecord: Sendable, Hashable, CustomDebugStringConvertible {
  public enum Entry: Sendable, Hashable {
    case none, empty
    case string(String)
    case data(Data)
  }
  private var entries: [String: Data?] = [:]
  public init() {}
  public init(_ dictionary: [String: String]) { entries = dictionary.mapValues { Data($0.utf8) } }

  /// The texts. Values that are not UTF-8 are omitted.
  public var dictionary: [String: String] { entries.compactMapValues { $0.flatMap { String(data: $0, encoding: .utf8) } } }
  public subscript(key: String) -> String? {
    get { dictionary[key] }
    set { if let newValue { entries[key] = Data(newValue.utf8) } else { entries[key] = nil } }
  }
  public func getEntry(for key: String) -> Entry? {
    guard let known = entries[key] else { return nil }
    guard let bytes = known else { return Entry.none }
    return bytes.isEmpty ? .empty : String(data: bytes, encoding: .utf8).map { .string($0) } ?? .data(bytes)
  }
  @discardableResult public mutating func setEntry(_ entry: Entry, for key: String) -> Bool {
    // The length is one byte, and a key contains no equals sign (RFC 6763, 6.4).
    guard !key.isEmpty, !key.contains("=") else { return false }
    let bytes: Data? =
      switch entry {
      case .none: nil
      case .empty: Data()
      case .string(let text): Data(text.utf8)
      case .data(let data): data
      }
    guard key.utf8.count + 1 + (bytes?.count ?? 0) < 256 else { return false }
    entries.updateValue(bytes, forKey: key)
    return true
  }
  @discardableResult public mutating func removeEntry(key: String) -> Bool { entries.removeValue(forKey: key) != nil }

  /// The record's bytes (RFC 6763, 6.3), ordered by key.
  public var data: Data {
    entries.sorted { $0.key < $1.key }.reduce(into: Data()) { result, entry in
      let text = Data(entry.key.utf8) + (entry.value.map { Data("=".utf8) + $0 } ?? Data())
      result.append(UInt8(min(text.count, 255)))
      result.append(text.prefix(255))
    }
  }
  public var debugDescription: String { dictionary.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ", ") }
}
