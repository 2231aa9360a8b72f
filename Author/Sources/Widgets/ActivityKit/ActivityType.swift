import AlmanacHostConnection
import AlmanacWireSchema

/// The activities of one type in this process: one object for each activity.
// Unchecked: `lock` guards every variable.
final class ActivityType<Attributes: ActivityAttributes>: ActivityReceiver, @unchecked Sendable {
  private let lock = NSLock()
  private var known: [String: Activity<Attributes>] = [:]
  /// The ids in the order in which the activities were started.
  private var order: [String] = []
  private let news = EventSequence<Activity<Attributes>>()
  private let currentStartToken = ObservedValue<Data>()

  /// The name by which the host knows the type: that of the extension's `ActivityConfiguration`.
  static var name: String { "\(Attributes.self)" }

  static var shared: ActivityType<Attributes> {
    let (type, isNew): (ActivityType<Attributes>, Bool) = activityTypes.get(ObjectIdentifier(Attributes.self)) { ActivityType<Attributes>() }
    if isNew { ActivityHost.shared.add(type, as: ObjectIdentifier(Attributes.self)) }
    return type
  }

  var activities: [Activity<Attributes>] {
    // The first report may still be in transit.
    _ = ActivityHost.shared.report
    lock.lock()
    defer { lock.unlock() }
    return order.compactMap { known[$0] }.filter { $0.activityState != .dismissed }
  }

  var started: ActivityUpdateSequence<Activity<Attributes>> {
    guard ActivityHost.shared.report != nil else { return .ended }
    return news.following(activities)
  }
  var startToken: Data? {
    _ = ActivityHost.shared.report
    return currentStartToken.value
  }
  var startTokens: ActivityUpdateSequence<Data> { ActivityHost.shared.report == nil ? .ended : currentStartToken.updates }

  func add(_ activity: Activity<Attributes>) {
    lock.lock()
    let isNew = known.updateValue(activity, forKey: activity.id) == nil
    if isNew { order.append(activity.id) }
    lock.unlock()
    if isNew { news.send(activity) }
  }

  func receive(_ report: Activities) {
    if let token = report.startTokens.first(where: { $0.attributesType == Self.name })?.token, currentStartToken.value != token {
      currentStartToken.set(token)
    }
    let values = report.activities.filter { $0.attributesType == Self.name }
    for value in values {
      if let activity = activity(value.id) {
        activity.receive(value)
      } else if let activity = Activity<Attributes>(value) {
        activity.take(token: value.pushToken)
        add(activity)
      }
    }
    let shown = Set(values.map(\.id))
    lock.lock()
    let gone = order.filter { !shown.contains($0) }.compactMap { known[$0] }
    for activity in gone {
      known[activity.id] = nil
      order.removeAll { $0 == activity.id }
    }
    lock.unlock()
    for activity in gone { activity.become(.dismissed) }
  }

  private func activity(_ id: String) -> Activity<Attributes>? {
    lock.lock()
    defer { lock.unlock() }
    return known[id]
  }
}

/// The types of activities that this process has used.
// Unchecked: `lock` guards `types`.
private final class ActivityTypes: @unchecked Sendable {
  private let lock = NSLock()
  private var types: [ObjectIdentifier: Any] = [:]

  func get<Type: AnyObject>(_ id: ObjectIdentifier, make: () -> Type) -> (Type, isNew: Bool) {
    lock.lock()
    defer { lock.unlock() }
    if let known = types[id] as? Type { return (known, false) }
    let made = make()
    types[id] = made
    return (made, true)
  }
}

private let activityTypes = ActivityTypes()
