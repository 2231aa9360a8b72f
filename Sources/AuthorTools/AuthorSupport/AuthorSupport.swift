import Foundation
import PackagePlugin

/// Has an author's target build as it does in Xcode.
///
/// - Files that import only Foundation see what Foundation offers on Apple's systems (`FoundationAdditions`).
/// - `.intentdefinition` files become Swift classes (`IntentDefinitions`).
/// - The colours and images of asset catalogs get names (`AssetCatalogs`).
/// - Resources that Xcode would find by itself and the manifest does not name are told (`UndeclaredResources`).
/// - String tables that could not be read are errors of the build (`StringTables`).
/// - Sources named in `almanac.json` are compiled as for the platform that they stand for (`PlatformSources`).
///
/// The plugin only finds files; `author-tool` reads and writes them when the build runs, and only where something changed.
@main
struct AuthorSupport: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    #if os(Linux)
      guard let module = target as? SwiftSourceModuleTarget else { return [] }
      return try commands(for: module, in: context)
    #else
      // Apple's systems have the frameworks themselves, and Xcode does all of this.
      return []
    #endif
  }

  private func commands(for module: SwiftSourceModuleTarget, in context: PluginContext) throws -> [Command] {
    let workplace = PluginWorkFolder(
      folder: context.pluginWorkDirectoryURL, tool: try context.tool(named: "author-tool").url, packageFolder: context.package.directoryURL)
    UndeclaredResources(module).warn()
    let presented = try PlatformSources(module, in: workplace)
    let surface = try FoundationAdditions(module: module.moduleName).command(in: workplace)
    return try [
      surface,
      presented.command(in: workplace),
      IntentDefinitions(module, presented: presented).command(in: workplace),
      AssetCatalogs(module).command(in: workplace),
      StringTables(module).command(in: workplace),
    ].compactMap { $0 }
  }
}

/// Where the plugin works for one target.
struct PluginWorkFolder {
  let folder: URL
  let tool: URL
  let packageFolder: URL

  /// What is in here is compiled; SwiftPM asks the plugin again when files come or go in it, at any depth and through links.
  var generated: URL { folder.appendingPathComponent("Generated", isDirectory: true) }

  /// What SwiftPM is to look at but not to take. Anything else that it does not know it would copy to the target's resources; documentation it leaves out.
  var watched: URL { generated.appendingPathComponent("Watched.docc", isDirectory: true) }

  /// Writes a plan for the tool, unless it says the same already: a newer one would run the tool again.
  func write(_ plan: some Encodable, named name: String) throws -> URL {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try write(encoder.encode(plan), to: folder.appendingPathComponent(name))
  }

  func write(_ data: Data, to file: URL) throws -> URL {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    if FileManager.default.contents(atPath: file.path) != data { try data.write(to: file, options: .atomic) }
    return file
  }
}
