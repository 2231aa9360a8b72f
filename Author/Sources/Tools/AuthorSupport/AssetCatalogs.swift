import Foundation
import PackagePlugin

/// The asset catalogs among a target's resources.
struct AssetCatalogs {
  /// The input of `author-tool assets`.
  private struct Plan: Encodable {
    var catalogs: [String]
    var sources: [String]
    var bundle: String
    var output: String
  }

  private let module: String
  private let isExecutable: Bool
  private let catalogs: [URL]
  private let sources: [URL]

  init(_ module: SwiftSourceModuleTarget, platformSources: PlatformSources) {
    sources = platformSources.own + platformSources.swift
    self.module = module.name
    isExecutable = module.kind == .executable
    // SwiftPM lists a catalog either as one resource or as every file in it.
    var seen: Set<String> = []
    catalogs = module.sourceFiles.filter { $0.type == .resource }.compactMap { Self.catalog(of: $0.url) }.filter { seen.insert($0.path).inserted }
  }

  private static func catalog(of file: URL) -> URL? {
    let parts = file.pathComponents
    guard let index = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) else { return nil }
    return URL(fileURLWithPath: NSString.path(withComponents: Array(parts[...index])))
  }

  func command(in workFolder: PluginWorkFolder) throws -> Command? {
    guard !catalogs.isEmpty else { return nil }
    let output = workFolder.folder.appendingPathComponent("Assets/AssetSymbols.swift")
    let plan = try workFolder.write(
      // An extension's resources are in the app bundle itself; a library's are in a separate bundle.
      Plan(
        catalogs: catalogs.map(\.path), sources: sources.map(\.path), bundle: isExecutable ? "Bundle.main" : "Bundle.module", output: output.path),
      named: "assets.json")
    return .buildCommand(
      displayName: "Generate the asset symbols of \(module)", executable: workFolder.tool, arguments: ["assets", plan.path],
      inputFiles: [plan] + sources + catalogs.flatMap(Self.contents), outputFiles: [output])
  }

  /// Returns the files that describe a catalog, its symbols, and its folders, which change when a set appears or disappears.
  private static func contents(of catalog: URL) -> [URL] {
    let root = catalog.resolvingSymlinksInPath()
    let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    let inputs = found.filter { file in
      // The tool checks symbols; it does not open other images.
      let isSymbol = file.pathExtension == "svg" && file.deletingLastPathComponent().pathExtension == "symbolset"
      return isSymbol || file.lastPathComponent == "Contents.json" || file.hasDirectoryPath
    }
    return [catalog] + inputs.sorted { $0.path < $1.path }
  }
}
