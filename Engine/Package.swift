// swift-tools-version: 6.1
import PackageDescription

// What the host and the author's side share, and the engine: painting, scheduling, simulation. Nothing here has a name of Apple's frameworks.
// The folders under Sources are the layers of ARCHITECTURE.md; each function below makes a target of one layer.

/// One name for Engine, Author and Services: what they share with `package` access is theirs alone and no interface for others.
let settings: [SwiftSetting] = [.unsafeFlags(["-package-name", "almanac"])]

/// Modules that are optimized in builds for development too: without it pictures take three times as long, and so do weeks of simulated reloads.
let optimized: Set = ["ImageCodecs", "Painter", "Scheduler"]
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
let swiftProtobuf: Target.Dependency = .product(name: "SwiftProtobuf", package: "swift-protobuf")

let targets: [Target] = [
  // MARK: Libraries of the system
  system("CPango", pkgConfig: "pangocairo", packages: ["libpango1.0-dev", "libcairo2-dev"]),
  system("CISAL", pkgConfig: "libisal", packages: ["libisal-dev"]),
  system("CImageCodecs", packages: ["libturbojpeg0-dev", "libwebp-dev", "libgif-dev"]),
  // libpng reports errors by longjmp; this reads a file's rows without one through Swift. Cairo's packages need libpng as well.
  .target(name: "CPNGRows", path: "Sources/SystemLibraries/CPNGRows", linkerSettings: [.linkedLibrary("png16")]),
  .target(name: "CThreadFiles", path: "Sources/SystemLibraries/CThreadFiles"),

  // MARK: Shared by the author's side and the host
  shared("Basics"),
  shared("WireSchema", ["Basics", swiftProtobuf]),
  // What painting a display list costs: an extension refuses what its host would refuse.
  shared("PaintingCost", ["WireSchema"]),
  shared("CProfileData"),
  shared("Profiles", ["WireSchema", "CProfileData"], exclude: ["Data"]),
  // Symbols of catalogs: read at run time, and checked when the author builds.
  shared("SymbolTemplates"),
  shared("FontLock"),
  // What a Core Data model says: written by the author tool, read by CoreData.
  shared("DataModels"),
  // The keys of keychains: used by Security, and handed to extensions by the host.
  shared("KeychainKeys", [crypto]),
  shared("ImageCodecs", ["Basics", "FontLock", "CPango", "CImageCodecs", "CPNGRows"]),
  shared(
    "TextEngine", ["Basics", "WireSchema", "PaintingCost", "Profiles", "SymbolTemplates", "FontLock", "CPango"], linkedLibrary: "_FoundationICU"),
  // The lexer of Swift sources and the evaluator of `#if` conditions, for the author's build and the import. It uses only the standard library.
  shared("SwiftSourceText"),

  // MARK: The engine
  engine("Painter", ["Basics", "WireSchema", "PaintingCost", "Profiles", "TextEngine", "FontLock", "ImageCodecs", "CPango", "CISAL"]),
  engine("Transitions", ["WireSchema", "PaintingCost", "Profiles"]),
  engine("Scheduler", ["Basics", "WireSchema", "Profiles"]),
  engine("Simulation", ["Basics", "Scheduler", "Profiles"], resources: [.embedInCode("Behaviors")]),
  // Advice on what a widget draws.
  engine("ContentLint", ["WireSchema", "Profiles", "Simulation"]),
  engine("ReloadCharts", ["WireSchema", "TextEngine", "Scheduler", "Profiles", "Painter"]),

  // MARK: Tests
  tests("BasicsTests", ["Basics"]),
  tests("WireSchemaTests", ["Basics", "WireSchema", swiftProtobuf]),
  tests("ProfilesTests", ["Profiles", "WireSchema"]),
  tests("TextEngineTests", ["Basics", "TextEngine", "WireSchema", "Profiles", "SymbolTemplates"]),
  tests("SwiftSourceTextTests", ["SwiftSourceText"]),
  tests(
    "PainterTests", ["Basics", "Painter", "PaintingCost", "ImageCodecs", "WireSchema", "TextEngine", "Profiles", "CISAL"],
    exclude: ["Goldens", "Images"]),
  tests("TransitionsTests", ["Transitions", "WireSchema", "Profiles"]),
  tests("SchedulerTests", ["Basics", "Scheduler", "Profiles"]),
  tests("SimulationTests", ["Basics", "Simulation", "Scheduler", "Profiles"]),
  tests("ContentLintTests", ["ContentLint", "Simulation", "Profiles", "WireSchema"]),
  tests("ReloadChartsTests", ["ReloadCharts", "Simulation", "Scheduler", "Profiles", "WireSchema", "Painter"]),

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
      "Fuzzing", "WireSchema", "Profiles", "PaintingCost", "Painter", "ImageCodecs", "SymbolTemplates", "TextEngine", "SwiftSourceText",
    ],
    path: "Tests/Fuzz/FuzzReaders", packageAccess: false, swiftSettings: settings),
  .executableTarget(name: "engine-fuzz-runner", dependencies: ["EngineFuzzReaders", "Fuzzing"], path: "Tests/Fuzz/FuzzRunner"),
  .testTarget(name: "EngineFuzzCorpusTests", dependencies: ["EngineFuzzReaders", "Fuzzing"], path: "Tests/Fuzz/FuzzCorpusTests"),
]

let package = Package(
  name: "Engine",
  // Each module that a package above uses is a product of its own: what one of them imports, its manifest names.
  products: [
    "Basics", "CImageCodecs", "CPango", "CThreadFiles", "ContentLint", "DataModels", "FontLock", "Fuzzing", "ImageCodecs", "KeychainKeys", "Painter",
    "PaintingCost", "Profiles", "ReloadCharts", "Scheduler", "Simulation", "Statements", "SwiftSourceText", "SymbolTemplates", "TestWaiting",
    "TextEngine", "Transitions", "WireSchema",
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
