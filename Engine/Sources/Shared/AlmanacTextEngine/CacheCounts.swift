import AlmanacBasics

/// The hits, misses and size of one cache of an engine.
public struct CacheCounts: Hashable, Sendable {
  /// Look-ups since the engine's creation that found a result.
  public var hits = 0
  /// Look-ups since the engine's creation that found none.
  public var misses = 0
  /// The number of results in the cache now.
  public var entries = 0

  init<Key, Value>(_ cache: LRUCache<Key, Value>) {
    hits = cache.hits
    misses = cache.misses
    entries = cache.count
  }
}

extension TextEngine {
  /// Counts of the cache of paragraphs that were broken into lines of a width. Its misses are the cost of measuring a view's text.
  public var layoutCounts: CacheCounts { CacheCounts(layouts) }
  /// Counts of the cache of paragraphs that were shaped and measured; one result serves every width.
  public var measuredCounts: CacheCounts { CacheCounts(measuredTexts) }
  /// Counts of the cache of lines that were shaped for the painter.
  public var shapedCounts: CacheCounts { CacheCounts(shapedLines) }
}

extension RunKey {
  /// The bytes of the run's text or of its outline's points, as a measure of a cached result's memory.
  var weight: Int {
    switch content {
    case .text(let text), .symbol(let text): text.utf8.count
    case .outline(let outline): (outline.path.coordinates.count + outline.layers.reduce(0) { $0 + $1.path.coordinates.count }) * 4
    case .image: 0
    }
  }
}

extension Sequence<RunKey> {
  /// The weight of a cached result of these runs.
  var weight: Int { reduce(0) { $0 + $1.weight } }
}
