import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import Store

/// What the host knows about when widgets are relevant besides their entries (Specification B5).
struct RelevanceState {
  struct Key: Hashable {
    let app: AppID
    let kind: String
  }
  /// What the providers' `relevance()` answered last.
  var provided: [Key: [RelevanceValue]] = [:]
  /// What apps say themselves (`RelevantIntentManager`).
  var declared: [AppID: [RelevantIntentValue]] = [:]
  /// The same of protected apps while the device is locked, encrypted.
  var sealed: [AppID: Data] = [:]
  /// Questions that wait for their turn, until they are sent.
  var questions: [Key: Task<Void, Never>] = [:]
  /// When each question was put last.
  var askedAt: [Key: ContinuousClock.Instant] = [:]

  /// Returns everything that is said about a kind.
  func values(_ key: Key) -> [RelevanceValue] {
    (provided[key] ?? []) + (declared[key.app] ?? []).filter { $0.kind == key.kind }.map(\.relevance)
  }
}

// Contexts in which widgets of stacks are relevant: asked for, compared with time and place, and given to the scheduler (Specification B5).
extension DeviceHost {
  /// Asks again, or compares again, when something has happened that contexts depend on.
  func relevanceFollows(_ events: [SchedulerEvent]) {
    for event in events {
      switch event {
      case .timelineReceived(let id, _, _): askRelevance(of: id)
      case .stackArranged(_, let members, _, _), .listArranged(_, let members): members.forEach(askRelevance)
      case .hostStarted: (state.sortedStacks.flatMap(\.members) + state.sortedLists.flatMap(\.members)).forEach(askRelevance)
      case .instanceConfigured(let id): applyContexts(to: [id])
      case .appRemoved(let app): forgetRelevance(of: app)
      default: continue
      }
    }
  }

  /// Records that when a kind's widgets are relevant has changed; empty: those of every kind.
  func invalidateRelevance(ofKind kind: String, app: AppID?) {
    for record in records.values where (app == nil || record.app == app) && (kind.isEmpty || record.kind == kind) { askRelevance(of: record.id) }
  }

  /// Takes what an app says about when its widgets are relevant, in the place of what it said before.
  ///
  /// - Returns: why it is refused; nil: it is taken.
  func takeRelevantIntents(_ intents: [RelevantIntentValue], of app: AppID) -> String? {
    guard let known = installed[app] else { return "no installed app has the name \(app)" }
    if isLocked, isProtected(app) { return "the device is locked, and the app's data is protected; say it again after the unlock" }
    guard intents.count <= configuration.limits.relevances else {
      return "\(intents.count) relevant intents were given, the limit is \(configuration.limits.relevances); give fewer"
    }
    for intent in intents {
      guard let kind = known.description.kinds.first(where: { $0.kind == intent.kind }) else {
        return "\(app) has no widget \(Printable.text(intent.kind))"
      }
      do {
        _ = try OptionsCheck(limits: configuration.limits).checked(.with { $0.relevances = [intent.relevance] }, of: kind)
      } catch {
        return "\(error)"
      }
    }
    relevance.declared[app] = intents.isEmpty ? nil : intents
    do {
      try keepRelevantIntents()
    } catch {
      logger.error("the relevant intents of \(app) are not kept over an end of the host: \(error)")
    }
    applyContexts(to: records.values.filter { $0.app == app }.map(\.id))
    return nil
  }

  /// Compares the contexts of places with where the device is now.
  func placeFollows() {
    applyContexts(to: records.values.filter { hasPlaces($0) }.map(\.id))
  }

  /// When the device's place has to be compared again; nil: no context depends on it, or it does not move by itself.
  var nextPlaceCheck: Date? {
    switch location.player.source {
    case .none, .fixed: return nil
    default: return records.values.contains(where: hasPlaces) ? now.addingTimeInterval(profile.stacks.leastOnTop) : nil
    }
  }

