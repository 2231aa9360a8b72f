import Foundation

/// How a package is built: against an SDK, or with Almanac's sources.
struct BuildPlan: Sendable {
  /// The SDK; nil: Almanac's sources are compiled, or the package does not use Almanac.
  let sdk: WidgetSDK?
  /// Why Almanac's sources are compiled, which takes minutes; nil if they are not.
  let reasonForSources: SDKError?

  /// The environment of `swift`, which decides what Almanac's manifest describes.
  var environment: [String: String] { Self.environment(sdk) }

  /// The options of `swift build`.
  var arguments: [String] { sdk.map { ["--toolset", $0.toolset.path] } ?? [] }

  /// The folder in which the package is built, below its own; nil: SwiftPM's usual one. A package that names Almanac's sources is built by `swift build`
  /// with them: each of the two keeps what it has compiled.
  let scratchFolder: String?

  static func environment(_ sdk: WidgetSDK?) -> [String: String] { ["ALMANAC_SDK": sdk?.folder.path ?? ""] }

  /// Chooses for a package.
  ///
  /// - Parameter checked: the SDK, or why none can be used.
  /// - Throws: ``PackageError/sdk(_:)`` if the package needs an SDK and there is none that fits.
  init(_ package: WidgetPackage, _ checked: Result<WidgetSDK, SDKError>) async throws {
    switch (package.almanac, checked) {
    case (.sdk, .failure(let error)): throw PackageError.sdk(error)
    case (.none, .failure): self.init(sdk: nil)
    case (.none, .success(let sdk)), (.sdk, .success(let sdk)): self.init(sdk: sdk)
    case (.checkout, .failure(let error)), (.repository, .failure(let error)): self.init(sdk: nil, reasonForSources: error)
    case (.checkout(let folder), .success(let sdk)): self.init(sdk, package: AlmanacDependency.version(ofCheckout: folder))
    case (.repository, .success(let sdk)): self.init(sdk, package: await Self.version(ofRepositoryOf: package, sdk))
    }
  }

  private init(_ sdk: WidgetSDK, package version: String?) {
    if version == sdk.description.version {
      self.init(sdk: sdk, scratchFolder: ".build/almanac-sdk")
    } else {
      self.init(sdk: nil, reasonForSources: .otherVersion(sdk: sdk.description.version, package: version ?? "of before the SDK"))
    }
  }

  private init(sdk: WidgetSDK?, reasonForSources: SDKError? = nil, scratchFolder: String? = nil) {
    self.sdk = sdk
    self.reasonForSources = reasonForSources
    self.scratchFolder = scratchFolder
  }

  /// The version of Almanac's repository that SwiftPM has chosen for a package.
  private static func version(ofRepositoryOf package: WidgetPackage, _ sdk: WidgetSDK) async -> String? {
    let tree = await DependencyTree.read(package.folder, scratch: package.folder.path + "/.build/almanac-sdk", environment(sdk))
    let found = tree?.dependencies.lazy.map { URL(fileURLWithPath: $0.path) }.first {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("Author/Sources/Tools/AuthorSupport").path)
    }
    return found.flatMap(AlmanacDependency.version)
  }
}
