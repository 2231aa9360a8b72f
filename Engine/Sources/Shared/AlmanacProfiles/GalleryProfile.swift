/// The bounds of the gallery (`Data/gallery.json`, Specification B2).
public struct GalleryProfile: Sendable, Hashable {
  /// How many recommendations of one kind are suggested where a person can configure the kind.
  public var suggestionsOfKind: Int
  /// How many suggestions there are at most.
  public var suggestions: Int
  /// How many previews of configured widgets are kept in memory.
  public var configuredSnapshots: Int
  /// How many widgets new apps get in one place if they are put into every place.
  public var firstWidgets: Int
  /// How many of them a list of one column gets.
  public var firstListWidgets: Int
}

extension Profiles {
  /// The bounds of the gallery, from `Data/gallery.json`.
  public static let gallery: GalleryProfile = {
    let file: GalleryFile = embedded("gallery.json")
    return GalleryProfile(
      suggestionsOfKind: file.suggestionsOfKind.value, suggestions: file.suggestions.value, configuredSnapshots: file.configuredSnapshots.value,
      firstWidgets: file.firstWidgets.value, firstListWidgets: file.firstListWidgets.value)
  }()
}

private struct GalleryFile: Decodable {
  struct Number: Decodable { let value: Int }
  let suggestionsOfKind, suggestions, configuredSnapshots, firstWidgets, firstListWidgets: Number
}
