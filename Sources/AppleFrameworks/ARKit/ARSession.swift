@_exported import FoundationCompat
@_exported import UIKit
@_exported import simd

public let ARErrorDomain = "com.apple.arkit.error"
public struct ARError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case unsupportedConfiguration = 100
    case sensorUnavailable = 101
    case sensorFailed = 102
    case cameraUnauthorized = 103
    case microphoneUnauthorized = 104
    case worldTrackingFailed = 200
    case requestFailed = 400
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { ARErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "This machine does not see the world." }

  static func refusal() -> ARError {
    UnavailableServices.report("arKit.unavailable", "this machine has no camera and no sensors for augmented reality")
    return ARError(.unsupportedConfiguration)
  }
}
extension ARError.Code {
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? ARError)?.code == code }
}

// Unchecked: an app sets their properties on one thread, as on Apple's systems.
open class ARConfiguration: NSObject, @unchecked Sendable {
  public enum WorldAlignment: Int, Sendable { case gravity, gravityAndHeading, camera }
  open class var isSupported: Bool {
    _ = ARError.refusal()
    return false
  }
  open var worldAlignment = WorldAlignment.gravity
  open var isLightEstimationEnabled = true
  open var providesAudioData = false
}
open class ARWorldTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  public struct PlaneDetection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = PlaneDetection(rawValue: 1)
    public static let vertical = PlaneDetection(rawValue: 2)
  }
  open var planeDetection: PlaneDetection = []
  public override init() { super.init() }
}
open class ARFaceTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  open var maximumNumberOfTrackedFaces = 1
  public override init() { super.init() }
}
open class ARBodyTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  public override init() { super.init() }
}
open class ARImageTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  public override init() { super.init() }
}

// What a session finds: nothing.
open class ARAnchor: NSObject, @unchecked Sendable {
  public let identifier = UUID()
  public let name: String?
  public let transform: simd_float4x4
  public init(transform: simd_float4x4) { (name, self.transform) = (nil, transform) }
  public init(name: String, transform: simd_float4x4) { (self.name, self.transform) = (name, transform) }
}
open class ARPlaneAnchor: ARAnchor, @unchecked Sendable {}
open class ARFaceAnchor: ARAnchor, @unchecked Sendable {}
open class ARCamera: NSObject, @unchecked Sendable {
  public enum TrackingState: Sendable, Equatable {
    public enum Reason: Sendable { case initializing, relocalizing, excessiveMotion, insufficientFeatures }
    case notAvailable
    case limited(Reason)
    case normal
  }
  open var trackingState: TrackingState { .notAvailable }
}
open class ARFrame: NSObject, @unchecked Sendable {
  open var anchors: [ARAnchor] { [] }
}
public protocol ARSessionObserver: NSObjectProtocol {
  func session(_ session: ARSession, didFailWithError error: any Error)
  func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
  func sessionWasInterrupted(_ session: ARSession)
  func sessionInterruptionEnded(_ session: ARSession)
}
public protocol ARSessionDelegate: ARSessionObserver {
  func session(_ session: ARSession, didUpdate frame: ARFrame)
  func session(_ session: ARSession, didAdd anchors: [ARAnchor])
  func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
  func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}
extension ARSessionObserver {
  public func session(_ session: ARSession, didFailWithError error: any Error) {}
  public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
  public func sessionWasInterrupted(_ session: ARSession) {}
  public func sessionInterruptionEnded(_ session: ARSession) {}
}
extension ARSessionDelegate {
  public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
  public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
  public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
  public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
}
/// Looks at the world. It fails when it is run, and its delegate is told so.
// Unchecked: an app sets its properties on one thread, as on Apple's systems.
open class ARSession: NSObject, @unchecked Sendable {
  public struct RunOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let resetTracking = RunOptions(rawValue: 1)
    public static let removeExistingAnchors = RunOptions(rawValue: 2)
  }
  open weak var delegate: (any ARSessionDelegate)?
  open var delegateQueue: DispatchQueue?
  open var currentFrame: ARFrame? { nil }
  open private(set) var configuration: ARConfiguration?
  public override init() { super.init() }
  open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
    self.configuration = configuration
    let error = ARError.refusal()
    (delegateQueue ?? .main).async { self.delegate?.session(self, didFailWithError: error) }
  }
  open func pause() {}
  open func add(anchor: ARAnchor) {}
  open func remove(anchor: ARAnchor) {}
}
