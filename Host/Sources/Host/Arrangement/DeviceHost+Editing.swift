import Foundation
import Profiles
import Scheduler
import Store
import WireSchema

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
    if let family = edit.family?.name, family != record.family {
      try process([.instanceResized(record.id, family: family)], edit: LayoutEdit(resized: [record.id: family], moved: moved))
      renderer.abandon(widget: record.id.rawValue)
      didEdit(.resized, record, from: before)
    } else if !moved.isEmpty {
      try move(moved)
      didEdit(.moved, record, from: before)
    }
    return self.instance(try self.record(instance))
  }

  /// Returns where the widgets of a slot would be after a change, without making it.
  ///
  /// Pages that the change would leave empty are still counted, so that a page that is shown stays where it is.
  public func preview(_ instance: String, _ edit: WidgetEdit) async throws -> [String: GridPosition] {
    let positions = try arranged(try record(instance), edit).after.positions
    return Dictionary(uniqueKeysWithValues: positions.map { ($0.rawValue, $1) })
  }

  private func arranged(_ record: InstanceRecord, _ edit: WidgetEdit) throws -> (before: SlotArrangement, after: SlotArrangement) {
    guard let placement = placement(of: record) else { throw HostError.familyNotOnDevice(record.family, device: configuration.device.name) }
    if let family = edit.family { try check(family, of: record, in: placement) }
    let before = arrangement(of: placement)
    var after = before
    do throws(SlotArrangement.Fault) {
      if let family = edit.family?.name, family != record.family {
        try after.resize(record.id, to: family, at: edit.position)
      } else if let position = edit.position {
        try after.move(record.id, to: position)
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
        placement.place.slots(for: size.family, keepsBackground: !kind.backgroundRemovable).contains(where: { $0.id == placement.slot.id })
      else { return nil }
      return family
    }
  }

  /// Removes a widget (Specification B6). A running request is cancelled, its wake-ups, timelines and history are gone when this returns, and with the
  /// app's last widget its process ends. For a while it can come back: ``undo(_:)``.
  public func remove(_ instance: String) async throws {
    try checkWritable()
    let record = try record(instance)
    let content = content(of: record)
    var moved: [InstanceID: GridPosition] = [:]
    var before: SlotArrangement?
    if let placement = placement(of: record) {
      var arrangement = arrangement(of: placement)
      before = arrangement
      arrangement.remove(record.id)
      moved = changes(to: arrangement)
    }
    try process([.instanceRemoved(record.id)], edit: LayoutEdit(moved: moved))
    renderer.abandon(widget: record.id.rawValue)
    didEdit(.removed, record, from: before, content: content)
    // Not awaited: a preview for the gallery may still use the process, and ends first.
    if !records.values.contains(where: { $0.app == record.app }), let client = extensions.remove(record.app) { Task { await client.close() } }
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
    switch entry.step.action {
    case .moved: try move(changes(to: try restored(entry)))
    case .resized:
      try process(
        [.instanceResized(entry.record.id, family: entry.record.family)],
        edit: LayoutEdit(resized: [entry.record.id: entry.record.family], moved: changes(to: try restored(entry))))
      renderer.abandon(widget: entry.record.id.rawValue)
    case .removed: try bringBack(entry)
    }
    undoJournal.removeNewest()
    announce(.instancesChanged)
    return entry.step
  }

  /// Returns the arrangement with the positions from before a change.
  private func restored(_ entry: UndoJournal.Entry) throws -> SlotArrangement {
    let record = entry.record
    guard let placement = placement(of: record) else { throw HostError.familyNotOnDevice(record.family, device: configuration.device.name) }
    var arrangement = arrangement(of: placement)
    do throws(SlotArrangement.Fault) {
      switch entry.step.action {
      case .moved: break
      case .resized: try arrangement.resize(record.id, to: record.family)
      case .removed: try arrangement.add(record.id, family: record.family)
      }
      try arrangement.restore(entry.positions)
    } catch {
      throw HostError(error, of: record.family, in: placement, arrangement)
    }
    arrangement.tidy()
    return arrangement
  }

  private func bringBack(_ entry: UndoJournal.Entry) throws {
    var record = entry.record
    let arrangement = try placement(of: record).map { _ in try restored(entry) }
    record.position = arrangement?.positions[record.id]
    let moved = arrangement.map(changes) ?? [:]
    // Installed again meanwhile: the new version draws its own timeline.
    if let content = entry.content, content.installedAt == installed[record.app]?.record.installedAt {
      try process(
        [.instanceRestored(content.state, removedAt: entry.step.date)], added: record, edit: LayoutEdit(moved: moved, restored: content.archives))
    } else {
      try process(
        [.instanceAdded(record.id, app: record.app, kind: record.kind, family: record.family)], added: record, edit: LayoutEdit(moved: moved))
    }
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
      // A damaged timeline is no reason to keep a widget that shall go.
      return nil
    }
    return UndoJournal.Content(state: state, archives: archives, installedAt: app.record.installedAt)
  }

  private func didEdit(_ action: UndoStep.Action, _ record: InstanceRecord, from before: SlotArrangement?, content: UndoJournal.Content? = nil) {
    undoJournal.add(action, of: record, from: before?.positions ?? [:], content: content, at: now)
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
