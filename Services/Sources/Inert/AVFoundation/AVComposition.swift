import CoreGraphics

/// Tracks of other assets on a new timeline.
open class AVComposition: AVAsset, @unchecked Sendable {
  open var naturalSize: CGSize { .zero }
}
/// A composition that an app can edit. Its tracks store their properties; inserting a part of an asset throws, because assets cannot be read.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
  private var made: [AVMutableCompositionTrack] = []
  open override var tracks: [AVAssetTrack] { made }
  open override func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { made.filter { $0.mediaType == mediaType } }
  open override func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? { made.first { $0.trackID == trackID } }
  open override var naturalSize: CGSize {
    get { size }
    set { size = newValue }
  }
  private var size = CGSize.zero

  open func addMutableTrack(withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID) -> AVMutableCompositionTrack? {
    let taken = Set(made.map(\.trackID))
    let free = (1...Int32(made.count + 1)).first { !taken.contains($0) } ?? 1
    let id = preferredTrackID == kCMPersistentTrackID_Invalid || taken.contains(preferredTrackID) ? free : preferredTrackID
    let track = AVMutableCompositionTrack(mediaType, id)
    made.append(track)
    return track
  }
  open func removeTrack(_ track: AVCompositionTrack) { made.removeAll { $0 === track } }
  open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? { made.first { $0.mediaType == track.mediaType } }
  open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
    throw AVError.refusal(.fileFormatNotRecognized)
  }
  /// Stub. Does nothing.
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {}
  /// Stub. Does nothing.
  open func removeTimeRange(_ timeRange: CMTimeRange) {}
  /// Stub. Does nothing.
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
}
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {
  fileprivate let kind: AVMediaType
  fileprivate let id: CMPersistentTrackID
  fileprivate init(_ kind: AVMediaType, _ id: CMPersistentTrackID) { (self.kind, self.id) = (kind, id) }
  open override var mediaType: AVMediaType { kind }
  open override var trackID: CMPersistentTrackID { id }
}
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
  private var transform = CGAffineTransform.identity
  private var enabled = true
  private var language: String?
  open override var preferredTransform: CGAffineTransform {
    get { transform }
    set { transform = newValue }
  }
  open override var isEnabled: Bool {
    get { enabled }
    set { enabled = newValue }
  }
  open override var languageCode: String? {
    get { language }
    set { language = newValue }
  }
  open var preferredVolume: Float = 1
  open var naturalTimeScale: CMTimeScale = 0
  open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
    throw AVError.refusal(.fileFormatNotRecognized)
  }
  open func insertTimeRanges(_ timeRanges: [NSValue], of tracks: [AVAssetTrack], at startTime: CMTime) throws {
    throw AVError.refusal(.fileFormatNotRecognized)
  }
  /// Stub. Does nothing.
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {}
  /// Stub. Does nothing.
  open func removeTimeRange(_ timeRange: CMTimeRange) {}
  /// Stub. Does nothing.
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
}
