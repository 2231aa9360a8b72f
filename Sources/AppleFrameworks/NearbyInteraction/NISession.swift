@_exported import FoundationCompat
@_exported import simd

// Distances to devices near by. There is no such radio here: a session ends with an error.

public struct NIError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case unsupportedPlatform = -5889
    case invalidConfiguration = -5888
    case sessionFailed = -5887
    case resourceUsageTimeout = -5886
    case activeSessionsLimitExceeded = -5885
    case userDidNotAllow = -5884
    case invalidARConfiguration = -5883
    case accessoryPeerDeviceUnavailable = -5882
    case incompatiblePeerDevice = -5881
    case activeExtendedDistanceSessionsLimitExceeded = -5880
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let errorDomain = "com.apple.NearbyInteraction"
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { "This machine does not measure distances to other devices." }
  public static let unsupportedPlatform = Code.unsupportedPlatform
  public static let invalidConfiguration = Code.invalidConfiguration
  public static let sessionFailed = Code.sessionFailed
  public static let userDidNotAllow = Code.userDidNotAllow
}

public protocol NIDeviceCapability {
  var supportsPreciseDistanceMeasurement: Bool { get }
  var supportsDirectionMeasurement: Bool { get }
  var supportsCameraAssistance: Bool { get }
  var supportsExtendedDistanceMeasurement: Bool { get }
}
private struct NoCapability: NIDeviceCapability {
  var supportsPreciseDistanceMeasurement: Bool { false }
  var supportsDirectionMeasurement: Bool { false }
  var supportsCameraAssistance: Bool { false }
  var supportsExtendedDistanceMeasurement: Bool { false }
}

/// A device, to others.
// Unchecked: no object is ever made.
open class NIDiscoveryToken: NSObject, NSSecureCoding, @unchecked Sendable {
  public static var supportsSecureCoding: Bool { true }
  public required init?(coder: NSCoder) { nil }
  open func encode(with coder: NSCoder) {}
}
open class NIConfiguration: NSObject, @unchecked Sendable {}
open class NINearbyPeerConfiguration: NIConfiguration, @unchecked Sendable {
  public let peerDiscoveryToken: NIDiscoveryToken
  open var isCameraAssistanceEnabled = false
  open var isExtendedDistanceMeasurementEnabled = false
  public init(peerToken: NIDiscoveryToken) { peerDiscoveryToken = peerToken }
}
open class NINearbyAccessoryConfiguration: NIConfiguration, @unchecked Sendable {
  public let accessoryDiscoveryToken: NIDiscoveryToken
  open var isCameraAssistanceEnabled = false
  public init(data: Data) throws { throw NIError(.unsupportedPlatform) }
}
// Unchecked: no object is ever made.
open class NINearbyObject: NSObject, @unchecked Sendable {
  public enum RemovalReason: Int, Sendable { case timeout, peerEnded }
  public enum VerticalDirectionEstimate: Int, Sendable { case unknown, same, above, below, aboveOrBelow }
  public static let distanceNotAvailable: Float = .greatestFiniteMagnitude
  public let discoveryToken: NIDiscoveryToken
  open var distance: Float? { nil }
  open var direction: SIMD3<Float>? { nil }
  open var horizontalAngle: Float? { nil }
  open var verticalDirectionEstimate: VerticalDirectionEstimate { .unknown }
  init(_ token: NIDiscoveryToken) { discoveryToken = token }
}
open class NIAlgorithmConvergence: NSObject, @unchecked Sendable {}

public protocol NISessionDelegate: NSObjectProtocol {
  func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject])
  func session(_ session: NISession, didRemove nearbyObjects: [NINearbyObject], reason: NINearbyObject.RemovalReason)
  func sessionWasSuspended(_ session: NISession)
  func sessionSuspensionEnded(_ session: NISession)
  func session(_ session: NISession, didInvalidateWith error: any Error)
  func session(
    _ session: NISession, didGenerateShareableConfigurationData shareableConfigurationData: Data, for object: NINearbyObject)
  func session(_ session: NISession, didUpdateAlgorithmConvergence convergence: NIAlgorithmConvergence, for object: NINearbyObject?)
  func sessionDidStartRunning(_ session: NISession)
}
extension NISessionDelegate {
  public func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject]) {}
  public func session(_ session: NISession, didRemove nearbyObjects: [NINearbyObject], reason: NINearbyObject.RemovalReason) {}
  public func sessionWasSuspended(_ session: NISession) {}
  public func sessionSuspensionEnded(_ session: NISession) {}
  public func session(_ session: NISession, didInvalidateWith error: any Error) {}
  public func session(
    _ session: NISession, didGenerateShareableConfigurationData shareableConfigurationData: Data, for object: NINearbyObject
  ) {}
  public func session(_ session: NISession, didUpdateAlgorithmConvergence convergence: NIAlgorithmConvergence, for object: NINearbyObject?) {}
  public func sessionDidStartRunning(_ session: NISession) {}
}
// Unchecked: an app sets its delegate before it runs the session.
open class NISession: NSObject, @unchecked Sendable {
  open weak var delegate: (any NISessionDelegate)?
  open var delegateQueue: DispatchQueue?
  open private(set) var configuration: NIConfiguration?
  open var discoveryToken: NIDiscoveryToken? { nil }
  public override init() { super.init() }
  open class var isSupported: Bool { false }
  open class var deviceCapabilities: any NIDeviceCapability { NoCapability() }
  open func run(_ configuration: NIConfiguration) {
    UnavailableServices.report("nearbyInteraction.unavailable", "this machine does not measure distances to other devices")
    self.configuration = configuration
    (delegateQueue ?? .main).async { self.delegate?.session(self, didInvalidateWith: NIError(.unsupportedPlatform)) }
  }
  open func pause() {}
  open func invalidate() {}
}
