import AlmanacSwiftSourceText
import Foundation

/// One file of the written package.
struct PackageFile: Equatable {
  enum Content: Equatable {
    case data(Data)
    /// A relative link to one of the author's files.
    case link(to: URL)
  }
  /// The path relative to the package's folder.
  let path: String
  let content: Content
}

/// The files of a planned package.
struct PackageContents {
  let folder: URL
  let project: XcodeProject
  let plan: ImportPlan
  let sdk: ImportSDK

  /// All files except the manifest.
  var files: [PackageFile] {
    plan.targets.flatMap { files(of: $0) } + [
      PackageFile(path: ".gitignore", content: .data(Data(".build/\n".utf8))),
      // Tells an editor's language server about the SDK.
      PackageFile(path: EditorConfiguration.path, content: .data(EditorConfiguration.content(toolset: sdk.toolset))),
    ]
  }

  private func files(of target: PackageTarget) -> [PackageFile] {
    if let linked = target.linked { return [PackageFile(path: LinkedTarget.path(of: target.name), content: .link(to: linked.folder))] }
    let base = "Sources/\(target.name)"
    var files = [
      PackageFile(path: "\(base)/\(Self.configurationName)", content: .data(configuration(of: target, in: folder.appendingPathComponent(base)))),
      // SwiftPM skips a target that has no source file in its folder.
      PackageFile(path: "\(base)/Sources.swift", content: .data(Data("// \(Self.configurationName) lists the sources of \(target.name).\n".utf8))),
    ]
    if let constants = target.bridgedConstants {
      files.append(PackageFile(path: "\(base)/BridgedConstants.swift", content: .data(Data(constants.utf8))))
    }
    files += target.resources.map { PackageFile(path: "\(base)/\(Self.resources)/\($0.bundlePath)", content: .link(to: $0.file)) }
    if Self.needsPlaceholder(target) {
      let note = "SwiftPM makes Bundle.module for targets with resources; those of \(target.name) are compiled.\n"
      files.append(PackageFile(path: "\(base)/\(Self.placeholder)", content: .data(Data(note.utf8))))
    }
    files += target.pluginInputs.map { PackageFile(path: "\(base)/\($0.path)", content: .link(to: $0.file)) }
    if let info = target.info { files.append(PackageFile(path: "\(base)/Info.plist", content: .data(info))) }
    if let entitlements = target.entitlements {
      let content: PackageFile.Content =
        switch entitlements {
        case .file(let file): .link(to: file)
        case .expanded(let data): .data(data)
        }
      files.append(PackageFile(path: "\(base)/\(target.name).entitlements", content: content))
    }
    return files
  }

  /// The folder of resources. It is as deep as the resource folder in `.build`, because SwiftPM copies relative links unchanged and they must lead
  /// to the same files from there.
  private static let resources = "Resources/Bundle"

  /// The file that gives the `AuthorSupport` plugin the sources' platform and paths.
  static let configurationName = "almanac.json"

  private struct Configuration: Encodable {
    let platform: String
    let sources: [String]
    /// `SWIFT_PACKAGE`: SwiftPM defines it for every source, Xcode only for sources of packages.
    let undefined: [String]?
    /// Apple's modules that are not there.
    let absentModules: [String]?
  }

  private func configuration(of target: PackageTarget, in targetFolder: URL) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let files: [URL] = target.sources + target.intentDefinitions + target.dataModels
    let sources = files.map { PackageFolder.relative(from: targetFolder, to: $0) }
    let undefined = target.isFromPackage ? nil : ["SWIFT_PACKAGE"]
    let absent = plan.absentModules.isEmpty ? nil : plan.absentModules.sorted()
    let data = try? encoder.encode(
      Configuration(platform: plan.platform.rawValue, sources: sources, undefined: undefined, absentModules: absent))
    return (data ?? Data()) + Data("\n".utf8)
  }

  /// Returns the text of the manifest.
  func manifest(command: String) -> String {
    ManifestText(
      name: "Almanac-\(plan.targets[0].name)", command: command, dependencies: plan.dependencies.map { ($0, written($0)) },
      targets: plan.targets.map { ($0, Self.copied($0)) }, almanac: sdk.dependency.identity
    ).text
  }

  /// Returns the entries of the bundle; each `.lproj` folder counts once.
  private static func copied(_ target: PackageTarget) -> [String] {
    needsPlaceholder(target) ? [placeholder] : Set(target.resources.map { "\(resources)/\($0.localization ?? $0.name)" }).sorted()
  }

  /// A resource of a target that has none of its own, so that SwiftPM makes `Bundle.module`.
  private static let placeholder = "\(resources)/Resources.txt"

  private static func needsPlaceholder(_ target: PackageTarget) -> Bool { target.hasModuleBundle && target.resources.isEmpty }

  private func written(_ dependency: PackageDependency) -> String {
    switch dependency.location {
    case .path(let location):
      let path = PackageFolder.portable(from: folder, to: location)
      return ".package(name: \(SwiftLiteral.string(dependency.identity)), path: \(SwiftLiteral.string(path)))"
    case .remote(let url, let requirement): return ".package(url: \(SwiftLiteral.string(url)), \(requirement))"
    }
  }
}
