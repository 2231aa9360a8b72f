/// A cache that forgets what was not asked for lately. Two generations: a hit in the elder moves to the younger; when the
/// younger is full it becomes the elder, whose own entries go.
struct LRUCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private let capacity: Int
  /// What the younger generation may weigh; an entry's weight is the bytes of the text that it stands for.
  private let weightLimit: Int
  private var youngWeight = 0
  private(set) var hits = 0
  private(set) var misses = 0

  /// Holds between `capacity` and twice as many entries, and fewer of what weighs more than `weightLimit` together.
  init(capacity: Int, weightLimit: Int = 1 << 18) {
    self.capacity = capacity
    self.weightLimit = weightLimit
  }

  /// How many entries are kept; one that moved to the younger generation counts in the elder too.
  var count: Int { young.count + old.count }

  /// - Parameter weight: what the entry weighs; one of more than the limit is made and not kept.
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
