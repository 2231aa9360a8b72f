/// A least-recently-used cache with two generations: a hit in the older one moves to the younger; when the younger is full, it becomes the older one
/// and the previous older one is discarded.
struct LRUCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private let capacity: Int
  /// The most that the younger generation may weigh; an entry's weight is the number of bytes of its text.
  private let weightLimit: Int
  private var youngWeight = 0
  private(set) var hits = 0
  private(set) var misses = 0

  /// Keeps between `capacity` and twice as many entries, or fewer if they weigh more than `weightLimit` together.
  init(capacity: Int, weightLimit: Int = 1 << 18) {
    self.capacity = capacity
    self.weightLimit = weightLimit
  }

  /// The number of cached entries; one that moved to the younger generation counts twice.
  var count: Int { young.count + old.count }

  /// - Parameter weight: the entry's weight; an entry heavier than the limit is computed but not cached.
  mutating func value(for key: Key, weight: Int = 0, make: () -> Value) -> Value {
    if let hit = young[key] {
      hits += 1
      return hit
    }
    let known = old[key]
    if known == nil { misses += 1 } else { hits += 1 }
    let value = known ?? make()
    guard weight <= weightLimit else { return value }
    if young.count >= capacity || youngWeight + weight > weightLimit {
      old = young
      young = [:]
      youngWeight = 0
    }
    young[key] = value
    youngWeight += weight
    return value
  }

  mutating func removeAll() {
    young = [:]
    old = [:]
    youngWeight = 0
  }
}
