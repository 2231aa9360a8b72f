@_exported import AudioToolbox
@_exported import CoreMedia
@_exported import CoreVideo
@_exported import FoundationCompat

public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// Why sound or video cannot be played, read or recorded.
public struct AVError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case unknown = -11800
    case outOfMemory = -11801
    case sessionNotRunning = -11803
    case deviceAlreadyUsedByAnotherSession = -11804
    case noDataCaptured = -11805
    case sessionConfigurationChanged = -11806
    case diskFull = -11807
    case deviceWasDisconnected = -11808
    case fileFormatNotRecognized = -11828
    case operationNotAllowed = -11862
    case contentIsUnavailable = -11863
    case operationNotSupportedForAsset = -11838
    case applicationIsNotAuthorizedToUseDevice = -11852
    case contentIsNotAuthorized = -11835
    case exportFailed = -11820
    case decodeFailed = -11821
    case invalidSourceMedia = -11822
    case fileAlreadyExists = -11823
    case serverIncorrectlyConfigured = -11850
    case mediaServicesWereReset = -11819
    case deviceNotConnected = -11814
    case noLongerPlayable = -11867
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { AVFoundationErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "Sound and video are not available to widgets and the programs of their apps." }
  public static let unknown = Code.unknown
  public static let contentIsUnavailable = Code.contentIsUnavailable
  public static let operationNotAllowed = Code.operationNotAllowed
  public static let fileFormatNotRecognized = Code.fileFormatNotRecognized
  public static let operationNotSupportedForAsset = Code.operationNotSupportedForAsset

  public static let applicationIsNotAuthorizedToUseDevice = Code.applicationIsNotAuthorizedToUseDevice
  public static let mediaServicesWereReset = Code.mediaServicesWereReset
  public static let decodeFailed = Code.decodeFailed
  public static let diskFull = Code.diskFull

  static func refusal(_ code: Code = .contentIsUnavailable) -> AVError {
    UnavailableServices.report("audio.unavailable", "widgets and the programs of their apps play, read and record no sound or video here")
    return AVError(code)
  }
}

/// Returns the largest rectangle of an aspect ratio inside another one, in its middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width, height: size.height)
}

/// Matches an error with a code in a `catch`.
extension AVError.Code {
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? AVError)?.code == code }
}
