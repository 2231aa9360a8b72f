import Foundation

/// What a person asks to import, and from where the package gets Almanac.
public struct ImportRequest: Sendable {
  /// The project, workspace or folder.
  public var project: String
  /// The target; nil = the only widget extension.
  public var target: String?
  /// The package's folder; nil = `Almanac-<Module>` beside the project.
  public var output: URL?
  public var almanac: AlmanacSource
  /// The modules that the package can import from Almanac.
  public var modules: Set<String>
  /// The configuration whose settings hold; nil = the target's default one.
  public var configuration: String?
  /// Files to leave out, as seen from the project's folder.
  public var excluded: [String] = []
  /// Files of libraries to bring along although they are thought not to build or not to be needed.
  public var included: [String] = []
  /// Products of remote packages to depend on all the same.
  public var remote: [String] = []
  /// Whether a manifest that was edited by hand is replaced.
  public var replaces = false
  /// The device to draw on, for platforms other than the phone's, as `--device` names it.
  public var devices: [Platform: String] = [:]
  /// Describes the package in a folder as `swift package describe --type json` does; nil where it cannot.
  public var describe: @Sendable (URL) async -> Data?

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
}

/// Where the written package gets Almanac.
public enum AlmanacSource: Sendable, Equatable {
  /// A checkout on this machine.
  case checkout(URL)
  /// A repository, with a version, or else its branch `main`.
  case remote(url: String, version: String?)

  var dependency: PackageDependency {
    switch self {
    case .checkout(let folder): PackageDependency(identity: "Almanac", place: .path(folder))
    case .remote(let url, let version):
      PackageDependency(
        identity: Self.identity(of: url),
        place: .remote(url: url, requirement: version.map { "from: \(ManifestText.literal($0))" } ?? "branch: \"main\""))
    }
  }

  /// What SwiftPM calls a package by its URL.
  static func identity(of url: String) -> String {
    let last = url.split(whereSeparator: { "/:".contains($0) }).last.map(String.init) ?? url
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}
