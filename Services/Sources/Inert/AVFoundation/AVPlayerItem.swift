import CoreGraphics

/// Stub. An item for a player. Its status never becomes ready.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public let asset: AVAsset
  open var status: Status { .failed }
  open var error: (any Error)? { AVError(.contentIsUnavailable) }
  open var duration: CMTime { .indefinite }
  open var presentationSize: CGSize { .zero }
  open var loadedTimeRanges: [NSValue] { [] }
  open var seekableTimeRanges: [NSValue] { [] }
  open var tracks: [AVPlayerItemTrack] { [] }
  open var isPlaybackLikelyToKeepUp: Bool { false }
  open var isPlaybackBufferEmpty: Bool { true }
  open var isPlaybackBufferFull: Bool { false }
  open var canPlayFastForward: Bool { false }
  open var canPlayReverse: Bool { false }
  open var forwardPlaybackEndTime = CMTime.invalid
  open var reversePlaybackEndTime = CMTime.invalid
  open var preferredForwardBufferDuration: TimeInterval = 0
  open var preferredPeakBitRate = 0.0
  open var preferredMaximumResolution = CGSize.zero
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  open var externalMetadata: [AVMetadataItem] = []
  open var automaticallyLoadedAssetKeys: [String] { keys }
  private let keys: [String]

  open func currentTime() -> CMTime { .zero }
  open func currentDate() -> Date? { nil }
  @preconcurrency
  open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)? = nil) { completionHandler?(false) }
  open func cancelPendingSeeks() {}
  open func step(byCount stepCount: Int) {}
  open func errorLog() -> AVPlayerItemErrorLog? { nil }
  open func accessLog() -> AVPlayerItemAccessLog? { nil }

  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { (self.asset, keys) = (asset, automaticallyLoadedAssetKeys ?? []) }
  public convenience init(asset: AVAsset) { self.init(asset: asset, automaticallyLoadedAssetKeys: nil) }
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  public static let failedToPlayToEndTimeNotification = Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
  public static let playbackStalledNotification = Notification.Name("AVPlayerItemPlaybackStalledNotification")
  public static let newErrorLogEntryNotification = Notification.Name("AVPlayerItemNewErrorLogEntryNotification")
  public static let newAccessLogEntryNotification = Notification.Name("AVPlayerItemNewAccessLogEntryNotification")
  public static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")
}
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
  public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
  public static let AVPlayerItemNewErrorLogEntry = AVPlayerItem.newErrorLogEntryNotification
  public static let AVPlayerItemNewAccessLogEntry = AVPlayerItem.newAccessLogEntryNotification
  public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
}

/// Stub. An item has no tracks.
open class AVPlayerItemTrack: NSObject, @unchecked Sendable {
  open var assetTrack: AVAssetTrack? { nil }
  open var isEnabled = false
}
/// Stub. Always empty: nothing is played.
open class AVPlayerItemErrorLog: NSObject, @unchecked Sendable { open var events: [AVPlayerItemErrorLogEvent] { [] } }
open class AVPlayerItemErrorLogEvent: NSObject, @unchecked Sendable {
  open var errorStatusCode: Int { 0 }
  open var errorDomain: String { "" }
  open var errorComment: String? { nil }
}
open class AVPlayerItemAccessLog: NSObject, @unchecked Sendable { open var events: [AVPlayerItemAccessLogEvent] { [] } }
open class AVPlayerItemAccessLogEvent: NSObject, @unchecked Sendable {
  open var indicatedBitrate: Double { 0 }
  open var observedBitrate: Double { 0 }
  open var numberOfStalls: Int { 0 }
}
