@_exported import FoundationCompat

public struct CHHapticError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable { case notSupported = -4810, engineNotRunning = -4805, engineStartTimeout = -4808 }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.CoreHaptics" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "This machine has no haptics." }
  public static let notSupported = Code.notSupported
}
public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}
private struct NoHaptics: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}
open class CHHapticEventParameter: NSObject {
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensity = ID(rawValue: "HapticIntensity")
    public static let hapticSharpness = ID(rawValue: "HapticSharpness")
  }
  public let parameterID: ID
  open var value: Float
  public init(parameterID: ID, value: Float) { (self.parameterID, self.value) = (parameterID, value) }
}
open class CHHapticEvent: NSObject {
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
  }
  public let type: EventType
  public let eventParameters: [CHHapticEventParameter]
  open var relativeTime: TimeInterval
  open var duration: TimeInterval
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval, duration: TimeInterval = 0
  ) {
    (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
  }
}
open class CHHapticPattern: NSObject {
  public init(events: [CHHapticEvent], parameters: [Any] = []) throws {}
}
public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
}
/// Plays vibrations. There is nothing that vibrates: making an engine throws.
open class CHHapticEngine: NSObject {
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
  open var stoppedHandler: ((Int) -> Void)?
  open var resetHandler: (() -> Void)?
  public init(audioSession: AnyObject? = nil) throws {
    UnavailableServices.report("coreHaptics.unavailable", "this machine has no haptics")
    throw CHHapticError(.notSupported)
  }
  open func start() throws { throw CHHapticError(.notSupported) }
  open func stop(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { throw CHHapticError(.notSupported) }
}
