import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import Store

// Live activities (Specification A5): requested, updated and ended by programs of the containing app, by its extension while it performs an intent, or by
// pushes; dismissed by people and by time.
//
// Updates are limited by a named rule, `activity.coalesced`: the newest content waits until the activity's rate allows it, and replaces content that
// is already waiting. So the last update always takes effect, however many come.
extension DeviceHost {
  /// Starts an activity for a program or the extension of its app.
  func begin(_ call: ActivityRequestCall) -> ActivityAccepted {
    do {
      let app = try activityApp(call.app)
      let check = ActivityCheck(profile: activityProfile)
      let id = try check.id(call.id)
      let change = try self.change(call.content, alert: call.hasAlert ? call.alert : nil, timestamp: nil, check)
      let start = call.hasStart ? try check.date(call.start, "the start") : now
      guard start <= now.addingTimeInterval(activityProfile.pendingSeconds) else { throw ActivityError.malformed("the start is too far ahead") }
      let token = try begin(
        id, of: app, kind: call.attributesType, attributes: call.attributes, change, at: max(start, now), takesPushes: call.takesPushes,
        isTransient: call.isTransient)
      return .with { $0.pushToken = token ?? Data() }
    } catch {
      return refusal(error, app: call.app)
    }
  }

  /// Stores an activity and has it drawn. Returns its push token if it takes pushes.
  @discardableResult
  func begin(
    _ id: String, of app: AppID, kind: String, attributes: Data, _ change: ActivityChange, at start: Date, takesPushes: Bool,
    isTransient: Bool = false
  ) throws -> Data? {
    guard activities[id] == nil else { throw ActivityError.malformedID }
    let known = activityKinds(of: app)
    guard known.contains(kind) else { throw ActivityError.unknownType(Printable.text(kind), app: app.rawValue, known: known) }
    try ActivityCheck(profile: activityProfile).check(attributes: attributes, state: change.state)
    try checkAllowed(app)
    guard activities.count(of: app) < activityProfile.perApp else { throw ActivityError.tooMany(activityProfile.perApp, app: app.rawValue) }
    guard activities.byID.count < activityProfile.perDevice else { throw ActivityError.tooManyOnDevice(activityProfile.perDevice) }
    if isLocked, isProtected(app) { throw ActivityError.locked }
    let life = ActivityLife(
      requestedAt: now, startsAt: start, staleDate: change.staleDate, relevanceScore: change.relevanceScore, timestamp: change.timestamp,
      takesPushes: takesPushes, isTransient: isTransient)
    let activity = LiveActivity(
      id: id, app: app, kind: kind, life: life, content: ActivityContent(attributes: attributes, state: change.state, alert: change.alert),
      rate: updateRate(of: app))
    do { try store.save(activity.record()) } catch { throw ActivityError.notStored("\(error)") }
    activities[id] = activity
    let token = takesPushes ? try token(.activity, of: app, subject: id) : nil
    activitiesChanged(app)
    draw(id)
    return token
  }

  /// Replaces the content of an activity for a program or the extension of its app.
  func update(_ call: ActivityUpdateCall) -> ActivityAccepted {
    do {
      let app = try activityApp(call.app)
      let change = try self.change(
        call.content, alert: call.hasAlert ? call.alert : nil, timestamp: call.hasTimestamp ? call.timestamp : nil,
        ActivityCheck(profile: activityProfile))
      try update(call.id, of: app, change)
      return ActivityAccepted()
    } catch {
      return refusal(error, app: call.app)
    }
  }

  /// Applies new content, at once or when the activity's rate allows it.
  func update(_ id: String, of app: AppID, _ change: ActivityChange) throws {
    guard let activity = activities[id], activity.app == app else { throw ActivityError.unknown(Printable.text(id)) }
    guard [.pending, .active, .stale].contains(activity.life.phase(at: now, activityProfile)) else { throw ActivityError.ended(id) }
    guard change.timestamp.isCurrent(after: activity.waiting?.timestamp ?? activity.life.timestamp) else { throw ActivityError.outdated }
    if let attributes = activity.content?.attributes {
      try ActivityCheck(profile: activityProfile).check(attributes: attributes, state: change.state)
    } else {
      // The attributes are sealed, and were checked with an earlier state; only the new state is checked.
      try ActivityCheck(profile: activityProfile).check(attributes: Data("{}".utf8), state: change.state)
    }
    if activity.waiting != nil { counters.coalescedUpdates += 1 }
    activities[id]?.waiting = change
    applyWaiting(id)
  }

