import CoreGraphics

/// The app's authorization for camera and microphone, which is always denied.
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// Stub. Extensions and programs of apps have no cameras and microphones.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  public enum Position: Int, Sendable { case unspecified, back, front }
  public enum TorchMode: Int, Sendable { case off, on, auto }
  public enum FlashMode: Int, Sendable { case off, on, auto }
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }
  public enum WhiteBalanceMode: Int, Sendable { case locked, autoWhiteBalance, continuousAutoWhiteBalance }
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    public static let builtInLiDARDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    public static let builtInMicrophone = microphone
    public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
    public static let continuityCamera = DeviceType(rawValue: "AVCaptureDeviceTypeContinuityCamera")
  }
  /// Stub. Never finds a device.
  open class DiscoverySession: NSObject, @unchecked Sendable {
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) { AVError.reportUnavailable() }
    open var devices: [AVCaptureDevice] { [] }
  }
  open class Format: NSObject, @unchecked Sendable {
    open var mediaType: AVMediaType { .video }
    open var videoMaxZoomFactor: CGFloat { 1 }
    open var isHighestPhotoQualitySupported: Bool { false }
    /// A format without a picture size.
    open var formatDescription: CMFormatDescription { CMFormatDescription(kCMMediaType_Video, 0) }
    open var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
    open var highResolutionStillImageDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
    open var supportedColorSpaces: [AVCaptureColorSpace] { [] }
    open var supportedDepthDataFormats: [Format] { [] }
    open var isVideoHDRSupported: Bool { false }
    open var isGlobalToneMappingSupported: Bool { false }
    open var isVideoBinned: Bool { false }
    open var isMultiCamSupported: Bool { false }
    open var videoFieldOfView: Float { 0 }
    open var minISO: Float { 0 }
    open var maxISO: Float { 0 }
    open var minExposureDuration: CMTime { .invalid }
    open var maxExposureDuration: CMTime { .invalid }
    open func isVideoStabilizationModeSupported(_ videoStabilizationMode: AVCaptureVideoStabilizationMode) -> Bool { false }
  }
  private override init() { super.init() }

  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .restricted }
  @preconcurrency
  open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.global().async { handler(false) }
  }
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
    AVError.reportUnavailable()
    return nil
  }
  open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice? {
    AVError.reportUnavailable()
    return nil
  }
  public convenience init?(uniqueID deviceUniqueID: String) { return nil }
  open class func devices() -> [AVCaptureDevice] { [] }
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

  open var localizedName: String { "" }
  open var uniqueID: String { "" }
  open var modelID: String { "" }
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  open var position: Position { .unspecified }
  open var isConnected: Bool { false }
  open var formats: [Format] { [] }
  open var activeFormat = Format()
  open var activeVideoMinFrameDuration = CMTime.invalid
  open var activeVideoMaxFrameDuration = CMTime.invalid
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
  open func lockForConfiguration() throws { throw AVError.refusal(.applicationIsNotAuthorizedToUseDevice) }
  open func unlockForConfiguration() {}

  open var hasTorch: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var isTorchActive: Bool { false }
  open var torchLevel: Float { 0 }
  open var torchMode = TorchMode.off
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  open func setTorchModeOn(level torchLevel: Float) throws { throw AVError.refusal(.applicationIsNotAuthorizedToUseDevice) }
  public static let maxAvailableTorchLevel: Float = 1
  open var hasFlash: Bool { false }
  open var isFlashAvailable: Bool { false }

  open var isLockingFocusWithCustomLensPositionSupported: Bool { false }
  open var lensPosition: Float { 0 }
  open var focusMode = FocusMode.locked
  open var focusPointOfInterest = CGPoint.zero
  open var isFocusPointOfInterestSupported: Bool { false }
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  open var exposureMode = ExposureMode.locked
  open var exposurePointOfInterest = CGPoint.zero
  open var isExposurePointOfInterestSupported: Bool { false }
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  open var whiteBalanceMode = WhiteBalanceMode.locked
  open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
  open var isSubjectAreaChangeMonitoringEnabled = false
  open var videoZoomFactor: CGFloat = 1
  open var automaticallyAdjustsVideoHDREnabled = true
  open var isVideoHDREnabled = false
  open var isGlobalToneMappingEnabled = false
  open var isSmoothAutoFocusEnabled = false
  open var automaticallyEnablesLowLightBoostWhenAvailable = false
  open var activeMaxExposureDuration = CMTime.invalid
  open var isGeometricDistortionCorrectionEnabled = false
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}

  public static let wasConnectedNotification = Notification.Name("AVCaptureDeviceWasConnectedNotification")
  public static let wasDisconnectedNotification = Notification.Name("AVCaptureDeviceWasDisconnectedNotification")
  public static let subjectAreaDidChangeNotification = Notification.Name("AVCaptureDeviceSubjectAreaDidChangeNotification")
}
