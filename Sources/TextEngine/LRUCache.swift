/// A cache that forgets what was not asked for lately. Two generations: a hit in the elder moves to the younger; when the
/// younger is full it becomes the elder, whose own entries go.
struct LRUCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private let capacity: Int

  /// Holds between `capacity` and twice as many entries.
  init(capacity: Int) { self.capacity = capacity }

  mutating func value(for key: Key, make: () -> Value) -> Value {
    if let hit = young[key] { return hit }
    let value = old[key] ?? make()
    if young.count >= capacity {
      old = young
      young = [:]
    }
    young[key] = value
    return value
  }

  mutating func removeAll() {
    young = [:]
    old = [:]
  }
}
