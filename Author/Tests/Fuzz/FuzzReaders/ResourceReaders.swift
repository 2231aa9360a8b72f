import AlmanacAssets
import AlmanacProfiles
import AuthorTool
import Foundation
import Fuzzing

extension FuzzReader {
  /// The readers of what a package's resources contain.
  static let resources = [
    file("strings") { _ = try StringsFile(file: $0.path) },
    file("string-catalog") { _ = try StringCatalogFile(file: $0.path) },
    file("strings-dictionary") { _ = try StringsDictionaryFile(file: $0.path) },
    file("data-model", named: "contents", maxBytes: 8192) { _ = try DataModelFile(file: $0.deletingLastPathComponent().path) },
    FuzzReader("intent-definition", maxBytes: 8192) { data in _ = try IntentDefinition(file: "fuzz.intentdefinition", data: data) },
    // The first byte chooses the kind of set that the rest describes.
    FuzzReader("catalog") { data in
      guard let first = data.first else { return }
      let folder = try folder("catalog").appendingPathComponent("Fuzz.xcassets")
      let kind = ["colorset", "imageset", "symbolset"][Int(first) % 3]
      let set = folder.appendingPathComponent("a.\(kind)")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try data.dropFirst().write(to: set.appendingPathComponent("Contents.json"))
      let catalogs = AssetCatalogs(folders: [folder.deletingLastPathComponent()])
      let device = AssetDevice(Profiles.defaultDevice, locale: Locale(identifier: "ar_EG"), isRightToLeft: true)
      _ = catalogs.color(named: "a", on: device)
      _ = catalogs.imageSet(named: "a")?.image(scale: 3, on: device, isDark: { true }, isHighContrast: { true })
      _ = catalogs.symbol(named: "a", on: device)
    },
  ]
}
