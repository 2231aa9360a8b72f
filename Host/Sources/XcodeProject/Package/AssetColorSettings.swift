import Foundation

/// Build settings that name colours of asset catalogs. Xcode writes the names into `Info.plist` (Apple's pages on `NSAccentColorName` and
/// `NSWidgetBackgroundColorName`).
enum AssetColorSettings {
  /// Keys of `Info.plist` with their settings.
  static let keys = [
    ("NSAccentColorName", "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"),
    ("NSWidgetBackgroundColorName", "ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME"),
  ]

  /// Returns what to report of a target's settings that name a colour which none of its catalogs has. Xcode warns of it, too, but not if the target has no
  /// catalog: its templates of targets name colours in any case.
  static func omissions(_ settings: BuildSettings, catalogs: [URL], target: String) -> [Omission] {
    let names = Set(catalogs.flatMap { CatalogColors(of: $0).names })
    return keys.compactMap { _, setting in
      guard let name = settings[setting], !name.isEmpty, !catalogs.isEmpty, !names.contains(name) else { return nil }
      return Omission(.setting, setting, "no asset catalog of \(target) has a colour \(name), so the system's colour is used, as in Xcode")
    }
  }
}

/// The names of the colour sets of an asset catalog. Those in a folder that provides a namespace have its name before theirs: `Brand/Red`.
struct CatalogColors {
  private(set) var names: Set<String> = []
  /// The folders that are still read, and an end to loops of links.
  private var rest = 20_000
  private static let deepest = 32
  private static let mostBytes = 1 << 20

  init(of catalog: URL) { read(catalog, prefix: "", depth: 0) }

  private mutating func read(_ folder: URL, prefix: String, depth: Int) {
    guard depth < Self.deepest else { return }
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() {
      let child = folder.appendingPathComponent(name)
      switch (name as NSString).pathExtension {
      case "colorset": names.insert(prefix + (name as NSString).deletingPathExtension)
      case "":
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: child.path, isDirectory: &isFolder), isFolder.boolValue else { continue }
        rest -= 1
        guard rest > 0 else { return }
        read(child, prefix: Self.providesNamespace(child) ? prefix + name + "/" : prefix, depth: depth + 1)
      default: break
      }
    }
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    let file = folder.appendingPathComponent("Contents.json")
    guard let data = ProjectFile.data(file, most: mostBytes), let list = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      return false
    }
    return (list["properties"] as? [String: Any])?["provides-namespace"] as? Bool == true
  }
}
