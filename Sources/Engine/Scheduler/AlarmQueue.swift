import Foundation

/// When an instance wants to be looked at again.
struct Alarm: Codable, Equatable, Sendable {
  /// Not before this instant.
  var due: Date
  /// Not after this one: what lies between leaves room for sharing a wake-up (Specification C5).
  var latest: Date

  var isUsable: Bool { !due.timeIntervalSinceReferenceDate.isNaN && !latest.timeIntervalSinceReferenceDate.isNaN }

  /// The alarm that serves both.
  static func joining(_ first: Alarm?, _ second: Alarm?) -> Alarm? {
    guard let first, let second else { return first ?? second }
    return Alarm(due: min(first.due, second.due), latest: min(first.latest, second.latest))
  }
}

/// The alarms of all instances in the order in which they fall due.
///
/// Follows from the instances, so it is neither stored nor compared. Kept in runs of bounded length: a change costs two searches and a move of
/// less than a run, so a device with thousands of widgets pays hardly more for an event than one with twenty.
struct AlarmQueue: Sendable {
  private struct Item {
    let alarm: Alarm
    let instance: InstanceID

    func isBefore(_ due: Date, _ id: InstanceID) -> Bool { alarm.due < due || (alarm.due == due && instance < id) }
  }
  private struct Run {
    /// At least one, in order.
    var items: [Item]
    /// The earliest of their latest instants.
    var latest: Date

    init(_ items: [Item]) {
      self.items = items
      latest = items.dropFirst().reduce(items[0].alarm.latest) { min($0, $1.alarm.latest) }
    }
  }
  /// All of a run come before all of the next.
  private var runs: [Run] = []
  private static let longestRun = 128

  /// Enters, moves or removes an instance.
  mutating func set(_ instance: InstanceID, from old: Alarm?, to new: Alarm?) {
    // What is no instant would neither be found again nor ever be over.
    let old = old.flatMap { $0.isUsable ? $0 : nil }
    let new = new.flatMap { $0.isUsable ? $0 : nil }
    if old == new { return }
    if let old { remove(instance, due: old.due) }
    if let new { insert(Item(alarm: new, instance: instance)) }
  }

  /// The instances that are due at `now`, in order.
  func due(at now: Date) -> [InstanceID] {
    var due: [InstanceID] = []
    for run in runs {
      for item in run.items {
        if item.alarm.due > now { return due }
        due.append(item.instance)
      }
    }
    return due
  }

  /// The one instant that serves as many alarms as can share it: the earliest of all the latest ones.
  var wake: Date? {
    guard var wake = runs.first?.latest else { return nil }
    for run in runs {
      if run.items[0].alarm.due > wake { break }
      wake = min(wake, run.latest)
    }
    return wake
  }

  private mutating func insert(_ item: Item) {
    guard !runs.isEmpty else {
      runs = [Run([item])]
      return
    }
    // The last run that begins before the item, or the first.
    let run = max(0, Self.count(runs) { $0.items[0].isBefore(item.alarm.due, item.instance) } - 1)
    runs[run].items.insert(item, at: Self.count(runs[run].items) { $0.isBefore(item.alarm.due, item.instance) })
    runs[run].latest = min(runs[run].latest, item.alarm.latest)
    guard runs[run].items.count > Self.longestRun else { return }
    let items = runs[run].items
    runs[run] = Run(Array(items[..<(items.count / 2)]))
    runs.insert(Run(Array(items[(items.count / 2)...])), at: run + 1)
  }

  private mutating func remove(_ instance: InstanceID, due: Date) {
    // The first run that does not lie before the item as a whole.
    let run = Self.count(runs) { $0.items[$0.items.count - 1].isBefore(due, instance) }
    guard run < runs.count else { return }
    let index = Self.count(runs[run].items) { $0.isBefore(due, instance) }
    guard index < runs[run].items.count, runs[run].items[index].instance == instance else { return }
    if runs[run].items.count == 1 {
      runs.remove(at: run)
      return
    }
    let latest = runs[run].items.remove(at: index).alarm.latest
    if latest == runs[run].latest { runs[run] = Run(runs[run].items) }
  }

  /// How many elements lie before a point: those for which `isBefore` holds, which come first.
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
