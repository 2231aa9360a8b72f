import Foundation
import PackagePlugin

/// The Core ML models of a target, for which Xcode makes classes: those in its folder, even if the manifest does not name them, and those in `almanac.json`.
struct LearnedModels {
  private struct Model: Encodable {
    var file: String
    var output: String
  }
  /// The input of `author-tool learned`.
  private struct Plan: Encodable {
    var models: [Model]
    var sources: [String]
  }

  private let module: String
  private let models: [URL]
  private let sources: [URL]

  init(_ module: SwiftSourceModuleTarget, platformSources: PlatformSources) {
    self.module = module.name
    var seen: Set<String> = []
    let found = module.sourceFiles.map(\.url).compactMap(Self.model) + platformSources.learnedModels
    models = found.map(\.standardizedFileURL).filter { seen.insert($0.path).inserted }
    sources = platformSources.own + platformSources.swift
  }

  /// Returns the model that a file is or belongs to. Xcode makes no class for a compiled one, `.mlmodelc`.
  static func model(of file: URL) -> URL? {
    let parts = file.pathComponents
    guard let index = parts.firstIndex(where: { $0.hasSuffix(".mlmodel") || $0.hasSuffix(".mlpackage") }) else { return nil }
    return URL(fileURLWithPath: NSString.path(withComponents: Array(parts[...index])))
  }

  func command(in workFolder: PluginWorkFolder) throws -> Command? {
    guard !models.isEmpty else { return nil }
    let folder = workFolder.folder.appendingPathComponent("LearnedModels", isDirectory: true)
    let outputs = models.map { folder.appendingPathComponent("\($0.deletingPathExtension().lastPathComponent).mlmodel.swift") }
    if Set(outputs).count < outputs.count {
      Diagnostics.error("\(module) has several Core ML models with the same name: \(models.map(\.path).joined(separator: ", ")); rename them")
      return nil
    }
    let plan = try workFolder.write(
      Plan(models: zip(models, outputs).map { Model(file: $0.path, output: $1.path) }, sources: sources.map(\.path)), named: "learned.json")
    return .buildCommand(
      displayName: "Generate the classes of the Core ML models of \(module)", executable: workFolder.tool, arguments: ["learned", plan.path],
      inputFiles: [plan] + models + sources, outputFiles: outputs)
  }
}
