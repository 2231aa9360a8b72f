import Archive

/// The image and colour sets of a bundle: `.xcassets` folders as Xcode writes them, and loose images beside them.
///
/// Catalogs are indexed once per process; a set's files are read when it is used.
@MainActor
package final class AssetCatalogs {
  private var images: [String: URL] = [:]
  private var colors: [String: URL] = [:]
  private let folders: [URL]
  private var loadedImages: [String: ImageSet] = [:]
  private var loadedColors: [String: ColorValue] = [:]

  private static var known: [String: AssetCatalogs] = [:]

  /// The catalogs of `bundle`.
  package static func of(_ bundle: Bundle) -> AssetCatalogs {
    if let catalogs = known[bundle.bundlePath] { return catalogs }
    let catalogs = AssetCatalogs(folders: ResourceFolders.folders(of: bundle))
    known[bundle.bundlePath] = catalogs
    return catalogs
  }

  package init(folders: [URL]) {
    self.folders = folders
    for folder in folders { findCatalogs(in: folder, depth: 0) }
  }

  // MARK: Index

  /// Resource folders are shallow; deeper ones are data, not catalogs.
  private static let deepestFolder = 4

  private func findCatalogs(in folder: URL, depth: Int) {
    for child in Self.subfolders(of: folder) {
      if child.pathExtension == "xcassets" {
        index(child, prefix: "")
      } else if depth < Self.deepestFolder {
        findCatalogs(in: child, depth: depth + 1)
      }
    }
  }

  private func index(_ folder: URL, prefix: String) {
    for child in Self.subfolders(of: folder) {
      let name = prefix + child.deletingPathExtension().lastPathComponent
      // The first catalog that has a name wins, as the first resource folder does.
      switch child.pathExtension {
      case "imageset": images[name] = images[name] ?? child
      case "colorset": colors[name] = colors[name] ?? child
      case "": index(child, prefix: providesNamespace(child) ? name + "/" : prefix)
      default: break
      }
    }
  }

  private func providesNamespace(_ folder: URL) -> Bool {
    (AssetContents(folder: folder)?.properties?.providesNamespace) ?? false
  }

  private static func subfolders(of folder: URL) -> [URL] {
    let children = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])) ?? []
    return children.filter(\.hasDirectoryPath).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  // MARK: Lookup

  /// The colour set `name`, with its light, dark and high-contrast components.
  package func color(named name: String) -> ColorValue? {
    if let value = loadedColors[name] { return value }
    guard let folder = colors[name], let value = ColorSet(folder: folder)?.value else { return nil }
    loadedColors[name] = value
    return value
  }

  /// The file of the image `name` that suits the environment's scale and appearance.
  package func image(named name: String, in environment: EnvironmentValues) -> AssetImage? {
    let set: ImageSet
    if let known = loadedImages[name] {
      set = known
    } else {
      guard let found = images[name].flatMap(ImageSet.init(folder:)) ?? ImageSet(looseImage: name, in: folders) else { return nil }
      loadedImages[name] = found
      set = found
    }
    return set.image(scale: Double(environment.core.displayScale)) {
      // Only a set that has a dark form makes the entry depend on the colour scheme.
      EnvironmentStack.note(.colorScheme)
      return environment.core.colorScheme == .dark
    }
  }
}

extension RenderSession {
  /// The catalogs of the bundle at `path`; nil = the app's.
  package func assets(in path: String?) -> AssetCatalogs { AssetCatalogs.of(path.flatMap(Bundle.init(path:)) ?? bundle) }
}
