import AlmanacFoundationCompat
import CoreMedia

extension AVError {
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

  static func reportUnavailable() {
    UnavailableServices.report("audio.unavailable", "audio and video cannot be played, read or recorded by widgets and the programs of their apps")
  }

  /// Calls `reportUnavailable()` and returns the error to throw or to pass to a handler.
  static func refusal(_ code: Code = .contentIsUnavailable) -> AVError {
    reportUnavailable()
    return AVError(code)
  }
}

public let AVErrorDeviceKey = "AVErrorDeviceKey"
public let AVErrorTimeKey = "AVErrorTimeKey"
public let AVErrorFileSizeKey = "AVErrorFileSizeKey"
public let AVErrorPIDKey = "AVErrorPIDKey"
public let AVErrorRecordingSuccessfullyFinishedKey = "AVErrorRecordingSuccessfullyFinishedKey"
public let AVErrorRecordingFailureDomainKey = "AVErrorRecordingFailureDomainKey"
public let AVErrorMediaTypeKey = "AVErrorMediaTypeKey"
public let AVErrorMediaSubTypeKey = "AVErrorMediaSubTypeKey"
public let AVErrorPresentationTimeStampKey = "AVErrorPresentationTimeStampKey"
public let AVErrorPersistentTrackIDKey = "AVErrorPersistentTrackIDKey"
public let AVErrorFileTypeKey = "AVErrorFileTypeKey"
public let AVErrorDiscontinuityFlagsKey = "AVErrorDiscontinuityFlagsKey"
