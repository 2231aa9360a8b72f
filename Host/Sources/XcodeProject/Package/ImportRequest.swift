import AlmanacSwiftSourceText
import Foundation

/// The options of an import.
public struct ImportRequest: Sendable {
  /// The path of a project, a workspace or a folder.
  public var project: String
  /// The target; nil = the only widget extension.
  public var target: String?
  /// The package's folder; nil = `Almanac-<Module>` beside the project.
  public var output: URL?
  public var sdk: ImportSDK
  /// The modules that the package can import from the SDK.
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
  /// Returns why the manifest in a folder cannot be read, in one line; nil if it can.
  public var manifestFault: @Sendable (URL) async -> String? = { _ in nil }
  /// Returns the output of `swift package dump-package` for a folder; nil if that fails.
  public var manifest: @Sendable (URL) async -> Data? = { _ in nil }

  public init(
    project: String, target: String? = nil, sdk: ImportSDK, modules: Set<String>,
    describe: @escaping @Sendable (URL) async -> Data? = { _ in nil }
  ) {
    self.project = project
    self.target = target
    self.sdk = sdk
    self.modules = modules
    self.describe = describe
  }

  /// The products of Almanac for widgets that need more than `WidgetKit`. Each has one module of its name.
  public static let furtherProducts = ["SwiftData", "CoreData"]
}

/// The SDK on this machine that the written package depends on.
public struct ImportSDK: Sendable, Equatable {
  /// The folder of the SDK's package.
  public let package: URL
  /// The options for compiler and linker.
  public let toolset: URL

  public init(package: URL, toolset: URL) {
    self.package = package
    self.toolset = toolset
  }

  var dependency: PackageDependency { PackageDependency(identity: "Almanac", location: .path(package)) }
}
