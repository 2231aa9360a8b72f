public protocol CHHapticParameterAttributes {
  var minValue: Float { get }
  var maxValue: Float { get }
  var defaultValue: Float { get }
}
public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
  func attributes(
    forEventParameter inParameter: CHHapticEventParameter.ID, eventType type: CHHapticEvent.EventType
  ) throws -> any CHHapticParameterAttributes
  func attributes(forDynamicParameter inParameter: CHHapticDynamicParameter.ID) throws -> any CHHapticParameterAttributes
}
private struct NoHaptics: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
  func attributes(
    forEventParameter inParameter: CHHapticEventParameter.ID, eventType type: CHHapticEvent.EventType
  ) throws -> any CHHapticParameterAttributes { throw CHHapticError.refusal() }
  func attributes(forDynamicParameter inParameter: CHHapticDynamicParameter.ID) throws -> any CHHapticParameterAttributes {
    throw CHHapticError.refusal()
  }
}

/// Plays vibrations. There is nothing that vibrates: making an engine throws.
open class CHHapticEngine: NSObject {
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed, gameControllerDisconnect
    case systemError = -1
  }
  public enum FinishedAction: Int, Sendable {
    case stopEngine = 1
    case leaveEngineRunning
  }
  public typealias CompletionHandler = ((any Error)?) -> Void
  public typealias StoppedHandler = (StoppedReason) -> Void
  public typealias ResetHandler = () -> Void
  public typealias FinishedHandler = ((any Error)?) -> FinishedAction

  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
  open var stoppedHandler: StoppedHandler = { _ in }
  open var resetHandler: ResetHandler = {}
  open var playsHapticsOnly = false
  open var playsAudioOnly = false
  open var isMutedForAudio = false
  open var isMutedForHaptics = false
  open var isAutoShutdownEnabled = false
  open var currentTime: TimeInterval { 0 }
  public init(audioSession: AnyObject? = nil) throws { throw CHHapticError.refusal() }

  open func start() throws { throw CHHapticError.refusal() }
  open func start() async throws { throw CHHapticError.refusal() }
  @preconcurrency
  open func start(completionHandler: CompletionHandler? = nil) { completionHandler?(CHHapticError.refusal()) }
  open func stop() async throws {}
  @preconcurrency
  open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }
  open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) { _ = finishedHandler(CHHapticError(.engineNotRunning)) }
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { throw CHHapticError.refusal() }
  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer { throw CHHapticError.refusal() }
  open func playPattern(from fileURL: URL) throws { throw CHHapticError.refusal() }
  open func playPattern(from data: Data) throws { throw CHHapticError.refusal() }
  open func registerAudioResource(_ resourceURL: URL, options: [AnyHashable: Any] = [:]) throws -> CHHapticAudioResourceID {
    throw CHHapticError.refusal()
  }
  open func unregisterAudioResource(_ resourceID: CHHapticAudioResourceID) throws { throw CHHapticError(.invalidAudioResource) }
}
