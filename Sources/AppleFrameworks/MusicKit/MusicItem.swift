import Foundation

/// The identifier of an item of Apple Music or of a library.
public struct MusicItemID: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
  public var description: String { rawValue }
}

/// An item of Apple Music or of a library. No request finds one here; an app can decode those that it has stored.
public protocol MusicItem: Identifiable, Hashable, Codable, Sendable where ID == MusicItemID {
  var id: MusicItemID { get }
}

/// An item whose other properties can be loaded.
public protocol MusicPropertyContainer: MusicItem {}
extension MusicItem {
  /// Loads more of an item: throws `MusicTokenRequestError.permissionDenied`.
  public func with(_ properties: [PartialMusicAsyncProperty<Self>]) async throws -> Self { throw MusicTokenRequestError.refusal() }
  public func with(_ properties: [PartialMusicAsyncProperty<Self>], preferredSource: MusicPropertySource) async throws -> Self {
    throw MusicTokenRequestError.refusal()
  }
}
public enum MusicPropertySource: Hashable, Sendable { case catalog, library }

/// A part of an item that is loaded later.
public struct PartialMusicAsyncProperty<Root: MusicItem>: Hashable, Sendable { let name: String }

// What requests accept.
public protocol MusicCatalogSearchable: MusicItem {}
public protocol MusicCatalogChartRequestable: MusicItem {}
public protocol MusicCatalogTopLevelResourceRequesting: MusicItem {}
public protocol MusicLibraryRequestable: MusicItem {}
public protocol MusicLibrarySearchable: MusicItem {}
public protocol MusicLibrarySectionRequestable: MusicItem {}
public protocol MusicLibraryAddable: MusicItem {}
public protocol MusicPlaylistAddable: MusicItem {}
public protocol MusicRecentlyPlayedRequestable: MusicItem {}
public protocol MusicPersonalRecommendationItem: MusicItem {}
public protocol FilterableMusicItem: MusicItem {}

/// An item that a player takes.
public protocol PlayableMusicItem: MusicItem {
  var playParameters: PlayParameters? { get }
}

/// What a player needs to play an item. What is decoded is not kept, because nothing plays.
public struct PlayParameters: Hashable, Codable, Sendable {
  init() {}
  public init(from decoder: any Decoder) throws {}
  public func encode(to encoder: any Encoder) throws { _ = encoder.container(keyedBy: NoKey.self) }
  private enum NoKey: CodingKey {}
}

/// The words of an editor about an item.
public struct EditorialNotes: Hashable, Codable, Sendable {
  public let short: String?
  public let standard: String?
  public let name: String?
  public let tagline: String?
}
/// Whether the words of an item may offend.
public enum ContentRating: String, Hashable, Codable, Sendable { case clean, explicit }
/// How an item sounds.
public enum AudioVariant: String, Hashable, Codable, Sendable, CaseIterable {
  case dolbyAtmos, dolbyAudio, highResolutionLossless, lossless, lossyStereo, spatialAudio
}
/// A piece of an item to listen to.
public struct PreviewAsset: Hashable, Codable, Sendable {
  public let artwork: Artwork?
  public let hlsURL: URL?
  public let url: URL?
}
