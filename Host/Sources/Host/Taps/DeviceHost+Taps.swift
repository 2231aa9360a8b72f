import Foundation
import Scheduler
import Store
import WireSchema

// Performs the intents of buttons and toggles (Specification A14).
extension DeviceHost {
  /// Has the intent of a tapped button or toggle performed, then reloads the widget, free of budget. Returns what became of it.
  ///
  /// Taps on widgets of one app are performed one after another. Each is performed at most once: it is recorded before, and a tap with a known key
  /// gets the outcome of the first. What the intent is follows from what the host stored, not from what the client says.
  /// - Throws: ``TapError``; ``HostError``; `StoreError`.
  public func tap(_ instance: String, _ tap: Tap) async throws -> TapAnswer {
    guard isRunning else { throw HostError.notRunning }
    try checkWritable()
    let record = try record(instance)
    let id = TapQueue.ID(instance: record.id, key: tap.key)
    if let running = taps.task(id) { return await running.value }
    if let known = try store.tap(tap.key, of: record.id) { return TapAnswer(known) }
    let action = try intent(of: tap, on: record)
    let limit = configuration.limits.tapQueue
    guard taps.count(of: record.app) < limit else { throw TapError.tooMany(limit, app: record.app.rawValue) }
    let accepted = TapRecord(instance: record.id, key: tap.key, date: now)
    if let known = try store.add(accepted) { return TapAnswer(known) }
    let before = taps.last(of: record.app)
    let task = Task {
      _ = await before?.value
      let done = await perform(action, accepted)
      taps.remove(id, of: record.app)
      return done
    }
    taps.add(task, id, of: record.app)
    return await task.value
  }

  /// Returns what became of a tap, also after a start of the host.
  ///
  /// - Throws: ``TapError/unknown(_:)``.
  public func tapRecord(_ instance: String, key: String) throws -> TapRecord {
    let record = try record(instance)
    guard let tap = try store.tap(key, of: record.id) else { throw TapError.unknown(key) }
    return tap
  }

  /// Records what became of the taps that were under way when the host ended.
  func endTapsOfLastRun() throws {
    for var tap in try store.unfinishedTaps() {
      if tap.outcome == .waiting {
        tap.end(.notPerformed, "tap.hostEnded", "the host ended before it was performed")
      } else {
        tap.end(.interrupted, "tap.hostEnded", "the host ended while it was performed; a part of it may have been")
      }
      try store.update(tap)
    }
  }

  /// Returns the intent that is tapped.
  private func intent(of tap: Tap, on record: InstanceRecord) throws -> IntentAction {
    guard let shown = ShownList(tap.content), let list = try tappedList(shown, of: record) else { throw TapError.outdated }
    guard case .intent(let intent)? = list.action(at: tap.path)?.action else { throw TapError.noAction(tap.path.description) }
    guard isLocked else { return intent }
    let hidden = redaction(.none, under: concealment(of: record.app), isPlaceholder: false)
    if intent.requiresUnlock || list.concealed(hidden).action(at: tap.path) == nil { throw TapError.locked }
    return intent
  }

  /// Returns a list of the widget: one that it shows or will show, or one that a client read a moment ago.
  func tappedList(_ shown: ShownList, of record: InstanceRecord) throws -> DisplayList? {
    try storedList(shown, of: record)?.withLinks(in: record.family)
  }

  private func storedList(_ shown: ShownList, of record: InstanceRecord) throws -> DisplayList? {
    if let kept = shownActions.list(shown, of: record.id) { return kept }
    let timelines = state.instances[record.id]?.archives ?? []
    let isOwn = try timelines.contains(shown.archive) || store.archive(of: record.id, as: .snapshot) == shown.archive
    return isOwn ? try store.displayList(shown.archive, at: shown.index) : nil
  }

  private func perform(_ action: IntentAction, _ accepted: TapRecord) async -> TapAnswer {
    var tap = accepted
    var opensURL: String?
    guard let record = records[tap.instance] else {
      tap.end(.notPerformed, "tap.removed", "the widget was removed before it was performed")
      return TapAnswer(tap)
    }
    do {
      // It may have been locked while the tap waited.
      guard isRunning else { throw HostError.notRunning }
      if isLocked, action.requiresUnlock || concealment(of: record.app) == .placeholder { throw TapError.locked }
      let (client, entry) = (try client(of: record.app), try request(for: record))
      tap.outcome = .performing
      try store.update(tap)
      let request = PerformRequest.with {
        $0.intent = action
        $0.kind = record.kind
        $0.configuration = record.configuration
      }
      let performed = try await counted("perform", of: record) {
        try await client.perform(request, in: entry.context, location: locationContext(of: record))
      }
      if performed.succeeded {
        tap.end(.performed)
        opensURL = performed.opensURL.isEmpty ? nil : performed.opensURL
      } else {
        tap.end(.failed, "intent.failed", performed.message)
      }
    } catch let error as ExtensionError {
      switch error {
      case .refused(let name, let message, _): tap.end(.failed, name, message)
      case .spawn, .freeSpace: tap.end(.notPerformed, error.name, "\(error)")
      default: tap.end(tap.outcome == .waiting ? .notPerformed : .interrupted, error.name, "\(error)")
      }
    } catch {
      let name = (error as? TapError)?.name ?? (error as? LockError)?.name ?? "tap.notPerformed"
      tap.end(.notPerformed, name, "\(error)")
    }
    keep(tap, of: record)
    let opensApp = tap.outcome == .performed && action.opensApp
    keepOpening(of: tap, url: opensURL, opensApp: opensApp)
    return TapAnswer(tap, opensURL: opensURL, opensApp: opensApp)
  }

  /// Stores what became of a tap, and reloads the widget if the intent may have changed something.
  private func keep(_ tap: TapRecord, of record: InstanceRecord) {
    do {
      var stored = tap
      // What an extension of a protected app says is not stored; the client that tapped gets it.
      if isProtected(record.app) { stored.message = "" }
      try store.update(stored)
      guard isRunning, records[record.id] != nil, tap.outcome != .notPerformed else { return }
      try process(.reloadRequested(.instance(record.id), origin: .intent, foreground: false))
    } catch {
      logger.error("the outcome of a tap on \(record.id) cannot be recorded: \(error)")
    }
  }
}

extension TapRecord {
  fileprivate mutating func end(_ outcome: Outcome, _ name: String = "", _ message: String = "") {
    (self.outcome, errorName, self.message) = (outcome, name, message)
  }
}
