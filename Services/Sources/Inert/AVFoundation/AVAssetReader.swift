/// Stub. The initializer throws: Almanac cannot read audio or video.
open class AVAssetReader: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, reading, completed, failed, cancelled }
  public let asset: AVAsset
  open var status: Status { .failed }
  open var error: (any Error)? { AVError(.fileFormatNotRecognized) }
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  open var outputs: [AVAssetReaderOutput] { [] }
  public init(asset: AVAsset) throws { throw AVError.refusal(.fileFormatNotRecognized) }
  open func canAdd(_ output: AVAssetReaderOutput) -> Bool { false }
  open func add(_ output: AVAssetReaderOutput) {}
  open func startReading() -> Bool { false }
  open func cancelReading() {}
}
/// Stub. Never provides a sample.
open class AVAssetReaderOutput: NSObject, @unchecked Sendable {
  open var mediaType: AVMediaType { .video }
  open var alwaysCopiesSampleData = true
  open var supportsRandomAccess = false
  open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
  open func reset(forReadingTimeRanges timeRanges: [NSValue]) {}
  open func markConfigurationAsFinal() {}
}
open class AVAssetReaderTrackOutput: AVAssetReaderOutput, @unchecked Sendable {
  public let track: AVAssetTrack
  public let outputSettings: [String: Any]?
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
  public init(track: AVAssetTrack, outputSettings: [String: Any]?) { (self.track, self.outputSettings) = (track, outputSettings) }
  open override var mediaType: AVMediaType { track.mediaType }
}
open class AVAssetReaderAudioMixOutput: AVAssetReaderOutput, @unchecked Sendable {
  public let audioTracks: [AVAssetTrack]
  public let audioSettings: [String: Any]?
  open var audioMix: AVAudioMix?
  public init(audioTracks: [AVAssetTrack], audioSettings: [String: Any]?) { (self.audioTracks, self.audioSettings) = (audioTracks, audioSettings) }
  open override var mediaType: AVMediaType { .audio }
}
open class AVAssetReaderVideoCompositionOutput: AVAssetReaderOutput, @unchecked Sendable {
  public let videoTracks: [AVAssetTrack]
  public let videoSettings: [String: Any]?
  open var videoComposition: AVVideoComposition?
  public init(videoTracks: [AVAssetTrack], videoSettings: [String: Any]?) { (self.videoTracks, self.videoSettings) = (videoTracks, videoSettings) }
}
open class AVAssetReaderOutputMetadataAdaptor: NSObject, @unchecked Sendable {
  public let assetReaderTrackOutput: AVAssetReaderTrackOutput
  public init(assetReaderTrackOutput trackOutput: AVAssetReaderTrackOutput) { assetReaderTrackOutput = trackOutput }
  open func nextTimedMetadataGroup() -> AVTimedMetadataGroup? { nil }
}
