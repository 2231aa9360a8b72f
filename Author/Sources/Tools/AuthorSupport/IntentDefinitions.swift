import Foundation
import PackagePlugin

/// The intent definitions of a target: files in its folder, even if the manifest does not name them, and those in `almanac.json`.
struct IntentDefinitions {
  private struct Definition: Encodable {
    var file: String
    var output: String
  }
  /// The input of `author-tool intents`.
  private struct Plan: Encodable {
    var definitions: [Definition]
    var sources: [String]
  }

  private let module: String
  private let files: [URL]
  private let sources: [URL]

  init(_ module: SwiftSourceModuleTarget, platformSources: PlatformSources) {
    self.module = module.name
    let own = module.sourceFiles.map(\.url).filter { $0.pathExtension == "intentdefinition" }
    files = (own + platformSources.definitions.filter { !own.map(\.standardizedFileURL.path).contains($0.path) })
    sources = platformSources.own + platformSources.swift
  }

  func command(in workFolder: PluginWorkFolder) throws -> Command? {
    guard !files.isEmpty else { return nil }
    let folder = workFolder.folder.appendingPathComponent("Intents", isDirectory: true)
    let outputs = files.map { folder.appendingPathComponent("\($0.deletingPathExtension().lastPathComponent).intents.swift") }
    if Set(outputs).count < outputs.count {
      Diagnostics.error("\(module) has several intent definitions with the same name: \(files.map(\.path).joined(separator: ", ")); rename them")
      return nil
    }
    let plan = try workFolder.write(
      Plan(definitions: zip(files, outputs).map { Definition(file: $0.path, output: $1.path) }, sources: sources.map(\.path)), named: "intents.json")
    return .buildCommand(
      displayName: "Generate the intents of \(module)", executable: workFolder.tool, arguments: ["intents", plan.path],
      inputFiles: [plan] + files + sources,
      outputFiles: outputs)
  }
}
