@_exported import CoreGraphics
@_exported import CoreMedia
@_exported import FoundationCompat

public let SCStreamErrorDomain = "com.apple.ScreenCaptureKit.SCStreamErrorDomain"
/// Why no screen is recorded.
public struct SCStreamError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case userDeclined = -3801
    case failedToStart = -3802
    case missingEntitlements = -3803
    case failedApplicationConnectionInvalid = -3804
    case failedApplicationConnectionInterrupted = -3805
    case failedNoMatchingApplicationContext = -3806
    case attemptToStartStreamState = -3807
    case attemptToStopStreamState = -3808
    case attemptToUpdateFilterState = -3809
    case attemptToConfigState = -3810
    case internalError = -3811
    case invalidParameter = -3812
    case noWindowList = -3813
    case noDisplayList = -3814
    case noCaptureSource = -3815
    case removingStream = -3816
    case userStopped = -3817
    case failedToStartAudioCapture = -3818
    case failedToStopAudioCapture = -3819
    case failedToStartMicrophoneCapture = -3820
    case systemStoppedStream = -3821
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { SCStreamErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "Apps see no screens here and record none." }
  public static let userDeclined = Code.userDeclined
  public static let failedToStart = Code.failedToStart
  public static let noDisplayList = Code.noDisplayList
  public static let noCaptureSource = Code.noCaptureSource
  public static let userStopped = Code.userStopped

  static func refusal(_ code: Code = .userDeclined) -> SCStreamError {
    UnavailableServices.report("screens.unavailable", "apps see no screens and windows here and record none")
    return SCStreamError(code)
  }
}
/// Matches an error with a code in a `catch`.
extension SCStreamError.Code {
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? SCStreamError)?.code == code }
}
