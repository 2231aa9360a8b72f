import Foundation
import PackagePlugin

/// Makes an author's target build as it does in Xcode.
///
/// - `import Foundation` gives a file the same API as on Apple's systems (`FoundationAdditions`).
/// - `.intentdefinition` files become Swift classes (`IntentDefinitions`).
/// - The colours and images of asset catalogs become Swift members (`AssetCatalogs`).
/// - Core Data models become classes (`DataModels`).
/// - Resources that Xcode would find by itself but the manifest does not declare give a warning (`UndeclaredResources`).
/// - Invalid string tables are build errors (`StringTables`).
/// - Sources in `almanac.json` are compiled as for its platform (`PlatformSources`).
///
/// The plugin only finds files. During the build `author-tool` reads the changed ones and writes sources.
@main
struct AuthorSupport: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    #if os(Linux)
      guard let module = target as? SwiftSourceModuleTarget else { return [] }
      return try commands(for: module, in: context)
    #else
      // On Apple's systems the frameworks exist, and Xcode does all of this.
      return []
    #endif
  }

  private func commands(for module: SwiftSourceModuleTarget, in context: PluginContext) throws -> [Command] {
    let workFolder = PluginWorkFolder(
      folder: context.pluginWorkDirectoryURL, tool: try context.tool(named: "author-tool").url, packageFolder: context.package.directoryURL)
    UndeclaredResources(module).warn()
    let platformSources = try PlatformSources(module, in: workFolder)
    let models = DataModels(module, platformSources: platformSources)
    let sources = platformSources.own + platformSources.swift
    let additions = try FoundationAdditions(module: module.moduleName, sources: sources).command(in: workFolder)
    return try [
      additions,
      platformSources.command(in: workFolder, models: models),
      IntentDefinitions(module, platformSources: platformSources).command(in: workFolder),
      AssetCatalogs(module, platformSources: platformSources).command(in: workFolder),
      models.command(in: workFolder),
      StringTables(module).command(in: workFolder),
    ].compactMap { $0 }
  }
}

/// The folder in which the plugin keeps its files for one target.
struct PluginWorkFolder {
  let folder: URL
  let tool: URL
  let packageFolder: URL

  /// A folder whose files are compiled. SwiftPM runs the plugin again when files appear or disappear in it, at any depth and through links.
  var generated: URL { folder.appendingPathComponent("Generated", isDirectory: true) }

  /// A folder that SwiftPM watches but does not use. It would copy files of unknown types to the target's resources, but it ignores documentation.
  var watched: URL { generated.appendingPathComponent("Watched.docc", isDirectory: true) }

  /// Writes a plan for the tool if its contents changed, because a newer file makes SwiftPM run the tool again.
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
