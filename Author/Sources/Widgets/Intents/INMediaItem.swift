public enum INMediaItemType: Int, Sendable {
  case unknown, song, album, artist, genre, playlist, podcastShow, podcastEpisode, podcastPlaylist, musicStation, audioBook, movie, tvShow
  case tvShowEpisode, musicVideo, podcastStation, radioStation, station, music, algorithmicRadioStation, news
}
public enum INPlaybackRepeatMode: Int, Sendable { case unknown, none, all, one }
public enum INPlaybackQueueLocation: Int, Sendable { case unknown, now, next, later }
public enum INMediaSortOrder: Int, Sendable { case unknown, newest, oldest, best, worst, popular, unpopular, trending, recommended }
public enum INMediaReference: Int, Sendable { case unknown, currentlyPlaying, my }

public final class INMediaItem: NSObject, Sendable {
  public let identifier: String?
  public let title: String?
  public let type: INMediaItemType
  public let artwork: INImage?
  public let artist: String?
  public init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String?) {
    (self.identifier, self.title, self.type, self.artwork, self.artist) = (identifier, title, type, artwork, artist)
  }
  public convenience init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?) {
    self.init(identifier: identifier, title: title, type: type, artwork: artwork, artist: nil)
  }
}
public final class INMediaSearch: NSObject, Sendable {
  public let mediaType: INMediaItemType
  public let sortOrder: INMediaSortOrder
  public let mediaName: String?
  public let artistName: String?
  public let albumName: String?
  public let genreNames: [String]?
  public let moodNames: [String]?
  public let activityNames: [String]?
  public let releaseDate: INDateComponentsRange?
  public let reference: INMediaReference
  public let mediaIdentifier: String?
  public init(
    mediaType: INMediaItemType, sortOrder: INMediaSortOrder, mediaName: String?, artistName: String?, albumName: String?, genreNames: [String]?,
    moodNames: [String]?, releaseDate: INDateComponentsRange?, reference: INMediaReference, mediaIdentifier: String?
  ) {
    (self.mediaType, self.sortOrder, self.mediaName, self.artistName) = (mediaType, sortOrder, mediaName, artistName)
    (self.albumName, self.genreNames, self.moodNames, activityNames) = (albumName, genreNames, moodNames, nil)
    (self.releaseDate, self.reference, self.mediaIdentifier) = (releaseDate, reference, mediaIdentifier)
  }
}

public class INMediaItemResolutionResult: INIntentResolutionResult {
  public class func success(with resolvedMediaItem: INMediaItem) -> Self { make(.success(resolvedMediaItem)) }
  public class func successes(with resolvedMediaItems: [INMediaItem]) -> [INMediaItemResolutionResult] {
    resolvedMediaItems.map { success(with: $0) }
  }
  public class func disambiguation(with mediaItemsToDisambiguate: [INMediaItem]) -> Self { make(.disambiguation(mediaItemsToDisambiguate)) }
  public class func confirmationRequired(with mediaItemToConfirm: INMediaItem?) -> Self { make(.confirmation(mediaItemToConfirm)) }
}
public enum INPlayMediaMediaItemUnsupportedReason: Int, Sendable {
  case loginRequired = 1
  case subscriptionRequired, unsupportedMediaType, explicitContentSettings, cellularDataSettings, restrictedContent, serviceUnavailable
  case regionRestriction
}
public final class INPlayMediaMediaItemResolutionResult: INMediaItemResolutionResult {
  public class func successes(with resolvedMediaItems: [INMediaItem]) -> [INPlayMediaMediaItemResolutionResult] {
    resolvedMediaItems.map { success(with: $0) }
  }
  public class func unsupported(forReason reason: INPlayMediaMediaItemUnsupportedReason) -> Self { unsupported(withReason: reason.rawValue) }
}
public final class INPlaybackRepeatModeResolutionResult: INIntentResolutionResult {
  public class func success(with resolvedValue: INPlaybackRepeatMode) -> Self { make(.success(resolvedValue)) }
  public class func confirmationRequired(with valueToConfirm: INPlaybackRepeatMode) -> Self { make(.confirmation(valueToConfirm)) }
}

/// Stub. The app's knowledge of the user, for suggestions. The host makes none.
open class INUserContext: NSObject, @unchecked Sendable {
  override init() { super.init() }
  open func becomeCurrent() {}
}
open class INMediaUserContext: INUserContext, @unchecked Sendable {
  public enum SubscriptionStatus: Int, Sendable { case unknown, notSubscribed, subscribed }
  open var subscriptionStatus = SubscriptionStatus.unknown
  open var numberOfLibraryItems: Int?
  public override init() { super.init() }
}
