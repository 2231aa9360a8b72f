@_exported import FoundationCompat

public struct CHHapticError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case engineNotRunning = -4805
    case operationNotPermitted = -4806
    case engineStartTimeout = -4808
    case notSupported = -4809
    case serverInitFailed = -4810
    case serverInterrupted = -4811
    case invalidPatternPlayer = -4812
    case invalidPatternData = -4813
    case invalidPatternDictionary = -4814
    case invalidAudioSession = -4815
    case invalidEngineParameter = -4816
    case invalidParameterType = -4820
    case invalidEventType = -4821
    case invalidEventTime = -4822
    case invalidEventDuration = -4823
    case invalidAudioResource = -4824
    case resourceNotAvailable = -4825
    case badEventEntry = -4830
    case badParameterEntry = -4831
    case invalidTime = -4840
    case fileNotFound = -4851
    case insufficientPower = -4897
    case unknownError = -4898
    case memoryError = -4899
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { CoreHapticsErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "This machine has no haptics." }
  public static let notSupported = Code.notSupported
  public static let engineNotRunning = Code.engineNotRunning
  public static let serverInterrupted = Code.serverInterrupted
  public static let invalidPatternData = Code.invalidPatternData
  public static let fileNotFound = Code.fileNotFound
}
public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"

/// Matches an error with a code in a `catch`.
extension CHHapticError.Code {
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? CHHapticError)?.code == code }
}
