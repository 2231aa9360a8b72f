import Foundation
import PackagePlugin

/// The string tables among a target's resources.
struct StringTables {
  /// The input of `author-tool strings`.
  private struct Plan: Encodable {
    var tables: [String]
    var output: String
  }

  private let module: String
  private let tables: [URL]

  init(_ module: SwiftSourceModuleTarget) {
    self.module = module.name
    let resources = module.sourceFiles.filter { $0.type == .resource }.map(\.url)
    var seen: Set<String> = []
    tables = resources.flatMap(Self.tables).filter { seen.insert($0.path).inserted }
  }

  private static let endings: Set<String> = ["strings", "stringsdict", "xcstrings"]

  /// Returns the tables of a resource: the resource itself, or all tables in it if it is a folder.
  private static func tables(in resource: URL) -> [URL] {
    if endings.contains(resource.pathExtension) { return [resource] }
    guard resource.hasDirectoryPath || resource.pathExtension == "lproj", resource.pathExtension != "xcassets" else { return [] }
    let found =
      FileManager.default.enumerator(at: resource.resolvingSymlinksInPath(), includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    return found.filter { endings.contains($0.pathExtension) }.sorted { $0.path < $1.path }
  }

  func command(in workFolder: PluginWorkFolder) throws -> Command? {
    guard !tables.isEmpty else { return nil }
    let output = workFolder.folder.appendingPathComponent("Strings/StringTables.swift")
    let plan = try workFolder.write(Plan(tables: tables.map(\.path), output: output.path), named: "strings.json")
    return .buildCommand(
      displayName: "Check the strings of \(module)", executable: workFolder.tool, arguments: ["strings", plan.path], inputFiles: [plan] + tables,
      outputFiles: [output])
  }
}
