public struct SHMediaItemProperty: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let shazamID = Self("sh_shazamID")
  public static let title = Self("sh_title")
  public static let subtitle = Self("sh_subtitle")
  public static let artist = Self("sh_artist")
  public static let webURL = Self("sh_webURL")
  public static let appleMusicID = Self("sh_appleMusicID")
  public static let appleMusicURL = Self("sh_appleMusicURL")
  public static let artworkURL = Self("sh_artworkURL")
  public static let videoURL = Self("sh_videoURL")
  public static let explicitContent = Self("sh_explicitContent")
  public static let genres = Self("sh_genres")
  public static let ISRC = Self("sh_ISRC")
  public static let creationDate = Self("sh_creationDate")
  public static let timeRanges = Self("sh_timeRanges")
  public static let frequencySkewRanges = Self("sh_frequencySkewRanges")
  public static let matchOffset = Self("sh_matchOffset")
  public static let frequencySkew = Self("sh_frequencySkew")
  public static let confidence = Self("sh_confidence")
}
/// What is known of a piece of sound.
// Unchecked: immutable; an open class cannot be checked.
open class SHMediaItem: NSObject, Identifiable, @unchecked Sendable {
  private let properties: [SHMediaItemProperty: Any]
  public init(properties: [SHMediaItemProperty: Any]) { self.properties = properties }
  open subscript(property: SHMediaItemProperty) -> Any? { properties[property] }
  open func value(forProperty property: SHMediaItemProperty) -> Any { properties[property] ?? NSNull() }
  /// Throws: items are fetched of a catalog on the network.
  open class func fetch(shazamID: String) async throws -> SHMediaItem { throw SHError.refusal(.mediaItemFetchFailed) }
  @preconcurrency
  open class func fetch(shazamID: String, completionHandler: @escaping @Sendable (SHMediaItem?, (any Error)?) -> Void) {
    completionHandler(nil, SHError.refusal(.mediaItemFetchFailed))
  }
  open var shazamID: String? { properties[.shazamID] as? String }
  open var title: String? { properties[.title] as? String }
  open var subtitle: String? { properties[.subtitle] as? String }
  open var artist: String? { properties[.artist] as? String }
  open var genres: [String] { properties[.genres] as? [String] ?? [] }
  open var appleMusicID: String? { properties[.appleMusicID] as? String }
  open var appleMusicURL: URL? { properties[.appleMusicURL] as? URL }
  open var webURL: URL? { properties[.webURL] as? URL }
  open var artworkURL: URL? { properties[.artworkURL] as? URL }
  open var videoURL: URL? { properties[.videoURL] as? URL }
  open var explicitContent: Bool { properties[.explicitContent] as? Bool ?? false }
  open var isrc: String? { properties[.ISRC] as? String }
  open var creationDate: Date? { properties[.creationDate] as? Date }
  public let id = UUID()
}
/// A piece of sound that was recognised. There is none.
open class SHMatchedMediaItem: SHMediaItem, @unchecked Sendable {
  open var matchOffset: TimeInterval { 0 }
  open var predictedCurrentMatchOffset: TimeInterval { 0 }
  open var frequencySkew: Float { 0 }
  open var confidence: Float { 0 }
}
open class SHMatch: NSObject, @unchecked Sendable {
  open var mediaItems: [SHMatchedMediaItem] { [] }
  open var querySignature: SHSignature { SHSignature() }
}
