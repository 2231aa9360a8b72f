@_exported import FoundationCompat

func reportMotion() {
  UnavailableServices.report("coreMotion.unavailable", "this machine has no motion sensors, step counter or barometer for apps")
}

public let CMErrorDomain = "CMErrorDomain"
public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
public enum CMMotionActivityConfidence: Int, Sendable { case low, medium, high }

/// Why a sensor gives nothing: it is not available.
func motionError() -> any Error {
  reportMotion()
  let words = [NSLocalizedDescriptionKey: "This machine has no motion sensors."]
  return NSError(domain: CMErrorDomain, code: Int(CMErrorNotAvailable.rawValue), userInfo: words)
}

open class CMLogItem: NSObject, @unchecked Sendable { open var timestamp: TimeInterval { 0 } }
open class CMPedometerData: NSObject, @unchecked Sendable {
  open var startDate: Date { .distantPast }
  open var endDate: Date { .distantPast }
  open var numberOfSteps: NSNumber { 0 }
  open var distance: NSNumber? { nil }
  open var floorsAscended: NSNumber? { nil }
  open var floorsDescended: NSNumber? { nil }
  open var currentPace: NSNumber? { nil }
  open var averageActivePace: NSNumber? { nil }
  open var currentCadence: NSNumber? { nil }
}
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
/// Counts steps. There is no counter.
open class CMPedometer: NSObject, @unchecked Sendable {
  open class func isStepCountingAvailable() -> Bool { unavailable() }
  open class func isDistanceAvailable() -> Bool { unavailable() }
  open class func isFloorCountingAvailable() -> Bool { unavailable() }
  open class func isPaceAvailable() -> Bool { unavailable() }
  open class func isCadenceAvailable() -> Bool { unavailable() }
  open class func isPedometerEventTrackingAvailable() -> Bool { unavailable() }
  private class func unavailable() -> Bool {
    reportMotion()
    return false
  }
  open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
  @preconcurrency
  open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
    let error = motionError()
    // The main queue: a handler that was made on the main actor may run there.
    let handler = UncheckedSendable(handler)
    DispatchQueue.main.async { handler.value(nil, error) }
  }
  @preconcurrency
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    queryPedometerData(from: start, to: start, withHandler: handler)
  }
  open func queryPedometerData(from start: Date, to end: Date) async throws -> CMPedometerData { throw motionError() }
  open func stopUpdates() {}
  @preconcurrency
  open func startEventUpdates(handler: @escaping CMPedometerEventHandler) {
    let error = motionError()
    // The main queue: a handler that was made on the main actor may run there.
    let handler = UncheckedSendable(handler)
    DispatchQueue.main.async { handler.value(nil, error) }
  }
  open func stopEventUpdates() {}
}

public enum CMPedometerEventType: Int, Sendable { case pause, resume }
/// A moment at which a person stops or goes on. There are none.
// Unchecked: NSObject is not Sendable, and an event has nothing that changes.
open class CMPedometerEvent: NSObject, @unchecked Sendable {
  open var date: Date { .distantPast }
  open var type: CMPedometerEventType { .pause }
}
public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void

open class CMMotionActivity: CMLogItem, @unchecked Sendable {
  open var confidence: CMMotionActivityConfidence { .low }
  open var startDate: Date { .distantPast }
  open var unknown: Bool { true }
  open var stationary: Bool { false }
  open var walking: Bool { false }
  open var running: Bool { false }
  open var automotive: Bool { false }
  open var cycling: Bool { false }
}
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  open class func isActivityAvailable() -> Bool {
    reportMotion()
    return false
  }
  open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
  @preconcurrency
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue, withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void
  ) {
    let error = motionError()
    // The queue on which the caller wants its handler.
    let handler = UncheckedSendable(handler)
    queue.addOperation { handler.value(nil, error) }
  }
  open func queryActivityStarting(from start: Date, to end: Date, to queue: OperationQueue) async throws -> [CMMotionActivity] {
    throw motionError()
  }
  open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void) { reportMotion() }
  open func stopActivityUpdates() {}
}

open class CMAltitudeData: CMLogItem, @unchecked Sendable {
  open var relativeAltitude: NSNumber { 0 }
  open var pressure: NSNumber { 0 }
}
/// A height above the sea. It is not measured.
open class CMAbsoluteAltitudeData: CMLogItem, @unchecked Sendable {
  open var altitude: Double { 0 }
  open var accuracy: Double { 0 }
  open var precision: Double { 0 }
}
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void
public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void
open class CMAltimeter: NSObject, @unchecked Sendable {
  open class func isRelativeAltitudeAvailable() -> Bool {
    reportMotion()
    return false
  }
  open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
  @preconcurrency
  open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler) {
    let error = motionError()
    // The queue on which the caller wants its handler.
    let handler = UncheckedSendable(handler)
    queue.addOperation { handler.value(nil, error) }
  }
  open func stopRelativeAltitudeUpdates() {}
  open class func isAbsoluteAltitudeAvailable() -> Bool {
    reportMotion()
    return false
  }
  @preconcurrency
  open func startAbsoluteAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAbsoluteAltitudeData?, (any Error)?) -> Void
  ) {
    let error = motionError()
    // The queue on which the caller wants its handler.
    let handler = UncheckedSendable(handler)
    queue.addOperation { handler.value(nil, error) }
  }
  open func stopAbsoluteAltitudeUpdates() {}
}
