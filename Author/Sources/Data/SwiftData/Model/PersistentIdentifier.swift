import Foundation

/// Identifies a model in every context and process, before and after it is saved.
///
/// It does not change when the model is saved, unless the store already has a unique value of the model: then the model becomes the existing one.
public struct PersistentIdentifier: Codable, Hashable, Sendable, Identifiable, Comparable, CustomStringConvertible {
  public struct ID: Codable, Hashable, Sendable {
    let entityName: String
    let key: Int64
  }
  public let id: ID
  /// The store's identifier; nil until the model is in a context.
  public internal(set) var storeIdentifier: String?
  public var entityName: String { id.entityName }
  var key: Int64 { id.key }

  init(entityName: String, key: Int64, storeIdentifier: String?) {
    id = ID(entityName: entityName, key: key)
    self.storeIdentifier = storeIdentifier
  }

  public static func == (one: Self, other: Self) -> Bool { one.id == other.id }
  public static func < (one: Self, other: Self) -> Bool { (one.entityName, one.key) < (other.entityName, other.key) }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  public var description: String { "\(entityName)/\(key)" }
}
