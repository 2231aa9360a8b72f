import Foundation

/// When an instance must be evaluated again.
struct WakeUp: Codable, Equatable, Sendable {
  /// The earliest wake-up.
  var due: Date
  /// The latest wake-up; the slack lets wake-ups coalesce (Specification C5).
  var latest: Date

  var isUsable: Bool { !due.timeIntervalSinceReferenceDate.isNaN && !latest.timeIntervalSinceReferenceDate.isNaN }

  /// Merges two wake-ups into one that is early enough for both.
  static func joining(_ first: WakeUp?, _ second: WakeUp?) -> WakeUp? {
    guard let first, let second else { return first ?? second }
    return WakeUp(due: min(first.due, second.due), latest: min(first.latest, second.latest))
  }
}

/// The wake-ups of all instances, sorted by due date.
///
/// Derived from the instances, so it is neither stored nor compared. The sorted items are split into runs of at most 128, so that inserting or
/// removing costs two binary searches and a move within one run: an event on a device with thousands of widgets costs little more than on one with
/// twenty.
struct WakeUpQueue: Sendable {
  private struct Item {
    let wakeUp: WakeUp
    let instance: InstanceID

    func isBefore(_ due: Date, _ id: InstanceID) -> Bool { wakeUp.due < due || (wakeUp.due == due && instance < id) }
  }
  private struct Run {
    /// Sorted and never empty.
    var items: [Item]
    /// The earliest ``WakeUp/latest`` of the items.
    var latest: Date

    init(_ items: [Item]) {
      self.items = items
      latest = items.dropFirst().reduce(items[0].wakeUp.latest) { min($0, $1.wakeUp.latest) }
    }
  }
  /// Sorted: every item of a run is before every item of the next run.
  private var runs: [Run] = []
  private static let longestRun = 128

  /// Replaces the wake-up of an instance; nil means that it has none.
  mutating func set(_ instance: InstanceID, from old: WakeUp?, to new: WakeUp?) {
    // A wake-up without a usable date could neither be found again nor expire.
    let old = old.flatMap { $0.isUsable ? $0 : nil }
    let new = new.flatMap { $0.isUsable ? $0 : nil }
    if old == new { return }
    if let old { remove(instance, due: old.due) }
    if let new { insert(Item(wakeUp: new, instance: instance)) }
  }

  /// Returns the instances that are due at `now`, sorted by due date.
  func due(at now: Date) -> [InstanceID] {
    var due: [InstanceID] = []
    for run in runs {
      for item in run.items {
        if item.wakeUp.due > now { return due }
        due.append(item.instance)
      }
    }
    return due
  }

  /// The next wake-up: the earliest ``WakeUp/latest`` of all. It serves every wake-up that is due by then.
  var wake: Date? {
    guard var wake = runs.first?.latest else { return nil }
    for run in runs {
      if run.items[0].wakeUp.due > wake { break }
      wake = min(wake, run.latest)
    }
    return wake
  }

  private mutating func insert(_ item: Item) {
    guard !runs.isEmpty else {
      runs = [Run([item])]
      return
    }
    // The last run that begins before the item, or the first run.
    let run = max(0, Self.count(runs) { $0.items[0].isBefore(item.wakeUp.due, item.instance) } - 1)
    runs[run].items.insert(item, at: Self.count(runs[run].items) { $0.isBefore(item.wakeUp.due, item.instance) })
    runs[run].latest = min(runs[run].latest, item.wakeUp.latest)
    guard runs[run].items.count > Self.longestRun else { return }
    let items = runs[run].items
    runs[run] = Run(Array(items[..<(items.count / 2)]))
    runs.insert(Run(Array(items[(items.count / 2)...])), at: run + 1)
  }

  private mutating func remove(_ instance: InstanceID, due: Date) {
    // The first run that ends at or after the item.
    let run = Self.count(runs) { $0.items[$0.items.count - 1].isBefore(due, instance) }
    guard run < runs.count else { return }
    let index = Self.count(runs[run].items) { $0.isBefore(due, instance) }
    guard index < runs[run].items.count, runs[run].items[index].instance == instance else { return }
    if runs[run].items.count == 1 {
      runs.remove(at: run)
      return
    }
    let latest = runs[run].items.remove(at: index).wakeUp.latest
    if latest == runs[run].latest { runs[run] = Run(runs[run].items) }
  }

  /// Counts, by binary search, the leading elements that satisfy `isBefore`.
  private static func count<Element>(_ elements: [Element], where isBefore: (Element) -> Bool) -> Int {
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(elements[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
