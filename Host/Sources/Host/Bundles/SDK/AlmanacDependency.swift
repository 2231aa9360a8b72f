import Foundation

/// Where a package's manifest says that Almanac comes from.
enum AlmanacDependency: Equatable, Sendable {
  /// The manifest does not name Almanac.
  case none
  /// The package of an SDK: its sources are compiled already.
  case sdk(URL)
  /// A folder with Almanac's sources, which no widget is built with.
  case checkout(URL)
  /// A repository with Almanac's sources, by its URL.
  case repository(String)

  /// A dependency as `swift package describe` prints it.
  struct Described: Decodable {
    let identity: String
    let type: String
    let path: String?
    let url: String?
  }

  /// Finds Almanac among the dependencies of a manifest.
  init(_ dependencies: [Described]) {
    for dependency in dependencies {
      if let path = dependency.path {
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        if Self.exists(folder.deletingLastPathComponent().appendingPathComponent(WidgetSDK.descriptionFile)) {
          self = .sdk(folder.deletingLastPathComponent())
          return
        }
        if let checkout = Self.checkoutFolder(folder) {
          self = .checkout(checkout)
          return
        }
        // An SDK that was not built yet.
        if folder.pathComponents.suffix(2) == ["sdk", "Almanac"] {
          self = .sdk(folder.deletingLastPathComponent())
          return
        }
      } else if let url = dependency.url, Self.name(ofRepository: url) == "almanac" {
        self = .repository(url)
        return
      }
    }
    self = .none
  }

  /// The folder of the SDK's package; nil if the manifest names none.
  var folder: URL? {
    guard case .sdk(let sdk) = self else { return nil }
    return sdk.appendingPathComponent("Almanac", isDirectory: true).standardizedFileURL
  }

  /// The checkout of Almanac that a folder is, or of which it is a package; nil if it is none.
  private static func checkoutFolder(_ folder: URL) -> URL? {
    // The second is the place of a version that was a single package.
    if ["Author/Sources/Tools/AuthorSupport", "Plugins/AuthorSupport"].contains(where: { exists(folder.appendingPathComponent($0)) }) {
      return folder
    }
    return ["Engine", "Author", "Services"].contains(folder.lastPathComponent) ? checkoutFolder(folder.deletingLastPathComponent()) : nil
  }

  private static func name(ofRepository url: String) -> String? {
    guard let last = url.split(whereSeparator: { $0 == "/" || $0 == ":" }).last?.lowercased() else { return nil }
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  private static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }
}
