// How items and responses are printed.

extension MusicItem {
  public var description: String {
    let names = Mirror(reflecting: self).children.filter { ["title", "name", "artistName"].contains($0.label) }
    return "\(Self.self)(" + (["id: \"\(id)\""] + names.map { "\($0.label ?? ""): \"\($0.value)\"" }).joined(separator: ", ") + ")"
  }
  public var debugDescription: String { description }
}
extension Song: CustomStringConvertible, CustomDebugStringConvertible {}
extension Album: CustomStringConvertible, CustomDebugStringConvertible {}
extension Artist: CustomStringConvertible, CustomDebugStringConvertible {}
extension Genre: CustomStringConvertible, CustomDebugStringConvertible {}
extension Station: CustomStringConvertible, CustomDebugStringConvertible {}
extension MusicVideo: CustomStringConvertible, CustomDebugStringConvertible {}
extension Curator: CustomStringConvertible, CustomDebugStringConvertible {}
extension RadioShow: CustomStringConvertible, CustomDebugStringConvertible {}
extension RecordLabel: CustomStringConvertible, CustomDebugStringConvertible {}
extension Playlist: CustomStringConvertible, CustomDebugStringConvertible {}
extension Playlist.Entry: CustomStringConvertible, CustomDebugStringConvertible {}
extension Track: CustomStringConvertible, CustomDebugStringConvertible {}
extension RecentlyPlayedMusicItem: CustomStringConvertible, CustomDebugStringConvertible {}
extension MusicPersonalRecommendation: CustomStringConvertible, CustomDebugStringConvertible {}

/// What a response is printed as: its parts that are not empty.
private func text(_ response: Any) -> String {
  let parts = Mirror(reflecting: response).children.compactMap { part -> String? in
    guard let items = part.value as? any Collection, !items.isEmpty else { return nil }
    return "\(part.label ?? ""): \(items.map { "\($0)" }.joined(separator: ", "))"
  }
  return "\(type(of: response))(" + parts.joined(separator: ", ") + ")"
}
extension MusicCatalogSearchResponse: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { text(self) }
  public var debugDescription: String { description }
}
extension MusicCatalogSearchSuggestionsResponse: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { text(self) }
  public var debugDescription: String { description }
}
extension MusicCatalogResourceResponse: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { text(self) }
  public var debugDescription: String { description }
}
extension MusicCatalogChartsResponse: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { text(self) }
  public var debugDescription: String { description }
}
extension MusicLibraryResponse: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { text(self) }
  public var debugDescription: String { description }
}
extension MusicLibrarySearchResponse: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { text(self) }
  public var debugDescription: String { description }
}
extension MusicLibrarySectionedResponse: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { text(self) }
  public var debugDescription: String { description }
}
extension MusicRecentlyPlayedResponse: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { text(self) }
  public var debugDescription: String { description }
}
extension MusicRecentlyPlayedContainerResponse: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { text(self) }
  public var debugDescription: String { description }
}
extension MusicPersonalRecommendationsResponse: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { text(self) }
  public var debugDescription: String { description }
}
extension MusicItemCollection: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { text(self) }
  public var debugDescription: String { description }
}
