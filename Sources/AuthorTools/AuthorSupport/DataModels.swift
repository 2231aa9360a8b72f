import Foundation
import PackagePlugin

/// The Core Data models of a target: those in its folder, even if the manifest does not name them, and those in `almanac.json`.
struct DataModels {
  private struct Model: Encodable {
    var file: String
    var output: String
  }
  /// The input of `author-tool models`.
  private struct Plan: Encodable {
    var models: [Model]
    var own: [String]
    var sources: [String]
  }

  private let module: String
  private let models: [URL]
  private let own: [URL]
  private let sources: [URL]

  init(_ module: SwiftSourceModuleTarget, platformSources: PlatformSources) {
    self.module = module.name
    // SwiftPM lists every file in a model.
    var seen: Set<String> = []
    let found = module.sourceFiles.map(\.url).compactMap(Self.model) + platformSources.models
    models = found.map(\.standardizedFileURL).filter { seen.insert($0.path).inserted }
    own = platformSources.own
    sources = platformSources.swift
  }

  /// Returns the model that contains a file. A version outside of an `.xcdatamodeld` is a model, too.
  static func model(of file: URL) -> URL? {
    let parts = file.pathComponents
    guard let index = parts.firstIndex(where: { $0.hasSuffix(".xcdatamodeld") || $0.hasSuffix(".xcdatamodel") }) else { return nil }
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
      Plan(models: zip(models, outputs).map { Model(file: $0.path, output: $1.path) }, own: own.map(\.path), sources: sources.map(\.path)),
      named: "models.json")
    return .buildCommand(
      displayName: "Generate the managed objects of \(module)", executable: workFolder.tool, arguments: ["models", plan.path],
      inputFiles: [plan] + models.flatMap(Self.files) + own + sources, outputFiles: outputs)
  }

  /// Returns the files that describe a model, and the folders, in which versions appear.
  private static func files(of model: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: model, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    return [model] + found.sorted { $0.path < $1.path }
  }
}
