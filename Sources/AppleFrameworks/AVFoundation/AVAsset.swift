/// The kind of a track.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
  public static let text = AVMediaType(rawValue: "text")
  public static let metadata = AVMediaType(rawValue: "meta")
}
/// The form of a file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
}

/// A property that is read later. Reading throws.
public struct AVAsyncProperty<Root, Value>: Sendable { init() {} }
public typealias AVPartialAsyncProperty = AVAsyncProperty
extension AVAsyncProperty where Root: AVAsset {
  public static var duration: AVAsyncProperty<Root, CMTime> { .init() }
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init() }
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { .init() }
  public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init() }
  public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init() }
}

/// Sound or video in a file. Its length is 0 and it has no tracks: nothing here reads such files.
open class AVAsset: NSObject, @unchecked Sendable {
  open var duration: CMTime { .zero }
  open var tracks: [AVAssetTrack] { [] }
  open var metadata: [AVMetadataItem] { [] }
  open var commonMetadata: [AVMetadataItem] { [] }
  open var isPlayable: Bool { false }
  public override init() {
    super.init()
    _ = AVError.refusal()
  }
  public convenience init(url: URL) { self.init() }
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  open func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value { throw AVError.refusal(.fileFormatNotRecognized) }
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { throw AVError.refusal(.fileFormatNotRecognized) }
}
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init()
  }
}
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"

/// A track of an asset.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  open var mediaType: AVMediaType { .audio }
  open var naturalSize: CGSize { .zero }
  open var nominalFrameRate: Float { 0 }
}
/// A title, an artist, a cover.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  open var commonKey: AVMetadataKey? { nil }
  open var value: (any NSCopying & NSObjectProtocol)? { nil }
  open var stringValue: String? { nil }
  open var dataValue: Data? { nil }
}
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
}