  /// What a widget's diagnostics say about contexts that do not hold.
  func relevanceDiagnostics(of record: InstanceRecord) -> [Diagnostic] {
    guard state.stack(of: record.id) != nil || state.list(of: record.id) != nil, let answer = contexts(of: record) else { return [] }
    var notes: [Diagnostic] = []
    func note(_ name: String, _ message: String) {
      notes.append(.with { ($0.severity, $0.name, $0.message, $0.place) = (.note, name, message, record.kind) })
    }
    if !answer.unknown.isEmpty {
      note("relevance.unknownContext", "this host cannot know \(answer.unknown.joined(separator: ", ")): these contexts never hold")
    }
    if answer.hasPlaces, let refusal = placeForRelevance(of: record.app).refusal {
      note("relevance.noLocation", "a place does not make the widget relevant, because \(refusal)")
    }
    return notes
  }

  /// Reads what apps said in an earlier run.
  func restoreRelevantIntents() {
    guard let stored = try? store.setting(Self.relevantIntentsKey), let kept = try? JSONDecoder().decode([String: [Data]].self, from: stored) else {
      return
    }
    for (app, values) in kept where installed[AppID(app)] != nil {
      relevance.declared[AppID(app)] = values.compactMap { try? RelevantIntentValue(bounded: $0) }
    }
  }

  /// Encrypts what protected apps say of when their widgets are relevant, and forgets what their providers answered. Call it before the key goes.
  func sealRelevance() {
    for (app, values) in relevance.declared where isProtected(app) {
      relevance.declared[app] = nil
      // Without the key nothing is kept. The spans that follow from it are the scheduler's, and stay.
      relevance.sealed[app] = try? store.sealed(try JSONEncoder().encode(values.map { try $0.serializedData() as Data }), as: "relevance \(app)")
    }
    for key in relevance.provided.keys where isProtected(key.app) {
      (relevance.provided[key], relevance.askedAt[key]) = (nil, nil)
    }
  }

  /// Decrypts what ``sealRelevance()`` has encrypted, and asks providers again. Call it once the key is there.
  func openRelevance() {
    let sealed = relevance.sealed
    relevance.sealed = [:]
    for (app, bytes) in sealed where installed[app] != nil {
      guard let plain = try? store.opened(bytes, as: "relevance \(app)"), let values = try? JSONDecoder().decode([Data].self, from: plain) else {
        logger.error("what \(app) has said about when its widgets are relevant cannot be decrypted")
        continue
      }
      relevance.declared[app] = values.compactMap { try? RelevantIntentValue(bounded: $0) }
    }
    for record in records.values where isProtected(record.app) { askRelevance(of: record.id) }
    applyContexts(to: records.values.filter { sealed[$0.app] != nil }.map(\.id))
  }

  /// Returns the configuration for which a widget's content is requested: what is configured, or of a widget that is shown only while it is relevant what
  /// the context names that holds now.
  func requestedConfiguration(of record: InstanceRecord) -> Data {
    guard describedKind(of: record)?.onlyWhileRelevant == true, let context = state.instances[record.id]?.presentContext else {
      return record.configuration
    }
    let named = relevance.values(key(record)).lazy.map(\.configuration).first { RelevanceContexts.number(of: $0) == context.configuration }
    return named ?? record.configuration
  }

  /// Asks for the contexts of a widget that is shown only while it is relevant, if they were not requested in this run: its content depends on them.
  func prepareRelevance(of record: InstanceRecord) async {
    guard describedKind(of: record)?.onlyWhileRelevant == true, relevance.provided[key(record)] == nil else { return }
    await fetchRelevance(key(record))
  }

  // MARK: Inside

  private func key(_ record: InstanceRecord) -> RelevanceState.Key { .init(app: record.app, kind: record.kind) }

  private func hasPlaces(_ record: InstanceRecord) -> Bool {
    relevance.values(key(record)).contains { if case .region = $0.context { true } else { false } }
  }

  /// Asks a widget's provider when it is relevant, if the widget is in a stack that rotates or in a list that is ordered by relevance. A kind is asked at most once in a while: what comes sooner
  /// waits.
  private func askRelevance(of id: InstanceID) {
    guard isRunning, let record = records[id], state.stack(of: id)?.rotates == true || state.list(of: id) != nil,
      describedKind(of: record)?.hasRelevance_p == true
    else { return }
    let key = key(record)
    guard relevance.questions[key] == nil else { return }
    let pause = Duration.seconds(profile.stacks.relevanceInterval)
    let due = relevance.askedAt[key].map { $0 + pause } ?? .now
    relevance.questions[key] = Task { [weak self] in
      if due > .now { try? await Task.sleep(until: due) }
      if !Task.isCancelled { await self?.fetchRelevance(key) }
    }
  }

