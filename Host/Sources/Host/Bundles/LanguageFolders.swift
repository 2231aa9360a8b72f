import AlmanacBasics
import AlmanacProfiles
import Foundation

/// The `.lproj` folders of languages that only string catalogs have.
///
/// Xcode compiles a catalog into such folders, and apps that let a person choose their language look for `de.lproj` by its path. Here the catalog stays
/// as it is, and the folders are empty: who opens one as a bundle gets the catalog's texts of that language.
enum LanguageFolders {
  /// Adds the folders to an app and to the resource bundles in it.
  static func add(to app: URL) throws {
    let items = try FileManager.default.contentsOfDirectory(at: app, includingPropertiesForKeys: nil)
    for folder in [app] + items.filter({ $0.pathExtension == "resources" }) {
      let items = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      let existing = items.filter { $0.pathExtension == LocalizedFolder.pathExtension }.map { LocalizedFolder.language($0.stem) }
      let catalogs = items.filter { $0.pathExtension == "xcstrings" && $0.stem != ContainingAppTable.name }
      for language in Set(catalogs.flatMap(languages)).subtracting(existing).sorted() {
        let place = folder.appendingPathComponent("\(language).\(LocalizedFolder.pathExtension)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      }
    }
  }

  /// Returns the languages of a catalog as `.lproj` folders name them; none if it cannot be read, which the build has reported.
  private static func languages(of catalog: URL) -> [String] {
    struct Catalog: Decodable {
      struct Entry: Decodable { let localizations: [String: Ignored]? }
      struct Ignored: Decodable { init(from decoder: any Decoder) throws {} }
      let sourceLanguage: String
      let strings: [String: Entry]
    }
    let limit = Profiles.bundleLimits.bytes
    guard let size = try? catalog.resourceValues(forKeys: [.fileSizeKey]).fileSize, size <= limit, let data = try? Data(contentsOf: catalog),
      let read = try? JSONDecoder().decode(Catalog.self, from: data)
    else { return [] }
    let names = Set(read.strings.values.flatMap { ($0.localizations ?? [:]).keys }).union([read.sourceLanguage])
    return names.map(LocalizedFolder.language).filter { $0.wholeMatch(of: /[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,4}/) != nil }
  }
}

extension URL {
  fileprivate var stem: String { deletingPathExtension().lastPathComponent }
}
