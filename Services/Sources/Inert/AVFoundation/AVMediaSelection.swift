/// A property of a track or a selection option, for example a description for blind people.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let visual = Self(rawValue: "AVMediaCharacteristicVisual")
  public static let audible = Self(rawValue: "AVMediaCharacteristicAudible")
  public static let legible = Self(rawValue: "AVMediaCharacteristicLegible")
  public static let frameBased = Self(rawValue: "AVMediaCharacteristicFrameBased")
  public static let containsHDRVideo = Self(rawValue: "AVMediaCharacteristicContainsHDRVideo")
  public static let containsAlphaChannel = Self(rawValue: "AVMediaCharacteristicContainsAlphaChannel")
  public static let isMainProgramContent = Self(rawValue: "public.main-program-content")
  public static let containsOnlyForcedSubtitles = Self(rawValue: "public.subtitles.forced-only")
  public static let describesVideoForAccessibility = Self(rawValue: "public.accessibility.describes-video")
  public static let transcribesSpokenDialogForAccessibility = Self(rawValue: "public.accessibility.transcribes-spoken-dialog")
}
/// Stub. One of several tracks to choose from. Never created: media files are not read.
open class AVMediaSelectionOption: NSObject, @unchecked Sendable {
  open var mediaType: AVMediaType { .audio }
  open var displayName: String { "" }
  open func displayName(with locale: Locale) -> String { "" }
  open var locale: Locale? { nil }
  open var extendedLanguageTag: String? { nil }
  open var isPlayable: Bool { false }
  open var commonMetadata: [AVMetadataItem] { [] }
  open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { false }
}
open class AVMediaSelectionGroup: NSObject, @unchecked Sendable {
  open var options: [AVMediaSelectionOption] { [] }
  open var defaultOption: AVMediaSelectionOption? { nil }
  open var allowsEmptySelection: Bool { true }
  open class func mediaSelectionOptions(from mediaSelectionOptions: [AVMediaSelectionOption], with locale: Locale) -> [AVMediaSelectionOption] { [] }
  open class func playableMediaSelectionOptions(from mediaSelectionOptions: [AVMediaSelectionOption]) -> [AVMediaSelectionOption] { [] }
}
open class AVMediaSelection: NSObject, @unchecked Sendable {
  open var asset: AVAsset? { nil }
  open func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? { nil }
}
extension AVAsset {
  public var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] { [] }
  public var preferredMediaSelection: AVMediaSelection { AVMediaSelection() }
  public var allMediaSelections: [AVMediaSelection] { [] }
  public func mediaSelectionGroup(forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> AVMediaSelectionGroup? { nil }
  public func loadMediaSelectionGroup(for mediaCharacteristic: AVMediaCharacteristic) async throws -> AVMediaSelectionGroup? {
    throw AVError.refusal(.fileFormatNotRecognized)
  }
  public func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVAssetTrack] { [] }
  public func loadTracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) async throws -> [AVAssetTrack] {
    throw AVError.refusal(.fileFormatNotRecognized)
  }
  public func chapterMetadataGroups(bestMatchingPreferredLanguages preferredLanguages: [String]) -> [AVTimedMetadataGroup] { [] }
  public func chapterMetadataGroups(withTitleLocale locale: Locale, containingItemsWithCommonKeys commonKeys: [AVMetadataKey]?)
    -> [AVTimedMetadataGroup]
  { [] }
  public func loadChapterMetadataGroups(bestMatchingPreferredLanguages preferredLanguages: [String]) async throws -> [AVTimedMetadataGroup] {
    throw AVError.refusal(.fileFormatNotRecognized)
  }
  public func loadChapterMetadataGroups(
    withTitleLocale locale: Locale, containingItemsWithCommonKeys commonKeys: [AVMetadataKey] = []
  ) async throws -> [AVTimedMetadataGroup] { throw AVError.refusal(.fileFormatNotRecognized) }
  public func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? {
    throw AVError.refusal(.fileFormatNotRecognized)
  }
  public var minimumTimeOffsetFromLive: CMTime { .invalid }
  public var containsFragments: Bool { false }
  public var isCompatibleWithAirPlayVideo: Bool { false }
}
extension AVAssetTrack {
  public func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { false }
  public var isDecodable: Bool { false }
  public var isSelfContained: Bool { false }
  public var totalSampleDataLength: Int64 { 0 }
  public var requiresFrameReordering: Bool { false }
}
extension AVPlayerItem {
  public var currentMediaSelection: AVMediaSelection { AVMediaSelection() }
  public func select(_ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup) { AVError.reportUnavailable() }
  public func selectMediaOptionAutomatically(in mediaSelectionGroup: AVMediaSelectionGroup) {}
  public var timedMetadata: [AVMetadataItem]? { nil }
  public var canPlaySlowForward: Bool { false }
  public var canPlaySlowReverse: Bool { false }
  public var canPlayFastReverse: Bool { false }
  public var canStepForward: Bool { false }
  public var canStepBackward: Bool { false }
  public var recommendedTimeOffsetFromLive: CMTime { .invalid }
  @preconcurrency
  public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
  @preconcurrency
  @discardableResult public func seek(to date: Date, completionHandler: (@Sendable (Bool) -> Void)? = nil) -> Bool {
    completionHandler?(false)
    return false
  }
}
extension AVPlayerItemAccessLogEvent {
  public var uri: String? { nil }
  public var numberOfMediaRequests: Int { -1 }
  public var playbackStartDate: Date? { nil }
  public var durationWatched: TimeInterval { -1 }
  public var numberOfBytesTransferred: Int64 { -1 }
  public var transferDuration: TimeInterval { -1 }
  public var indicatedAverageBitrate: Double { -1 }
  public var averageVideoBitrate: Double { -1 }
  public var averageAudioBitrate: Double { -1 }
  public var numberOfDroppedVideoFrames: Int { -1 }
  public var startupTime: TimeInterval { -1 }
  public var playbackType: String? { nil }
  public var switchBitrate: Double { -1 }
}
extension AVAssetExportSession {
  public var maxDuration: CMTime { .zero }
  public var estimatedOutputFileLength: Int64 { 0 }
}
