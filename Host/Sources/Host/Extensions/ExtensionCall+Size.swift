import WireSchema

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
    // Only programs make the calls for activities.
    case .currentConfigurations, .activityRequest, .activityUpdate, .activityEnd, .activities, .pushTokens, nil: 0
    }
  }
}
