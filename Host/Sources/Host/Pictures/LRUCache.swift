/// A bounded cache; the least recently used values leave first.
struct LRUCache<Key: Hashable, Value> {
  private struct Slot {
    let value: Value
    let weight: Int
    var lastUse: UInt64
  }
  private let capacity: Int
  private let weightLimit: Int
  private var slots: [Key: Slot] = [:]
  private var uses: UInt64 = 0
  private var weight = 0

  /// - Parameters:
  ///   - capacity: the largest number of values.
  ///   - weightLimit: the largest sum of the values' weights, in a unit of the caller's, such as bytes.
  init(capacity: Int = .max, weightLimit: Int = .max) {
    self.capacity = capacity
    self.weightLimit = weightLimit
  }

  /// The value of a key, which counts as used now.
  mutating func value(for key: Key) -> Value? {
    uses += 1
    slots[key]?.lastUse = uses
    return slots[key]?.value
  }

  /// Keeps a value in place of the key's former one. A value that alone weighs more than the limit is not kept.
  mutating func insert(_ value: Value, for key: Key, weight: Int = 0) {
    uses += 1
    self.weight += weight - (slots[key]?.weight ?? 0)
    slots[key] = Slot(value: value, weight: weight, lastUse: uses)
    while self.weight > weightLimit || slots.count > capacity, let oldest = slots.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      slots[oldest.key] = nil
      self.weight -= oldest.value.weight
    }
  }
}
