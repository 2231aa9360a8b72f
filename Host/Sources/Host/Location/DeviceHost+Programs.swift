import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation

// What programs of containing apps may know about the location (Specification A15, E1, E2). They have their app's setting, like its widgets.
extension DeviceHost {
  /// Answers a program's call for the location, and asks the user if the program wants that.
  ///
  /// - Parameter connection: the number of the program's connection, which speaks for the app that it names first.
  func answer(_ call: LocationCall, from connection: UInt64) -> LocationContext {
    guard isRunning, let id = installed[AppID(call.app)]?.record.id else { return .refused(.unknownApp) }
    if let known = location.programs[connection], known != id { return .refused(.otherApp) }
    // Not announced: programs that come and go would keep every page busy.
    location.programs[connection] = id
    if call.asksPermission { ask(id, of: connection) }
    return programAnswer(for: id).message
  }

  /// Forgets a program whose connection has ended, with its question and what was allowed once.
  func programEnded(_ connection: UInt64) {
    links.companions[connection] = nil
    endUse(by: connection)
    guard let app = location.programs.removeValue(forKey: connection) else { return }
    if location.askers[app]?.remove(connection) != nil, location.askers[app]?.isEmpty == true {
      // No program is left that would get the answer.
      endQuestion(of: app)
      announce(.locationChanged)
    }
    endOnce(app)
  }

  /// Whether the host regards an app as in use: it is in the foreground, in a session, or one of its programs is connected.
  func isUsed(_ app: AppID) -> Bool {
    state.apps[app].map { $0.isForeground || $0.isInSession } ?? false || location.programs.values.contains(app)
  }

  private func programAnswer(for app: AppID) -> LocationAnswer {
    LocationRules().answer(
      .init(
        // NSWidgetUsesLocation concerns widgets.
        isDeclared: true, permission: location.permission(of: app), isAllowedOnce: location.once.contains(app),
        isInUse: state.apps[app].map { $0.isForeground || $0.isInSession } ?? false, isVisible: false, lastSeenAt: nil,
        program: state.isLocked ? .whileLocked : .running, position: location.player.position(at: now)), at: now)
  }

  /// Asks the user for a program. However often an app's programs come and go, only some questions are put.
  private func ask(_ app: AppID, of connection: UInt64) {
    // The question is already waiting: this program or another one of the app has asked it.
    if location.askers[app]?.insert(connection) != nil { return }
    guard mayAsk(app) else { return }
    let limits = configuration.serviceLimits
    var rate =
      location.questions[app] ?? RateLimit(burst: limits.locationQuestionBurst, perSecond: limits.locationQuestionsPerHour / 3600)
    defer { location.questions[app] = rate }
    guard rate.allows(at: .now) else {
      if !location.silenced.insert(app).inserted { return }
      return logger.notice("programs of \(app) ask too often whether they may use location; their questions are not put")
    }
    rate.charge(1, at: .now)
    location.silenced.remove(app)
    location.askers[app] = [connection]
    ask(app, by: .app)
  }
}

extension LocationContext {
  /// The answer to a program that has no setting.
  fileprivate static func refused(_ refusal: LocationRefusal) -> LocationContext {
    .with {
      $0.authorization = .denied
      $0.reasonName = refusal.name
      $0.reason = "\(refusal)"
    }
  }
}