  private func fetchRelevance(_ key: RelevanceState.Key) async {
    // A question from now on needs a newer answer.
    relevance.questions[key] = nil
    guard isRunning else { return }
    relevance.askedAt[key] = .now
    do {
      relevance.provided[key] = try await relevances(app: key.app.rawValue, kind: key.kind)
    } catch {
      // What was said before still counts.
      let why = isProtected(key.app) ? (error as? ExtensionError)?.name ?? "failed" : "\(error)"
      return logger.notice("no relevance of \(key.kind) of \(key.app): \(why)")
    }
    applyContexts(to: records.values.filter { self.key($0) == key }.map(\.id))
    // Sets the timer for contexts of places.
    checkMovement()
  }

  /// Gives the scheduler the spans of widgets that have changed.
  private func applyContexts(to ids: [InstanceID]) {
    guard isRunning else { return }
    let events = ids.sorted().compactMap { id -> SchedulerEvent? in
      guard let record = records[id], let answer = contexts(of: record), answer.spans != state.instances[id]?.contexts else { return nil }
      return .contextsChanged(id, answer.spans)
    }
    guard !events.isEmpty else { return }
    do {
      try process(events)
    } catch {
      logger.error("a change of relevance cannot be recorded: \(error)")
    }
  }

  /// Nil: nothing has been said about the widget's kind in this run, so that what is stored counts.
  private func contexts(of record: InstanceRecord) -> RelevanceContexts.Answer? {
    let key = key(record)
    guard let kind = describedKind(of: record), relevance.provided[key] != nil || relevance.declared[record.app] != nil else { return nil }
    var members: [String: JSONFragment] = [:]
    if case .object(let configured)? = try? JSONFragment(data: record.configuration) { members = configured }
    return RelevanceContexts(
      kind: kind, configuration: members, place: placeForRelevance(of: record.app).place,
      earlier: state.instances[record.id]?.contexts ?? [], profile: profile.stacks
    ).answer(relevance.values(key), at: now)
  }

  /// Where the device is, as far as the app's setting lets a place make its widgets relevant. The app learns nothing of it: the host compares. So it does
  /// not matter whether the app is used just now, and a widget below another one is not seen anyway.
  private func placeForRelevance(of app: AppID) -> (place: DeviceLocation?, refusal: LocationRefusal?) {
    let answer = LocationRules().answer(
      .init(
        isDeclared: installed[app]?.bundle.usesLocation ?? false, permission: location.permission(of: app),
        isAllowedOnce: location.once.contains(app), isInUse: true, isVisible: true, lastSeenAt: nil, position: location.player.position(at: now)),
      at: now)
    return (answer.location, answer.refusal)
  }

  private func forgetRelevance(of app: AppID) {
    for key in relevance.questions.keys where key.app == app { relevance.questions.removeValue(forKey: key)?.cancel() }
    for key in relevance.provided.keys where key.app == app { relevance.provided[key] = nil }
    for key in relevance.askedAt.keys where key.app == app { relevance.askedAt[key] = nil }
    relevance.sealed[app] = nil
    if relevance.declared.removeValue(forKey: app) != nil { try? keepRelevantIntents() }
  }

  /// Stores what apps say, for the next run. A protected app's is not stored, because its configurations would be readable; it lasts for this run.
  private func keepRelevantIntents() throws {
    let kept = relevance.declared.filter { !isProtected($0.key) }
    let bytes = try kept.map { app, values in (app.rawValue, try values.map { try $0.serializedData() as Data }) }
    try store.setSetting(Self.relevantIntentsKey, try JSONEncoder().encode(Dictionary(uniqueKeysWithValues: bytes)))
  }

  static let relevantIntentsKey = "device.relevantIntents"
}
