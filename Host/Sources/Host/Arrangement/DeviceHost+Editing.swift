import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import Store

// Moves, resizes and removes widgets, and undoes that (Specification B3, B6, D8).
extension DeviceHost {
  /// Moves or resizes a widget; others move aside (`SlotArrangement`). A widget with another size requests a new timeline, free of budget.
  ///
  /// - Throws: a ``HostError``; then nothing has changed.
  public func edit(_ instance: String, _ edit: WidgetEdit) async throws -> Instance {
    try checkWritable()
    let record = try record(instance)
    let (before, after) = try arranged(record, edit)
    var arrangement = after
    arrangement.tidy()
    let moved = changes(to: arrangement)
    let widgets = sharing(record)
    if let family = edit.family?.name, family != record.family {
      try process(
        widgets.map { .instanceResized($0.id, family: family) },
        edit: LayoutEdit(resized: Dictionary(uniqueKeysWithValues: widgets.map { ($0.id, family) }), moved: moved))
      for widget in widgets { renderer.abandon(widget: widget.id.rawValue) }
      didEdit(.resized, widgets.map { .init(record: $0) }, from: before, state.sortedStacks)
    } else if !moved.isEmpty {
      try move(moved)
      didEdit(.moved, [.init(record: record)], from: before, state.sortedStacks)
    }
    return self.instance(try self.record(instance))
  }

  /// Returns where the widgets of a slot would be after a change, without making it.
  ///
  /// Pages that the change would leave empty are still counted, so that a page that is shown stays where it is.
  public func preview(_ instance: String, _ edit: WidgetEdit) async throws -> [String: GridPosition] {
    let positions = positions(of: try arranged(try record(instance), edit).after)
    return Dictionary(uniqueKeysWithValues: positions.map { ($0.rawValue, $1) })
  }

  /// Returns the widgets that share a widget's place, in the order of their stack: at least itself, which is first.
  func sharing(_ record: InstanceRecord) -> [InstanceRecord] {
    [record] + (state.stack(of: record.id)?.members ?? []).filter { $0 != record.id }.compactMap { records[$0] }
  }

  private func arranged(_ record: InstanceRecord, _ edit: WidgetEdit) throws -> (before: SlotArrangement, after: SlotArrangement) {
    guard let placement = placement(of: record) else { throw HostError.familyNotOnDevice(record.family, device: configuration.device.name) }
    if let family = edit.family { for widget in sharing(record) { try check(family, of: widget, in: placement) } }
    let lead = state.stack(of: record.id)?.members.first ?? record.id
    let before = arrangement(of: placement)
    var after = before
    do throws(SlotArrangement.Fault) {
      if let family = edit.family?.name, family != record.family {
        try after.resize(lead, to: family, at: edit.position)
      } else if let position = edit.position {
        try after.move(lead, to: position)
      }
    } catch {
      throw HostError(error, of: edit.family?.name ?? record.family, in: placement, before)
    }
    return (before, after)
  }

  /// Throws an error if the widget's kind does not support the family, or if the widget's slot does not take it.
  private func check(_ family: WidgetFamilyValue, of record: InstanceRecord, in placement: Placement) throws {
    let kind = try check(kind: record.kind, family: family, of: try find(record.app.rawValue))
    let offered = families(of: kind, in: placement)
    guard offered.contains(family) else {
      throw HostError.familyNotInSlot(family.name, slot: placement.slot.id, place: placement.place.id, known: offered.map(\.name))
    }
  }

  /// Returns the sizes that a widget of a kind can have in its slot, the smallest first.
  func families(of kind: KindDescription, in placement: Placement) -> [WidgetFamilyValue] {
    placement.slot.families.compactMap { size in
      guard
        let family = WidgetFamilyValue(name: size.family), kind.families.contains(family), placement.slot.grid.spans[size.family] != nil,
        placement.place.slots(for: size.family, keepsBackground: !kind.backgroundRemovable, onlyWhileRelevant: kind.onlyWhileRelevant)
          .contains(where: { $0.id == placement.slot.id })
      else { return nil }
      return family
    }
  }

  /// Removes a widget (Specification B6). A running request is cancelled, its wake-ups, timelines and history are gone when this returns, and with the
  /// app's last widget its process ends. For a while it can come back: ``undo(_:)``.
  public func remove(_ instance: String) async throws {
    try checkWritable()
    try removeWidgets([try record(instance)])
  }

  /// Removes widgets: one, or all of a stack.
  func removeWidgets(_ removed: [InstanceRecord]) throws {
    guard let first = removed.first else { return }
    let widgets = removed.map { UndoJournal.Widget(record: $0, content: content(of: $0)) }
    let events = removed.map { SchedulerEvent.instanceRemoved($0.id) }
    let (past, after) = (state.sortedStacks, stacks(after: events))
    var moved: [InstanceID: GridPosition] = [:]
    var before: SlotArrangement?
    if let placement = placement(of: first) {
      before = arrangement(of: placement)
      var arrangement = arrangement(of: placement, stacks: after, without: Set(removed.map(\.id)))
      arrangement.tidy()
      let gone = Set(removed.map(\.id))
      moved = changes(to: arrangement, stacks: after).filter { !gone.contains($0.key) }
    }
    try process(events, edit: LayoutEdit(moved: moved))
    for record in removed { renderer.abandon(widget: record.id.rawValue) }
    didEdit(.removed, widgets, from: before, past)
    Set(removed.map(\.app)).forEach(closeUnused)
  }

  /// The time on the device's clock.
  public var currentDate: Date { now }

