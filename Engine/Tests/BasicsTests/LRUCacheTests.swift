import AlmanacBasics
import Testing

@Suite struct LRUCacheTests {
  @Test func `used values outlive unused ones`() {
    var cache = LRUCache<Int, Int>(capacity: 10)
    _ = cache.value(for: -1) { 7 }
    for number in 0..<100 {
      _ = cache.value(for: number) { number }
      #expect(cache.value(for: -1) { 0 } == 7)
      #expect(cache.count <= 20)
    }
    #expect(cache.misses == 101 && cache.hits == 100)
    #expect(cache.value(for: 0) == nil && cache.value(for: 99) == 99)
    cache.removeAll()
    #expect(cache.count == 0 && cache.value(for: -1) { 8 } == 8)
  }

  @Test func `the total weight is bounded, too`() {
    var cache = LRUCache<Int, Int>(capacity: 100, weightLimit: 1000)
    for number in 0..<50 { _ = cache.value(for: number, weight: 400) { number } }
    // Two fit a generation, and there are two generations.
    #expect(cache.count <= 4)
    #expect(cache.value(for: 49, weight: 400) { -1 } == 49)
  }

  @Test func `a value heavier than the bound is not kept`() {
    var cache = LRUCache<Int, Int>(weightLimit: 1000)
    #expect(cache.value(for: 99, weight: 1001) { 99 } == 99)
    #expect(cache.value(for: 99, weight: 1001) { 100 } == 100)
    cache.insert(1, for: 99, weight: 1000)
    cache.insert(2, for: 99, weight: 1001)
    #expect(cache.value(for: 99) == nil)
  }

  @Test func `a replaced value no longer weighs`() {
    var cache = LRUCache<String, Int>(weightLimit: 1000)
    cache.insert(0, for: "other", weight: 100)
    for number in 0..<50 { cache.insert(number, for: "same", weight: 800) }
    #expect(cache.value(for: "same") == 49 && cache.value(for: "other") == 0)
    #expect(cache.count == 2)
  }

  @Test func `an entry that moves up keeps its weight`() {
    var cache = LRUCache<Int, Int>(weightLimit: 1000)
    cache.insert(1, for: 1, weight: 600)
    cache.insert(2, for: 2, weight: 600)
    // Moves to the younger generation, which is full by then.
    #expect(cache.value(for: 1) == 1)
    cache.insert(3, for: 3, weight: 600)
    #expect(cache.value(for: 2) == nil && cache.value(for: 1) == 1)
  }
}