  /// Ends an activity for a program or the extension of its app.
  func end(_ call: ActivityEndCall) -> ActivityAccepted {
    do {
      let app = try activityApp(call.app)
      let check = ActivityCheck(profile: activityProfile)
      let change =
        call.hasContent ? try self.change(call.content, alert: nil, timestamp: call.hasTimestamp ? call.timestamp : nil, check) : nil
      let dismissal: Date? =
        switch call.dismissal {
        case .immediate: now
        case .after: try check.date(call.dismissalDate, "the date of dismissal")
        default: nil
        }
      try end(call.id, of: app, change, dismissal: dismissal)
      return ActivityAccepted()
    } catch {
      return refusal(error, app: call.app)
    }
  }

  /// Ends an activity with its newest content.
  ///
  /// - Parameter dismissal: until when it is shown at most; nil: as long as the system allows.
  func end(_ id: String, of app: AppID, _ change: ActivityChange?, dismissal: Date?) throws {
    guard var activity = activities[id], activity.app == app else { throw ActivityError.unknown(Printable.text(id)) }
    if let change {
      guard change.timestamp.isCurrent(after: activity.waiting?.timestamp ?? activity.life.timestamp) else { throw ActivityError.outdated }
      if let attributes = activity.content?.attributes {
        try ActivityCheck(profile: activityProfile).check(attributes: attributes, state: change.state)
      }
      activity.waiting = change
    }
    let final = activity.waiting
    activity.waitTask?.cancel()
    (activity.waiting, activity.waitTask) = (nil, nil)
    // An activity that has already ended keeps the date of its end; only its dismissal changes.
    if activity.life.phase(at: now, activityProfile) != .ended { activity.life.endedAt = now }
    activity.life.dismissalDate = dismissal
    activities[id] = activity
    if activity.life.phase(at: now, activityProfile) == .dismissed { return removeActivity(id) }
    if let final { take(final, for: id) } else { keep(id, announcing: true) }
  }

  /// Ends an activity on behalf of the person, who can do it for every app.
  public func endActivity(_ id: String) throws {
    guard let activity = activities[id] else { throw ActivityError.unknown(Printable.text(id)) }
    guard activity.life.phase(at: now, activityProfile) != .ended else { throw ActivityError.ended(id) }
    try end(id, of: activity.app, nil, dismissal: nil)
  }

  /// Removes an activity from every screen on behalf of the person; its app learns that it was dismissed.
  public func dismissActivity(_ id: String) throws {
    guard activities[id] != nil else { throw ActivityError.unknown(Printable.text(id)) }
    removeActivity(id)
  }

  // MARK: Content

  /// Applies the waiting content if the rate allows it; otherwise schedules another attempt.
  func applyWaiting(_ id: String) {
    guard isRunning, var activity = activities[id], let change = activity.waiting else { return }
    // While the device is locked, the content can neither be stored nor drawn.
    if isLocked, isProtected(activity.app) { return }
    guard activity.rate.allows(at: .now) else {
      guard activity.waitTask == nil else { return }
      let wait = activity.rate.wait(at: .now)
      activity.waitTask = Task { [weak self] in
        guard (try? await Task.sleep(for: wait)) != nil else { return }
        await self?.waitEnded(id)
      }
      activities[id] = activity
      return
    }
    activity.rate.charge(1, at: .now)
    (activity.waiting, activity.waitTask) = (nil, nil)
    activities[id] = activity
    take(change, for: id)
  }

  private func waitEnded(_ id: String) {
    activities[id]?.waitTask = nil
    applyWaiting(id)
  }

  private func take(_ change: ActivityChange, for id: String) {
    guard activities[id] != nil else { return }
    activities[id]?.adopt(change)
    counters.activityUpdates += 1
    keep(id, announcing: true)
    draw(id)
  }

