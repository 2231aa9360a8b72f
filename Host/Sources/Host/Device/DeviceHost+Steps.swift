import WireSchema
import Foundation
import Scheduler
import Store

// One event at a time: reduce, keep, then perform what follows.
extension DeviceHost {
  /// Gives `event` to the scheduler, commits all that follows in one transaction, then performs the effects.
  ///
  /// - Parameters:
  ///   - archive: what the event brings; kept if the scheduler takes it into use.
  ///   - added: the widget that the event adds.
  ///   - configured: configurations that the event changes.
  func step(_ event: SchedulerEvent, archive: NewArchive? = nil, added: InstanceRecord? = nil, configured: [InstanceID: Data] = [:]) throws {
    try step([event], archive: archive, added: added, configured: configured)
  }

  /// Several events of one instant, kept together.
  ///
  /// - Parameter date: when they happened; nil: now.
  func step(
    _ events: [SchedulerEvent], at date: Date? = nil, archive: NewArchive? = nil, added: InstanceRecord? = nil, configured: [InstanceID: Data] = [:]
  ) throws {
    guard !events.isEmpty else { return }
    let now = date ?? self.now
    var next = state
    // A clock that was set is told first, so that what follows is judged by the new time.
    let events = date == nil && wasClockSet(at: now) ? [.environmentChanged(.significantTime)] + events : events
    var effects: [SchedulerEffect] = []
    for event in events {
      // The newest wake-up replaces those before it.
      let following = next.apply(event, now: now, profile: profile)
      if following.contains(where: \.isWake) { effects.removeAll(where: \.isWake) }
      effects += following
    }
    steps += events.count
    var commit = StepCommit(
      state: next, added: added.map { [$0] } ?? [], configured: configured, history: history(of: events, to: next, effects: effects))
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
    sampled(commit.history.budgets)
    if let added { records[added.id] = added }
    for (instance, configuration) in configured { records[instance]?.configuration = configuration }
    for id in records.keys where next.instances[id] == nil {
      records[id] = nil
      failures[id] = nil
    }
    for effect in effects { perform(effect) }
    announceChange(from: past, events)
  }

  /// Least difference between the clock and one that nobody sets, since the last step, that counts as setting it, seconds.
  private static let significantShift: TimeInterval = 60

  /// Whether somebody has set the clock since the last step. That the machine slept is no such thing.
  private func wasClockSet(at now: Date) -> Bool {
    if case .frozen = configuration.clock { return false }
    let steady = ContinuousClock.now
    defer { lastStep = (now, steady) }
    guard let lastStep else { return false }
    return abs(now.timeIntervalSince(lastStep.wall) - (steady - lastStep.steady) / .seconds(1)) >= Self.significantShift
  }

  private func perform(_ effect: SchedulerEffect) {
    switch effect {
    case .request(let instance, let reason, let attempt): begin(attempt, for: instance, reason: reason)
    case .cancel(let instance, let attempt):
      guard let running = attempts[instance], running.id == attempt else { return }
      attempts[instance] = nil
      running.task.cancel()
    case .keepArchive(let instance, _):
      failures[instance] = nil
      // The entry may be dated as the one before was: the picture can change without another being shown.
      announce(.imageChanged(instance: instance.rawValue))
    case .showEntry(let instance, _): announce(.imageChanged(instance: instance.rawValue))
    case .wake(let date): setWake(date)
    case .record(let decision):
      counters.count(decision, of: state.instances[decision.instance])
      announce(.decided(instance: decision.instance.rawValue))
    }
  }

  /// The wake-up has come.
  func wake() {
    guard isRunning else { return }
    counters.wakes += 1
    do {
      try step(.tick)
    } catch {
      // Without a store nothing may be promised; what is due stays due.
      logger.error("what is due cannot be kept, trying again in half a minute: \(error)")
      setWake(self.now.addingTimeInterval(30))
    }
  }

  // MARK: Attempts

  /// What came of asking for a timeline.
  enum Outcome: Sendable {
    case success(TimelineArchive)
    case failure(AttemptFailure)
  }

  private func begin(_ attempt: AttemptID, for instance: InstanceID, reason: ReloadReason) {
    guard let record = records[instance] else { return }
    // The task starts when this step is done, so its outcome is always a later event.
    attempts[instance] = (
      attempt,
      Task {
        if state.instances[instance]?.timeline == nil { await introduce(record) }
        let outcome = await timeline(for: record)
        guard attempts[instance]?.id == attempt else { return }
        attempts[instance] = nil
        finish(attempt, of: instance, with: outcome)
      }
    )
  }

