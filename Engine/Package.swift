// swift-tools-version: 6.1
import PackageDescription

// What the host and the author's side share, and the engine: painting, scheduling, simulation. Nothing here has a name of Apple's frameworks.
// The folders under Sources are the layers of ARCHITECTURE.md; each function below makes a target of one layer.

/// One name for Engine, Author and Services: what they share with `package` access is theirs alone and no interface for others.
let settings: [SwiftSetting] = [.unsafeFlags(["-package-name", "almanac"])]

/// Modules that are optimized in builds for development too: without it pictures take three times as long, and so do weeks of simulated reloads.
let optimized: Set = ["AlmanacImageCodecs", "AlmanacPainter", "AlmanacScheduler"]
func settings(of name: String) -> [SwiftSetting] {
  settings + (optimized.contains(name) ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : [])
}

/// A library of the system, for Swift.
func system(_ name: String, pkgConfig: String? = nil, packages: [String] = []) -> Target {
  .systemLibrary(name: name, path: "Sources/SystemLibraries/\(name)", pkgConfig: pkgConfig, providers: packages.isEmpty ? nil : [.apt(packages)])
}

/// A module that the author's side and the host both use.
func shared(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [], linkedLibrary: String? = nil) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Shared/\(name)", exclude: exclude, packageAccess: false,
    swiftSettings: settings(of: name), linkerSettings: linkedLibrary.map { [.linkedLibrary($0)] })
}

/// A part of the engine: painting, scheduling, simulation and its charts.
func engine(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Engine/\(name)", resources: resources, packageAccess: false,
    swiftSettings: settings(of: name))
}

/// The tests of a module.
func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, path: "Tests/\(name)", exclude: exclude, packageAccess: false, swiftSettings: settings)
}

let crypto: Target.Dependency = .product(name: "Crypto", package: "swift-crypto")
/// Under a name of its own: the SDK has this module, and a package that an author uses may bring another version.
let swiftProtobuf: Target.Dependency = .product(
  name: "SwiftProtobuf", package: "swift-protobuf", moduleAliases: ["SwiftProtobuf": "AlmanacSwiftProtobuf"])