  /// Stores an activity. What cannot be stored now is stored with the next change.
  func keep(_ id: String, announcing: Bool = false) {
    guard let activity = activities[id] else { return }
    do {
      try store.save(activity.record(withContent: !(isLocked && isProtected(activity.app))))
    } catch {
      logger.error("the live activity \(id) cannot be stored: \(error)")
    }
    if announcing { activitiesChanged(activity.app) }
  }

  func removeActivity(_ id: String) {
    guard let activity = activities[id] else { return }
    activity.drawTask?.cancel()
    activity.waitTask?.cancel()
    activities[id] = nil
    expireToken(of: id)
    do {
      try store.removeActivity(id, at: now, keepingExpired: activityProfile.expiredTokens)
    } catch {
      logger.error("the live activity \(id) cannot be removed from the store: \(error)")
    }
    renderer.abandon(widget: Self.pictureOwner(id))
    activitiesChanged(activity.app)
  }

  // MARK: Time

  /// Announces a change of the activities and sets the next wake-up.
  func activitiesChanged(_ app: AppID) {
    setActivityWake(activities.nextChange(after: now, activityProfile))
    announce(.activitiesChanged)
    companions?.refreshActivities(of: app)
  }

  /// Acts on dates that have passed; the wake timer calls it.
  func activityWake() {
    guard isRunning else { return }
    let now = now
    var changed: Set<AppID> = []
    for activity in activities.shown {
      switch activity.life.phase(at: now, activityProfile) {
      case .dismissed: removeActivity(activity.id)
      default:
        changed.insert(activity.app)
        if activity.life.isStale(at: now) != activity.drawnStale { draw(activity.id) }
      }
    }
    setActivityWake(activities.nextChange(after: now, activityProfile))
    for app in changed { activitiesChanged(app) }
  }

  /// Reads the activities of the last run, and draws what they lack.
  func startActivities() throws {
    var hadPlainAlert = false
    for record in try store.activities() {
      guard installed[record.app] != nil, let life = ActivityLife(encoded: record.life) else {
        try store.removeActivity(record.id, at: now, keepingExpired: activityProfile.expiredTokens)
        continue
      }
      var activity = LiveActivity(
        id: record.id, app: record.app, kind: record.kind, life: life, content: record.content.flatMap(ActivityContent.init(encoded:)),
        rate: updateRate(of: record.app))
      activity.readDrawings()
      let formerAlert = ActivityLife.formerAlert(in: record.life)
      if activity.content?.alert == nil { activity.content?.alert = formerAlert }
      activities[record.id] = activity
      // Stores it with the content; while that is sealed, the alert is dropped.
      if formerAlert != nil {
        keep(record.id)
        hadPlainAlert = true
      }
      // A restored backup may have activities and a setting that forbids them.
      if life.phase(at: now, activityProfile) == .dismissed || !currentSettings.allowsLiveActivities(of: record.app) {
        removeActivity(record.id)
      } else {
        draw(record.id)
      }
    }
    // The file itself has the plain texts until the journal is moved into it.
    if hadPlainAlert { store.settle() }
    setActivityWake(activities.nextChange(after: now, activityProfile))
  }

  /// Ends all work on activities. What waits is stored.
  func stopActivities() async {
    var tasks: [Task<Void, Never>] = []
    for activity in activities.shown {
      activity.waitTask?.cancel()
      activity.drawTask?.cancel()
      tasks += [activity.waitTask, activity.drawTask].compactMap(\.self)
      if let change = activity.waiting {
        activities[activity.id]?.waiting = nil
        activities[activity.id]?.adopt(change)
        keep(activity.id)
      }
    }
    for task in tasks { await task.value }
    activities = LiveActivities()
  }

  // MARK: Lock

  /// Stores what waits of protected apps' activities, sealed, so that it need not stay in memory. Call it before the key goes.
  func sealActivities() {
    for activity in activities.shown where isProtected(activity.app) {
      guard let change = activity.waiting else { continue }
      activity.waitTask?.cancel()
      activities[activity.id]?.waiting = nil
      activities[activity.id]?.waitTask = nil
      activities[activity.id]?.adopt(change)
      do {
        // The scheduler counts the device as locked already; the key is still there.
        if let sealed = activities[activity.id] { try store.save(sealed.record()) }
      } catch {
        logger.error("the newest content of the live activity \(activity.id) is lost with the lock: \(error)")
      }
    }
  }

