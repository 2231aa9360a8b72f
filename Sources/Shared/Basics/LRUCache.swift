/// A bounded cache that forgets what was not used lately.
///
/// It has two generations. A hit in the older one moves to the younger; when the younger is full, it becomes the older one, whose own entries go.
/// So it holds the entries that were used last, between one and two generations of them, and a hit costs no more than a look-up.
public struct LRUCache<Key: Hashable, Value> {
  @usableFromInline
  struct Slot {
    @usableFromInline let value: Value
    @usableFromInline let weight: Int
    @inlinable
    init(value: Value, weight: Int) {
      self.value = value
      self.weight = weight
    }
  }
  @usableFromInline var young: [Key: Slot] = [:]
  @usableFromInline var old: [Key: Slot] = [:]
  @usableFromInline let capacity: Int
  @usableFromInline let weightLimit: Int
  @usableFromInline var youngWeight = 0
  @usableFromInline var hitCount = 0
  @usableFromInline var missCount = 0

  /// - Parameters:
  ///   - capacity: The most entries of one generation.
  ///   - weightLimit: The most that the entries of one generation may weigh together, in a unit of the caller's, such as bytes.
  public init(capacity: Int = .max, weightLimit: Int = .max) {
    self.capacity = capacity
    self.weightLimit = weightLimit
  }

  /// How many entries are kept; one that moved to the younger generation counts in the older one too.
  public var count: Int { young.count + old.count }
  /// Look-ups that found a value.
  public var hits: Int { hitCount }
  /// Look-ups that found none.
  public var misses: Int { missCount }

  @inlinable
  public mutating func value(for key: Key) -> Value? {
    if let hit = young[key] {
      hitCount += 1
      return hit.value
    }
    guard let hit = old[key] else {
      missCount += 1
      return nil
    }
    hitCount += 1
    keep(hit, for: key)
    return hit.value
  }

  /// The value for `key`; where there is none, the one that `make` returns is kept.
  ///
  /// - Parameter weight: What the value weighs. One that weighs more than a generation may is not kept.
  @inlinable
  public mutating func value(for key: Key, weight: Int = 0, make: () -> Value) -> Value {
    if let hit = value(for: key) { return hit }
    let value = make()
    insert(value, for: key, weight: weight)
    return value
  }

  /// Keeps `value` for `key` in place of the value that is there.
  ///
  /// - Parameter weight: What the value weighs. One that weighs more than a generation may is not kept.
  @inlinable
  public mutating func insert(_ value: Value, for key: Key, weight: Int = 0) {
    if let known = young.removeValue(forKey: key) { youngWeight -= known.weight }
    guard weight <= weightLimit else {
      old[key] = nil
      return
    }
    keep(Slot(value: value, weight: weight), for: key)
  }

  /// Puts a slot into the younger generation, which lacks the key.
  @inlinable
  mutating func keep(_ slot: Slot, for key: Key) {
    if young.count >= capacity || youngWeight > weightLimit - slot.weight {
      old = young
      young = [:]
      youngWeight = 0
    }
    young[key] = slot
    youngWeight += slot.weight
  }

  public mutating func removeAll() {
    young = [:]
    old = [:]
    youngWeight = 0
  }
}
