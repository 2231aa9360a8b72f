/// Records of the accelerometer of a watch. There is none.
// Unchecked, as all classes of this file: nothing in them changes, and the compiler cannot check an open class.
open class CMRecordedAccelerometerData: CMAccelerometerData, @unchecked Sendable {
  open var identifier: UInt64 { 0 }
  open var startDate: Date { .distantPast }
}
/// Records, of which there are none.
open class CMSensorDataList: NSObject, NSFastEnumeration, @unchecked Sendable {}
open class CMSensorRecorder: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open class func isAccelerometerRecordingAvailable() -> Bool {
    reportMotion()
    return false
  }
  open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
  open class func isAuthorizedForRecording() -> Bool { false }
  open func recordAccelerometer(forDuration duration: TimeInterval) { reportMotion() }
  open func accelerometerData(from fromDate: Date, to toDate: Date) -> CMSensorDataList? { nil }
}

/// Sensors of a watch in batches. They are not supported.
open class CMBatchedSensorManager: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open class var isAccelerometerSupported: Bool { false }
  open class var isDeviceMotionSupported: Bool { false }
  open class var authorizationStatus: CMAuthorizationStatus { .restricted }
  open var isAccelerometerActive: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var accelerometerDataFrequency: Int { 0 }
  open var deviceMotionDataFrequency: Int { 0 }
  open var accelerometerBatch: [CMAccelerometerData]? { nil }
  open var deviceMotionBatch: [CMDeviceMotion]? { nil }
  open func startAccelerometerUpdates() { reportMotion() }
  open func startAccelerometerUpdates(handler: @escaping ([CMAccelerometerData]?, (any Error)?) -> Void) {
    let error = motionError()
    // The main queue: a handler that was made on the main actor may run there.
    let handler = UncheckedSendable(handler)
    DispatchQueue.main.async { handler.value(nil, error) }
  }
  open func stopAccelerometerUpdates() {}
  open func startDeviceMotionUpdates() { reportMotion() }
  open func startDeviceMotionUpdates(handler: @escaping ([CMDeviceMotion]?, (any Error)?) -> Void) {
    let error = motionError()
    // The main queue: a handler that was made on the main actor may run there.
    let handler = UncheckedSendable(handler)
    DispatchQueue.main.async { handler.value(nil, error) }
  }
  open func stopDeviceMotionUpdates() {}
  open func accelerometerUpdates() -> AsyncThrowingStream<[CMAccelerometerData], any Error> {
    AsyncThrowingStream { $0.finish(throwing: motionError()) }
  }
  open func deviceMotionUpdates() -> AsyncThrowingStream<[CMDeviceMotion], any Error> {
    AsyncThrowingStream { $0.finish(throwing: motionError()) }
  }
}
