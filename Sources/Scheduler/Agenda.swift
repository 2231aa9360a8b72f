import Foundation

/// When an instance wants to be looked at again.
struct Alarm: Codable, Equatable, Sendable {
  /// Not before this instant.
  var due: Date
  /// Not after this one: what lies between leaves room for sharing a wake-up (C5).
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
/// Follows from the instances, so it is neither stored nor compared; a change costs a search and a move of the entries behind it.
struct Agenda: Sendable {
  private struct Item {
    let alarm: Alarm
    let instance: InstanceID
  }
  private var items: [Item] = []

  /// Enters, moves or removes an instance.
  mutating func set(_ instance: InstanceID, from old: Alarm?, to new: Alarm?) {
    // What is no instant would neither be found again nor ever be over.
    let old = old.flatMap { $0.isUsable ? $0 : nil }
    let new = new.flatMap { $0.isUsable ? $0 : nil }
    if old == new { return }
    if let old {
      let index = position(of: old.due, instance)
      if index < items.count, items[index].instance == instance { items.remove(at: index) }
    }
    if let new { items.insert(Item(alarm: new, instance: instance), at: position(of: new.due, instance)) }
  }

  /// The instances that are due at `now`, in order.
  func due(at now: Date) -> [InstanceID] {
    items.prefix { $0.alarm.due <= now }.map(\.instance)
  }

  /// The one instant that serves as many alarms as can share it: the earliest of all the latest ones.
  var wake: Date? {
    guard var wake = items.first?.alarm.latest else { return nil }
    for item in items {
      if item.alarm.due > wake { break }
      wake = min(wake, item.alarm.latest)
    }
    return wake
  }

  private func position(of due: Date, _ instance: InstanceID) -> Int {
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      let item = items[middle]
      if item.alarm.due < due || (item.alarm.due == due && item.instance < instance) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
