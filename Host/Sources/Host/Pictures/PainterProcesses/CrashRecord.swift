import AlmanacBasics

/// Remembers which drawings ended their painters, so that the same one does not end painter after painter.
struct CrashRecord<Key: Hashable & Sendable> {
  private struct Crashes {
    var count: Int
    var last: ContinuousClock.Instant
  }
  private let limit: Int
  private let pause: Duration
  /// Drawings beyond the capacity are forgotten, and may be tried again.
  private var crashes = LRUCache<Key, Crashes>(capacity: 256)

  /// - Parameters:
  ///   - limit: crashes after which a drawing is paused.
  ///   - pause: how long, from the last crash, in seconds.
  init(limit: Int, pause: Double) {
    self.limit = max(limit, 1)
    self.pause = .seconds(pause)
  }

  /// Counts a crash.
  mutating func add(_ key: Key, at now: ContinuousClock.Instant = .now) {
    var entry = crashes.value(for: key) ?? Crashes(count: 0, last: now)
    if now - entry.last >= pause { entry.count = 0 }
    (entry.count, entry.last) = (entry.count + 1, now)
    crashes.insert(entry, for: key)
  }

  /// Returns after how many seconds, rounded up, the drawing may be tried again; nil: at once.
  mutating func wait(_ key: Key, at now: ContinuousClock.Instant = .now) -> Int? {
    guard let entry = crashes.value(for: key), entry.count >= limit, now - entry.last < pause else { return nil }
    return Int((pause - (now - entry.last)).components.seconds) + 1
  }
}
