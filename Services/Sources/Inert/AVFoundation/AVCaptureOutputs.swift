import CoreGraphics

/// Stub. Every capture fails.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  public enum QualityPrioritization: Int, Sendable {
    case speed = 1
    case balanced, quality
  }
  public override init() { super.init() }
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  open var isHighResolutionCaptureEnabled = false
  open var isLivePhotoCaptureSupported: Bool { false }
  open var isLivePhotoCaptureEnabled = false
  open var isDepthDataDeliverySupported: Bool { false }
  open var isDepthDataDeliveryEnabled = false
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  open var availablePhotoFileTypes: [AVFileType] { [] }
  open var availableRawPhotoPixelFormatTypes: [OSType] { [] }
  open var maxPhotoDimensions = CMVideoDimensions()
  open var isContentAwareDistortionCorrectionEnabled = false
  open var isAppleProRAWSupported: Bool { false }
  open var isAppleProRAWEnabled = false
  open var isPortraitEffectsMatteDeliverySupported: Bool { false }
  open var isPortraitEffectsMatteDeliveryEnabled = false
  open var isResponsiveCaptureSupported: Bool { false }
  open var isResponsiveCaptureEnabled = false
  open var isZeroShutterLagSupported: Bool { false }
  open var isZeroShutterLagEnabled = false
  open var isFastCapturePrioritizationSupported: Bool { false }
  open var isFastCapturePrioritizationEnabled = false
  open var isCameraCalibrationDataDeliverySupported: Bool { false }
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  open func setPreparedPhotoSettingsArray(_ settings: [AVCapturePhotoSettings]) {}
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
    let error = AVError.refusal(.applicationIsNotAuthorizedToUseDevice)
    // Unchecked: only the main thread uses it.
    struct Receiver: @unchecked Sendable { let delegate: any AVCapturePhotoCaptureDelegate }
    let receiver = Receiver(delegate: delegate)
    let resolved = AVCaptureResolvedPhotoSettings(settings.uniqueID)
    DispatchQueue.main.async { [self] in
      receiver.delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(resolved), error: error)
      receiver.delegate.photoOutput(self, didFinishCaptureFor: resolved, error: error)
    }
  }
}
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  public let format: [String: Any]?
  open var flashMode = AVCaptureDevice.FlashMode.off
  open var isHighResolutionPhotoEnabled = false
  open var isDepthDataDeliveryEnabled = false
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  open var maxPhotoDimensions = CMVideoDimensions()
  open var livePhotoMovieFileURL: URL?
  open var isShutterSoundSuppressionEnabled = false
  open var isAutoRedEyeReductionEnabled = false
  open var embedsDepthDataInPhoto = true
  open var embeddedThumbnailPhotoFormat: [String: Any]?
  open var metadata: [String: Any] = [:]
  open var rawPhotoPixelFormatType: OSType { 0 }
  open var previewPhotoFormat: [String: Any]?
  open var availablePreviewPhotoPixelFormatTypes: [OSType] { [] }
  open var uniqueID: Int64 { 0 }
  public override init() { format = nil }
  public init(format: [String: Any]?) { self.format = format }
}
/// A photo without content.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  public let resolvedSettings: AVCaptureResolvedPhotoSettings
  init(_ resolvedSettings: AVCaptureResolvedPhotoSettings) { self.resolvedSettings = resolvedSettings }
  open var photoCount: Int { 0 }
  open var previewPixelBuffer: CVPixelBuffer? { nil }
  open var timestamp: CMTime { .invalid }
  open var isRawPhoto: Bool { false }
  open var pixelBuffer: CVPixelBuffer? { nil }
  open var metadata: [String: Any] { [:] }
  open func fileDataRepresentation() -> Data? { nil }
  open func cgImageRepresentation() -> CGImage? { nil }
  open func previewCGImageRepresentation() -> CGImage? { nil }
}
/// The settings of a captured photo.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
  public let uniqueID: Int64
  init(_ uniqueID: Int64) { self.uniqueID = uniqueID }
  open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
  open var rawPhotoDimensions: CMVideoDimensions { CMVideoDimensions() }
  open var previewDimensions: CMVideoDimensions { CMVideoDimensions() }
  open var livePhotoMovieDimensions: CMVideoDimensions { CMVideoDimensions() }
  open var isFlashEnabled: Bool { false }
  open var expectedPhotoCount: Int { 0 }
  open var photoProcessingTimeRange: CMTimeRange { .invalid }
}
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
    resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL, duration: CMTime, photoDisplayTime: CMTime,
    resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}
extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
  public func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
  public func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
  public func photoOutput(_ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?) {
  }
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
    resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL, duration: CMTime, photoDisplayTime: CMTime,
    resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
  ) {}
  public func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {}
}

/// Stub. Never delivers a picture.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  public override init() { super.init() }
  open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?
  open var videoSettings: [String: Any]! = [:]
  open var alwaysDiscardsLateVideoFrames = true
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: DispatchQueue?
  ) { (self.sampleBufferDelegate, self.sampleBufferCallbackQueue) = (sampleBufferDelegate, sampleBufferCallbackQueue) }
}
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
  func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
extension AVCaptureVideoDataOutputSampleBufferDelegate {
  public func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {}
  public func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {}
}
open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
  public override init() { super.init() }
  open private(set) weak var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: DispatchQueue?
  ) { self.sampleBufferDelegate = sampleBufferDelegate }
  open func recommendedAudioSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? { nil }
}
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
  func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
extension AVCaptureAudioDataOutputSampleBufferDelegate {
  public func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {}
}

open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
  open var isRecording: Bool { false }
  open var recordedDuration: CMTime { .zero }
  open var maxRecordedDuration = CMTime.invalid
  open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate) {
    let error = AVError.refusal(.applicationIsNotAuthorizedToUseDevice)
    delegate.fileOutput(self, didFinishRecordingTo: outputFileURL, from: [], error: error)
  }
  open func stopRecording() {}
}
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable { public override init() { super.init() } }
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection], error: (any Error)?)
}
extension AVCaptureFileOutputRecordingDelegate {
  public func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]) {}
}

/// Stub. Never finds a code or a face.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  public override init() { super.init() }
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
  ) { metadataObjectsDelegate = objectsDelegate }
}
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)
}
extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection) {
  }
}
