/// Limits on what callers may ask of a host at once: companion commands, extensions' calls and the HTTP server (`Data/limits.json`, Specification F1).
///
/// A value type, so that a test can change one limit and keep the others.
public struct ServiceLimits: Sendable, Hashable {
  /// How many of an app's reload calls pass at once, after a pause.
  public var reloadCallBurst: Double
  /// How many of an app's reload calls pass per second in the long run; further ones wait and are merged.
  public var reloadCallsPerSecond: Double
  /// The most programs that are connected to the companion socket.
  public var companionConnections: Int
  /// The most bytes of one call of a companion command.
  public var companionFrameBytes: Int
  /// The most calls of one companion command that are handled in one turn.
  public var companionCallsAtOnce: Int
  /// How many calls of one companion command are answered at once, after a pause.
  public var companionAnswerBurst: Double
  /// How many calls of one companion command are answered per second in the long run; it waits for further answers.
  public var companionAnswersPerSecond: Double
  /// How many questions about location the programs of one app may put to its user at once, after a pause.
  public var locationQuestionBurst: Double
  /// How many such questions an hour in the long run; the programs' further ones are not put.
  public var locationQuestionsPerHour: Double
  /// How long the host waits before it accepts connections again after it had no descriptor for one, in seconds.
  public var acceptPause: Double
  /// The most connections of the HTTP server.
  public var httpConnections: Int
  /// The longest time from a connection's start, or from a response, until the next request's head is complete, in seconds.
  public var httpHeadTimeout: Double
  /// The longest time from a request's head until its body is complete, in seconds.
  public var httpBodyTimeout: Double
  /// The longest time for which a client may take no byte of its response, in seconds.
  public var httpStallTimeout: Double
  /// How long clients may finish their requests after the host was asked to end, in seconds.
  public var httpEndGrace: Double
  /// The most bytes of a request's header fields.
  public var httpHeaderBytes: Int
  /// The most header fields of a request.
  public var httpHeaderFields: Int
  /// The most bytes of a request's body.
  public var httpBodyBytes: Int
  /// How many requests that change something pass at once, after a pause.
  public var changeBurst: Double
  /// How many of them pass per second in the long run; further ones are refused.
  public var changesPerSecond: Double
  /// The most event streams.
  public var eventStreams: Int
  /// The most descriptors that the host asks the system for.
  public var descriptors: Int
  /// The descriptors that are kept free of HTTP connections, for files, extensions and companion commands.
  public var spareDescriptors: Int
  /// The fewest descriptors with which a command runs.
  public var leastDescriptors: Int
  /// The least address space with which a command runs, in bytes.
  public var leastAddressSpace: Int
  /// The latest time of the machine's clock, in seconds since 1970.
  public var latestClock: Double
  /// How often the host looks whether the threads of its pool are blocked and others are needed, in whole seconds.
  public var poolMonitorInterval: Int
  /// The most elements of a widget's accessibility tree that are answered.
  public var contentElements: Int
  /// The most elements inside each other in such a tree.
  public var contentDepth: Int
  /// The most UTF-8 bytes of one label, value or hint in it; a longer one is cut.
  public var contentTextBytes: Int
  /// The most UTF-8 bytes of all its texts together.
  public var contentBytes: Int
}

extension Profiles {
  /// A host's default limits on callers, from `Data/limits.json`.
  public static let serviceLimits: ServiceLimits = {
    let file: ServiceLimitsFile = embedded("limits.json")
    // A missing value is a programming error, like a file that does not decode.
    func value(_ name: String) -> Double {
      guard let limit = file.service[name] else { preconditionFailure("Engine/Sources/Shared/AlmanacProfiles/Data/limits.json lacks \(name)") }
      return limit.value
    }
    func integer(_ name: String) -> Int { Int(value(name)) }
    return ServiceLimits(
      reloadCallBurst: value("reloadCallBurst"), reloadCallsPerSecond: value("reloadCallsPerSecond"),
      companionConnections: integer("companionConnections"), companionFrameBytes: integer("companionFrameBytes"),
      companionCallsAtOnce: integer("companionCallsAtOnce"), companionAnswerBurst: value("companionAnswerBurst"),
      companionAnswersPerSecond: value("companionAnswersPerSecond"), locationQuestionBurst: value("locationQuestionBurst"),
      locationQuestionsPerHour: value("locationQuestionsPerHour"), acceptPause: value("acceptPause"), httpConnections: integer("httpConnections"),
      httpHeadTimeout: value("httpHeadTimeout"), httpBodyTimeout: value("httpBodyTimeout"), httpStallTimeout: value("httpStallTimeout"),
      httpEndGrace: value("httpEndGrace"), httpHeaderBytes: integer("httpHeaderBytes"),
      httpHeaderFields: integer("httpHeaderFields"), httpBodyBytes: integer("httpBodyBytes"), changeBurst: value("changeBurst"),
      changesPerSecond: value("changesPerSecond"),
      eventStreams: integer("eventStreams"), descriptors: integer("descriptors"), spareDescriptors: integer("spareDescriptors"),
      leastDescriptors: integer("leastDescriptors"), leastAddressSpace: integer("leastAddressSpace"), latestClock: value("latestClock"),
      poolMonitorInterval: integer("poolMonitorInterval"), contentElements: integer("contentElements"), contentDepth: integer("contentDepth"),
      contentTextBytes: integer("contentTextBytes"), contentBytes: integer("contentBytes"))
  }()
}

/// The part of `limits.json` about callers.
private struct ServiceLimitsFile: Decodable {
  struct SourcedNumber: Decodable {
    let value: Double
    let unit: String
    let source: String
  }
  let service: [String: SourcedNumber]
}
