import AlmanacBasics
import AlmanacFoundationCompat
import AlmanacSymbolTemplates
import Foundation
import Synchronization

/// The image, symbol and colour sets of a bundle: Xcode's `.xcassets` folders, and loose images beside them.
///
/// Catalogs are indexed once per process; a set's files are read when it is used.
// Unchecked: `lock` guards the loaded sets; only the initializer writes the index.
package final class AssetCatalogs: @unchecked Sendable {
  private var images: [String: URL] = [:]
  private var symbols: [String: URL] = [:]
  private var colors: [String: URL] = [:]
  private var dataSets: [String: URL] = [:]
  private let folders: [URL]
  /// The name of the app's accent colour.
  package let accentColorName: String
  private var loadedImages: [String: ImageSet] = [:]
  private var loadedSymbols: [Variant: Result<CatalogSymbol, any Error>] = [:]
  private var loadedColors: [Variant: CatalogColor] = [:]
  private let lock = NSLock()

  /// What is loaded for a device.
  private struct Variant: Hashable {
    let name: String
    let device: AssetDevice
  }

  private static let known = Mutex<[String: AssetCatalogs]>([:])

  /// Returns the catalogs of `bundle`.
  package static func of(_ bundle: Bundle) -> AssetCatalogs {
    known.withLock { known in
      if let catalogs = known[bundle.bundlePath] { return catalogs }
      let catalogs = AssetCatalogs(folders: ResourceFolders.folders(of: bundle))
      known[bundle.bundlePath] = catalogs
      return catalogs
    }
  }

  package init(folders: [URL]) {
    self.folders = folders
    accentColorName = folders.lazy.compactMap(Self.accentColorName).first ?? "AccentColor"
    for folder in folders { findCatalogs(in: folder, depth: 0) }
  }

  // MARK: Index

  /// The depth of folders that are searched for catalogs. Deeper folders hold data.
  private static let deepestFolder = 4

  private func findCatalogs(in folder: URL, depth: Int) {
    let children = Self.subfolders(of: folder)
    // Catalogs in the folder itself win over those in subfolders, which may belong to a library.
    for child in children where child.pathExtension == "xcassets" { index(child, prefix: "") }
    guard depth < Self.deepestFolder else { return }
    for child in children where child.pathExtension != "xcassets" { findCatalogs(in: child, depth: depth + 1) }
  }

  private func index(_ folder: URL, prefix: String) {
    for child in Self.subfolders(of: folder) {
      let name = prefix + child.deletingPathExtension().lastPathComponent
      // If several catalogs have the same name, the first wins, as with resource folders.
      switch child.pathExtension {
      case "imageset": images[name] = images[name] ?? child
      case "symbolset": symbols[name] = symbols[name] ?? child
      case "colorset": colors[name] = colors[name] ?? child
      case "dataset": dataSets[name] = dataSets[name] ?? child
      case "", "spriteatlas": index(child, prefix: providesNamespace(child) ? name + "/" : prefix)
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

  /// Returns `NSAccentColorName` of the `Info.plist` in a folder, where Xcode writes the name of the colour that the target's build settings name as
  /// its accent colour; nil if there is none. A package has no such settings, so its accent colour is the one of Xcode's templates.
  private static func accentColorName(in folder: URL) -> String? {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Info.plist")) else { return nil }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    return (list?["NSAccentColorName"] as? String).flatMap { $0.isEmpty ? nil : $0 }
  }

  // MARK: Lookup

  /// Returns the app's accent colour on `device`; nil if no catalog has it, so that it is the system's.
  package func accentColor(on device: AssetDevice) -> CatalogColor? { color(named: accentColorName, on: device) }

  /// Whether there is a colour set `name`, even if it has no colour that can be drawn.
  package func hasColorSet(named name: String) -> Bool { colors[name] != nil }
  /// Whether there is an image set `name`, even if it has no file that can be drawn.
  package func hasImageSet(named name: String) -> Bool { images[name] != nil }

  /// Returns the colour that the set `name` has on `device`; nil if there is no such set, or if its colour cannot be drawn.
  package func color(named name: String, on device: AssetDevice) -> CatalogColor? {
    lock.withLock {
      let key = Variant(name: name, device: device)
      if let value = loadedColors[key] { return value }
      guard let folder = colors[name], let value = ColorSet(folder: folder, device: device)?.value else { return nil }
      loadedColors[key] = value
      return value
    }
  }

  /// Returns the file of the data set `name` for a device, with its type if the set contains it; nil if there is none.
  package func data(named name: String, on device: AssetDevice) -> (data: Data, type: String?)? {
    guard let folder = dataSets[name] else { return nil }
    let files = (AssetContents(folder: folder)?.data ?? []).filter { $0.filename != nil }
    guard let file = files.fitting(device).first, let filename = file.filename else { return nil }
    // Accepts only a file inside the set's folder.
    guard !filename.contains("/"), let data = try? Data(contentsOf: folder.appendingPathComponent(filename)) else { return nil }
    return (data, file.type)
  }

  /// Returns the symbol set `name` as on a device, or the error if its file cannot be drawn. Nil if there is none, or if an image set has the same
  /// name.
  package func symbol(named name: String, on device: AssetDevice) -> Result<CatalogSymbol, any Error>? {
    lock.withLock {
      let key = Variant(name: name, device: device)
      if let known = loadedSymbols[key] { return known }
      guard images[name] == nil, let folder = symbols[name] else { return nil }
      let contents = AssetContents(folder: folder)
      let files = (contents?.symbols ?? []).filter { $0.filename != nil }.fitting(device)
      let file = files.first?.filename.map { folder.appendingPathComponent($0).storedFile }
      let result = Result {
        guard let file else { throw AssetError.noFile(set: folder.lastPathComponent) }
        guard let data = try? Data(contentsOf: file) else { throw AssetError.missingFile(file.lastPathComponent) }
        return CatalogSymbol(template: try SymbolTemplate(svg: data), renderingIntent: contents?.properties?.symbolRenderingIntent)
      }
      loadedSymbols[key] = result
      return result
    }
  }

  /// Returns the files of the image `name`: those of an image set, otherwise loose files.
  package func imageSet(named name: String) -> ImageSet? {
    lock.withLock {
      if let known = loadedImages[name] { return known }
      guard let set = images[name].flatMap(ImageSet.init(folder:)) ?? ImageSet(looseImage: name, in: folders) else { return nil }
      loadedImages[name] = set
      return set
    }
  }
}

/// A symbol of a catalog.
package struct CatalogSymbol {
  package let template: SymbolTemplate
  /// The name of the rendering mode that the symbol has unless a view sets another one; nil if the set names none.
  package let renderingIntent: String?
}

/// The reason why a set of a catalog cannot be read. The description ends a sentence that begins with the set's name.
enum AssetError: Error, CustomStringConvertible {
  case noFile(set: String)
  case missingFile(String)

  var description: String {
    switch self {
    case .noFile(let set): "names no file in the Contents.json of \(set)"
    case .missingFile(let file): "names \(file), which does not exist"
    }
  }
}
