/// How long live activities last, how large they are, how often they are updated, and what pushes may do (`Data/activities.json`, Specification A5).
///
/// A value type, so that a test can change one figure and keep the others.
public struct ActivityProfile: Sendable, Hashable {
  /// How long an activity is active at most, in seconds.
  public var activeSeconds: Double
  /// How long an ended activity is shown at most, in seconds.
  public var endedSeconds: Double
  /// How far ahead an activity can be scheduled, in seconds.
  public var pendingSeconds: Double
  /// How long an alert shows the expanded island, in seconds.
  public var alertSeconds: Double

  /// The most bytes of attributes and state together, and of one push, as JSON.
  public var contentBytes: Int
  /// The most arrays and objects inside each other in attributes or state.
  public var contentDepth: Int
  /// The most bytes of the title, and of the text, of an alert.
  public var alertBytes: Int
  /// The most activities of one app that have not been dismissed.
  public var perApp: Int
  /// The most activities of all apps that have not been dismissed.
  public var perDevice: Int

  /// The most devices besides the usual one for which activities are drawn.
  public var otherDevices: Int
  /// For how many seconds they are drawn for such a device after a client has asked for them.
  public var otherDeviceSeconds: Double

  /// The most calls for activities of an extension that wait for their answers.
  public var unansweredCalls: Int
  /// The most bytes of the texts in them.
  public var unansweredBytes: Int

  /// How many updates of one activity pass at once after a pause.
  public var updateBurst: Double
  /// How many updates of one activity pass per second in the long run.
  public var updatesPerSecond: Double
  /// The same of an app that asks for frequent updates.
  public var frequentUpdatesPerSecond: Double
  /// How many starts and ends of activities by an extension pass at once after a pause; more wait.
  public var changeBurst: Double
  /// How many of them pass per second in the long run.
  public var changesPerSecond: Double
  /// After how many seconds an extension that failed to draw is asked again; doubled with each failure.
  public var retrySeconds: Double
  /// How often it is asked again.
  public var retries: Int

  /// The most bytes of the body of a push.
  public var pushBytes: Int
  /// How many pushes with one token pass at once after a pause.
  public var tokenBurst: Double
  /// How many pushes with one token pass per second in the long run.
  public var tokenPushesPerSecond: Double
  /// The most pushes with all tokens of one app at once.
  public var appBurst: Double
  /// The average number of pushes per second that one app may receive, over all of its tokens.
  public var appPushesPerSecond: Double
  /// How many pushes pass at once after a pause, with all tokens together.
  public var pushBurst: Double
  /// How many pushes pass per second in the long run, with all tokens together.
  public var pushesPerSecond: Double
  /// How many tokens of ended activities are remembered.
  public var expiredTokens: Int
}

extension Profiles {
  /// The figures of live activities and pushes, from `Data/activities.json`.
  public static let activities: ActivityProfile = {
    let file: ActivityFile = embedded("activities.json")
    // A missing value is a programming error, like a file that does not decode.
    func value(_ group: [String: ActivityFile.Number], _ name: String) -> Double {
      guard let number = group[name] else { preconditionFailure("Engine/Sources/Shared/AlmanacProfiles/Data/activities.json lacks \(name)") }
      return number.value
    }
    func integer(_ group: [String: ActivityFile.Number], _ name: String) -> Int { Int(value(group, name)) }
    return ActivityProfile(
      activeSeconds: value(file.life, "activeSeconds"), endedSeconds: value(file.life, "endedSeconds"),
      pendingSeconds: value(file.life, "pendingSeconds"), alertSeconds: value(file.life, "alertSeconds"),
      contentBytes: integer(file.limits, "contentBytes"), contentDepth: integer(file.limits, "contentDepth"),
      alertBytes: integer(file.limits, "alertBytes"), perApp: integer(file.limits, "perApp"), perDevice: integer(file.limits, "perDevice"),
      otherDevices: integer(file.limits, "otherDevices"), otherDeviceSeconds: value(file.limits, "otherDeviceSeconds"),
      unansweredCalls: integer(file.limits, "unansweredCalls"), unansweredBytes: integer(file.limits, "unansweredBytes"),
      updateBurst: value(file.updates, "burst"), updatesPerSecond: value(file.updates, "perSecond"),
      frequentUpdatesPerSecond: value(file.updates, "frequentPerSecond"), changeBurst: value(file.updates, "changeBurst"),
      changesPerSecond: value(file.updates, "changesPerSecond"), retrySeconds: value(file.updates, "retrySeconds"),
      retries: integer(file.updates, "retries"), pushBytes: integer(file.push, "bodyBytes"), tokenBurst: value(file.push, "tokenBurst"),
      tokenPushesPerSecond: value(file.push, "tokenPerSecond"), appBurst: value(file.push, "appBurst"),
      appPushesPerSecond: value(file.push, "appPerSecond"), pushBurst: value(file.push, "burst"),
      pushesPerSecond: value(file.push, "perSecond"), expiredTokens: integer(file.push, "expiredTokens"))
  }()
}

/// The format of `activities.json`.
private struct ActivityFile: Decodable {
  struct Number: Decodable {
    let value: Double
    let source: String
  }
  let life, limits, updates, push: [String: Number]
}