  /// Ends transient activities, and forgets the content of protected apps' activities, which is stored sealed.
  func lockActivities() {
    for activity in activities.shown where activity.life.isTransient {
      if [.active, .stale].contains(activity.life.phase(at: now, activityProfile)) { removeActivity(activity.id) }
    }
    for activity in activities.shown where isProtected(activity.app) {
      activity.drawTask?.cancel()
      activities[activity.id]?.drawTask = nil
      activities[activity.id]?.content = nil
      activities[activity.id]?.archives = [:]
      activities[activity.id]?.failure = nil
      renderer.abandon(widget: Self.pictureOwner(activity.id))
    }
  }

  /// Reads the content of protected apps' activities again.
  func unlockActivities() {
    guard let records = try? store.activities() else { return }
    for record in records where activities[record.id]?.content == nil {
      activities[record.id]?.content = record.content.flatMap(ActivityContent.init(encoded:))
      activities[record.id]?.readDrawings()
      applyWaiting(record.id)
      draw(record.id)
    }
  }

  // MARK: Inside

  var activityProfile: ActivityProfile { configuration.activities }

  /// The kinds of an app's activities.
  func activityKinds(of app: AppID) -> [String] {
    installed[app]?.description.kinds.filter { $0.configuration == .activity }.map(\.kind) ?? []
  }

  /// Returns the app that a program names.
  func activityApp(_ name: String) throws(ActivityError) -> AppID {
    guard isRunning, let app = installed[AppID(name)]?.record.id else { throw .unknownApp(Printable.text(name)) }
    return app
  }

  private func updateRate(of app: AppID) -> RateLimit {
    let isFrequent = installed[app]?.bundle.updatesOften ?? false
    return RateLimit(
      burst: activityProfile.updateBurst, perSecond: isFrequent ? activityProfile.frequentUpdatesPerSecond : activityProfile.updatesPerSecond)
  }

  private func change(
    _ content: ActivityContentValue, alert: ActivityAlertValue?, timestamp: Double?, _ check: ActivityCheck
  ) throws(ActivityError) -> ActivityChange {
    ActivityChange(
      state: content.state, staleDate: content.hasStaleDate ? try check.date(content.staleDate, "the stale date") : nil,
      relevanceScore: try check.score(content.relevanceScore),
      timestamp: try timestamp.map { seconds throws(ActivityError) in try check.date(seconds, "the timestamp") } ?? now,
      alert: alert.map { check.alert(title: $0.title, body: $0.body, at: now) })
  }

  private func refusal(_ error: any Error, app: String) -> ActivityAccepted {
    let known = error as? ActivityError ?? .notStored("\(error)")
    if counters.refusedActivities == 0 {
      logger.notice("a call for a live activity was refused (\(known.name)): \(known); further ones are only counted in the metrics")
    }
    counters.refusedActivities += 1
    return ActivityAccepted(known)
  }
}

extension LiveActivity {
  /// Takes new content over.
  fileprivate mutating func adopt(_ change: ActivityChange) {
    content?.state = change.state
    if let alert = change.alert { content?.alert = alert }
    life.staleDate = change.staleDate
    life.relevanceScore = change.relevanceScore
    life.timestamp = change.timestamp
  }

  /// Decodes the stored drawings. What cannot be decoded is drawn again.
  mutating func readDrawings() {
    archives = [:]
    for (family, data) in content?.drawings ?? [:] { archives[ActivityPlace(family: family)] = try? TimelineArchive(bounded: data) }
    revision += 1
  }
}

extension Date {
  /// Returns whether content of this timestamp replaces that of an earlier one. The timestamp of a push is in whole seconds, so that the first push after the
  /// start of an activity can have one that is up to a second before it.
  fileprivate func isCurrent(after other: Date) -> Bool { timeIntervalSince1970 >= other.timeIntervalSince1970.rounded(.down) }
}
