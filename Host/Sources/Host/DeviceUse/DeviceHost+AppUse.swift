import AlmanacScheduler
import AlmanacWireSchema

// Keeps which apps are in use. Such an app's reload requests are free (Specification C8), and it gets the location if its setting is “while using”
// (Specification E2).
extension DeviceHost {
  /// Records an event of the device: an app came to the foreground, began a session, or left either.
  func reportUse(of app: AppID, _ change: (inout AppUse.Use) -> Void) throws {
    var next = appUse
    next.report(change, of: app)
    try commit(next, for: app)
  }

  /// Records what a program says of its app.
  ///
  /// - Parameter connection: the number of the program's connection, which speaks for the app that it names first.
  func take(_ call: AppUseCall, from connection: UInt64) -> AppUseAnswer {
    guard isRunning, let id = installed[AppID(call.app)]?.record.id else {
      return .refused("appUse.unknownApp", "no app is named “\(call.app)”; almanac apps lists their names")
    }
    var next = appUse
    let isOwn = [location.programs[connection], links.companions[connection]].allSatisfy { $0 == nil || $0 == id }
    guard isOwn, next.report(.init(isInForeground: call.inForeground, isInSession: call.inSession), of: id, by: connection) else {
      return .refused("appUse.otherApp", "a connection speaks for the app that it names first, and not for “\(call.app)” too")
    }
    do {
      try commit(next, for: id)
      return AppUseAnswer()
    } catch {
      return .refused("appUse.notStored", "the report cannot be stored: \(error)")
    }
  }

  /// Ends what a program reported, whose connection has ended.
  func endUse(by connection: UInt64) {
    var next = appUse
    guard let app = next.end(connection), isRunning else { return }
    do {
      try commit(next, for: app)
    } catch {
      // The reports have ended, even if the scheduler could not record it.
      appUse = next
      logger.error("the end of \(app)’s use cannot be recorded: \(error)")
    }
  }

  /// Gives the scheduler what has changed for an app, and keeps the reports if it takes them.
  private func commit(_ next: AppUse, for app: AppID) throws {
    let (use, known) = (next.use(of: app), state.apps[app])
    var events: [SchedulerEvent] = []
    if use.isInForeground != known?.isForeground ?? false { events.append(.appForeground(app, use.isInForeground)) }
    if use.isInSession != known?.isInSession ?? false { events.append(.appSession(app, use.isInSession)) }
    if !events.isEmpty { try process(events) }
    appUse = next
    // What the app and its programs may know about the location follows from its use.
    if !events.isEmpty { announce(.conditionsChanged) }
  }
}

extension AppUseAnswer {
  fileprivate static func refused(_ name: String, _ sentence: String) -> AppUseAnswer {
    .with { ($0.refusalName, $0.refusal) = (name, sentence) }
  }
}
