import QuartzCore

public enum AVCaptureColorSpace: Int, Sendable { case sRGB, P3_D65, HLG_BT2020, appleLog }
open class AVFrameRateRange: NSObject, @unchecked Sendable {
  open var minFrameRate: Double { 0 }
  open var maxFrameRate: Double { 0 }
  open var minFrameDuration: CMTime { .invalid }
  open var maxFrameDuration: CMTime { .invalid }
}

// Stub. Manual camera settings. There is no camera: locking a device throws, setters change nothing, and their handlers get the time `.invalid`.
extension AVCaptureDevice {
  public struct WhiteBalanceGains: Sendable {
    public var redGain: Float
    public var greenGain: Float
    public var blueGain: Float
    public init() { self.init(redGain: 1, greenGain: 1, blueGain: 1) }
    public init(redGain: Float, greenGain: Float, blueGain: Float) {
      (self.redGain, self.greenGain, self.blueGain) = (redGain, greenGain, blueGain)
    }
  }
  public struct WhiteBalanceTemperatureAndTintValues: Sendable {
    public var temperature: Float
    public var tint: Float
    public init() { self.init(temperature: 0, tint: 0) }
    public init(temperature: Float, tint: Float) { (self.temperature, self.tint) = (temperature, tint) }
  }
  public static var currentExposureDuration: CMTime { .invalid }
  public static var currentISO: Float { .greatestFiniteMagnitude }
  public static var currentLensPosition: Float { .greatestFiniteMagnitude }
  public static var currentExposureTargetBias: Float { .greatestFiniteMagnitude }
  public static var currentWhiteBalanceGains: WhiteBalanceGains {
    WhiteBalanceGains(redGain: .greatestFiniteMagnitude, greenGain: .greatestFiniteMagnitude, blueGain: .greatestFiniteMagnitude)
  }

  public var iso: Float { 0 }
  public var exposureDuration: CMTime { .invalid }
  public var exposureTargetBias: Float { 0 }
  public var exposureTargetOffset: Float { 0 }
  public var minExposureTargetBias: Float { 0 }
  public var maxExposureTargetBias: Float { 0 }
  public var lensAperture: Float { 0 }
  public var deviceWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains() }
  public var maxWhiteBalanceGain: Float { 1 }
  public var isAdjustingFocus: Bool { false }
  public var isAdjustingExposure: Bool { false }
  public var isAdjustingWhiteBalance: Bool { false }
  public var isSmoothAutoFocusSupported: Bool { false }
  public var isLowLightBoostSupported: Bool { false }
  public var isVirtualDevice: Bool { false }
  public var constituentDevices: [AVCaptureDevice] { [] }
  public var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
  public var activeColorSpace: AVCaptureColorSpace { .sRGB }
  public var isLockingWhiteBalanceWithCustomDeviceGainsSupported: Bool { false }
  public func setExposureModeCustom(duration: CMTime, iso ISO: Float, completionHandler handler: ((CMTime) -> Void)? = nil) { refuse(handler) }
  public func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil) { refuse(handler) }
  public func setFocusModeLocked(lensPosition: Float, completionHandler handler: ((CMTime) -> Void)? = nil) { refuse(handler) }
  public func setWhiteBalanceModeLocked(with whiteBalanceGains: WhiteBalanceGains, completionHandler handler: ((CMTime) -> Void)? = nil) {
    refuse(handler)
  }
  public func deviceWhiteBalanceGains(for values: WhiteBalanceTemperatureAndTintValues) -> WhiteBalanceGains { WhiteBalanceGains() }
  public func temperatureAndTintValues(for whiteBalanceGains: WhiteBalanceGains) -> WhiteBalanceTemperatureAndTintValues {
    WhiteBalanceTemperatureAndTintValues()
  }
  public func cancelVideoZoomRamp() {}
  private func refuse(_ handler: ((CMTime) -> Void)?) {
    AVError.reportUnavailable()
    handler?(.invalid)
  }

  /// Stub. The angles by which pictures are turned to be upright are always 0.
  open class RotationCoordinator: NSObject, @unchecked Sendable {
    open private(set) weak var device: AVCaptureDevice?
    open private(set) weak var previewLayer: CALayer?
    public init(device: AVCaptureDevice, previewLayer: CALayer?) { (self.device, self.previewLayer) = (device, previewLayer) }
    open var videoRotationAngleForHorizonLevelPreview: CGFloat { 0 }
    open var videoRotationAngleForHorizonLevelCapture: CGFloat { 0 }
  }
}
