/// Events and their changes over time, or a dictionary of them.
open class CHHapticPattern: NSObject {
  public struct Key: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let version = Key(rawValue: "Version")
    public static let pattern = Key(rawValue: "Pattern")
    public static let event = Key(rawValue: "Event")
    public static let eventType = Key(rawValue: "EventType")
    public static let time = Key(rawValue: "Time")
    public static let eventDuration = Key(rawValue: "EventDuration")
    public static let eventWaveformPath = Key(rawValue: "EventWaveformPath")
    public static let eventWaveformUseVolumeEnvelope = Key(rawValue: "EventWaveformUseVolumeEnvelope")
    public static let eventWaveformLoopEnabled = Key(rawValue: "EventWaveformLoopEnabled")
    public static let eventParameters = Key(rawValue: "EventParameters")
    public static let parameter = Key(rawValue: "Parameter")
    public static let parameterID = Key(rawValue: "ParameterID")
    public static let parameterValue = Key(rawValue: "ParameterValue")
    public static let parameterCurve = Key(rawValue: "ParameterCurve")
    public static let parameterCurveControlPoints = Key(rawValue: "ParameterCurveControlPoints")
  }
  /// Seconds, until the last event ends. 0 for a pattern of a dictionary.
  public let duration: TimeInterval

  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter] = []) throws { duration = Self.end(events) }
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws { duration = Self.end(events) }
  /// Throws: no pattern is read.
  public init(dictionary patternDict: [Key: Any]) throws { throw CHHapticError.refusal() }
  public init(contentsOf ahapURL: URL) throws { throw CHHapticError.refusal() }
  open func exportDictionary() throws -> [Key: Any] { throw CHHapticError(.operationNotPermitted) }

  private static func end(_ events: [CHHapticEvent]) -> TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
}
extension CHHapticError {
  static func refusal() -> CHHapticError {
    UnavailableServices.report("coreHaptics.unavailable", "this machine has no haptics")
    return CHHapticError(.notSupported)
  }
}

public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
  func cancel() throws
  var isMuted: Bool { get set }
}
public typealias CHHapticAdvancedPatternPlayerCompletionHandler = ((any Error)?) -> Void
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  func pause(atTime time: TimeInterval) throws
  func resume(atTime time: TimeInterval) throws
  func seek(toOffset offsetTime: TimeInterval) throws
  var loopEnabled: Bool { get set }
  var loopEnd: TimeInterval { get set }
  var playbackRate: Float { get set }
  var completionHandler: CHHapticAdvancedPatternPlayerCompletionHandler { get set }
}
