import Foundation

/// A kind of music.
public struct Genre:
  MusicPropertyContainer, FilterableMusicItem, MusicCatalogTopLevelResourceRequesting, MusicLibraryRequestable, MusicLibrarySectionRequestable
{
  public let id: MusicItemID
  public let name: String
  private let parents: [Genre]?
  public var parent: Genre? { parents?.first }
}