  private func finish(_ attempt: AttemptID, of instance: InstanceID, with outcome: Outcome) {
    guard isRunning else { return }
    do {
      switch outcome {
      case .success(let archive):
        let id = ArchiveID(UUID().uuidString)
        do {
          try step(
            .timelineReceived(instance, attempt, TimelineSummary(archive, archive: id)),
            archive: NewArchive(id: id, instance: instance, archive: archive))
        } catch StoreError.damagedRecord(let what) {
          try fail(attempt, of: instance, AttemptFailure(.garbage, "reply.malformed: the \(what) is not what it says it is"))
        }
      case .failure(let failure):
        try fail(attempt, of: instance, failure)
      }
    } catch {
      // The scheduler takes the attempt for lost after a while and asks again.
      logger.error("the outcome of a reload of \(instance) cannot be kept: \(error)")
    }
  }

  private func fail(_ attempt: AttemptID, of instance: InstanceID, _ failure: AttemptFailure) throws {
    failures[instance] = failure.detail
    if let record = records[instance] { counters.count(failure, app: record.app.rawValue, kind: record.kind) }
    try step(.requestFailed(instance, attempt, failure))
  }

  /// Placeholder and snapshot stand in until there is a timeline (Specification B3). Neither is needed: a failure is left to the timeline's own.
  private func introduce(_ record: InstanceRecord) async {
    for role in [ArchiveRole.placeholder, .snapshot] {
      guard !Task.isCancelled, (try? store.archive(of: record.id, as: role)) == .some(nil) else { continue }
      do {
        let request = try request(for: record)
        let client = try client(of: record.app)
        let archive = try await counted(role.rawValue, of: record) {
          role == .placeholder ? try await client.placeholder(request) : try await client.snapshot(request)
        }
        guard records[record.id] != nil else { return }
        try store.save(archive, id: ArchiveID(UUID().uuidString), as: role, of: record.id)
        announce(.imageChanged(instance: record.id.rawValue))
      } catch {
        logger.notice("no \(role.rawValue) of \(record.kind) of \(record.app): \(error)")
      }
    }
  }

  /// Asks an extension and counts how long it took.
  private func counted<Answer: Sendable>(
    _ request: String, of record: InstanceRecord, _ ask: @Sendable () async throws -> Answer
  ) async throws -> Answer {
    let clock = ContinuousClock()
    let start = clock.now
    func count(succeeded: Bool) {
      counters.count(run: request, of: record.app.rawValue, succeeded: succeeded, seconds: (clock.now - start) / .seconds(1))
    }
    do {
      let answer = try await ask()
      count(succeeded: true)
      return answer
    } catch {
      count(succeeded: false)
      throw error
    }
  }

  private func timeline(for record: InstanceRecord) async -> Outcome {
    do {
      let (client, request) = (try client(of: record.app), try request(for: record))
      return .success(try await counted("timeline", of: record) { try await client.timeline(request) })
    } catch let error as ExtensionError {
      return .failure(AttemptFailure(error))
    } catch {
      return .failure(AttemptFailure(.host, "\(error)"))
    }
  }

  /// What is asked for on behalf of a widget, under the device's settings as they are now.
  func request(for record: InstanceRecord) throws -> EntryRequest {
    try request(kind: record.kind, family: record.family, configuration: record.configuration, isPreview: false)
  }

  func request(kind: String, family: String, configuration configured: Data, isPreview: Bool) throws -> EntryRequest {
    guard
      let family = WidgetFamilyValue(name: family),
      let context = RenderContext(
        device: configuration.device, family: family, settings: currentSettings, isPreview: isPreview, limits: configuration.limits)
    else { throw HostError.familyNotOnDevice(family, device: configuration.device.name) }
    return .with {
      $0.kind = kind
      $0.context = context
      $0.configuration = configured
    }
  }

  /// The extension of an app; one for all its widgets.
  func client(of app: AppID) throws -> ExtensionClient {
    guard isRunning else { throw HostError.notRunning }
    if let client = clients[app] { return client }
    guard let bundle = installed[app]?.bundle else { throw HostError.unknownApp(app.rawValue, known: installed.keys.sorted().map(\.rawValue)) }
    let client = ExtensionClient(bundle: bundle, configuration: configuration, gate: gate) { [weak self] call in
      await self?.answer(call, app: app)
    }
    clients[app] = client
    return client
  }
}

extension SchedulerEffect {
  fileprivate var isWake: Bool { if case .wake = self { true } else { false } }
}

extension AttemptFailure {
  /// The scheduler's view of how an extension failed; the detail begins with the failure's stable name.
  public init(_ error: ExtensionError) {
    let kind: Kind =
      switch error {
      case .spawn, .cancelled: .host
      case .crashed, .exited, .closed, .processor: .crash
      case .deadline: .deadline
      case .memory: .memory
      case .oversizedReply, .malformedReply, .protocolVersion, .invalidArchive: .garbage
      case .refused: .provider
      }
    self.init(kind, "\(error.name): \(error)")
  }
}
