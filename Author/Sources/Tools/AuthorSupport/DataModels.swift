import Foundation
import PackagePlugin

/// The Core Data models of a target, and its mapping models: those in its folder, even if the manifest does not name them, and those in `almanac.json`.
struct DataModels {
  private struct Model: Encodable {
    var file: String
    var output: String
  }
  /// The input of `author-tool models`.
  private struct Plan: Encodable {
    var models: [Model]
    var mappings: [String]
    var own: [String]
    var sources: [String]
  }

  private let module: String
  let models: [URL]
  /// Mapping models.
  private let mappings: [URL]
  private let own: [URL]
  private let sources: [URL]

  init(_ module: SwiftSourceModuleTarget, platformSources: PlatformSources) {
    self.module = module.name
    // SwiftPM lists every file in a model.
    var seen: Set<String> = []
    let found = module.sourceFiles.map(\.url).compactMap(Self.model) + platformSources.models
    let unique = found.map(\.standardizedFileURL).filter { seen.insert($0.path).inserted }
    models = unique.filter { $0.pathExtension != "xcmappingmodel" }
    mappings = unique.filter { $0.pathExtension == "xcmappingmodel" }
    own = platformSources.isInPlace ? [] : platformSources.own
    sources = platformSources.swift + (platformSources.isInPlace ? platformSources.own : [])
  }

  /// Returns the model or mapping model that contains a file. A version outside of an `.xcdatamodeld` is a model, too.
  static func model(of file: URL) -> URL? {
    let parts = file.pathComponents
    let endings = [".xcdatamodeld", ".xcdatamodel", ".xcmappingmodel"]
    guard let index = parts.firstIndex(where: { part in endings.contains { part.hasSuffix($0) } }) else { return nil }
    return URL(fileURLWithPath: NSString.path(withComponents: Array(parts[...index])))
  }

  func command(in workFolder: PluginWorkFolder) throws -> Command? {
    guard !models.isEmpty else { return nil }
    let folder = workFolder.folder.appendingPathComponent("Models", isDirectory: true)
    let outputs = models.map { folder.appendingPathComponent("\($0.deletingPathExtension().lastPathComponent).model.swift") }
    if Set(outputs).count < outputs.count {
      Diagnostics.error("\(module) has several data models with the same name: \(models.map(\.path).joined(separator: ", ")); rename them")
      return nil
    }
    let plan = try workFolder.write(
      Plan(
        models: zip(models, outputs).map { Model(file: $0.path, output: $1.path) }, mappings: mappings.map(\.path), own: own.map(\.path),
        sources: sources.map(\.path)),
      named: "models.json")
    return .buildCommand(
      displayName: "Generate the managed objects of \(module)", executable: workFolder.tool, arguments: ["models", plan.path],
      inputFiles: [plan] + files + own + sources, outputFiles: outputs)
  }

  /// The files that describe the models.
  var files: [URL] { (models + mappings).flatMap(Self.files) }

  /// Returns the files that describe a model, and the folders, in which versions appear.
  private static func files(of model: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: model, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    return [model] + found.sorted { $0.path < $1.path }
  }
}
