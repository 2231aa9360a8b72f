import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import Store

// Timeline requests to extensions. Each ends with an event to the scheduler.
extension DeviceHost {
  /// The result of a timeline request.
  private enum Outcome: Sendable {
    case success(TimelineArchive)
    case failure(AttemptFailure)
  }

  func begin(_ attempt: AttemptID, for instance: InstanceID) {
    guard let record = records[instance] else { return }
    let held = heldBack(Self.mark(of: instance)) ?? heldBack(Self.mark(of: record.app))
    // The task runs after this event has been processed, so its outcome is always a later event.
    attempts[instance] = (
      attempt,
      Task {
        if held == nil, state.instances[instance]?.timeline == nil, !isGone(record) { await fetchPlaceholderAndSnapshot(of: record) }
        let outcome = if let held { Outcome.failure(held.failure) } else { await timeline(for: record) }
        // Until the outcome is stored.
        defer { marks?.end(Self.mark(of: instance)) }
        guard attempts[instance]?.id == attempt else { return }
        attempts[instance] = nil
        finish(attempt, of: instance, with: outcome)
      }
    )
  }

  func cancel(_ attempt: AttemptID, of instance: InstanceID) {
    guard let running = attempts[instance], running.id == attempt else { return }
    attempts[instance] = nil
    running.task.cancel()
  }

  private func finish(_ attempt: AttemptID, of instance: InstanceID, with outcome: Outcome) {
    guard isRunning else { return }
    if isLocked, let app = records[instance]?.app, isProtected(app) { return drop(attempt, of: instance) }
    do {
      switch outcome {
      case .success(let archive):
        let id = ArchiveID(UUID().uuidString)
        do {
          try process(
            .timelineReceived(instance, attempt, TimelineSummary(archive, archive: id)),
            archive: NewArchive(id: id, instance: instance, archive: archive))
        } catch StoreError.damagedRecord(let what) {
          try fail(attempt, of: instance, AttemptFailure(.garbage, "reply.malformed: the \(what) does not have the content that it declares"))
        }
      case .failure(let failure):
        try fail(attempt, of: instance, failure)
      }
    } catch {
      // After a while the scheduler counts the attempt as lost and requests again.
      logger.error("the result of a reload of \(instance) cannot be recorded: \(error)")
    }
  }

  private func fail(_ attempt: AttemptID, of instance: InstanceID, _ failure: AttemptFailure) throws {
    failures[instance] = failure.detail
    if let record = records[instance] { counters.count(failure, app: record.app.rawValue, kind: record.kind) }
    try process(.requestFailed(instance, attempt, failure))
  }

  /// Requests a placeholder and a snapshot to show until the first timeline arrives (Specification B3). Failures are only logged; a failure of the
  /// timeline itself is recorded.
  private func fetchPlaceholderAndSnapshot(of record: InstanceRecord) async {
    let reading = reading(Self.mark(of: record.id))
    defer { marks?.end(Self.mark(of: record.id)) }
    for role in [ArchiveRole.placeholder, .snapshot] {
      guard !Task.isCancelled, (try? store.archive(of: record.id, as: role)) == .some(nil) else { continue }
      do {
        let request = try request(for: record)
        let client = try client(of: record.app)
        let archive = try await counted(role.rawValue, of: record.app) {
          role == .placeholder
            ? try await client.placeholder(request, reading: reading)
            : try await client.snapshot(request, location: locationContext(of: record), reading: reading)
        }
        guard records[record.id] != nil, !isLocked || !isProtected(record.app) else { return }
        let id = ArchiveID(UUID().uuidString)
        try store.save(archive, id: id, as: role, of: record.id)
        diagnostics.receive(archive.diagnostics, of: id, for: record.id)
        announceImage(of: record.id, from: id)
      } catch {
        // What an extension of a protected app says stays out of the journal.
        let why = isProtected(record.app) ? (error as? ExtensionError)?.name ?? "failed" : "\(error)"
        logger.notice("no \(role.rawValue) of \(record.kind) of \(record.app): \(why)")
      }
    }
  }

