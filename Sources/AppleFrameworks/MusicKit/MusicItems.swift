/// The identifier of an item of Apple Music or of a library.
public struct MusicItemID: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
  public var description: String { rawValue }
}

/// An item of Apple Music or of a library. Nothing makes one here.
public protocol MusicItem: Identifiable, Hashable, Codable, Sendable where ID == MusicItemID {
  var id: MusicItemID { get }
}
extension MusicItem {
  /// Loads more of an item: throws `MusicTokenRequestError.permissionDenied`.
  public func with(_ properties: [PartialMusicAsyncProperty<Self>]) async throws -> Self { throw MusicTokenRequestError.refusal() }
}

/// An item that a player takes.
public protocol PlayableMusicItem: MusicItem {
  var playParameters: PlayParameters? { get }
}

/// A part of an item that is loaded later.
public struct PartialMusicAsyncProperty<Root: MusicItem>: Hashable, Sendable { let name: String }

/// What a player needs to play an item.
public struct PlayParameters: Hashable, Codable, Sendable { init() {} }
/// The words of an editor about an item.
public struct EditorialNotes: Hashable, Codable, Sendable {
  public let short: String?
  public let standard: String?
}
/// Whether the words of an item may offend.
public enum ContentRating: String, Hashable, Codable, Sendable { case clean, explicit }

/// The picture of an item.
public struct Artwork: Hashable, Codable, Sendable {
  /// Pixels.
  public let maximumWidth: Int
  /// Pixels.
  public let maximumHeight: Int
  public let alternateText: String?
  let template: String
  /// Where the picture of a size in pixels is.
  public func url(width: Int, height: Int) -> URL? {
    URL(string: template.replacingOccurrences(of: "{w}", with: "\(width)").replacingOccurrences(of: "{h}", with: "\(height)"))
  }
}

/// A song.
public struct Song: PlayableMusicItem {
  public let id: MusicItemID
  public let title: String
  public let artistName: String
  public let albumTitle: String?
  public let artwork: Artwork?
  public let composerName: String?
  public let contentRating: ContentRating?
  public let discNumber: Int?
  /// Seconds.
  public let duration: TimeInterval?
  public let genreNames: [String]
  public let isrc: String?
  public let lastPlayedDate: Date?
  public let libraryAddedDate: Date?
  public let playCount: Int?
  public let playParameters: PlayParameters?
  public let releaseDate: Date?
  public let trackNumber: Int?
  public let url: URL?
  public let albums: MusicItemCollection<Album>?
  public let artists: MusicItemCollection<Artist>?
  public let genres: MusicItemCollection<Genre>?
}

/// An album.
public struct Album: PlayableMusicItem {
  public let id: MusicItemID
  public let title: String
  public let artistName: String
  public let artwork: Artwork?
  public let contentRating: ContentRating?
  public let copyright: String?
  public let editorialNotes: EditorialNotes?
  public let genreNames: [String]
  public let isCompilation: Bool?
  public let isSingle: Bool?
  public let lastPlayedDate: Date?
  public let libraryAddedDate: Date?
  public let playParameters: PlayParameters?
  public let releaseDate: Date?
  public let trackCount: Int
  public let upc: String?
  public let url: URL?
  public let artists: MusicItemCollection<Artist>?
  public let tracks: MusicItemCollection<Track>?
}

/// An artist.
public struct Artist: MusicItem {
  public let id: MusicItemID
  public let name: String
  public let artwork: Artwork?
  public let genreNames: [String]?
  public let url: URL?
  public let albums: MusicItemCollection<Album>?
  public let topSongs: MusicItemCollection<Song>?
}

/// A kind of music.
public struct Genre: MusicItem {
  public let id: MusicItemID
  public let name: String
}

/// A station of the radio.
public struct Station: PlayableMusicItem {
  public let id: MusicItemID
  public let name: String
  public let artwork: Artwork?
  public let isLive: Bool
  public let playParameters: PlayParameters?
  public let url: URL?
}

/// A list of songs.
public struct Playlist: PlayableMusicItem {
  /// A place of a list.
  public struct Entry: PlayableMusicItem {
    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let albumTitle: String?
    public let artwork: Artwork?
    public let duration: TimeInterval?
    public let playParameters: PlayParameters?
  }
  public let id: MusicItemID
  public let name: String
  public let artwork: Artwork?
  public let curatorName: String?
  public let lastModifiedDate: Date?
  public let lastPlayedDate: Date?
  public let libraryAddedDate: Date?
  public let playParameters: PlayParameters?
  public let shortDescription: String?
  public let standardDescription: String?
  public let url: URL?
  public let entries: MusicItemCollection<Entry>?
  public let tracks: MusicItemCollection<Track>?
}

/// A song of an album or a list.
public enum Track: PlayableMusicItem {
  case song(Song)
  private var song: Song {
    switch self {
    case .song(let song): song
    }
  }
  public var id: MusicItemID { song.id }
  public var title: String { song.title }
  public var artistName: String { song.artistName }
  public var albumTitle: String? { song.albumTitle }
  public var artwork: Artwork? { song.artwork }
  public var duration: TimeInterval? { song.duration }
  public var playParameters: PlayParameters? { song.playParameters }
}

extension PartialMusicAsyncProperty where Root == Song {
  public static var albums: Self { Self(name: "albums") }
  public static var artists: Self { Self(name: "artists") }
  public static var genres: Self { Self(name: "genres") }
}
extension PartialMusicAsyncProperty where Root == Album {
  public static var artists: Self { Self(name: "artists") }
  public static var tracks: Self { Self(name: "tracks") }
}
extension PartialMusicAsyncProperty where Root == Artist {
  public static var albums: Self { Self(name: "albums") }
  public static var topSongs: Self { Self(name: "topSongs") }
}
extension PartialMusicAsyncProperty where Root == Playlist {
  public static var entries: Self { Self(name: "entries") }
  public static var tracks: Self { Self(name: "tracks") }
}
