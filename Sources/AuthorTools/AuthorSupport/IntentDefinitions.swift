import Foundation
import PackagePlugin

/// The intent definitions of a target: files in its folder, whether or not the manifest names them, and those that `almanac.json` names.
struct IntentDefinitions {
  private struct Definition: Encodable {
    var file: String
    var output: String
  }
  /// What `author-tool intents` reads.
  private struct Plan: Encodable {
    var definitions: [Definition]
    var sources: [String]
  }

  private let module: String
  private let files: [URL]
  private let sources: [URL]

  init(_ module: SwiftSourceModuleTarget, presented: PlatformSources) {
    self.module = module.name
    let own = module.sourceFiles.map(\.url).filter { $0.pathExtension == "intentdefinition" }
    files = (own + presented.definitions.filter { !own.map(\.standardizedFileURL.path).contains($0.path) })
    sources = presented.own + presented.swift
  }

  func command(in workplace: PluginWorkFolder) throws -> Command? {
    guard !files.isEmpty else { return nil }
    let folder = workplace.folder.appendingPathComponent("Intents", isDirectory: true)
    let outputs = files.map { folder.appendingPathComponent("\($0.deletingPathExtension().lastPathComponent).intents.swift") }
    if Set(outputs).count < outputs.count {
      Diagnostics.error("\(module) has several intent definitions of one name: \(files.map(\.path).joined(separator: ", ")); rename them")
      return nil
    }
    let plan = try workplace.write(
      Plan(definitions: zip(files, outputs).map { Definition(file: $0.path, output: $1.path) }, sources: sources.map(\.path)), named: "intents.json")
    return .buildCommand(
      displayName: "Generate the intents of \(module)", executable: workplace.tool, arguments: ["intents", plan.path],
      inputFiles: [plan] + files + sources,
      outputFiles: outputs)
  }
}
