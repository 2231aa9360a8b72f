@_exported import AudioToolbox
@_exported import CoreGraphics
@_exported import CoreMedia
@_exported import CoreVideo
@_exported import FoundationCompat
@_exported import QuartzCore

public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// The reason why audio or video cannot be played, read or recorded.
public struct AVError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { AVFoundationErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "Sound and video are not available to widgets and the programs of their apps." }

  // Details of a failed recording. Always nil: nothing is recorded.
  public var device: AVCaptureDevice? { nil }
  public var time: CMTime? { nil }
  public var fileSize: Int64? { nil }
  public var processID: Int? { nil }
  public var recordingSuccessfullyFinished: Bool? { nil }
  public var mediaType: AVMediaType? { nil }
  public var presentationTimeStamp: CMTime? { nil }
  public var persistentTrackID: CMPersistentTrackID? { nil }
  public var fileType: AVFileType? { nil }

  static func refusal(_ code: Code = .contentIsUnavailable) -> AVError {
    UnavailableServices.report("audio.unavailable", "audio and video cannot be played, read or recorded by widgets and the programs of their apps")
    return AVError(code)
  }
}

/// Returns the largest centred rectangle with an aspect ratio inside another rectangle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width, height: size.height)
}

/// Makes `catch` match an error by its code.
extension AVError.Code {
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? AVError)?.code == code }
}
