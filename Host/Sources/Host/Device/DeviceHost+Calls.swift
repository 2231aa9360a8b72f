import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import Store

// Handles calls of extensions and companion commands (Specification A5).
extension DeviceHost {
  /// Handles calls of a program that arrived together, in order. An element of the result is nil if its call has no answer.
  ///
  /// - Parameter connection: the number of the program's connection.
  func handle(_ calls: [ExtensionCall], of connection: UInt64) -> [HostAnswer?] {
    calls.map { call in
      switch call.call {
      case .location(let location): return .with { $0.location = answer(location, from: connection) }
      case .openings(let openings):
        follow(openings, over: connection)
        return nil
      case .appUse(let report): return .with { $0.appUse = take(report, from: connection) }
      case .activityRequest(let request): return .with { $0.activityAccepted = begin(request) }
      case .activityUpdate(let update): return .with { $0.activityAccepted = self.update(update) }
      case .activityEnd(let end): return .with { $0.activityAccepted = self.end(end) }
      case .activities(let call): return answer(call)
      // A program that names an app speaks for that app alone. A name that no app has stands for no app.
      case .reload(let reload): return handle(call, app: reload.app.isEmpty ? nil : AppID(reload.app), origin: .app)
      case .currentConfigurations(let asked): return handle(call, app: asked.app.isEmpty ? nil : AppID(asked.app), origin: .app)
      case .pushTokens(let asked): return handle(call, app: AppID(asked.app), origin: .app)
      case .invalidateRelevance(let invalidated): return handle(call, app: invalidated.app.isEmpty ? nil : AppID(invalidated.app), origin: .app)
      case .relevantIntents(let given): return handle(call, app: AppID(given.app), origin: .app)
      default: return handle(call, app: nil, origin: .app)
      }
    }
  }

  /// Handles a call. A reload is only noted here: a moment later, equal calls are one event for the scheduler.
  func handle(_ call: ExtensionCall, app: AppID?, origin: ReloadOrigin = .extension) -> HostAnswer? {
    switch call.call {
    case .reload(let reload):
      note(kind: reload.kind, of: app, origin: origin)
      return nil
    case .currentConfigurations:
      return .with { $0.currentConfigurations.widgets = widgetValues(of: app) }
    case .pushTokens:
      return .with { $0.pushTokens = app.map(widgetTokens) ?? AlmanacWireSchema.PushTokens() }
    // A call of an extension, whose process passes changes on only while it performs an intent. Its app is known, so the name in the call is ignored.
    case .activityRequest(var request):
      request.app = app?.rawValue ?? ""
      return .with { $0.activityAccepted = begin(request) }
    case .activityUpdate(var update):
      update.app = app?.rawValue ?? ""
      return .with { $0.activityAccepted = self.update(update) }
    case .activityEnd(var end):
      end.app = app?.rawValue ?? ""
      return .with { $0.activityAccepted = self.end(end) }
    case .activities: return answer(ActivitiesCall.with { $0.app = app?.rawValue ?? "" })
    case .locationAsked(let asked):
      // A companion program names its app. An extension's app is known, so the name in its call is ignored.
      if let app { ask(app, by: .widgets) } else if installed[AppID(asked.app)] != nil { ask(AppID(asked.app), by: .app) }
      return nil
    // An extension learns the location with its requests alone, and opens nothing.
    case .location, .openings: return nil
    // The host knows whether an extension works.
    case .appUse: return nil
    case .invalidateRecommendations(let invalidated):
      for id in app.map({ [$0] }) ?? Array(installed.keys) where invalidated.kind.isEmpty || hasKind(invalidated.kind, id) {
        optionLists.forgetRecommendations(of: id)
      }
      return nil
    case .invalidateRelevance(let invalidated):
      invalidateRelevance(ofKind: invalidated.kind, app: app)
      return nil
    case .relevantIntents(let given):
      if let app, let refusal = takeRelevantIntents(given.intents, of: app) {
        logger.notice("the relevant intents of \(app) are refused: \(refusal)")
      }
      return nil
    case .log, nil: return nil
    }
  }

  /// Returns the widgets of an app, or of all apps, in the order in which they were added.
  func widgetValues(of app: AppID?) -> [WidgetInfoValue] {
    records.values.filter { app == nil || $0.app == app }.sorted { ($0.addedAt, $0.id) < ($1.addedAt, $1.id) }.map { record in
      .with {
        $0.kind = record.kind
        $0.family = WidgetFamilyValue(name: record.family) ?? .unspecified
        $0.intentType = installed[record.app]?.description.kinds.first { $0.kind == record.kind }?.intentType ?? ""
        if !isLocked || !isProtected(record.app) { $0.configuration = record.configuration }
      }
    }
  }

  /// - Parameter kind: empty: every kind.
  private func note(kind: String, of app: AppID?, origin: ReloadOrigin) {
    let apps = app.map { installed[$0] == nil ? [] : [$0] } ?? installed.keys.sorted()
    let concerned = apps.filter { kind.isEmpty || hasKind(kind, $0) }
    // Calls for kinds that do not exist would otherwise fill the memory.
    if concerned.isEmpty { counters.count(call: .unknownKind, of: app) }
    for id in concerned {
      optionLists.forget(id)
      let isNew = reloadCalls.add(.init(app: id, kind: kind.isEmpty ? nil : kind, origin: origin, isInUse: appUse.use(of: id) != .none))
      counters.count(call: isNew ? .accepted : .merged, of: id)
    }
    guard !concerned.isEmpty, reloadCallsTask == nil else { return }
    reloadCallsTask = Task { [weak self] in
      while let wait = await self?.processReloadCalls() {
        do { try await Task.sleep(for: wait) } catch { return }
      }
    }
  }

  private func hasKind(_ kind: String, _ app: AppID) -> Bool {
    installed[app]?.description.kinds.contains { $0.kind == kind } ?? false || records.values.contains { $0.app == app && $0.kind == kind }
  }

  /// Gives the calls that may pass now to the scheduler, in one transaction. Returns how long to wait for the others; nil: there are none.
  private func processReloadCalls() -> Duration? {
    guard isRunning else {
      reloadCallsTask = nil
      return nil
    }
    let due = reloadCalls.take(at: .now)
    for app in due.newlyDelayed { logger.notice("\(app) requests reloads too often; its calls are merged and processed one a second") }
    do {
      try process(due.calls.map(\.event))
    } catch {
      logger.error("\(due.calls.count) reload requests cannot be recorded: \(error)")
    }
    if due.wait == nil { reloadCallsTask = nil }
    return due.wait
  }
}
