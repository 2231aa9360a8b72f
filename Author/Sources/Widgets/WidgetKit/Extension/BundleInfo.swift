import AlmanacProfiles

/// The app's `Info.plist`.
enum BundleInfo {
  /// Returns the folders with the app's resources, and the property list of the first folder that has one; nil if none has, as in a test.
  static func read() -> (folders: [URL], values: [String: Any]?) {
    let folders = ResourceFolders.folders(of: .main)
    let lists = folders.lazy.compactMap { folder -> [String: Any]? in
      guard let data = try? Data(contentsOf: folder.appendingPathComponent("Info.plist")) else { return nil }
      return try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    }
    return (folders, lists.first)
  }

  /// The systems that the app supports.
  static let platforms = SupportedPlatforms(read().values?["CFBundleSupportedPlatforms"] as? [String] ?? [])
}
