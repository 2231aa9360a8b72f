import QuartzCore

/// Stub. A session of cameras and microphones. It never runs.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
    public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
    public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
    // Presets on a Mac.
    public static let qvga320x240 = Preset(rawValue: "AVCaptureSessionPreset320x240")
    public static let qHD960x540 = Preset(rawValue: "AVCaptureSessionPreset960x540")
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }
  public enum InterruptionReason: Int, Sendable {
    case videoDeviceNotAvailableInBackground = 1
    case audioDeviceInUseByAnotherClient, videoDeviceInUseByAnotherClient, videoDeviceNotAvailableWithMultipleForegroundApps
    case videoDeviceNotAvailableDueToSystemPressure, sensitiveContentMitigationActivated
  }
  open var sessionPreset = Preset.high
  open var automaticallyConfiguresApplicationAudioSession = true
  open var usesApplicationAudioSession = true
  open var automaticallyConfiguresCaptureDeviceForWideColor = true
  open var configuresApplicationAudioSessionToMixWithOthers = false
  open var isMultitaskingCameraAccessSupported: Bool { false }
  open var isMultitaskingCameraAccessEnabled = false
  open var hardwareCost: Float { 0 }
  open var inputs: [AVCaptureInput] { [] }
  open private(set) var outputs: [AVCaptureOutput] = []
  open var connections: [AVCaptureConnection] { [] }
  open var isRunning: Bool { false }
  open var isInterrupted: Bool { false }
  public override init() { super.init() }
  /// Stub. Always returns false: the session has no camera.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { false }
  /// Stub. Always returns false: the session has no camera.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
  open func addInput(_ input: AVCaptureInput) { AVError.reportUnavailable() }
  open func removeInput(_ input: AVCaptureInput) {}
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
  open func addOutput(_ output: AVCaptureOutput) {
    if canAddOutput(output) { outputs.append(output) }
  }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  open func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
  open func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
  open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { false }
  open func addConnection(_ connection: AVCaptureConnection) { AVError.reportUnavailable() }
  open func removeConnection(_ connection: AVCaptureConnection) {}
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func startRunning() { AVError.reportUnavailable() }
  open func stopRunning() {}

  public static let runtimeErrorNotification = Notification.Name("AVCaptureSessionRuntimeErrorNotification")
  public static let didStartRunningNotification = Notification.Name("AVCaptureSessionDidStartRunningNotification")
  public static let didStopRunningNotification = Notification.Name("AVCaptureSessionDidStopRunningNotification")
  public static let wasInterruptedNotification = Notification.Name("AVCaptureSessionWasInterruptedNotification")
  public static let interruptionEndedNotification = Notification.Name("AVCaptureSessionInterruptionEndedNotification")
}
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
extension NSNotification.Name {
  public static let AVCaptureSessionRuntimeError = AVCaptureSession.runtimeErrorNotification
  public static let AVCaptureSessionDidStartRunning = AVCaptureSession.didStartRunningNotification
  public static let AVCaptureSessionDidStopRunning = AVCaptureSession.didStopRunningNotification
  public static let AVCaptureSessionWasInterrupted = AVCaptureSession.wasInterruptedNotification
  public static let AVCaptureSessionInterruptionEnded = AVCaptureSession.interruptionEndedNotification
  public static let AVCaptureDeviceWasConnected = AVCaptureDevice.wasConnectedNotification
  public static let AVCaptureDeviceWasDisconnected = AVCaptureDevice.wasDisconnectedNotification
}

open class AVCaptureInput: NSObject, @unchecked Sendable {}
/// Stub. The initializer throws.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  public let device: AVCaptureDevice
  public init(device: AVCaptureDevice) throws { throw AVError.refusal(.applicationIsNotAuthorizedToUseDevice) }
}
/// Stub. Never delivers pictures or audio.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  open var connections: [AVCaptureConnection] { [] }
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  case off, standard, cinematic, cinematicExtended, previewOptimized
  case auto = -1
}
/// Stub. Stores its properties. A session and its outputs have no connections.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
  open var isEnabled = false
  open var isActive: Bool { false }
  open var isVideoOrientationSupported: Bool { false }
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  open var videoRotationAngle: CGFloat = 0
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
  open var isVideoMirroringSupported: Bool { false }
  open var isVideoStabilizationSupported: Bool { false }
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
  open var isVideoMirrored = false
  open var automaticallyAdjustsVideoMirroring = true
}

/// Stub. A layer for a camera's picture. It shows nothing.
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var connection: AVCaptureConnection? { nil }
  open var isPreviewing: Bool { false }
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint { pointInLayer }
}
