import AlmanacWireSchema

extension ExtensionCall {
  /// The bytes of its texts, which count toward the limit of a request (`callBytes`).
  var textBytes: Int {
    switch call {
    case .log(let line): line.level.utf8.count + line.message.utf8.count
    case .reload(let reload): reload.kind.utf8.count
    case .invalidateRecommendations(let invalidated): invalidated.kind.utf8.count
    case .invalidateRelevance(let invalidated): invalidated.kind.utf8.count
    case .relevantIntents(let given):
      given.intents.reduce(0) { $0 + $1.kind.utf8.count + $1.relevance.configuration.count + $1.relevance.group.utf8.count }
    case .locationAsked(let asked): asked.app.utf8.count
    case .location(let call): call.app.utf8.count
    case .openings(let call): call.app.utf8.count
    case .appUse(let call): call.app.utf8.count
    case .activityRequest(let request): request.id.utf8.count + request.attributes.count + request.content.state.count + request.alert.textBytes
    case .activityUpdate(let update): update.id.utf8.count + update.content.state.count + update.alert.textBytes
    case .activityEnd(let end): end.id.utf8.count + end.content.state.count
    case .currentConfigurations, .activities, .pushTokens, nil: 0
    }
  }

  /// Whether it is about live activities. These calls are answered, and those that wait for their answers are bounded.
  var concernsActivities: Bool {
    switch call {
    case .activities: true
    default: changesActivities
    }
  }

  /// Whether it starts or ends a live activity, which is stored at once.
  var writesActivities: Bool {
    switch call {
    case .activityRequest, .activityEnd: true
    default: false
    }
  }

  /// Whether it starts, updates or ends a live activity.
  var changesActivities: Bool {
    switch call {
    case .activityRequest, .activityUpdate, .activityEnd: true
    default: false
    }
  }
}

extension ActivityAlertValue {
  fileprivate var textBytes: Int { title.utf8.count + body.utf8.count }
}
