import Foundation

public struct CMAcceleration: Sendable {
  public var x, y, z: Double
  public init() { self.init(x: 0, y: 0, z: 0) }
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
public struct CMRotationRate: Sendable {
  public var x, y, z: Double
  public init() { self.init(x: 0, y: 0, z: 0) }
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
public struct CMMagneticField: Sendable {
  public var x, y, z: Double
  public init() { self.init(x: 0, y: 0, z: 0) }
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable { case uncalibrated = -1, low, medium, high }
public struct CMCalibratedMagneticField: Sendable {
  public var field = CMMagneticField()
  public var accuracy = CMMagneticFieldCalibrationAccuracy.uncalibrated
  public init() {}
}
public struct CMQuaternion: Sendable {
  public var x, y, z, w: Double
  public init() { self.init(x: 0, y: 0, z: 0, w: 0) }
  public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}
public struct CMRotationMatrix: Sendable {
  public var m11 = 0.0, m12 = 0.0, m13 = 0.0
  public var m21 = 0.0, m22 = 0.0, m23 = 0.0
  public var m31 = 0.0, m32 = 0.0, m33 = 0.0
  public init() {}
}
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let xArbitraryZVertical = Self(rawValue: 1)
  public static let xArbitraryCorrectedZVertical = Self(rawValue: 2)
  public static let xMagneticNorthZVertical = Self(rawValue: 4)
  public static let xTrueNorthZVertical = Self(rawValue: 8)
}

/// How a device is turned. It is not measured.
open class CMAttitude: NSObject, @unchecked Sendable {
  open var roll: Double { 0 }
  open var pitch: Double { 0 }
  open var yaw: Double { 0 }
  open var quaternion: CMQuaternion { CMQuaternion(x: 0, y: 0, z: 0, w: 1) }
  open var rotationMatrix: CMRotationMatrix {
    var matrix = CMRotationMatrix()
    (matrix.m11, matrix.m22, matrix.m33) = (1, 1, 1)
    return matrix
  }
  open func multiply(byInverseOf attitude: CMAttitude) {}
}
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  public enum SensorLocation: Int, Sendable { case `default`, headphoneLeft, headphoneRight }
  open var attitude: CMAttitude { CMAttitude() }
  open var gravity: CMAcceleration { CMAcceleration() }
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  open var rotationRate: CMRotationRate { CMRotationRate() }
  open var magneticField: CMCalibratedMagneticField { CMCalibratedMagneticField() }
  open var heading: Double { -1 }
  open var sensorLocation: SensorLocation { .default }
}
open class CMAccelerometerData: CMLogItem, @unchecked Sendable { open var acceleration: CMAcceleration { CMAcceleration() } }
open class CMGyroData: CMLogItem, @unchecked Sendable { open var rotationRate: CMRotationRate { CMRotationRate() } }
open class CMMagnetometerData: CMLogItem, @unchecked Sendable { open var magneticField: CMMagneticField { CMMagneticField() } }

public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void

/// The sensors of motion. There are none: starting one fails.
// Unchecked: an app sets its properties on one thread, as on Apple's systems.
open class CMMotionManager: NSObject, @unchecked Sendable {
  open var isDeviceMotionAvailable: Bool { unavailable() }
  open var isAccelerometerAvailable: Bool { unavailable() }
  open var isGyroAvailable: Bool { unavailable() }
  open var isMagnetometerAvailable: Bool { unavailable() }
  private func unavailable() -> Bool {
    reportMotion()
    return false
  }
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
  open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
  open var showsDeviceMovementDisplay = false
  open var isDeviceMotionActive: Bool { false }
  open var isAccelerometerActive: Bool { false }
  open var isGyroActive: Bool { false }
  open var isMagnetometerActive: Bool { false }
  open var deviceMotion: CMDeviceMotion? { nil }
  open var accelerometerData: CMAccelerometerData? { nil }
  open var gyroData: CMGyroData? { nil }
  open var magnetometerData: CMMagnetometerData? { nil }
  /// Seconds.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  open var gyroUpdateInterval: TimeInterval = 0.01
  open var magnetometerUpdateInterval: TimeInterval = 0.01

  open func startDeviceMotionUpdates() { reportMotion() }
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) { reportMotion() }
  @preconcurrency
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) { fail(queue, handler) }
  @preconcurrency
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) { fail(queue, handler) }
  open func stopDeviceMotionUpdates() {}
  open func startAccelerometerUpdates() { reportMotion() }
  @preconcurrency
  open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) { fail(queue, handler) }
  open func stopAccelerometerUpdates() {}
  open func startGyroUpdates() { reportMotion() }
  @preconcurrency
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) { fail(queue, handler) }
  open func stopGyroUpdates() {}
  open func startMagnetometerUpdates() { reportMotion() }
  @preconcurrency
  open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler) { fail(queue, handler) }
  open func stopMagnetometerUpdates() {}

  private func fail<Value>(_ queue: OperationQueue, _ handler: @escaping (Value?, (any Error)?) -> Void) {
    let error = motionError()
    // The queue on which the caller wants its handler.
    let handler = UncheckedSendable(handler)
    queue.addOperation { handler.value(nil, error) }
  }
}

/// The sensors of headphones. There are none.
// Unchecked: an app sets its delegate on one thread, as on Apple's systems.
open class CMHeadphoneMotionManager: NSObject, @unchecked Sendable {
  open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
  open weak var delegate: (any CMHeadphoneMotionManagerDelegate)?
  open var isDeviceMotionAvailable: Bool {
    reportMotion()
    return false
  }
  open var isDeviceMotionActive: Bool { false }
  open var deviceMotion: CMDeviceMotion? { nil }
  open func startDeviceMotionUpdates() { reportMotion() }
  @preconcurrency
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
    let error = motionError()
    // The queue on which the caller wants its handler.
    let handler = UncheckedSendable(handler)
    queue.addOperation { handler.value(nil, error) }
  }
  open func stopDeviceMotionUpdates() {}
}
public protocol CMHeadphoneMotionManagerDelegate: AnyObject {
  func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
  func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}
extension CMHeadphoneMotionManagerDelegate {
  public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) {}
  public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) {}
}
