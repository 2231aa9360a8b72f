import Foundation

/// Names that Xcode generates for the keys of string catalogs if `STRING_CATALOG_GENERATE_SYMBOLS` is on. It does so for keys that somebody added by hand.
enum StringCatalogSymbols {
  private static let setting = "STRING_CATALOG_GENERATE_SYMBOLS"
  private static let mostBytes = 16 << 20

  /// Returns what to report: nil if the target has no such name.
  static func omission(_ settings: BuildSettings, catalogs: [URL], shown: (URL) -> String) -> Omission? {
    guard settings.isOn(setting) else { return nil }
    let files = catalogs.filter { $0.pathExtension == "xcstrings" && hasManualKeys($0) }.map(shown)
    guard !files.isEmpty else { return nil }
    return Omission(
      .setting, setting, "names of keys that were added by hand are not generated; use Text or String(localized:) with the key", files: files)
  }

  private static func hasManualKeys(_ file: URL) -> Bool {
    guard let data = ProjectFile.data(file, most: mostBytes), let list = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      return false
    }
    let keys = list["strings"] as? [String: Any] ?? [:]
    return keys.values.contains { ($0 as? [String: Any])?["extractionState"] as? String == "manual" }
  }
}
