import CoreGraphics

/// Stub. The initializer throws: Almanac cannot write audio or video.
open class AVAssetWriter: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, writing, completed, failed, cancelled }
  public let outputURL: URL
  public let outputFileType: AVFileType
  open var status: Status { .failed }
  open var error: (any Error)? { AVError(.operationNotSupportedForAsset) }
  open var inputs: [AVAssetWriterInput] { [] }
  open var metadata: [AVMetadataItem] = []
  open var shouldOptimizeForNetworkUse = false
  open var movieTimeScale: CMTimeScale = 0
  open var movieFragmentInterval = CMTime.invalid
  open var availableMediaTypes: [AVMediaType] { [] }
  public init(outputURL: URL, fileType outputFileType: AVFileType) throws { throw AVError.refusal(.operationNotSupportedForAsset) }
  public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
    try self.init(outputURL: outputURL, fileType: outputFileType)
  }
  open func canApply(outputSettings: [String: Any]?, forMediaType mediaType: AVMediaType) -> Bool { false }
  open func canAdd(_ input: AVAssetWriterInput) -> Bool { false }
  open func add(_ input: AVAssetWriterInput) {}
  @discardableResult open func startWriting() -> Bool { false }
  open func startSession(atSourceTime startTime: CMTime) {}
  open func endSession(atSourceTime endTime: CMTime) {}
  open func cancelWriting() {}
  @preconcurrency
  open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) { DispatchQueue.global().async { handler() } }
  open func finishWriting() async {}
}
/// Stub. Accepts no samples.
open class AVAssetWriterInput: NSObject, @unchecked Sendable {
  public let mediaType: AVMediaType
  public let outputSettings: [String: Any]?
  public let sourceFormatHint: CMFormatDescription?
  open var metadata: [AVMetadataItem] = []
  open var expectsMediaDataInRealTime = false
  open var transform = CGAffineTransform.identity
  open var naturalSize = CGSize.zero
  open var mediaTimeScale: CMTimeScale = 0
  open var preferredVolume: Float = 1
  open var marksOutputTrackAsEnabled = true
  open var performsMultiPassEncodingIfSupported = false
  open var languageCode: String?
  open var extendedLanguageTag: String?
  open var isReadyForMoreMediaData: Bool { false }
  public init(mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription? = nil) {
    (self.mediaType, self.outputSettings, self.sourceFormatHint) = (mediaType, outputSettings, sourceFormatHint)
  }
  /// Stub. Never calls the block.
  @preconcurrency
  open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) { AVError.reportUnavailable() }
  @discardableResult open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
  open func markAsFinished() {}
  open func canAddTrackAssociation(withTrackOf input: AVAssetWriterInput, type trackAssociationType: String) -> Bool { false }
  open func addTrackAssociation(withTrackOf input: AVAssetWriterInput, type trackAssociationType: String) {}
}
/// Stub. Has no pool of pixel buffers.
open class AVAssetWriterInputPixelBufferAdaptor: NSObject, @unchecked Sendable {
  public let assetWriterInput: AVAssetWriterInput
  public let sourcePixelBufferAttributes: [String: Any]?
  open var pixelBufferPool: CVPixelBufferPool? { nil }
  public init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil) {
    (assetWriterInput, self.sourcePixelBufferAttributes) = (input, sourcePixelBufferAttributes)
  }
  @discardableResult open func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime) -> Bool { false }
}
open class AVAssetWriterInputMetadataAdaptor: NSObject, @unchecked Sendable {
  public let assetWriterInput: AVAssetWriterInput
  public init(assetWriterInput input: AVAssetWriterInput) { assetWriterInput = input }
  @discardableResult open func append(_ timedMetadataGroup: AVTimedMetadataGroup) -> Bool { false }
}
/// Metadata for a part of a timeline.
open class AVTimedMetadataGroup: NSObject, @unchecked Sendable {
  public let items: [AVMetadataItem]
  public let timeRange: CMTimeRange
  public init(items: [AVMetadataItem], timeRange: CMTimeRange) { (self.items, self.timeRange) = (items, timeRange) }
  /// Returns nil: samples cannot be read.
  public init?(sampleBuffer: CMSampleBuffer) { return nil }
  open func copyFormatDescription() -> CMMetadataFormatDescription? { nil }
}
