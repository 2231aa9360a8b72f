import Basics

/// Hits and misses of an engine's caches since its creation, and their size.
public struct CacheCounts: Hashable, Sendable {
  public var hits = 0
  public var misses = 0
  /// The number of cached results.
  public var entries = 0

  init<Key, Value>(_ cache: LRUCache<Key, Value>) {
    hits = cache.hits
    misses = cache.misses
    entries = cache.count
  }
}

extension TextEngine {
  /// Paragraphs broken into lines of a width: the cost of measuring a view's text.
  public var layoutCounts: CacheCounts { CacheCounts(layouts) }
  /// Paragraphs shaped and measured, whatever the width.
  public var measuredCounts: CacheCounts { CacheCounts(measuredTexts) }
  /// Lines shaped for the painter.
  public var shapedCounts: CacheCounts { CacheCounts(shapedLines) }
}

extension RunKey {
  /// Bytes of text, or of an outline's points.
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
