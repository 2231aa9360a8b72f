import AlmanacScheduler
import AlmanacWireSchema
import Foundation

// What programs learn of their app's live activities and push tokens.
extension DeviceHost {
  /// Answers a program's call for its app's activities.
  func answer(_ call: ActivitiesCall) -> HostAnswer {
    let app: AppID
    do { app = try activityApp(call.app) } catch { return .with { $0.activityAccepted = ActivityAccepted(error) } }
    return .with { $0.activities = report(of: app) }
  }

  private func report(of app: AppID) -> Activities {
    let kinds = activityKinds(of: app)
    let isHidden = isLocked && isProtected(app)
    return .with { report in
      report.enabled = !kinds.isEmpty && currentSettings.allowsLiveActivities(of: app)
      report.frequentUpdates = installed[app]?.bundle.updatesOften ?? false
      report.activities = isHidden ? [] : activities.of(app).sorted { ($0.life.requestedAt, $0.id) < ($1.life.requestedAt, $1.id) }.map(value)
      report.startTokens = kinds.compactMap { kind in
        guard let token = try? token(.start, of: app, subject: kind) else { return nil }
        return .with { ($0.attributesType, $0.token) = (kind, token) }
      }
    }
  }

  private func value(_ activity: LiveActivity) -> ActivityValue {
    .with { value in
      value.id = activity.id
      value.attributesType = activity.kind
      value.attributes = activity.content?.attributes ?? Data()
      value.content.state = activity.newestState ?? Data()
      if let date = activity.waiting?.staleDate ?? activity.life.staleDate { value.content.staleDate = date.timeIntervalSince1970 }
      value.content.relevanceScore = activity.waiting?.relevanceScore ?? activity.life.relevanceScore
      value.phase =
        switch activity.life.phase(at: now, activityProfile) {
        case .pending: .pending
        case .active: .active
        case .stale: .stale
        case .ended: .ended
        case .dismissed: .dismissed
        }
      value.isTransient = activity.life.isTransient
      if activity.life.takesPushes { value.pushToken = (try? token(.activity, of: activity.app, subject: activity.id)) ?? Data() }
    }
  }
}
