/// A bounded cache that drops entries which were not used recently.
///
/// It has two generations. A hit in the older one copies the entry to the younger one. When the younger generation is full, it replaces the older one,
/// whose entries are dropped. So the cache keeps the most recently used entries, between one and two generations of them, and a hit costs no more than
/// a look-up in each.
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

  /// Creates an empty cache; without arguments it is unlimited.
  ///
  /// - Parameters:
  ///   - capacity: The most entries of one generation.
  ///   - weightLimit: The most that the entries of one generation may weigh together, in the caller's unit (bytes, for example).
  public init(capacity: Int = .max, weightLimit: Int = .max) {
    self.capacity = capacity
    self.weightLimit = weightLimit
  }

  /// The number of entries in both generations; an entry that was copied to the younger one counts twice.
  public var count: Int { young.count + old.count }
  /// Look-ups that found a value.
  public var hits: Int { hitCount }
  /// Look-ups that found none.
  public var misses: Int { missCount }

  /// Returns the value for `key`, or nil; counts a hit or a miss.
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
    insertYoung(hit, for: key)
    return hit.value
  }

  /// Returns the value for `key`; if there is none, calls `make` and keeps its result.
  ///
  /// - Parameter weight: The weight of the new value. A value that weighs more than `weightLimit` is not kept.
  @inlinable
  public mutating func value(for key: Key, weight: Int = 0, make: () -> Value) -> Value {
    if let hit = value(for: key) { return hit }
    let value = make()
    insert(value, for: key, weight: weight)
    return value
  }

  /// Keeps `value` for `key` and drops the previous one.
  ///
  /// - Parameter weight: The weight of the value. A value that weighs more than `weightLimit` is not kept.
  @inlinable
  public mutating func insert(_ value: Value, for key: Key, weight: Int = 0) {
    guard weight <= weightLimit else {
      removeYoung(key)
      old[key] = nil
      return
    }
    insertYoung(Slot(value: value, weight: weight), for: key)
  }

  /// Puts a slot into the younger generation, in place of the key's previous one. While there is room it hashes the key only once: with the long keys
  /// of texts, hashing is most of the cost.
  @inlinable
  mutating func insertYoung(_ slot: Slot, for key: Key) {
    if isFull(for: slot) {
      removeYoung(key)
      if isFull(for: slot) {
        old = young
        young = [:]
        youngWeight = 0
      }
    }
    youngWeight += slot.weight
    if let previous = young.updateValue(slot, forKey: key) { youngWeight -= previous.weight }
  }

  /// Whether the younger generation has no room for one more slot like `slot`.
  @inlinable
  func isFull(for slot: Slot) -> Bool { young.count >= capacity || youngWeight > weightLimit - slot.weight }

  @inlinable
  mutating func removeYoung(_ key: Key) {
    if let previous = young.removeValue(forKey: key) { youngWeight -= previous.weight }
  }

  /// Removes all entries; the counts of hits and misses stay.
  public mutating func removeAll() {
    young = [:]
    old = [:]
    youngWeight = 0
  }
}
