import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import Store

// Processes one event at a time: reduce, commit, then perform the effects.
extension DeviceHost {
  /// Gives `event` to the scheduler, commits the result in one transaction, then performs the effects.
  ///
  /// - Parameters:
  ///   - archive: the archive that arrived with the event; kept if the scheduler takes it into use.
  ///   - added: the widget that the event adds.
  ///   - configured: configurations that the event changes.
  ///   - edit: places and sizes that change with the event.
  /// - Throws: `StoreError`; then nothing has changed.
  func process(_ event: SchedulerEvent, archive: NewArchive? = nil, added: InstanceRecord? = nil, configured: [InstanceID: [ParameterRecord]] = [:])
    throws
  {
    try process([event], archive: archive, added: added, configured: configured)
  }

  /// Processes several events of one instant and commits them together.
  ///
  /// - Parameter date: when they happened; nil: now.
  func process(
    _ events: [SchedulerEvent], at date: Date? = nil, archive: NewArchive? = nil, added: InstanceRecord? = nil,
    configured: [InstanceID: [ParameterRecord]] = [:], edit: LayoutEdit = LayoutEdit()
  ) throws {
    guard !events.isEmpty else { return }
    let now = date ?? self.now
    var next = state
    // The clock change comes first, so that the scheduler decides on the other events with the new time.
    let events = date == nil && wasClockSet(at: now) ? [.environmentChanged(.significantTime)] + events : events
    var effects: [SchedulerEffect] = []
    for event in events {
      // The newest wake-up replaces those before it.
      let following = next.apply(event, now: now, profile: profile)
      if following.contains(where: \.isWake) { effects.removeAll(where: \.isWake) }
      effects += following
    }
    processedEvents += events.count
    let addedRecords = edit.added + (added.map { [$0] } ?? [])
    var commit = StepCommit(
      state: next, archives: edit.restored, added: addedRecords, configured: configured, resized: edit.resized, moved: edit.moved,
      history: history.changes(from: state, to: next, events: events, effects: effects))
    for effect in effects {
      switch effect {
      case .record(let decision): commit.decisions.append(decision)
      case .keepArchive(_, let id): if let archive, archive.id == id { commit.archives.append(archive) }
      case .request, .cancel, .showEntry, .wake: continue
      }
    }
    try store.commit(commit)
    let past = state
    state = next
    history.didCommit(commit.history.budgets, of: next)
    for archive in commit.archives where archive.role == .timeline {
      diagnostics.receive(
        archive.archive.diagnostics, of: archive.id, for: archive.instance, inUse: next.instances[archive.instance]?.archives ?? [])
    }
    for record in addedRecords {
      records[record.id] = record
      diagnostics.add(record.id)
    }
    for (instance, parameters) in configured { records[instance]?.parameters = parameters }
    for (instance, family) in edit.resized { records[instance]?.family = family }
    for (instance, position) in edit.moved { records[instance]?.position = position }
    for id in records.keys where next.instances[id] == nil {
      records[id] = nil
      failures[id] = nil
      formerParameters[id] = nil
      diagnostics.remove(id)
    }
    for effect in effects { perform(effect, at: now) }
    announceChanges(from: past, events)
    announceStacks(from: past)
    announceLists(from: past)
    locationFollows(from: past)
    relevanceFollows(events)
    if !addedRecords.isEmpty || !edit.moved.isEmpty { try listsFollow() }
  }

  /// Processes what is due; the wake timer calls it.
  func wake() {
    guard isRunning else { return }
    counters.wakes += 1
    do {
      try process(.tick)
    } catch {
      // What is due stays due until it can be committed.
      logger.error("what is due cannot be recorded, trying again in half a minute: \(error)")
      setWake(now.addingTimeInterval(30))
    }
  }

  /// Announces a new picture, and the diagnostics that came with it if they changed.
  ///
  /// - Parameter archive: the widget's current archive.
  func announceImage(of instance: InstanceID, from archive: ArchiveID) {
    announce(.imageChanged(instance: instance.rawValue))
    if let changed = diagnostics.change(of: instance, current: archive) {
      announce(.diagnosticsChanged(instance: instance.rawValue, hidesWords(of: instance) ? changed.map(\.withoutTexts) : changed))
    }
  }

  /// Least difference, in seconds, between the clock and a clock that is never set, since the last event, that counts as a setting of the clock.
  private static let significantShift: TimeInterval = 60

  /// Returns whether somebody has set the clock since the last event. Both clocks run while the machine sleeps, so sleep does not count.
  private func wasClockSet(at now: Date) -> Bool {
    if case .frozen = configuration.clock { return false }
    let monotonic = ContinuousClock.now
    defer { lastEventTime = (now, monotonic) }
    guard let lastEventTime else { return false }
    return abs(now.timeIntervalSince(lastEventTime.wall) - (monotonic - lastEventTime.monotonic) / .seconds(1)) >= Self.significantShift
  }

  private func perform(_ effect: SchedulerEffect, at now: Date) {
    switch effect {
    case .request(let instance, _, let attempt): begin(attempt, for: instance)
    case .cancel(let instance, let attempt): cancel(attempt, of: instance)
    case .keepArchive(let instance, let archive):
      failures[instance] = nil
      // The new timeline's current entry may have the date of the one before, so that no `showEntry` follows.
      announceImage(of: instance, from: state.instances[instance]?.currentArchive(at: now) ?? archive)
    case .showEntry(let instance, let position): announceImage(of: instance, from: position.archive)
    case .wake(let date): setWake(date)
    case .record(let decision):
      counters.count(decision, of: state.instances[decision.instance])
      announce(.decided(hidesWords(of: decision.instance) ? decision.withoutAppText : decision))
    }
  }
}

extension DeviceHost {
  /// Whether an event on a widget has no words of its app. Events are kept for pages that come back, and those of a protected app would outlast a lock.
  /// Of other apps they are dropped at a lock (`EventFeed`).
  private func hidesWords(of instance: InstanceID) -> Bool {
    guard let app = records[instance]?.app else { return true }
    return isProtected(app) || hidesWords(of: app)
  }
}

extension Diagnostic {
  /// The diagnostic of a protected app in an event: that there is one, and how severe it is.
  fileprivate var withoutTexts: Diagnostic {
    .with {
      $0.severity = severity
      $0.name = "protected"
      $0.message = "The app's data is protected; its timeline has the text."
    }
  }
}

extension SchedulerEffect {
  fileprivate var isWake: Bool { if case .wake = self { true } else { false } }
}

extension InstanceState {
  /// Returns the archive of the current entry; nil before the first entry.
  fileprivate func currentArchive(at date: Date) -> ArchiveID? {
    [timeline, earlierTimeline].lazy.compactMap { $0?.currentEntry(at: date)?.archive }.first
  }
}