  private func timeline(for record: InstanceRecord) async -> Outcome {
    // The app no longer has the widget's kind. The widget shows a tile that says so. If an update of the app has the kind again, a timeline is requested.
    if isGone(record) {
      let what = describedKind(of: record) == nil ? record.kind : "\(record.kind) in the family \(record.family)"
      return .failure(AttemptFailure(.host, "kind.removed: \(HostError.kindRemoved(record.app.rawValue, kind: what))"))
    }
    await prepareRelevance(of: record)
    do {
      let (client, request) = (try client(of: record.app), try request(for: record))
      let reading = reading(Self.mark(of: record.id))
      return .success(
        try await counted("timeline", of: record.app) {
          try await client.timeline(request, location: locationContext(of: record), reading: reading)
        })
    } catch let error as ExtensionError {
      return .failure(AttemptFailure(error))
    } catch {
      return .failure(AttemptFailure(.host, "\(error)"))
    }
  }

  /// Writes down that an answer is read, once its first bytes are there.
  func reading(_ mark: String) -> ExtensionProcess.ReadingHandler {
    { [marks] in marks?.begin(mark) }
  }

  /// Counts a request to an extension and how long it takes.
  func counted<Reply: Sendable>(_ request: String, of app: AppID, _ send: @Sendable () async throws -> Reply) async throws -> Reply {
    let start = ContinuousClock.now
    func count(succeeded: Bool) {
      counters.count(run: request, of: app.rawValue, succeeded: succeeded, seconds: (ContinuousClock.now - start) / .seconds(1))
    }
    do {
      let reply = try await send()
      count(succeeded: true)
      return reply
    } catch {
      count(succeeded: false)
      throw error
    }
  }

  /// What the extension may know about the location at the moment in which a request is sent. Requests wait for their turn, and meanwhile the user may
  /// have changed the setting.
  func locationContext(of record: InstanceRecord) -> ExtensionClient.LocationQuestion {
    { [weak self] in await self?.locationAnswer(for: record.app, instance: record.id).message ?? LocationContext() }
  }

  func request(for record: InstanceRecord) throws -> EntryRequest {
    guard let placement = placement(of: record) else { throw HostError.familyNotOnDevice(record.family, device: configuration.device.name) }
    return try request(kind: record.kind, family: record.family, at: placement, configuration: requestedConfiguration(of: record), isPreview: false)
  }

  /// Returns a request with the device's current settings.
  func request(kind: String, family: String, at placement: Placement, configuration parameters: Data, isPreview: Bool) throws -> EntryRequest {
    try extensions.request(kind: kind, family: family, at: placement, configuration: parameters, settings: currentSettings, isPreview: isPreview)
  }

  /// Returns the extension of an app.
  func client(of app: AppID) throws -> ExtensionClient {
    guard isRunning else { throw HostError.notRunning }
    // Its data may not be read now, so neither it nor its extension is asked for anything (Specification C7).
    if isLocked, isProtected(app) { throw LockError.locked }
    guard let bundle = installed[app]?.bundle else { throw HostError.unknownApp(app.rawValue, known: installed.keys.sorted().map(\.rawValue)) }
    return extensions.client(of: app, in: bundle) { [weak self] call in await self?.handle(call, app: app) }
  }

  /// Ends the extension of an app after the requests that it is serving, beside other work.
  func close(_ client: ExtensionClient) {
    let id = UUID()
    closings[id] = Task {
      await client.close()
      closings[id] = nil
    }
  }

  /// Ends the extension of an app that has no widgets, unless its push handlers still have to be notified.
  func closeUnused(_ app: AppID) {
    guard tellings[app] == nil, !records.values.contains(where: { $0.app == app }), let client = extensions.remove(app) else { return }
    close(client)
  }
}

extension AttemptFailure {
  /// The failure of an extension in the scheduler's terms. The detail begins with the failure's stable name.
  public init(_ error: ExtensionError) {
    let kind: Kind =
      switch error {
      case .spawn, .cancelled, .freeSpace: .host
      case .crashed, .exited, .closed, .processor: .crash
      case .deadline: .deadline
      case .memory, .memoryHeld, .memoryOfAll, .memoryUnknown, .threads: .memory
      case .oversizedReply, .malformedReply, .protocolVersion, .invalidArchive, .invalidDescription: .garbage
      case .refused, .storage: .provider
      }
    self.init(kind, "\(error.name): \(error)")
  }
}
