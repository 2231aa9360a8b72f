import Foundation

/// A target of the package to be written: the extension itself, or a library that it links.
struct PackageTarget: Equatable {
  /// The module's name.
  let name: String
  let isExecutable: Bool
  /// Whether it was a target of a local package.
  var isFromPackage = false
  var sources: [URL] = []
  var intentDefinitions: [URL] = []
  /// Resources under the names that they get in the bundle.
  var resources: [ResourceFile] = []
  var settings = SwiftSettings()
  /// Other targets of the package.
  var targets: [String] = []
  /// Products of other packages.
  var products: [Product] = []
  /// The extension's property list, completed.
  var info: Data?
  var entitlements: URL?

  struct Product: Equatable {
    let name: String
    let package: String
  }
}

/// A package that the written one depends on.
struct PackageDependency: Equatable {
  enum Place: Equatable {
    case path(URL)
    case remote(url: String, requirement: String)
  }
  /// What products name it by.
  let identity: String
  let place: Place
}

/// The compiler's settings of a target, as far as they change what its sources mean.
struct SwiftSettings: Equatable {
  /// `5` or `6`.
  var languageMode = "5"
  /// Compilation conditions in every configuration …
  var conditions: [String] = []
  /// … and those of debug builds only.
  var debugConditions: [String] = []
  var upcomingFeatures: [String] = []
  var experimentalFeatures: [String] = []
  /// `SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor`.
  var isolatesToMainActor = false
}
