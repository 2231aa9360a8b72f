import Foundation
import SwiftSourceText

/// The options of an import.
public struct ImportRequest: Sendable {
  /// The path of a project, a workspace or a folder.
  public var project: String
  /// The target; nil = the only widget extension.
  public var target: String?
  /// The package's folder; nil = `Almanac-<Module>` beside the project.
  public var output: URL?
  public var almanac: AlmanacSource
  /// The modules that the package can import from Almanac.
  public var modules: Set<String>
  /// The configuration whose settings are used; nil = the target's default one.
  public var configuration: String?
  /// Files to leave out, relative to the project's folder.
  public var excluded: [String] = []
  /// Files of libraries to import even if they seem unneeded or unbuildable.
  public var included: [String] = []
  /// Products of remote packages to depend on. Others are left out.
  public var remote: [String] = []
  /// Folders of packages that stand for remote ones: clones of them.
  public var local: [URL] = []
  /// Whether to replace a manifest that somebody has edited.
  public var replaces = false
  /// The `--device` that the suggested `almanac render` command names, for platforms whose widgets are not drawn on a phone.
  public var devices: [ApplePlatform: String] = [:]
  /// Returns the output of `swift package describe --type json` for a folder; nil if that fails.
  public var describe: @Sendable (URL) async -> Data?
  /// Returns the output of `swift package dump-package` for a folder; nil if that fails.
  public var manifest: @Sendable (URL) async -> Data? = { _ in nil }

  public init(
    project: String, target: String? = nil, almanac: AlmanacSource, modules: Set<String>,
    describe: @escaping @Sendable (URL) async -> Data? = { _ in nil }
  ) {
    self.project = project
    self.target = target
    self.almanac = almanac
    self.modules = modules
    self.describe = describe
  }

  /// Almanac's modules for authors, used if there is no checkout that lists them.
  public static let usualModules: Set = ["SwiftUI", "WidgetKit", "AppIntents", "Intents", "Charts", "FoundationCompat", "SwiftData", "CoreData"]

  /// The products of Almanac for widgets that need more than `WidgetKit`. Each has one module of its name.
  public static let furtherProducts = ["SwiftData", "CoreData"]
}

/// The location of Almanac that the written package depends on.
public enum AlmanacSource: Sendable, Equatable {
  /// An SDK on this machine: its package, and the options for compiler and linker.
  case sdk(package: URL, toolset: URL)
  /// A checkout on this machine.
  case checkout(URL)
  /// A repository: this version or a later one; nil: the branch `main`.
  case remote(url: String, version: String?)

  var dependency: PackageDependency {
    switch self {
    case .sdk(let folder, _), .checkout(let folder): PackageDependency(identity: "Almanac", location: .path(folder))
    case .remote(let url, let version):
      PackageDependency(
        identity: Self.identity(of: url),
        location: .remote(url: url, requirement: version.map { "from: \(SwiftLiteral.string($0))" } ?? "branch: \"main\""))
    }
  }

  /// SwiftPM's name for the package at a URL.
  static func identity(of url: String) -> String {
    let last = url.split(whereSeparator: { "/:".contains($0) }).last.map(String.init) ?? url
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}
