import Foundation
import PackagePlugin

/// The asset catalogs among a target's resources.
struct AssetCatalogs {
  /// What `author-tool assets` reads.
  private struct Plan: Encodable {
    var catalogs: [String]
    var bundle: String
    var output: String
  }

  private let module: String
  private let isExecutable: Bool
  private let catalogs: [URL]

  init(_ module: SwiftSourceModuleTarget) {
    self.module = module.name
    isExecutable = module.kind == .executable
    // SwiftPM lists a catalog as one resource, or every file in it.
    var seen: Set<String> = []
    catalogs = module.sourceFiles.filter { $0.type == .resource }.compactMap { Self.catalog(of: $0.url) }.filter { seen.insert($0.path).inserted }
  }

  private static func catalog(of file: URL) -> URL? {
    let parts = file.pathComponents
    guard let index = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) else { return nil }
    return URL(fileURLWithPath: NSString.path(withComponents: Array(parts[...index])))
  }

  func command(in workplace: PluginWorkFolder) throws -> Command? {
    guard !catalogs.isEmpty else { return nil }
    let output = workplace.folder.appendingPathComponent("Assets/AssetSymbols.swift")
    let plan = try workplace.write(
      // An extension finds its app's resources wherever the app is installed; a library has them beside it.
      Plan(catalogs: catalogs.map(\.path), bundle: isExecutable ? "Bundle.main" : "Bundle.module", output: output.path), named: "assets.json")
    return .buildCommand(
      displayName: "Name the assets of \(module)", executable: workplace.tool, arguments: ["assets", plan.path],
      inputFiles: [plan] + catalogs.flatMap(Self.contents), outputFiles: [output])
  }

  /// The files that say what a catalog holds, its symbols, and its folders, which change when a set comes or goes.
  private static func contents(of catalog: URL) -> [URL] {
    let root = catalog.resolvingSymlinksInPath()
    let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    let told = found.filter { file in
      // Symbols are checked when they are named; pictures are not opened.
      let isSymbol = file.pathExtension == "svg" && file.deletingLastPathComponent().pathExtension == "symbolset"
      return isSymbol || file.lastPathComponent == "Contents.json" || file.hasDirectoryPath
    }
    return [catalog] + told.sorted { $0.path < $1.path }
  }
}
