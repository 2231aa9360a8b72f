import Foundation

/// Where a package's manifest says that Almanac comes from.
enum AlmanacDependency: Equatable, Sendable {
  /// The manifest does not name Almanac.
  case none
  /// The package of an SDK: its sources are compiled already.
  case sdk(URL)
  /// A folder with Almanac's sources.
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
        if Self.exists(folder.appendingPathComponent("Author/Sources/Tools/AuthorSupport")) {
          self = .checkout(folder)
          return
        }
      } else if let url = dependency.url, Self.name(ofRepository: url) == "almanac" {
        self = .repository(url)
        return
      }
    }
    self = .none
  }

  /// The folder of Almanac's package; nil if there is none on this machine that the manifest names.
  var folder: URL? {
    switch self {
    case .none, .repository: nil
    case .sdk(let sdk): sdk.appendingPathComponent("Almanac", isDirectory: true).standardizedFileURL
    case .checkout(let folder): folder.standardizedFileURL
    }
  }

  /// The version of Almanac's sources in a folder; nil if it has none, or is too old to be replaced by an SDK.
  static func version(ofCheckout folder: URL) -> String? {
    guard let text = try? String(contentsOf: folder.appendingPathComponent("SDK/version"), encoding: .utf8) else { return nil }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func name(ofRepository url: String) -> String? {
    guard let last = url.split(whereSeparator: { $0 == "/" || $0 == ":" }).last?.lowercased() else { return nil }
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  private static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }
}
