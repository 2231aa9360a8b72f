/// The pictures that wait to be painted. The apps take turns, and one app never has all places.
struct PaintTurns<Work> {
  /// How many pictures of one app may wait.
  let limit: Int
  private let slots: Int
  private var queues: [String: [(id: UInt64, work: Work)]] = [:]
  /// The apps with waiting pictures, the one whose turn is next first.
  private var order: [String] = []
  private var running: [String: Int] = [:]

  /// - Parameters:
  ///   - slots: how many pictures are painted at the same time.
  ///   - limit: how many pictures of one app may wait.
  init(slots: Int, limit: Int) { (self.slots, self.limit) = (slots, limit) }

  /// How many pictures wait.
  var waiting: Int { queues.values.reduce(0) { $0 + $1.count } }

  /// Adds a picture; returns whether there was a place in the app's queue.
  mutating func add(_ id: UInt64, of app: String, _ work: Work) -> Bool {
    guard queues[app, default: []].count < limit else { return false }
    if queues[app, default: []].isEmpty { order.append(app) }
    queues[app, default: []].append((id, work))
    return true
  }

  /// Removes a picture that waits.
  mutating func remove(_ id: UInt64) -> Work? {
    for app in order {
      guard let index = queues[app]?.firstIndex(where: { $0.id == id }) else { continue }
      let work = queues[app]?.remove(at: index).work
      if queues[app]?.isEmpty == true { forget(app) }
      return work
    }
    return nil
  }

  /// Removes all pictures that wait.
  mutating func removeAll() -> [Work] {
    defer { (queues, order) = ([:], []) }
    return queues.values.flatMap { $0.map(\.work) }
  }

  /// Takes the next picture that may be painted. Call ``finish(_:)`` after it.
  mutating func next() -> (id: UInt64, app: String, work: Work)? {
    guard running.values.reduce(0, +) < slots, let app = order.first(where: mayRun), let next = queues[app]?.removeFirst() else { return nil }
    order.removeAll { $0 == app }
    if queues[app]?.isEmpty == true { forget(app) } else { order.append(app) }
    running[app, default: 0] += 1
    return (next.id, app, next.work)
  }

  /// Frees the place of an app's picture.
  mutating func finish(_ app: String) {
    let left = (running[app] ?? 1) - 1
    running[app] = left > 0 ? left : nil
  }

  /// Whether an app has fewer pictures painted than it may: all places but one.
  private func mayRun(_ app: String) -> Bool { running[app, default: 0] < max(1, slots - 1) }

  private mutating func forget(_ app: String) {
    queues[app] = nil
    order.removeAll { $0 == app }
  }
}
