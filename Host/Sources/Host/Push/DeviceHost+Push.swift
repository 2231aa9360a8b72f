import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import Store

// Pushes from servers (Specification A5), and the tokens with which they are addressed.
extension DeviceHost {
  /// Acts on a push. The token is the caller's only credential, and says which widgets, controls or activity the push concerns.
  ///
  /// - Throws: ``PushError``.
  public func push(_ message: PushMessage, token: Data) throws {
    guard isRunning, readOnlyReason == nil else { throw PushError.unavailable }
    let profile = activityProfile
    counters.pushes += 1
    // Guesses have a rate of their own, and so has each token and each app: who uses one up takes nothing from the others. The look-up of a token
    // costs no more than the count of a push.
    guard token.count == PushTokens.size, let known = pushTokens.record(token), let app = installed[known.app] else {
      try charge(&guessRate)
      throw PushError.badDeviceToken
    }
    if let date = known.expiredAt {
      try charge(&guessRate)
      throw PushError.expired(date)
    }
    guard pushTokens.passes(token, burst: profile.tokenBurst, perSecond: profile.tokenPushesPerSecond) else { throw PushError.tooManyRequests }
    try charge(&appPushRates[known.app, default: RateLimit(burst: profile.appBurst, perSecond: profile.appPushesPerSecond)])
    try charge(&pushRate)
    guard message.body.count <= profile.pushBytes else { throw PushError.payloadTooLarge }
    guard !message.body.isEmpty else { throw PushError.payloadEmpty }
    let isActivity = known.use == .activity || known.use == .start
    guard message.kind.rawValue == (isActivity ? "liveactivity" : known.use.rawValue),
      message.topic == "\(app.bundle.identifier).push-type.\(message.kind.rawValue)"
    else { throw PushError.notForTopic }
    if isActivity { try push(message.body, to: known) } else { try reload(app, by: message.body, controls: known.use == .controls) }
  }

  private func charge(_ rate: inout RateLimit) throws(PushError) {
    guard rate.allows(at: .now) else { throw .tooManyRequests }
    rate.charge(1, at: .now)
  }

  /// Reloads the kinds with push handlers, within their budgets; each decision is recorded with its reason.
  private func reload(_ app: InstalledApp, by body: Data, controls: Bool) throws {
    guard JSONDepth.of(body) <= 8, let push = try? JSONDecoder().decode(ContentPush.self, from: body), push.aps.isChanged else {
      throw PushError.badPayload
    }
    let kinds = app.description.kinds.filter { $0.takesPushes && ($0.configuration == .control) == controls }.map(\.kind)
    do {
      try process(kinds.map { .pushReceived(app.record.id, kind: $0) })
    } catch {
      logger.error("a push for \(app.record.id) cannot be recorded: \(error)")
      throw PushError.unavailable
    }
  }

  private func push(_ body: Data, to known: PushTokenRecord) throws {
    do {
      let push = try ActivityPush(body, now: now, ActivityCheck(profile: activityProfile))
      if push.namesAlertKeys {
        logger.notice("the alert of a push for \(known.app) has title or body as keys of translations, which are not looked up; send them as texts")
      }
      switch (push.event, push.change) {
      case (.start, let change?):
        guard known.use == .start, push.attributesType == known.subject else { throw PushError.badPayload }
        try begin(
          UUID().uuidString, of: known.app, kind: push.attributesType, attributes: push.attributes, change, at: now, takesPushes: true)
      case (.update, let change?):
        guard known.use == .activity else { throw PushError.badPayload }
        try update(known.subject, of: known.app, change)
      case (.end, let change):
        guard known.use == .activity else { throw PushError.badPayload }
        try end(known.subject, of: known.app, change, dismissal: push.dismissal)
      case (_, nil): throw PushError.badPayload
      }
    } catch ActivityError.outdated {
      // As documented: an older push is accepted and has no effect.
      return
    } catch ActivityError.ended, ActivityError.unknown, ActivityError.disabled {
      throw PushError.expired(now)
    } catch ActivityError.tooMany, ActivityError.tooManyOnDevice {
      throw PushError.tooManyRequests
    } catch ActivityError.locked, ActivityError.notStored {
      throw PushError.unavailable
    } catch ActivityError.tooLarge {
      throw PushError.payloadTooLarge
    } catch is ActivityError {
      throw PushError.badPayload
    }
  }

  // MARK: Tokens

  /// Returns the token for a use, and issues one if there is none.
  func token(_ use: PushTokenRecord.Use, of app: AppID, subject: String = "") throws -> Data {
    if let known = pushTokens.token(use, of: app, subject: subject) { return known }
    let record = PushTokenRecord(token: PushTokens.make(), app: app, use: use, subject: subject)
    try store.add(record)
    pushTokens.insert(record)
    return record.token
  }

  func expireToken(of activity: String) {
    pushTokens.expire(.activity, subject: activity, at: now)
    pushTokens.forgetExpired(beyond: activityProfile.expiredTokens)
  }

  /// Returns the tokens of an app's widgets and controls, as far as they have push handlers.
  func widgetTokens(of app: AppID) -> AlmanacWireSchema.PushTokens {
    let kinds = installed[app]?.description.kinds.filter(\.takesPushes) ?? []
    return .with {
      if kinds.contains(where: { $0.configuration != .control }) { $0.widgets = (try? token(.widgets, of: app)) ?? Data() }
      if kinds.contains(where: { $0.configuration == .control }) { $0.controls = (try? token(.controls, of: app)) ?? Data() }
    }
  }

  /// Notifies an app's push handlers of its tokens and widgets, if either has changed since the last notification.
  func tellTokens() {
    for app in installed.keys.sorted() where installed[app]?.description.kinds.contains(where: \.takesPushes) == true {
      if isLocked, isProtected(app) { continue }
      let request = PushTokensRequest.with {
        $0.tokens = widgetTokens(of: app)
        $0.widgets = widgetValues(of: app)
      }
      let hash = request.hashValue
      guard toldTokens[app] != hash, !request.widgets.isEmpty || toldTokens[app] != nil else { continue }
      toldTokens[app] = hash
      let former = tellings[app]?.task
      tellingCount += 1
      let number = tellingCount
      tellings[app] = (
        number,
        Task {
          await former?.value
          // A newer notification replaces a waiting one.
          if !Task.isCancelled, toldTokens[app] == hash { await tell(request, to: app) }
          guard tellings[app]?.number == number else { return }
          tellings[app] = nil
          closeUnused(app)
        }
      )
    }
  }

  private func tell(_ request: PushTokensRequest, to app: AppID) async {
    do {
      try await client(of: app).tell(request, in: region)
    } catch {
      // The next change of its widgets notifies it again.
      if toldTokens[app] == request.hashValue { toldTokens[app] = nil }
      if Task.isCancelled { return }
      logger.notice("the push handlers of \(app) did not get their token: \((error as? ExtensionError)?.name ?? "\(error)")")
    }
  }

  /// Cancels the notifications of push handlers, and returns when they have ended.
  func stopTelling() async {
    let tasks = tellings.values.map(\.task)
    tellings = [:]
    tasks.forEach { $0.cancel() }
    for task in tasks { await task.value }
  }
}

/// The body of a push for widgets and controls.
private struct ContentPush: Decodable {
  struct APS: Decodable {
    let isChanged: Bool
    enum CodingKeys: String, CodingKey { case isChanged = "content-changed" }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      // Servers write true or 1.
      isChanged = try (try? container.decode(Bool.self, forKey: .isChanged)) ?? (container.decode(Int.self, forKey: .isChanged) == 1)
    }
  }
  let aps: APS
}
