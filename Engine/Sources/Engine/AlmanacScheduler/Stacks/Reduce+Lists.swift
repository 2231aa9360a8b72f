import AlmanacProfiles
import Foundation

// Events that make and change lists that are ordered by relevance, and their order (Specification B5).
extension DeviceState {
  /// The lists, sorted by id.
  public var sortedLists: [RelevanceList] { lists.values.sorted { $0.id < $1.id } }

  /// Returns the list that a widget is in; nil: none.
  public func list(of id: InstanceID) -> RelevanceList? { listOf[id].flatMap { lists[$0] } }

  /// Whether a list shows the widget only while it is relevant.
  public func isShownOnlyWhileRelevant(_ id: InstanceID) -> Bool { relevanceKind(of: id) != nil }

  /// Returns a list's widgets as an order compares them.
  public func items(of list: RelevanceList, profile: StackProfile) -> [RelevanceOrder.Item] {
    list.members.map { id in
      let kind = relevanceKind(of: id)
      let others = kind?.standsFor.map { other in
        list.members.filter { instances[$0]?.app == instances[id]?.app && instances[$0]?.kind == other && relevanceKind(of: $0) == nil }
      }
      return RelevanceOrder.Item(
        candidate(id, profile: profile), isPinned: instances[id]?.isPinned == true, onlyWhileRelevant: kind != nil, standsFor: Set(others ?? []))
    }
  }

  private func relevanceKind(of id: InstanceID) -> RelevanceKind? {
    guard let index = instances.index(forKey: id), let kinds = apps[instances.values[index].app]?.traits.relevanceKinds else { return nil }
    let kind = instances.values[index].kind
    return kinds.first { $0.kind == kind }
  }

  // MARK: Events

  /// Replaces a list's widgets and their order. Widgets that were in another list are taken out of it. A list without widgets is removed.
  mutating func listArranged(_ id: RelevanceListID, _ members: [InstanceID], _ step: inout Step) {
    var known: Set<InstanceID> = []
    let members = Array(
      members.filter { instances[$0] != nil && stackOf[$0] == nil && known.insert($0).inserted }.prefix(step.profile.stacks.most))
    guard members != lists[id]?.members else { return }
    let old = lists[id]
    for other in Set(members.compactMap { listOf[$0] }) where other != id { keepListed(in: other) { !members.contains($0) } }
    var list = old ?? RelevanceList(id: id, members: [], shown: [])
    list.members = members
    // A new widget is shown at once. One that is shown only while it is relevant waits for that.
    let new = members.filter { old?.members.contains($0) != true && !isShownOnlyWhileRelevant($0) }
    list.shown = list.shown.filter(members.contains) + new
    list.orderedAt = nil
    set(list, insteadOf: old)
    order(id, byPerson: true, &step)
    updateViews(of: Set(members + (old?.members ?? [])), &step)
  }

  /// The person pins or unpins a widget.
  mutating func pinned(_ id: InstanceID, _ isPinned: Bool, _ step: inout Step) {
    guard let instance = instances[id], instance.isPinned != isPinned else { return }
    change(id, &step) { instance, _ in instance.isPinned = isPinned }
    guard let list = listOf[id] else { return }
    lists[list]?.orderedAt = nil
    order(list, byPerson: true, &step)
  }

  /// Takes a widget that is gone out of its list.
  mutating func leaveList(_ id: InstanceID, _ step: inout Step) {
    guard let list = listOf[id] else { return }
    keepListed(in: list) { $0 != id }
  }

  /// Takes out widgets that are not there, as after a repair of the database.
  mutating func checkLists() {
    for list in sortedLists { keepListed(in: list.id) { [instances] in instances[$0] != nil } }
    changedLists.formUnion(lists.keys)
  }

  mutating func rewindLists(to now: Date) {
    for id in lists.keys { lists[id]?.rewind(to: now) }
    changedLists.formUnion(lists.keys)
  }

  // MARK: Order

  /// The earliest instant at which a list may change.
  var listWake: Date? { lists.isEmpty ? nil : lists.values.lazy.compactMap(\.nextChange).min() }

  /// Orders the lists whose widgets have changed or whose instant has come.
  mutating func orderLists(_ step: inout Step) {
    guard !lists.isEmpty else { return }
    let due = lists.values.filter { $0.nextChange.map { $0 <= step.now } ?? false }.map(\.id)
    for id in changedLists.union(due).sorted() { order(id, byPerson: false, &step) }
    changedLists = []
  }

  /// - Parameter byPerson: whether the person has changed something, so that a new order is no decision of the system's.
  private mutating func order(_ id: RelevanceListID, byPerson: Bool, _ step: inout Step) {
    guard var list = lists[id] else { return }
    let items = items(of: list, profile: step.profile.stacks)
    let answer = RelevanceOrder.answer(for: list, items, at: step.now, profile: step.profile.stacks)
    let old = list.shown
    (list.shown, list.orderedAt, list.nextChange) = (answer.shown, answer.orderedAt, answer.next)
    lists[id] = list
    requestContent(of: items, &step)
    record(answer, instead: old, of: items, byPerson: byPerson, &step)
    updateViews(of: Set(old).symmetricDifference(answer.shown), &step)
  }

  /// Requests new content for widgets whose context began to hold, or is about another configuration now.
  private mutating func requestContent(of items: [RelevanceOrder.Item], _ step: inout Step) {
    for item in items {
      let context = item.content(at: step.now)
      let present = instances[item.id]?.presentContext
      guard context != present else { continue }
      let isNew = context != nil && (present == nil || context?.configuration != present?.configuration)
      change(item.id, &step) { instance, step in
        instance.presentContext = context
        if isNew { instance.request(for: .contextBegan, at: step.now) }
      }
    }
  }

  private func record(
    _ answer: RelevanceOrder.Answer, instead old: [InstanceID], of items: [RelevanceOrder.Item], byPerson: Bool, _ step: inout Step
  ) {
    func record(_ trigger: ReloadReason, _ id: InstanceID, _ detail: String? = nil) {
      if let instance = instances[id] { step.recordTurn(trigger, to: instance, next: answer.next, detail: detail) }
    }
    let new = answer.shown
    for id in old where !new.contains(id) { record(.listHidden, id) }
    for id in new where !old.contains(id) { record(.listShown, id) }
    guard !byPerson, let first = new.first, first != old.first, old.contains(first), let former = old.first, new.contains(former) else { return }
    record(.listRelevance, first, Self.comparison(items.map(\.candidate), at: step.now))
  }

  // MARK: Inside

  private mutating func keepListed(in id: RelevanceListID, _ isThere: (InstanceID) -> Bool) {
    guard let old = lists[id] else { return }
    var list = old
    set(list.keep(isThere) ? list : nil, insteadOf: old)
  }

  private mutating func set(_ list: RelevanceList?, insteadOf old: RelevanceList?) {
    for member in old?.members ?? [] where listOf[member] == old?.id { listOf[member] = nil }
    if let old { (lists[old.id], _) = (nil, changedLists.remove(old.id)) }
    guard let list, !list.members.isEmpty else { return }
    for member in list.members { listOf[member] = list.id }
    lists[list.id] = list
    changedLists.insert(list.id)
  }
}
