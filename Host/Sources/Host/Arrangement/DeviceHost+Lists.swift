import AlmanacProfiles
import AlmanacScheduler
import Foundation
import Store

// Lists that are ordered by relevance, such as a watch's Smart Stack (Specification B5). The scheduler has their order; it learns here which widgets
// they have.
extension DeviceHost {
  /// Pins a widget, so that its list shows it before the others, or lets it go.
  ///
  /// - Throws: a ``HostError``; then nothing has changed.
  public func pin(_ instance: String, _ isPinned: Bool) async throws {
    try checkWritable()
    let record = try record(instance)
    guard state.list(of: record.id) != nil else { throw HostError.notInList(instance) }
    guard state.instances[record.id]?.isPinned != isPinned else { return }
    try process(.pinned(record.id, isPinned))
    announce(.instancesChanged)
  }

  // MARK: Members

  /// Tells the scheduler which widgets the lists have now, and in which order the person has put them.
  func listsFollow() throws { try process(listEvents()) }

  /// Returns the events that give the scheduler's lists the widgets that are in their slots.
  func listEvents() -> [SchedulerEvent] {
    var bySlot: [String: [InstanceRecord]] = [:]
    for record in records.values {
      guard let placement = placement(of: record), placement.slot.order == .relevance, state.instances[record.id] != nil else { continue }
      bySlot[placement.path, default: []].append(record)
    }
    let gone = state.sortedLists.filter { bySlot[$0.id.rawValue] == nil }.map { SchedulerEvent.listArranged($0.id, []) }
    let changed = bySlot.keys.sorted().compactMap { path -> SchedulerEvent? in
      let members = (bySlot[path] ?? []).sorted { Self.isBefore($0, $1) }.prefix(profile.stacks.most).map(\.id)
      let id = RelevanceListID(path)
      return state.lists[id]?.members == members ? nil : .listArranged(id, members)
    }
    return gone + changed
  }

  private static func isBefore(_ left: InstanceRecord, _ right: InstanceRecord) -> Bool {
    switch (left.position, right.position) {
    case (let a?, let b?) where a != b: a < b
    case (_?, nil): true
    case (nil, _?): false
    default: (left.addedAt, left.id) < (right.addedAt, right.id)
    }
  }

  // MARK: Reports

  /// Announces that lists show other widgets, or in another order.
  func announceLists(from past: DeviceState) {
    guard past.lists != state.lists else { return }
    if state.sortedLists.contains(where: { list in past.lists[list.id].map { $0.shown != list.shown } ?? false }) { announce(.instancesChanged) }
  }

  func listPlace(of id: InstanceID) -> ListPlace? {
    guard let list = state.list(of: id) else { return nil }
    return ListPlace(
      index: list.shown.firstIndex(of: id), count: list.shown.count, isPinned: state.instances[id]?.isPinned == true,
      onlyWhileRelevant: state.isShownOnlyWhileRelevant(id))
  }

  /// Says where a widget is in its list and what the order compares; nil: it is in none.
  func listSentence(of id: InstanceID) -> String? {
    guard let list = state.list(of: id), let place = listPlace(of: id) else { return nil }
    var parts = [
      place.index.map { "List: shown as number \($0 + 1) of \(place.count) in \(list.id)\(place.isPinned ? ", because a person pinned it" : "")." }
        ?? "List: not shown in \(list.id) now."
    ]
    parts.append(state.candidate(id, profile: profile.stacks).standing(at: now).map { "It \($0.words)." } ?? "It is not relevant.")
    if place.onlyWhileRelevant {
      parts.append("It is shown only while it is relevant.")
    } else if place.index == nil {
      parts.append("A widget that stands for it is shown.")
    }
    if let held = RelevanceOrder.holdEnd(of: list, profile.stacks), held > now {
      parts.append("The order stays until \(held.formatted(.iso8601)).")
    }
    parts.append(list.nextChange.map { "The next change is possible at \($0.formatted(.iso8601))." } ?? "No change is foreseeable.")
    return parts.joined(separator: " ")
  }
}
