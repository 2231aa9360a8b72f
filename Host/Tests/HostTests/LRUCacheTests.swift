import Testing

@testable import Host

/// Which values leave a full cache.
@Suite struct LRUCacheTests {
  @Test func `the least recently used value leaves first`() {
    var cache = LRUCache<String, Int>(capacity: 2)
    cache.insert(1, for: "a")
    cache.insert(2, for: "b")
    #expect(cache.value(for: "a") == 1)
    cache.insert(3, for: "c")
    #expect(cache.value(for: "b") == nil)
    #expect(cache.value(for: "a") == 1 && cache.value(for: "c") == 3)
  }

  @Test func `the sum of weights is bounded`() {
    var cache = LRUCache<String, Int>(weightLimit: 10)
    cache.insert(1, for: "a", weight: 4)
    cache.insert(2, for: "b", weight: 4)
    cache.insert(3, for: "c", weight: 4)
    #expect(cache.value(for: "a") == nil && cache.value(for: "c") == 3)
    // A replaced value's weight no longer counts.
    cache.insert(4, for: "c", weight: 1)
    cache.insert(5, for: "d", weight: 5)
    #expect(cache.value(for: "b") == 2 && cache.value(for: "c") == 4 && cache.value(for: "d") == 5)
  }

  @Test func `a value that weighs more than the limit is not kept`() {
    var cache = LRUCache<String, Int>(weightLimit: 10)
    cache.insert(1, for: "a", weight: 11)
    #expect(cache.value(for: "a") == nil)
  }
}
