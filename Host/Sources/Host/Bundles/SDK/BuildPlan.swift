import Foundation

/// With which SDK a package is built.
struct BuildPlan: Sendable {
  /// The SDK; nil: the package does not use Almanac, and there is no SDK that could be used.
  let sdk: WidgetSDK?
  /// Whether the package's manifest names the SDK's package. Then the targets that depend on it find the SDK's modules; else all targets find them.
  let namesSDK: Bool

  /// The environment of `swift`. Manifests may read where the SDK is.
  var environment: [String: String] { Self.environment(sdk) }

  /// The options of `swift build`.
  var arguments: [String] { sdk.map { ["--toolset", (namesSDK ? $0.toolset : $0.toolsetForAllTargets).path] } ?? [] }

  static func environment(_ sdk: WidgetSDK?) -> [String: String] { sdk.map { [WidgetSDK.variable: $0.folder.path] } ?? [:] }

  /// Chooses for a package.
  ///
  /// - Parameter checked: the SDK, or why none can be used.
  /// - Throws: ``PackageError/sdk(_:)`` if the package needs an SDK and none can be used, ``PackageError/sources(manifest:of:package:)`` if its
  ///   manifest names Almanac's sources.
  init(_ package: WidgetPackage, _ checked: Result<WidgetSDK, SDKError>) throws(PackageError) {
    let sdk = try? checked.get()
    switch package.almanac {
    case .none: namesSDK = false
    case .sdk:
      namesSDK = true
      if case .failure(let error) = checked { throw .sdk(error) }
    case .checkout(let folder):
      throw .sources(
        manifest: package.manifest.path, of: folder.path, package: sdk?.package.path ?? folder.appendingPathComponent("bin/sdk/Almanac").path)
    case .repository(let url):
      throw .sources(manifest: package.manifest.path, of: url, package: sdk?.package.path ?? "\(WidgetSDK.installedFolder)/Almanac")
    }
    self.sdk = sdk
  }
}
