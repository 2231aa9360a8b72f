import Foundation

// Events that add, change and remove widgets and apps (Specification B1, B3, B4, B6).
extension DeviceState {
  mutating func instanceAdded(_ id: InstanceID, app: AppID, kind: String, family: String, _ step: inout Step) {
    guard instances[id] == nil else { return }
    instances[id] = InstanceState(id: id, app: app, kind: kind, family: family, on: step.device, profile: step.profile)
    demand += instances[id]?.allotment.demand ?? 0
    sortedIDs.insert(id, at: position(of: id))
    change(id, &step) { $0.request(for: .firstTimeline, at: $1.now) }
  }

  /// Gives a widget another family. Its timelines were laid out for the old one, so it begins without any; budget and views stay.
  mutating func instanceResized(_ id: InstanceID, family: String, _ step: inout Step) {
    guard let old = instances[id], old.family != family else { return }
    change(id, &step) { instance, step in
      if let attempt = instance.inFlight {
        instance.inFlight = nil
        step.effects.append(.cancel(id, attempt.id))
      }
      instance.becomeEmpty(family: family)
      instance.request(for: .firstTimeline, at: step.now)
    }
  }

  /// Takes a removed widget back as it was. A request that was under way then is made again.
  mutating func instanceRestored(_ old: InstanceState, removedAt: Date, _ step: inout Step) {
    guard instances[old.id] == nil else { return }
    var instance = old
    instance.views.end(at: min(removedAt, step.now), profile: step.profile)
    instance.isReported = false
    // The clock may have gone back meanwhile.
    instance.rewind(to: step)
    if let attempt = instance.inFlight {
      instance.inFlight = nil
      instance.merge(attempt.request)
    }
    // Removing it took its wake-up out of the queue; the evaluation puts a new one in.
    instance.wakeUp = nil
    instances[old.id] = instance
    demand += instance.allotment.demand
    sortedIDs.insert(old.id, at: position(of: old.id))
    change(old.id, &step) { if $0.timeline == nil { $0.request(for: .firstTimeline, at: $1.now) } }
  }

  mutating func instanceRemoved(_ id: InstanceID, _ step: inout Step) {
    guard let instance = instances.removeValue(forKey: id) else { return }
    sortedIDs.remove(at: position(of: id))
    wakeUps.set(id, from: instance.wakeUp, to: nil)
    demand -= instance.allotment.demand
    leaveStack(id, &step)
    leaveList(id, &step)
    if let attempt = instance.inFlight { step.effects.append(.cancel(id, attempt.id)) }
  }

  /// Requests a new timeline and cancels the attempt under way, whose reply would be outdated.
  mutating func restart(_ id: InstanceID, _ reason: ReloadReason, _ step: inout Step) {
    change(id, &step) { instance, step in
      if let attempt = instance.inFlight {
        instance.inFlight = nil
        instance.merge(attempt.request)
        step.effects.append(.cancel(id, attempt.id))
      }
      instance.failures = 0
      instance.failedAt = nil
      instance.request(for: reason, at: step.now)
    }
  }

  /// Requests timelines. A request is free while the app that makes it is in the foreground or in a session (Specification C8), even if the sender
  /// does not say so.
  mutating func reloadRequested(_ target: ReloadTarget, _ origin: ReloadOrigin, foreground: Bool, _ step: inout Step) {
    let chosen: [InstanceID] =
      switch target {
      case .instance(let id): [id]
      case .kind(let kind, let app): ids { $0.kind == kind && $0.app == app }
      case .app(let app): ids { $0.app == app }
      case .all: sortedIDs
      }
    for id in chosen {
      change(id, &step) { instance, step in
        let isActive = origin.isOfApp && step.device.apps[instance.app]?.isActive == true
        instance.request(for: .requested(by: origin, foreground: foreground || isActive), at: step.now)
      }
    }
  }

  mutating func appInstalled(_ app: AppID, _ step: inout Step) {
    if apps[app] == nil { apps[app] = AppState() } else { appUpdated(app, &step) }
  }

  mutating func appUpdated(_ app: AppID, _ step: inout Step) {
    for id in ids(where: { $0.app == app }) { restart(id, .appUpdated, &step) }
  }

  mutating func appRemoved(_ app: AppID, _ step: inout Step) {
    apps[app] = nil
    for id in ids(where: { $0.app == app }) { instanceRemoved(id, &step) }
  }

  /// Gives up all attempts, whose replies cannot arrive after a host's start, and announces every current entry again.
  mutating func hostStarted(_ step: inout Step) {
    checkStacks(&step)
    checkLists()
    step.announcesUnchangedEntries = true
    for id in sortedIDs {
      change(id, &step) { instance, step in
        if let attempt = instance.inFlight { instance.lose(attempt, "the host ended before a reply arrived", &step) }
      }
    }
    step.announcesUnchangedEntries = false
  }

  /// Clamps all stored instants to now after the clock went back, since a future instant would hold requests back until then.
  mutating func rewind(_ step: inout Step) {
    for id in sortedIDs { change(id, &step) { $0.rewind(to: $1) } }
    rewindStacks(to: step.now)
    rewindLists(to: step.now)
  }

  func ids(where isChosen: (InstanceState) -> Bool) -> [InstanceID] {
    sortedIDs.filter { id in instances.index(forKey: id).map { isChosen(instances.values[$0]) } ?? false }
  }

  /// Returns the index of `id` in ``sortedIDs``, or where it would be inserted.
  private func position(of id: InstanceID) -> Int {
    var low = 0
    var high = sortedIDs.count
    while low < high {
      let middle = (low + high) / 2
      if sortedIDs[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
