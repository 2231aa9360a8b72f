// Made by Scripts/write-errors of Scripts/tables/errors.json.
import Foundation

public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// The reason why audio or video cannot be played, read or recorded.
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
    case mediaChanged = -11809
    case maximumDurationReached = -11810
    case maximumFileSizeReached = -11811
    case mediaDiscontinuity = -11812
    case maximumNumberOfSamplesForFileFormatReached = -11813
    case deviceNotConnected = -11814
    case deviceInUseByAnotherApplication = -11815
    case deviceLockedForConfigurationByAnotherProcess = -11817
    case sessionWasInterrupted = -11818
    case mediaServicesWereReset = -11819
    case exportFailed = -11820
    case decodeFailed = -11821
    case invalidSourceMedia = -11822
    case fileAlreadyExists = -11823
    case compositionTrackSegmentsNotContiguous = -11824
    case invalidCompositionTrackSegmentDuration = -11825
    case invalidCompositionTrackSegmentSourceStartTime = -11826
    case invalidCompositionTrackSegmentSourceDuration = -11827
    case fileFormatNotRecognized = -11828
    case fileFailedToParse = -11829
    case maximumStillImageCaptureRequestsExceeded = -11830
    case contentIsProtected = -11831
    case noImageAtTime = -11832
    case decoderNotFound = -11833
    case encoderNotFound = -11834
    case contentIsNotAuthorized = -11835
    case applicationIsNotAuthorized = -11836
    case deviceIsNotAvailableInBackground = -11837
    case operationNotSupportedForAsset = -11838
    case decoderTemporarilyUnavailable = -11839
    case encoderTemporarilyUnavailable = -11840
    case invalidVideoComposition = -11841
    case referenceForbiddenByReferencePolicy = -11842
    case invalidOutputURLPathExtension = -11843
    case screenCaptureFailed = -11844
    case displayWasDisabled = -11845
    case torchLevelUnavailable = -11846
    case operationInterrupted = -11847
    case incompatibleAsset = -11848
    case failedToLoadMediaData = -11849
    case serverIncorrectlyConfigured = -11850
    case applicationIsNotAuthorizedToUseDevice = -11852
    case failedToParse = -11853
    case fileTypeDoesNotSupportSampleReferences = -11854
    case undecodableMediaData = -11855
    case airPlayControllerRequiresInternet = -11856
    case airPlayReceiverRequiresInternet = -11857
    case videoCompositorFailed = -11858
    case recordingAlreadyInProgress = -11859
    case createContentKeyRequestFailed = -11860
    case unsupportedOutputSettings = -11861
    case operationNotAllowed = -11862
    case contentIsUnavailable = -11863
    case formatUnsupported = -11864
    case malformedDepth = -11865
    case contentNotUpdated = -11866
    case noLongerPlayable = -11867
    case noCompatibleAlternatesForExternalDisplay = -11868
    case noSourceTrack = -11869
    case externalPlaybackNotSupportedForAsset = -11870
    case operationNotSupportedForPreset = -11871
    case sessionHardwareCostOverage = -11872
    case unsupportedDeviceActiveFormat = -11873
    case incorrectlyConfigured = -11875
    case segmentStartedWithNonSyncSample = -11876
    case rosettaNotInstalled = -11877
    case operationCancelled = -11878
    case contentKeyRequestCancelled = -11879
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { AVFoundationErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "Sound and video are not available to widgets and the programs of their apps." }
  public static let unknown = Code.unknown
  public static let outOfMemory = Code.outOfMemory
  public static let sessionNotRunning = Code.sessionNotRunning
  public static let deviceAlreadyUsedByAnotherSession = Code.deviceAlreadyUsedByAnotherSession
  public static let noDataCaptured = Code.noDataCaptured
  public static let sessionConfigurationChanged = Code.sessionConfigurationChanged
  public static let diskFull = Code.diskFull
  public static let deviceWasDisconnected = Code.deviceWasDisconnected
  public static let mediaChanged = Code.mediaChanged
  public static let maximumDurationReached = Code.maximumDurationReached
  public static let maximumFileSizeReached = Code.maximumFileSizeReached
  public static let mediaDiscontinuity = Code.mediaDiscontinuity
  public static let maximumNumberOfSamplesForFileFormatReached = Code.maximumNumberOfSamplesForFileFormatReached
  public static let deviceNotConnected = Code.deviceNotConnected
  public static let deviceInUseByAnotherApplication = Code.deviceInUseByAnotherApplication
  public static let deviceLockedForConfigurationByAnotherProcess = Code.deviceLockedForConfigurationByAnotherProcess
  public static let sessionWasInterrupted = Code.sessionWasInterrupted
  public static let mediaServicesWereReset = Code.mediaServicesWereReset
  public static let exportFailed = Code.exportFailed
  public static let decodeFailed = Code.decodeFailed
  public static let invalidSourceMedia = Code.invalidSourceMedia
  public static let fileAlreadyExists = Code.fileAlreadyExists
  public static let compositionTrackSegmentsNotContiguous = Code.compositionTrackSegmentsNotContiguous
  public static let invalidCompositionTrackSegmentDuration = Code.invalidCompositionTrackSegmentDuration
  public static let invalidCompositionTrackSegmentSourceStartTime = Code.invalidCompositionTrackSegmentSourceStartTime
  public static let invalidCompositionTrackSegmentSourceDuration = Code.invalidCompositionTrackSegmentSourceDuration
  public static let fileFormatNotRecognized = Code.fileFormatNotRecognized
  public static let fileFailedToParse = Code.fileFailedToParse
  public static let maximumStillImageCaptureRequestsExceeded = Code.maximumStillImageCaptureRequestsExceeded
  public static let contentIsProtected = Code.contentIsProtected
  public static let noImageAtTime = Code.noImageAtTime
  public static let decoderNotFound = Code.decoderNotFound
  public static let encoderNotFound = Code.encoderNotFound
  public static let contentIsNotAuthorized = Code.contentIsNotAuthorized
  public static let applicationIsNotAuthorized = Code.applicationIsNotAuthorized
  public static let deviceIsNotAvailableInBackground = Code.deviceIsNotAvailableInBackground
  public static let operationNotSupportedForAsset = Code.operationNotSupportedForAsset
  public static let decoderTemporarilyUnavailable = Code.decoderTemporarilyUnavailable
  public static let encoderTemporarilyUnavailable = Code.encoderTemporarilyUnavailable
  public static let invalidVideoComposition = Code.invalidVideoComposition
  public static let referenceForbiddenByReferencePolicy = Code.referenceForbiddenByReferencePolicy
  public static let invalidOutputURLPathExtension = Code.invalidOutputURLPathExtension
  public static let screenCaptureFailed = Code.screenCaptureFailed
  public static let displayWasDisabled = Code.displayWasDisabled
  public static let torchLevelUnavailable = Code.torchLevelUnavailable
  public static let operationInterrupted = Code.operationInterrupted
  public static let incompatibleAsset = Code.incompatibleAsset
  public static let failedToLoadMediaData = Code.failedToLoadMediaData
  public static let serverIncorrectlyConfigured = Code.serverIncorrectlyConfigured
  public static let applicationIsNotAuthorizedToUseDevice = Code.applicationIsNotAuthorizedToUseDevice
  public static let failedToParse = Code.failedToParse
  public static let fileTypeDoesNotSupportSampleReferences = Code.fileTypeDoesNotSupportSampleReferences
  public static let undecodableMediaData = Code.undecodableMediaData
  public static let airPlayControllerRequiresInternet = Code.airPlayControllerRequiresInternet
  public static let airPlayReceiverRequiresInternet = Code.airPlayReceiverRequiresInternet
  public static let videoCompositorFailed = Code.videoCompositorFailed
  public static let recordingAlreadyInProgress = Code.recordingAlreadyInProgress
  public static let createContentKeyRequestFailed = Code.createContentKeyRequestFailed
  public static let unsupportedOutputSettings = Code.unsupportedOutputSettings
  public static let operationNotAllowed = Code.operationNotAllowed
  public static let contentIsUnavailable = Code.contentIsUnavailable
  public static let formatUnsupported = Code.formatUnsupported
  public static let malformedDepth = Code.malformedDepth
  public static let contentNotUpdated = Code.contentNotUpdated
  public static let noLongerPlayable = Code.noLongerPlayable
  public static let noCompatibleAlternatesForExternalDisplay = Code.noCompatibleAlternatesForExternalDisplay
  public static let noSourceTrack = Code.noSourceTrack
  public static let externalPlaybackNotSupportedForAsset = Code.externalPlaybackNotSupportedForAsset
  public static let operationNotSupportedForPreset = Code.operationNotSupportedForPreset
  public static let sessionHardwareCostOverage = Code.sessionHardwareCostOverage
  public static let unsupportedDeviceActiveFormat = Code.unsupportedDeviceActiveFormat
  public static let incorrectlyConfigured = Code.incorrectlyConfigured
  public static let segmentStartedWithNonSyncSample = Code.segmentStartedWithNonSyncSample
  public static let rosettaNotInstalled = Code.rosettaNotInstalled
  public static let operationCancelled = Code.operationCancelled
  public static let contentKeyRequestCancelled = Code.contentKeyRequestCancelled
}

/// Makes `catch` match an error by its code.
extension AVError.Code {
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? AVError)?.code == code }
}
