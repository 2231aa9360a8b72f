@_exported import AlmanacFoundationCompat
@_exported import AudioToolbox
@_exported import CoreGraphics
@_exported import CoreMedia
@_exported import CoreVideo
@_exported import QuartzCore

/// Stub. Audio or video in a file. Its duration is 0 and it has no tracks: Almanac cannot read media files.
open class AVAsset: NSObject, @unchecked Sendable {
  open var duration: CMTime { .zero }
  open var tracks: [AVAssetTrack] { [] }
  open var metadata: [AVMetadataItem] { [] }
  open var commonMetadata: [AVMetadataItem] { [] }
  open var availableMetadataFormats: [AVMetadataFormat] { [] }
  open var availableChapterLocales: [Locale] { [] }
  open var creationDate: AVMetadataItem? { nil }
  open var preferredTransform: CGAffineTransform { .identity }
  open var preferredRate: Float { 1 }
  open var isPlayable: Bool { false }
  open var isExportable: Bool { false }
  open var isReadable: Bool { false }
  open var isComposable: Bool { false }
  open var hasProtectedContent: Bool { false }
  public override init() {
    super.init()
    AVError.reportUnavailable()
  }
  public convenience init(url: URL) { self.init() }
  open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? { nil }
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { throw AVError.refusal(.fileFormatNotRecognized) }
  @preconcurrency
  open func loadTracks(
    withMediaType mediaType: AVMediaType, completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
  ) {
    let error = AVError.refusal(.fileFormatNotRecognized)
    DispatchQueue.global().async { completionHandler(nil, error) }
  }
  open func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] { throw AVError.refusal(.fileFormatNotRecognized) }
  open func cancelLoading() {}
}
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init()
  }
  open class func audiovisualTypes() -> [AVFileType] { [] }
  open class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool { false }
}
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"
public let AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey"
public let AVURLAssetOverrideMIMETypeKey = "AVURLAssetOverrideMIMETypeKey"

open class AVAssetTrack: NSObject, @unchecked Sendable {
  open var asset: AVAsset? { nil }
  open var trackID: CMPersistentTrackID { 0 }
  open var mediaType: AVMediaType { .audio }
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
  open var nominalFrameRate: Float { 0 }
  open var estimatedDataRate: Float { 0 }
  open var timeRange: CMTimeRange { .zero }
  open var isEnabled: Bool { false }
  open var isPlayable: Bool { false }
  open var languageCode: String? { nil }
  open var formatDescriptions: [Any] { [] }
}
