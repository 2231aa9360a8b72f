/// Stub. Stores the app's audio settings. The only route has no outputs and cannot be activated.
open class AVAudioSession: NSObject, @unchecked Sendable {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let allowBluetoothHFP = allowBluetooth
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
    public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 128)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  public enum RouteSharingPolicy: UInt, Sendable { case `default`, longFormAudio, independent, longFormVideo }
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }
  public enum InterruptionReason: UInt, Sendable {
    case `default`, appWasSuspended, builtInMicMuted
    case routeDisconnected = 4
  }
  public enum SilenceSecondaryAudioHintType: UInt, Sendable { case end, begin }
  public enum IOType: UInt, Sendable { case notSpecified, aggregated }
  public enum InterruptionType: UInt, Sendable { case ended, began }
  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }
  public enum RouteChangeReason: UInt, Sendable {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    case wakeFromSleep = 6
    case noSuitableRouteForCategory, routeConfigurationChange
  }
  public enum PortOverride: UInt, Sendable {
    case none
    case speaker = 0x7370_6B72
  }
  public struct Port: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    public static let builtInReceiver = Port(rawValue: "Receiver")
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    public static let lineIn = Port(rawValue: "LineIn")
    public static let lineOut = Port(rawValue: "LineOut")
    public static let usbAudio = Port(rawValue: "USBAudio")
    public static let displayPort = Port(rawValue: "DisplayPort")
    public static let headphones = Port(rawValue: "Headphones")
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    public static let airPlay = Port(rawValue: "AirPlay")
    public static let carAudio = Port(rawValue: "CarAudio")
    public static let HDMI = Port(rawValue: "HDMIOutput")
  }

  private static let session = AVAudioSession()
  open class func sharedInstance() -> AVAudioSession { session }

  open var category: Category { .soloAmbient }
  open var mode: Mode { .default }
  open var categoryOptions: CategoryOptions { [] }
  open var routeSharingPolicy: RouteSharingPolicy { .default }
  open var recordPermission: RecordPermission { .denied }
  open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  open var availableInputs: [AVAudioSessionPortDescription]? { nil }
  open var outputVolume: Float { 0 }
  open var outputLatency: TimeInterval { 0 }
  open var sampleRate: Double { 0 }
  open var isOtherAudioPlaying: Bool { false }
  open var secondaryAudioShouldBeSilencedHint: Bool { false }

  open func setCategory(_ category: Category) throws { throw AVError.refusal(.operationNotAllowed) }
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws { throw AVError.refusal(.operationNotAllowed) }
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws { throw AVError.refusal(.operationNotAllowed) }
  open func setCategory(_ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []) throws {
    throw AVError.refusal(.operationNotAllowed)
  }
  /// In seconds.
  open var ioBufferDuration: TimeInterval { 0 }
  open var preferredSampleRate: Double { 0 }
  open var preferredIOBufferDuration: TimeInterval { 0 }
  open var inputLatency: TimeInterval { 0 }
  open var isInputAvailable: Bool { false }
  open var outputNumberOfChannels: Int { 0 }
  open var inputNumberOfChannels: Int { 0 }
  open func setPreferredSampleRate(_ sampleRate: Double) throws { throw AVError.refusal(.operationNotAllowed) }
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws { throw AVError.refusal(.operationNotAllowed) }
  open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws { throw AVError.refusal(.operationNotAllowed) }
  open var availableCategories: [Category] { [] }
  open var availableModes: [Mode] { [] }
  open var preferredInput: AVAudioSessionPortDescription? { nil }
  open var maximumInputNumberOfChannels: Int { 0 }
  open var maximumOutputNumberOfChannels: Int { 0 }
  open var inputGain: Float { 0 }
  open var isInputGainSettable: Bool { false }
  open var allowHapticsAndSystemSoundsDuringRecording: Bool { false }
  open var inputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
  open var outputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
  open func setInputGain(_ gain: Float) throws { throw AVError.refusal(.operationNotAllowed) }
  open func setPreferredInputNumberOfChannels(_ count: Int) throws { throw AVError.refusal(.operationNotAllowed) }
  open func setPreferredOutputNumberOfChannels(_ count: Int) throws { throw AVError.refusal(.operationNotAllowed) }
  open func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws { throw AVError.refusal(.operationNotAllowed) }
  open func setPrefersNoInterruptionsFromSystemAlerts(_ inValue: Bool) throws { throw AVError.refusal(.operationNotAllowed) }
  open func setAggregatedIOPreference(_ ioType: IOType) throws { throw AVError.refusal(.operationNotAllowed) }
  @preconcurrency
  open func prepareRouteSelectionForPlayback(completionHandler: @escaping @Sendable (Bool, RouteSelection) -> Void) {
    AVError.reportUnavailable()
    DispatchQueue.global().async { completionHandler(false, .none) }
  }
  public enum RouteSelection: Int, Sendable { case none, local, external }
  open func activate(options: ActivationOptions = []) async throws -> Bool { throw AVError.refusal(.operationNotAllowed) }
  public struct ActivationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  open func setMode(_ mode: Mode) throws { throw AVError.refusal(.operationNotAllowed) }
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws { throw AVError.refusal(.operationNotAllowed) }
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws { throw AVError.refusal(.operationNotAllowed) }
  @preconcurrency
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) { DispatchQueue.global().async { response(false) } }

  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
  public static let mediaServicesWereLostNotification = Notification.Name("AVAudioSessionMediaServicesWereLostNotification")
  public static let spatialPlaybackCapabilitiesChangedNotification = Notification.Name(
    "AVAudioSessionSpatialPlaybackCapabilitiesChangedNotification")
  public static let mediaServicesWereResetNotification = Notification.Name("AVAudioSessionMediaServicesWereResetNotification")
  public static let silenceSecondaryAudioHintNotification = Notification.Name("AVAudioSessionSilenceSecondaryAudioHintNotification")
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
public let AVAudioSessionInterruptionWasSuspendedKey = "AVAudioSessionInterruptionWasSuspendedKey"
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"

open class AVAudioSessionRouteDescription: NSObject {
  open var inputs: [AVAudioSessionPortDescription] { [] }
  open var outputs: [AVAudioSessionPortDescription] { [] }
}
open class AVAudioSessionPortDescription: NSObject {
  open var portType: AVAudioSession.Port { .builtInSpeaker }
  open var portName: String { "" }
  open var uid: String { "" }
  open var channels: [AVAudioSessionChannelDescription]? { nil }
  open var dataSources: [AVAudioSessionDataSourceDescription]? { nil }
  open var selectedDataSource: AVAudioSessionDataSourceDescription? { nil }
}
open class AVAudioSessionChannelDescription: NSObject {
  open var channelName: String { "" }
  open var channelNumber: Int { 0 }
}
open class AVAudioSessionDataSourceDescription: NSObject {
  open var dataSourceID: NSNumber { 0 }
  open var dataSourceName: String { "" }
}

/// Stub. The app's access to the microphone, which is always denied.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  public enum recordPermission: Int, Sendable { case undetermined, denied, granted }
  public static let shared = AVAudioApplication()
  open var recordPermission: recordPermission { .denied }
  open var isInputMuted: Bool { false }
  open func setInputMuted(_ muted: Bool) throws { throw AVError.refusal(.operationNotAllowed) }
  public static let inputMuteStateChangeNotification = Notification.Name("AVAudioApplicationInputMuteStateChangeNotification")
  open class func requestRecordPermission() async -> Bool { false }
  @preconcurrency
  open class func requestRecordPermission(completionHandler: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.global().async { completionHandler(false) }
  }
}
