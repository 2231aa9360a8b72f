// Stub. The state and the capabilities of a camera, of which there is none.

extension AVCaptureDevice {
  public enum AutoFocusRangeRestriction: Int, Sendable { case none, near, far }
  public enum AutoFocusSystem: Int, Sendable { case none, contrastDetection, phaseDetection }
  public enum MicrophoneMode: Int, Sendable { case standard, wideSpectrum, voiceIsolation }
  public enum SystemUserInterface: Int, Sendable {
    case videoEffects = 1
    case microphoneModes
  }
  public enum CenterStageControlMode: Int, Sendable { case user, app, cooperative }
  public enum PrimaryConstituentDeviceSwitchingBehavior: Int, Sendable { case unsupported, auto, restricted, locked }
  /// Stub. The thermal state of a camera. None is ever created.
  open class SystemPressureState: NSObject, @unchecked Sendable {
    public struct Level: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let nominal = Level(rawValue: "AVCaptureSystemPressureLevelNominal")
      public static let fair = Level(rawValue: "AVCaptureSystemPressureLevelFair")
      public static let serious = Level(rawValue: "AVCaptureSystemPressureLevelSerious")
      public static let critical = Level(rawValue: "AVCaptureSystemPressureLevelCritical")
      public static let shutdown = Level(rawValue: "AVCaptureSystemPressureLevelShutdown")
    }
    public struct Factors: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let systemTemperature = Factors(rawValue: 1)
      public static let peakPower = Factors(rawValue: 2)
      public static let depthModuleTemperature = Factors(rawValue: 4)
      public static let cameraTemperature = Factors(rawValue: 8)
    }
    open var level: Level { .nominal }
    open var factors: Factors { [] }
  }

  public var isSuspended: Bool { false }
  public var isInUseByAnotherApplication: Bool { false }
  public var manufacturer: String { "" }
  public var transportType: Int32 { 0 }
  public var linkedDevices: [AVCaptureDevice] { [] }
  public var companionDeskViewCamera: AVCaptureDevice? { nil }
  public var isContinuityCamera: Bool { false }
  public var systemPressureState: SystemPressureState { SystemPressureState() }
  public static var userPreferredCamera: AVCaptureDevice? {
    get { nil }
    set {}
  }
  public static var systemPreferredCamera: AVCaptureDevice? { nil }
  public static var preferredMicrophoneMode: MicrophoneMode { .standard }
  public static var activeMicrophoneMode: MicrophoneMode { .standard }
  public static func showSystemUserInterface(_ systemUserInterface: SystemUserInterface) { AVError.reportUnavailable() }
  public static var isPortraitEffectEnabled: Bool { false }
  public static var isStudioLightEnabled: Bool { false }
  public static var reactionEffectsEnabled: Bool { false }
  public static var isCenterStageEnabled: Bool {
    get { false }
    set {}
  }
  public static var centerStageControlMode: CenterStageControlMode {
    get { .user }
    set {}
  }
  public var isPortraitEffectActive: Bool { false }
  public var isStudioLightActive: Bool { false }
  public var isCenterStageActive: Bool { false }
  public var canPerformReactionEffects: Bool { false }

  public var isAutoFocusRangeRestrictionSupported: Bool { false }
  public var autoFocusRangeRestriction: AutoFocusRangeRestriction {
    get { .none }
    set { AVError.reportUnavailable() }
  }
  public var minimumFocusDistance: Int { -1 }
  public var focusRectOfInterest: CGRect { .zero }
  public var isFaceDrivenAutoFocusEnabled: Bool {
    get { false }
    set { AVError.reportUnavailable() }
  }
  public var automaticallyAdjustsFaceDrivenAutoFocusEnabled: Bool {
    get { false }
    set { AVError.reportUnavailable() }
  }
  public var isFaceDrivenAutoExposureEnabled: Bool {
    get { false }
    set { AVError.reportUnavailable() }
  }
  public var automaticallyAdjustsFaceDrivenAutoExposureEnabled: Bool {
    get { false }
    set { AVError.reportUnavailable() }
  }
  public var isLowLightBoostEnabled: Bool { false }
  public var isRampingVideoZoom: Bool { false }
  public var displayVideoZoomFactorMultiplier: CGFloat { 1 }
  public var dualCameraSwitchOverVideoZoomFactor: CGFloat { 1 }
  public var isGeometricDistortionCorrectionSupported: Bool { false }
  public var isGlobalToneMappingSupported: Bool { false }
  public var grayWorldDeviceWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains() }
  public var activeDepthDataFormat: Format? {
    get { nil }
    set { AVError.reportUnavailable() }
  }
  public var primaryConstituentDeviceSwitchingBehavior: PrimaryConstituentDeviceSwitchingBehavior { .unsupported }
  public var activePrimaryConstituent: AVCaptureDevice? { nil }
}
