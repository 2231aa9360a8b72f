import Foundation

/// A target of the package to be written: the extension itself, or a library that it links.
struct PackageTarget {
  /// The module's name.
  let name: String
  let isExecutable: Bool
  /// The folder of the local package that the target is taken over from, or the project's target; tells apart targets with one module name.
  var origin = ""
  /// Whether the target is taken over from a local package.
  var isFromPackage = false
  /// What the target is if it is built as its own manifest declares it, without Almanac; nil: its sources are compiled against Almanac's SDK.
  var linked: LinkedTarget?
  /// The build plugins of the same local package that the target uses.
  var plugins: [String] = []
  /// Files of the target that a plugin may read, with their paths in the target's folder.
  var pluginInputs: [(path: String, file: URL)] = []
  var sources: [URL] = []
  var intentDefinitions: [URL] = []
  var dataModels: [URL] = []
  /// Swift for the constants of the bridging header; nil: there is none.
  var bridgedConstants: String?
  /// Resources with their names in the bundle.
  var resources: [ResourceFile] = []
  /// Whether the sources may use `Bundle.module`, which SwiftPM gives only to targets with resources.
  var hasModuleBundle = false
  var settings = SwiftSettings()
  /// Other targets of the package.
  var targets: [String] = []
  /// Products of other packages, each once.
  private(set) var products: [Product] = []
  private(set) var knownProducts: Set<Product> = []
  /// The extension's complete `Info.plist`.
  var info: Data?
  /// The extension's entitlements; nil: it has none.
  var entitlements: Entitlements?

  struct Product: Hashable {
    let name: String
    let package: String
  }

  /// Adds a product that the target does not have yet.
  mutating func add(_ product: Product) {
    if knownProducts.insert(product).inserted { products.append(product) }
  }
}

/// A package that the written one depends on.
struct PackageDependency: Equatable {
  enum Location: Equatable {
    case path(URL)
    case remote(url: String, requirement: String)
  }
  /// The name by which product dependencies refer to it.
  let identity: String
  let location: Location

  /// SwiftPM's name for the package at a URL.
  static func identity(of url: String) -> String {
    let last = url.split(whereSeparator: { "/:".contains($0) }).last.map(String.init) ?? url
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}

/// The compiler settings of a target that change the meaning of its sources.
///
/// The language mode is always 5. Sources of mode 6 get its features one by one: what mode 6 refuses about concurrency are warnings then. Dispatch and
/// Foundation on Linux lack the `@preconcurrency` for which Apple's give warnings in mode 6 too, so that sources which compile on a Mac would not compile.
struct SwiftSettings: Equatable {
  /// Compilation conditions of every configuration.
  var conditions: [String] = []
  /// Compilation conditions of debug builds only.
  var debugConditions: [String] = []
  var upcomingFeatures: [String] = []
  var experimentalFeatures: [String] = []
  /// Whether `SWIFT_DEFAULT_ACTOR_ISOLATION` is `MainActor`.
  var isolatesToMainActor = false

  /// The upcoming features that mode 6 includes. Without DynamicActorIsolation, which ends the process where a callback of Almanac's comes on
  /// another thread than Apple's.
  static let featuresOfMode6 = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference", "ForwardTrailingClosures",
    "GlobalActorIsolatedTypesUsability", "GlobalConcurrency", "ImplicitOpenExistentials", "ImportObjcForwardDeclarations",
    "InferSendableFromCaptures", "IsolatedDefaultValues", "NonfrozenEnumExhaustivity", "RegionBasedIsolation", "StrictConcurrency",
  ]
}