  // MARK: Undo

  /// Returns the changes that can be undone, the newest first.
  public func undoSteps() -> [UndoStep] { undoJournal.steps(at: now) }

  /// Undoes the newest change.
  ///
  /// A removed widget comes back with its id, its configuration and its history of requests. Its timeline comes back too, unless its app has data
  /// protection or was installed again, or the removed timelines were too large to be kept; then a new one is requested, free of budget.
  /// - Parameter step: the id of the change that the caller means; nil: whichever is the newest.
  /// - Returns: the step that was undone.
  /// - Throws: ``HostError/nothingToUndo``, ``HostError/undoIsStale(_:)``; then nothing has changed.
  public func undo(_ step: UInt64? = nil) async throws -> UndoStep {
    try checkWritable()
    guard let entry = undoJournal.newest(at: now) else { throw HostError.nothingToUndo }
    if let step, step != entry.step.id { throw HostError.undoIsStale(step) }
    try restore(entry)
    undoJournal.removeNewest()
    announce(.instancesChanged)
    return entry.step
  }

  /// Brings positions, sizes, stacks and removed widgets back to what they were before a change, in one step.
  private func restore(_ entry: UndoJournal.Entry) throws {
    let known = Set(records.keys).union(entry.step.action == .removed ? entry.widgets.map(\.record.id) : [])
    let stackEvents = events(restoring: entry.stacks, among: known)
    var edit = LayoutEdit()
    var events: [SchedulerEvent] = []
    switch entry.step.action {
    case .moved, .stacked, .unstacked, .restacked: break
    case .resized:
      for widget in entry.widgets where records[widget.record.id] != nil {
        edit.resized[widget.record.id] = widget.record.family
        events.append(.instanceResized(widget.record.id, family: widget.record.family))
      }
    case .removed:
      for widget in entry.widgets {
        edit.added.append(widget.record)
        // Installed again meanwhile: the new version draws its own timeline.
        if let content = widget.content, content.installedAt == installed[widget.record.app]?.record.installedAt {
          events.append(.instanceRestored(content.state, removedAt: entry.step.date))
          edit.restored += content.archives
        } else {
          let record = widget.record
          events.append(.instanceAdded(record.id, app: record.app, kind: record.kind, family: record.family))
        }
      }
    }
    events += stackEvents
    let after = stacks(after: events)
    // Widgets without a place come back without a position.
    if let placement = placement(of: entry.widgets[0].record) {
      let arrangement = try restored(entry, in: placement, after)
      let positions = positions(of: arrangement, stacks: after)
      for index in edit.added.indices { edit.added[index].position = positions[edit.added[index].id] }
      edit.moved = changes(to: arrangement, stacks: after)
    } else if entry.step.action != .removed {
      throw HostError.familyNotOnDevice(entry.widgets[0].record.family, device: configuration.device.name)
    }
    if events.isEmpty { try move(edit.moved) } else { try process(events, edit: edit) }
    for id in edit.resized.keys { renderer.abandon(widget: id.rawValue) }
  }

  /// Returns the arrangement with the positions from before a change.
  private func restored(_ entry: UndoJournal.Entry, in placement: Placement, _ stacks: [Stack]) throws -> SlotArrangement {
    let covered = Set(stacks.flatMap { $0.members.dropFirst() })
    let leads = entry.widgets.map(\.record).filter { !covered.contains($0.id) }
    var arrangement = arrangement(of: placement, stacks: stacks)
    do throws(SlotArrangement.Fault) {
      for record in leads {
        switch entry.step.action {
        case .moved, .stacked, .unstacked, .restacked: break
        case .resized: try arrangement.resize(record.id, to: record.family)
        case .removed: try arrangement.add(record.id, family: record.family)
        }
      }
      try arrangement.restore(entry.positions)
    } catch {
      throw HostError(error, of: entry.widgets[0].record.family, in: placement, arrangement)
    }
    arrangement.tidy()
    return arrangement
  }

  /// Returns what a widget shows, to be kept in memory; nil for an app with data protection, of which nothing outlasts its widget.
  private func content(of record: InstanceRecord) -> UndoJournal.Content? {
    guard !isProtected(record.app), let state = state.instances[record.id], let app = installed[record.app] else { return nil }
    var archives: [NewArchive] = []
    do {
      let others = try [ArchiveRole.snapshot, .placeholder].compactMap { role in try store.archive(of: record.id, as: role).map { ($0, role) } }
      for (id, role) in state.archives.map({ ($0, ArchiveRole.timeline) }) + others {
        guard let archive = try store.wholeArchive(id) else { return nil }
        archives.append(NewArchive(id: id, instance: record.id, archive: archive, role: role))
      }
    } catch {
      // A damaged timeline must not prevent the removal of its widget.
      return nil
    }
    return UndoJournal.Content(state: state, archives: archives, installedAt: app.record.installedAt)
  }

  func didEdit(_ action: UndoStep.Action, _ widgets: [UndoJournal.Widget], from before: SlotArrangement?, _ stacks: [Stack]) {
    undoJournal.add(action, of: widgets, from: before?.positions ?? [:], stacks, at: now)
    announce(.instancesChanged)
    undoExpiry?.cancel()
    let seconds = configuration.editing.undoSeconds
    undoExpiry = Task { [weak self] in
      try? await Task.sleep(for: .seconds(seconds))
      if !Task.isCancelled { await self?.expireUndo() }
    }
  }

  /// Frees the memory of what can no longer be undone.
  private func expireUndo() { undoJournal.expire(at: now) }
}
