import Foundation
import Synchronization

/// Names a model wherever it is: in every context, every process, before and after it is saved.
///
/// It does not change when the model is saved, unless a unique value of the model exists in the store already: then the model becomes that one.
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

/// Makes the keys of new rows.
///
/// A key is the time in milliseconds since 2020, a number of the process and a counter. So keys grow, a model has its own before it is saved, and
/// processes that write at the same time rarely choose the same; the context gives a model another key if they do.
enum ModelKey {
  private static let last = Mutex<Int64>(0)
  private static let process = Int64.random(in: 0..<(1 << 10))

  static func next() -> Int64 {
    let milliseconds = Int64(Date().timeIntervalSince1970 * 1000) - 1_577_836_800_000
    let least = (max(milliseconds, 0) << 22) | (process << 12)
    return last.withLock { last in
      var key = max(least, last + 1)
      // The counter is full: the next millisecond.
      if key & 0xfff == 0, key != least { key = ((key >> 22) + 1) << 22 | process << 12 }
      last = key
      return key
    }
  }
}
