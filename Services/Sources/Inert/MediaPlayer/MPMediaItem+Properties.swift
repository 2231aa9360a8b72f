// Stub. More properties of media items, which are all empty, and their keys.

extension MPMediaItem {
  public var albumArtistPersistentID: MPMediaEntityPersistentID { 0 }
  public var genrePersistentID: MPMediaEntityPersistentID { 0 }
  public var composerPersistentID: MPMediaEntityPersistentID { 0 }
  public var podcastPersistentID: MPMediaEntityPersistentID { 0 }
  public var userGrouping: String? { nil }
  public var isPreorder: Bool { false }
  public var discCount: Int { 0 }
  public var bookmarkTime: TimeInterval { 0 }
  public class func persistentIDProperty(forGroupingType groupingType: MPMediaGrouping) -> String {
    switch groupingType {
    case .album: MPMediaItemPropertyAlbumPersistentID
    case .artist: MPMediaItemPropertyArtistPersistentID
    case .albumArtist: MPMediaItemPropertyAlbumArtistPersistentID
    case .composer: MPMediaItemPropertyComposerPersistentID
    case .genre: MPMediaItemPropertyGenrePersistentID
    case .podcastTitle: MPMediaItemPropertyPodcastPersistentID
    default: MPMediaItemPropertyPersistentID
    }
  }
  public class func titleProperty(forGroupingType groupingType: MPMediaGrouping) -> String {
    switch groupingType {
    case .album: MPMediaItemPropertyAlbumTitle
    case .artist: MPMediaItemPropertyArtist
    case .albumArtist: MPMediaItemPropertyAlbumArtist
    case .composer: MPMediaItemPropertyComposer
    case .genre: MPMediaItemPropertyGenre
    case .podcastTitle: MPMediaItemPropertyPodcastTitle
    default: MPMediaItemPropertyTitle
    }
  }
}
extension MPMediaEntity {
  public class func canFilter(byProperty property: String) -> Bool { false }
}
/// The origin of a playlist.
public struct MPMediaPlaylistAttribute: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let onTheGo = Self(rawValue: 1)
  public static let smart = Self(rawValue: 2)
  public static let genius = Self(rawValue: 4)
}
extension MPMediaPlaylist {
  public var playlistAttributes: MPMediaPlaylistAttribute { [] }
  public var seedItems: [MPMediaItem]? { nil }
  public var cloudGlobalID: String? { nil }
  @preconcurrency
  public func add(_ mediaItems: [MPMediaItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    completionHandler?(MPError(.permissionDenied))
  }
}
/// Items of a list that start with the same letter.
open class MPMediaQuerySection: NSObject, @unchecked Sendable {
  open var title: String { "" }
  open var range: NSRange { NSRange(location: 0, length: 0) }
}
extension MPMediaQuery {
  public var itemSections: [MPMediaQuerySection]? { nil }
  public var collectionSections: [MPMediaQuerySection]? { nil }
  public class func audiobooks() -> MPMediaQuery { MPMediaQuery() }
  public class func compilations() -> MPMediaQuery {
    let query = MPMediaQuery()
    query.groupingType = .album
    return query
  }
  public class func composers() -> MPMediaQuery {
    let query = MPMediaQuery()
    query.groupingType = .composer
    return query
  }
}

public let MPMediaEntityPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyAlbumArtistPersistentID = "albumArtistPID"
public let MPMediaItemPropertyGenrePersistentID = "genrePID"
public let MPMediaItemPropertyComposerPersistentID = "composerPID"
public let MPMediaItemPropertyPodcastPersistentID = "podcastPID"
public let MPMediaItemPropertyIsExplicit = "isExplicit"
public let MPMediaItemPropertyIsCompilation = "isCompilation"
public let MPMediaItemPropertyBeatsPerMinute = "beatsPerMinute"
public let MPMediaItemPropertyComments = "comments"
public let MPMediaItemPropertyHasProtectedAsset = "protected"
public let MPMediaItemPropertySkipCount = "skipCount"
public let MPMediaItemPropertyUserGrouping = "userGrouping"
public let MPMediaItemPropertyIsPreorder = "isPreorder"
public let MPMediaPlaylistPropertyPersistentID = "playlistPersistentID"
public let MPMediaPlaylistPropertyCloudGlobalID = "cloudGlobalID"
public let MPMediaPlaylistPropertyName = "name"
public let MPMediaPlaylistPropertyPlaylistAttributes = "playlistAttributes"
public let MPMediaPlaylistPropertySeedItems = "seedItems"
public let MPMediaPlaylistPropertyDescriptionText = "descriptionText"
public let MPMediaPlaylistPropertyAuthorDisplayName = "authorDisplayName"
public let MPNowPlayingInfoPropertyAvailableLanguageOptions = "MPNowPlayingInfoPropertyAvailableLanguageOptions"
public let MPNowPlayingInfoPropertyCurrentLanguageOptions = "MPNowPlayingInfoPropertyCurrentLanguageOptions"
public let MPNowPlayingInfoPropertyAdTimeRanges = "MPNowPlayingInfoPropertyAdTimeRanges"
public let MPNowPlayingInfoPropertyCreditsStartTime = "MPNowPlayingInfoPropertyCreditsStartTime"
public let MPNowPlayingInfoPropertyInternationalStandardRecordingCode = "MPNowPlayingInfoPropertyInternationalStandardRecordingCode"
public let MPNowPlayingInfoPropertyExcludeFromSuggestions = "MPNowPlayingInfoPropertyExcludeFromSuggestions"
public let MPNowPlayingInfoProperty1x1AnimatedArtwork = "MPNowPlayingInfoProperty1x1AnimatedArtwork"
public let MPNowPlayingInfoProperty3x4AnimatedArtwork = "MPNowPlayingInfoProperty3x4AnimatedArtwork"
