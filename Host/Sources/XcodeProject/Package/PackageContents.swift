import Foundation

/// One file of the written package.
struct PackageFile: Equatable {
  enum Content: Equatable {
    case data(Data)
    /// A relative link to one of the author's files.
    case link(to: URL)
  }
  /// From the package's folder.
  let path: String
  let content: Content
}

/// The files of a package by its plan.
struct PackageContents {
  let folder: URL
  let project: XcodeProject
  let plan: ImportPlan

  /// Every file but the manifest.
  var files: [PackageFile] {
    plan.targets.flatMap { files(of: $0) } + [PackageFile(path: ".gitignore", content: .data(Data(".build/\n".utf8)))]
  }

  private func files(of target: PackageTarget) -> [PackageFile] {
    let base = "Sources/\(target.name)"
    var files = [
      PackageFile(path: "\(base)/\(Self.configurationName)", content: .data(configuration(of: target, in: folder.appendingPathComponent(base)))),
      // SwiftPM leaves out a target without any source of its own.
      PackageFile(path: "\(base)/Sources.swift", content: .data(Data("// The sources of \(target.name): see \(Self.configurationName).\n".utf8))),
    ]
    files += target.resources.map { PackageFile(path: "\(base)/\(Self.resources)/\($0.bundlePath)", content: .link(to: $0.file)) }
    if let info = target.info { files.append(PackageFile(path: "\(base)/Info.plist", content: .data(info))) }
    if let entitlements = target.entitlements {
      files.append(PackageFile(path: "\(base)/\(target.name).entitlements", content: .link(to: entitlements)))
    }
    return files
  }

  /// Four folders deep, as a build's resource folder is: SwiftPM copies links as links, and relative ones then still lead to the file.
  private static let resources = "Resources/Bundle"

  /// What the `AuthorSupport` plugin reads: the platform that the sources stand for, and where they lie.
  static let configurationName = "almanac.json"

  private struct Configuration: Encodable {
    let platform: String
    let sources: [String]
    /// SwiftPM defines it for every source, Xcode for those of packages.
    let undefined: [String]?
  }

  private func configuration(of target: PackageTarget, in targetFolder: URL) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let sources = (target.sources + target.intentDefinitions).map { PackageFolder.relative(from: targetFolder, to: $0) }
    let undefined = target.isFromPackage ? nil : ["SWIFT_PACKAGE"]
    let data = try? encoder.encode(Configuration(platform: plan.platform.rawValue, sources: sources, undefined: undefined))
    return (data ?? Data()) + Data("\n".utf8)
  }

  /// The manifest.
  func manifest(command: String, almanac: AlmanacSource) -> String {
    ManifestText(
      name: "Almanac-\(plan.targets[0].name)", command: command, dependencies: plan.dependencies.map { ($0, written($0)) },
      targets: plan.targets.map { ($0, Self.copied($0)) }, almanac: almanac.dependency.identity
    ).text
  }

  /// The entries of the bundle, a folder of a language once.
  private static func copied(_ target: PackageTarget) -> [String] {
    Set(target.resources.map { "\(resources)/\($0.localization ?? $0.name)" }).sorted()
  }

  private func written(_ dependency: PackageDependency) -> String {
    switch dependency.place {
    case .path(let place):
      let path = PackageFolder.portable(from: folder, to: place)
      return ".package(name: \(ManifestText.literal(dependency.identity)), path: \(ManifestText.literal(path)))"
    case .remote(let url, let requirement): return ".package(url: \(ManifestText.literal(url)), \(requirement))"
    }
  }
}
