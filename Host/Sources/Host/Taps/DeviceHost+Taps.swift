import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import Store

// Performs the intents of buttons and toggles (Specification A14).
extension DeviceHost {
  /// Has the intent of a tapped button or toggle performed, then reloads the widget, free of budget. Returns what became of it.
  ///
  /// Taps on widgets and live activities of one app are performed one after another. Each is performed at most once: it is recorded before, and a tap
  /// with a known key gets the outcome of the first. What the intent is follows from what the host stored, not from what the client says.
  /// - Throws: ``TapError``; ``HostError``; `StoreError`.
  public func tap(_ instance: String, _ tap: Tap) async throws -> TapAnswer {
    guard isRunning else { throw HostError.notRunning }
    try checkWritable()
    let record = try record(instance)
    return shown(try await accept(tap, on: .widget(record.id), of: record.app) { try intent(of: tap, on: record) }, of: record.app)
  }

  /// Returns what became of a tap, also after a start of the host.
  ///
  /// - Throws: ``TapError/unknown(_:)``.
  public func tapRecord(_ instance: String, key: String) throws -> TapRecord {
    let record = try record(instance)
    guard let tap = try store.tap(key, on: .widget(record.id)) else { throw TapError.unknown(key) }
    return shown(tap, of: record.app)
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

  // MARK: Tapped content

  /// Returns the intent that is tapped.
  private func intent(of tap: Tap, on record: InstanceRecord) throws -> IntentAction {
    guard let shown = ShownList(tap.content), let list = try tappedList(shown, of: record) else { throw TapError.outdated }
    return try intent(at: tap.path, in: list, of: record.app, allowsLock: WidgetFamilyValue(name: record.family)?.group == .control)
  }

  /// Returns the intent of a button or toggle of a list that was shown.
  ///
  /// - Parameter allowsLock: whether the intent's `authenticationPolicy` decides what happens while the device is locked, as in a control. Buttons and
  ///   toggles of widgets and live activities are inactive then (Apple, Adding interactivity to widgets and Live Activities).
  /// - Throws: ``TapError/noAction(_:)``; ``TapError/locked`` if the lock hides it or makes it inactive.
  func intent(at path: NodePath, in list: DisplayList, of app: AppID, allowsLock: Bool = false) throws(TapError) -> IntentAction {
    guard case .intent(let intent)? = list.action(at: path)?.action else { throw .noAction(path.description) }
    guard isLocked else { return intent }
    let hidden = redaction(.none, under: concealment(of: app), isPlaceholder: false)
    if !allowsLock || intent.requiresUnlock || list.concealed(hidden).action(at: path) == nil { throw .locked }
    return intent
  }

  /// Returns a list of the widget: one that it shows or will show, or one that a client read a moment ago.
  func tappedList(_ shown: ShownList, of record: InstanceRecord) throws -> DisplayList? {
    try storedList(shown, of: record)?.withLinks(in: record.family)
  }

  private func storedList(_ shown: ShownList, of record: InstanceRecord) throws -> DisplayList? {
    if let kept = shownActions.list(shown.description, of: .widget(record.id)) { return kept }
    let timelines = state.instances[record.id]?.archives ?? []
    let isOwn = try timelines.contains(shown.archive) || store.archive(of: record.id, as: .snapshot) == shown.archive
    return isOwn ? try store.displayList(shown.archive, at: shown.index) : nil
  }

  // MARK: Performing

  /// Records a tap and has it performed after the app's earlier ones. A tap whose key is known already gets the outcome of the first.
  ///
  /// - Parameter action: finds the intent; it is called only for a new tap.
  func accept(_ tap: Tap, on subject: TapSubject, of app: AppID, _ action: () throws -> IntentAction) async throws -> TapAnswer {
    let id = TapQueue.ID(subject: subject, key: tap.key)
    if let known = try await known(id) { return known }
    let action = try action()
    let limit = configuration.limits.tapQueue
    guard taps.count(of: app) < limit else { throw TapError.tooMany(limit, app: app.rawValue) }
    let accepted = TapRecord(on: subject, key: tap.key, date: now)
    if let known = try store.add(accepted) { return TapAnswer(known) }
    let before = taps.last(of: app)
    let task = Task {
      _ = await before?.value
      let done = await perform(action, accepted, of: app)
      taps.remove(id, of: app)
      return done
    }
    taps.add(task, id, of: app)
    return await task.value
  }

  /// Returns the outcome of a tap that is under way or recorded; nil: it is new.
  func known(_ id: TapQueue.ID) async throws -> TapAnswer? {
    if let running = taps.task(id) { return await running.value }
    return try store.tap(id.key, on: id.subject).map { TapAnswer($0) }
  }

  /// What an extension is asked to perform, besides the intent.
  struct PerformOrder {
    let kind: String
    let configuration: Data
    /// Of the widget or activity, so that the process that drew it can perform it.
    let context: RenderContext
    /// What the extension may know about the location; nil: nothing.
    let location: ExtensionClient.LocationQuestion?
  }

  /// Whether taps on the subject can be performed while the device is locked.
  private func allowsLock(_ subject: TapSubject) -> Bool {
    guard case .widget(let id) = subject else { return false }
    return (records[id]?.family).flatMap(WidgetFamilyValue.init(name:))?.group == .control
  }

  private func order(for subject: TapSubject) throws -> PerformOrder {
    switch subject {
    case .widget(let id):
      guard let record = records[id] else { throw TapGone(what: "the widget") }
      return PerformOrder(
        kind: record.kind, configuration: record.configuration, context: try request(for: record).context, location: locationContext(of: record))
    case .activity(let id):
      guard let activity = activities[id] else { throw TapGone(what: "the live activity") }
      return try order(for: activity)
    }
  }

  private func perform(_ action: IntentAction, _ accepted: TapRecord, of app: AppID) async -> TapAnswer {
    var tap = accepted
    var opensURL: String?
    do {
      // It may have been locked while the tap waited.
      guard isRunning else { throw HostError.notRunning }
      if isLocked, action.requiresUnlock || !allowsLock(accepted.subject) || concealment(of: app) == .placeholder { throw TapError.locked }
      let (order, client) = (try order(for: tap.subject), try client(of: app))
      tap.outcome = .performing
      try store.update(tap)
      let request = PerformRequest.with {
        $0.intent = action
        $0.kind = order.kind
        $0.configuration = order.configuration
      }
      let performed = try await counted("perform", of: app) {
        try await client.perform(request, in: order.context, location: order.location)
      }
      if performed.succeeded {
        tap.end(.performed)
        opensURL = performed.opensURL.isEmpty ? nil : performed.opensURL
      } else {
        tap.end(.failed, "intent.failed", performed.message)
      }
    } catch let gone as TapGone {
      tap.end(.notPerformed, "tap.removed", "\(gone.what) was removed before it was performed")
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
    keep(tap, of: app)
    let opensApp = tap.outcome == .performed && action.opensApp
    keepOpening(of: tap, app: app, url: opensURL, opensApp: opensApp)
    return TapAnswer(tap, opensURL: opensURL, opensApp: opensApp)
  }

  /// Stores what became of a tap, and shows the widget or live activity anew if the intent may have changed something.
  private func keep(_ tap: TapRecord, of app: AppID) {
    do {
      var stored = tap
      // What an extension of a protected app says is not stored; the client that tapped gets it.
      if isProtected(app) { stored.message = "" }
      try store.update(stored)
      guard isRunning, tap.outcome != .notPerformed else { return }
      switch tap.subject {
      case .widget(let id): if records[id] != nil { try process(.reloadRequested(.instance(id), origin: .intent, foreground: false)) }
      case .activity(let id): draw(id)
      }
    } catch {
      logger.error("the outcome of a tap of \(app) cannot be recorded: \(error)")
    }
  }
}

/// What was tapped is gone.
private struct TapGone: Error {
  let what: String
}

extension TapRecord {
  fileprivate mutating func end(_ outcome: Outcome, _ name: String = "", _ message: String = "") {
    (self.outcome, errorName, self.message) = (outcome, name, message)
  }
}