let targets: [Target] = [
  // MARK: Libraries of the system
  system("CAlmanacPango", pkgConfig: "pangocairo", packages: ["libpango1.0-dev", "libcairo2-dev"]),
  system("CAlmanacISAL", pkgConfig: "libisal", packages: ["libisal-dev"]),
  system("CAlmanacImageCodecs", packages: ["libturbojpeg0-dev", "libwebp-dev", "libgif-dev"]),
  // libpng reports errors by longjmp; this reads a file's rows without one through Swift. Cairo's packages need libpng as well.
  .target(name: "CAlmanacPNGRows", path: "Sources/SystemLibraries/CAlmanacPNGRows", linkerSettings: [.linkedLibrary("png16")]),
  .target(name: "CAlmanacThreadFiles", path: "Sources/SystemLibraries/CAlmanacThreadFiles"),

  // MARK: Shared by the author's side and the host
  shared("AlmanacBasics"),
  shared("AlmanacWireSchema", ["AlmanacBasics", swiftProtobuf]),
  // What painting a display list costs: an extension refuses what its host would refuse.
  shared("AlmanacPaintingCost", ["AlmanacWireSchema"]),
  shared("CAlmanacProfileData"),
  shared("AlmanacProfiles", ["AlmanacWireSchema", "CAlmanacProfileData"], exclude: ["Data"]),
  // Symbols of catalogs: read at run time, and checked when the author builds.
  shared("AlmanacSymbolTemplates"),
  shared("AlmanacFontLock"),
  // What a Core Data model says: written by the author tool, read by CoreData.
  shared("AlmanacDataModels"),
  // The keys of keychains: used by Security, and handed to extensions by the host.
  shared("AlmanacKeychainKeys", [crypto]),
  shared("AlmanacImageCodecs", ["AlmanacBasics", "AlmanacFontLock", "CAlmanacPango", "CAlmanacImageCodecs", "CAlmanacPNGRows"]),
  shared(
    "AlmanacTextEngine",
    ["AlmanacBasics", "AlmanacWireSchema", "AlmanacPaintingCost", "AlmanacProfiles", "AlmanacSymbolTemplates", "AlmanacFontLock", "CAlmanacPango"],
    linkedLibrary: "_FoundationICU"),
  // The lexer of Swift sources and the evaluator of `#if` conditions, for the author's build and the import. It uses only the standard library.
  shared("AlmanacSwiftSourceText"),

  // MARK: The engine
  engine(
    "AlmanacPainter",
    [
      "AlmanacBasics", "AlmanacWireSchema", "AlmanacPaintingCost", "AlmanacProfiles", "AlmanacTextEngine", "AlmanacFontLock", "AlmanacImageCodecs",
      "CAlmanacPango", "CAlmanacISAL",
    ]),
  engine("AlmanacTransitions", ["AlmanacWireSchema", "AlmanacPaintingCost", "AlmanacProfiles"]),
  engine("AlmanacScheduler", ["AlmanacBasics", "AlmanacWireSchema", "AlmanacProfiles"]),
  engine("AlmanacSimulation", ["AlmanacBasics", "AlmanacScheduler", "AlmanacProfiles"], resources: [.embedInCode("Behaviors")]),
  // Advice on what a widget draws.
  engine("AlmanacContentLint", ["AlmanacWireSchema", "AlmanacProfiles", "AlmanacSimulation"]),
  engine("AlmanacReloadCharts", ["AlmanacWireSchema", "AlmanacTextEngine", "AlmanacScheduler", "AlmanacProfiles", "AlmanacPainter"]),

  // MARK: Tests
  tests("BasicsTests", ["AlmanacBasics"]),
  tests("WireSchemaTests", ["AlmanacBasics", "AlmanacWireSchema", swiftProtobuf]),
  tests("ProfilesTests", ["AlmanacProfiles", "AlmanacWireSchema"]),
  tests("TextEngineTests", ["AlmanacBasics", "AlmanacTextEngine", "AlmanacWireSchema", "AlmanacProfiles", "AlmanacSymbolTemplates"]),
  tests("SwiftSourceTextTests", ["AlmanacSwiftSourceText"]),
  tests(
    "PainterTests",
    [
      "AlmanacBasics", "AlmanacPainter", "AlmanacPaintingCost", "AlmanacImageCodecs", "AlmanacWireSchema", "AlmanacTextEngine", "AlmanacProfiles",
      "CAlmanacISAL",
    ],
    exclude: ["Goldens", "Images"]),
  tests("TransitionsTests", ["AlmanacTransitions", "AlmanacWireSchema", "AlmanacProfiles"]),
  tests("SchedulerTests", ["AlmanacBasics", "AlmanacScheduler", "AlmanacProfiles"]),
  tests("SimulationTests", ["AlmanacBasics", "AlmanacSimulation", "AlmanacScheduler", "AlmanacProfiles"]),
  tests("ContentLintTests", ["AlmanacContentLint", "AlmanacSimulation", "AlmanacProfiles", "AlmanacWireSchema"]),
  tests(
    "ReloadChartsTests", ["AlmanacReloadCharts", "AlmanacSimulation", "AlmanacScheduler", "AlmanacProfiles", "AlmanacWireSchema", "AlmanacPainter"]),

  // How the tests of all packages wait for what they test.
  .target(name: "TestWaiting", path: "Tests/Support/TestWaiting"),
  // Statements of public documents as tests (Documentation/Conformance.md).
  .target(name: "Statements", path: "Tests/Support/Statements"),

  // MARK: Fuzzing
  // Readers of foreign bytes. Scripts/fuzz runs them with libFuzzer; a test reads the inputs that are kept.
  // The test depends on the library: SwiftPM does not wait for an executable before it compiles tests in a package that has macros.
  .target(name: "Fuzzing", path: "Tests/Fuzz/Fuzzing"),
  .target(
    name: "EngineFuzzReaders",
    dependencies: [
      "Fuzzing", "AlmanacWireSchema", "AlmanacProfiles", "AlmanacPaintingCost", "AlmanacPainter", "AlmanacImageCodecs", "AlmanacSymbolTemplates",
      "AlmanacTextEngine", "AlmanacSwiftSourceText",
    ],
    path: "Tests/Fuzz/FuzzReaders", packageAccess: false, swiftSettings: settings),
  .executableTarget(name: "engine-fuzz-runner", dependencies: ["EngineFuzzReaders", "Fuzzing"], path: "Tests/Fuzz/FuzzRunner"),
  .testTarget(name: "EngineFuzzCorpusTests", dependencies: ["EngineFuzzReaders", "Fuzzing"], path: "Tests/Fuzz/FuzzCorpusTests"),
]

let package = Package(
  name: "Engine",
  // Each module that a package above uses is a product of its own: what one of them imports, its manifest names.
  products: [
    "AlmanacBasics", "CAlmanacImageCodecs", "CAlmanacPango", "CAlmanacThreadFiles", "AlmanacContentLint", "AlmanacDataModels", "AlmanacFontLock",
    "Fuzzing", "AlmanacImageCodecs", "AlmanacKeychainKeys", "AlmanacPainter",
    "AlmanacPaintingCost", "AlmanacProfiles", "AlmanacReloadCharts", "AlmanacScheduler", "AlmanacSimulation", "Statements", "AlmanacSwiftSourceText",
    "AlmanacSymbolTemplates", "TestWaiting",
    "AlmanacTextEngine", "AlmanacTransitions", "AlmanacWireSchema",
  ].map { .library(name: $0, targets: [$0]) },
  dependencies: [
    // Exact versions: a clone next year builds the same bytes (CONTRIBUTING.md says why Package.resolved is not committed).
    // Without its traits, which nothing here needs: SwiftPM passes several in an order that changes from build to build, and compiles it anew.
    .package(url: "https://github.com/apple/swift-protobuf.git", exact: "1.39.0", traits: []),
    .package(url: "https://github.com/apple/swift-crypto.git", exact: "4.5.2"),
  ],
  targets: targets,
  swiftLanguageModes: [.v6]
)

// `make docs` alone needs the documentation plugin, so no other build fetches it.
if Context.environment["ALMANAC_DOCS"] != nil {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin.git", exact: "1.5.0"))
}
