// swift-tools-version: 6.1
import PackageDescription

/// Modules of the package Engine. The host uses nothing of Author and Services: only an extension's process does.
func engine(_ names: String...) -> [Target.Dependency] { names.map { .product(name: $0, package: "Engine") } }

let crypto: Target.Dependency = .product(name: "Crypto", package: "swift-crypto")
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")
let hummingbird: Target.Dependency = .product(name: "Hummingbird", package: "hummingbird")
let serviceLifecycle: Target.Dependency = .product(name: "ServiceLifecycle", package: "swift-service-lifecycle")
let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")
let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let yams: Target.Dependency = .product(name: "Yams", package: "Yams")
let httpTypes: Target.Dependency = .product(name: "HTTPTypes", package: "swift-http-types")

let package = Package(
  name: "AlmanacHost",
  products: [
    .executable(name: "almanac", targets: ["almanac"]),
    // Paints pictures; the host finds it beside its executable.
    .executable(name: "almanac-painter", targets: ["almanac-painter"]),
    .library(name: "Host", targets: ["Host"]),
    .library(name: "PaintOrders", targets: ["PaintOrders"]),
    .library(name: "Store", targets: ["Store"]),
    .library(name: "Server", targets: ["Server"]),
    // Loaded before an extension's own code; the host finds it beside its executable.
    .library(name: "AlmanacExtensionClock", type: .dynamic, targets: ["ExtensionClock"]),
  ],
  dependencies: [
    .package(path: "../Engine"),
    // Exact versions: a clone next year builds the same bytes (CONTRIBUTING.md says why Package.resolved is not committed).
    .package(url: "https://github.com/apple/swift-argument-parser.git", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto.git", exact: "4.5.2"),
    .package(url: "https://github.com/apple/swift-log.git", exact: "1.16.2"),
    .package(url: "https://github.com/groue/GRDB.swift.git", exact: "7.10.0"),
    // Without the trait for swift-configuration.
    .package(url: "https://github.com/hummingbird-project/hummingbird.git", exact: "2.28.1", traits: ["FullFoundation"]),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", exact: "2.13.0"),
    // Packages that Hummingbird uses too. The server uses their types of header fields, of parts of a request and of errors while binding a port.
    .package(url: "https://github.com/apple/swift-http-types.git", exact: "1.8.0"),
    .package(url: "https://github.com/apple/swift-nio.git", exact: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras.git", exact: "1.35.2"),
    // Reads behaviours of simulations, project files of XcodeGen, and the API's description in tests.
    .package(url: "https://github.com/jpsim/Yams.git", exact: "6.2.2"),
  ],
  targets: [
    // The commit that `almanac --version` tells; Scripts/build-command sets the variable.
    .target(
      name: "CBuildVersion",
      cSettings: Context.environment["ALMANAC_COMMIT"].map { [.define("ALMANAC_COMMIT", to: "\"\($0)\"")] } ?? []),
    // Argon2id, which makes a key of a passcode.
    .systemLibrary(name: "CArgon2", path: "Sources/CArgon2", pkgConfig: "libargon2", providers: [.apt(["libargon2-dev"])]),
    // sd-bus, for the services of a desktop: location and session.
    .systemLibrary(name: "CSystemd", path: "Sources/CSystemd", pkgConfig: "libsystemd", providers: [.apt(["libsystemd-dev"])]),
    .target(name: "SystemBus", dependencies: ["CSystemd"]),
    .target(name: "Store", dependencies: engine("AlmanacWireSchema", "AlmanacProfiles", "AlmanacScheduler") + ["CArgon2", crypto, grdb, logging]),
    .systemLibrary(
      name: "CSeccomp", path: "Sources/CSeccomp", pkgConfig: "libseccomp", providers: [.apt(["libseccomp-dev"])]),
    .target(name: "CExtensionProcess", dependencies: ["CSeccomp"]),
    .target(name: "ExtensionClock"),
    // Orders of pictures, which the host gives to almanac-painter, and the loop with which that process carries them out.
    .target(
      name: "PaintOrders", dependencies: engine("AlmanacBasics", "AlmanacWireSchema", "AlmanacProfiles", "AlmanacPainter", "AlmanacTextEngine")),
    // CAlmanacThreadFiles is linked and not imported, as in extensions.
    .executableTarget(name: "almanac-painter", dependencies: engine("AlmanacTextEngine", "CAlmanacThreadFiles") + ["PaintOrders"]),
    .target(
      name: "Host",
      dependencies: engine(
        "AlmanacBasics", "AlmanacKeychainKeys", "AlmanacWireSchema", "AlmanacPaintingCost", "AlmanacProfiles", "AlmanacScheduler", "AlmanacPainter",
        "AlmanacTransitions", "AlmanacTextEngine")
        + [
          "Store", "SystemBus", "PaintOrders", "CBuildVersion", "CExtensionProcess", crypto, logging,
        ]),
    // The JSON that the API answers with and the command prints.
    .target(
      name: "Reports",
      dependencies: engine("AlmanacWireSchema", "AlmanacProfiles", "AlmanacScheduler", "AlmanacPainter", "AlmanacTransitions", "AlmanacTextEngine")
        + ["Host"]),
    // Scripts/draw-wallpapers draws Wallpapers into Page.
    .target(name: "CPageFiles", path: "Web/CPageFiles"),
    .target(
      name: "Web", dependencies: engine("AlmanacBasics") + ["CPageFiles"], path: "Web",
      exclude: ["CPageFiles", "Page", "Preview", "Wallpapers", "openapi.yaml"]),
    .target(
      name: "Server",
      dependencies: engine("AlmanacBasics", "AlmanacWireSchema", "AlmanacProfiles", "AlmanacScheduler", "AlmanacPainter", "AlmanacReloadCharts") + [
        "Host", "Previews", "Reports", "Store", "Web", logging, hummingbird, httpTypes, serviceLifecycle,
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
      ]),
    // Runs the engine's Simulation, which reads no file and starts no process, with the timelines of real extensions or of recordings.
    .target(
      name: "SimulationRuns",
      dependencies: engine("AlmanacWireSchema", "AlmanacProfiles", "AlmanacScheduler", "AlmanacSimulation", "AlmanacReloadCharts") + [
        "Host", crypto, yams,
      ]),
    // Builds a package after each save and draws its previews.
    .target(
      name: "Previews",
      dependencies: engine("AlmanacBasics", "AlmanacWireSchema", "AlmanacProfiles", "AlmanacPainter") + [
        "CExtensionProcess", "CSixel", "Host", "Reports", crypto,
      ]),
    .systemLibrary(name: "CSixel", path: "Sources/CSixel", pkgConfig: "libsixel", providers: [.apt(["libsixel-dev"])]),
    // Reads Xcode projects and writes packages around their widget extensions; knows neither devices nor drawing.
    .target(name: "XcodeProject", dependencies: engine("AlmanacBasics", "AlmanacSwiftSourceText") + [yams]),
    // Replaces a function of libdispatch, in the command alone.
    .target(name: "CPoolMonitor"),
    // Replaces the functions that free memory, in the command alone.
    .target(name: "CZeroedMemory"),
    // The packages that `almanac new` writes.
    .target(name: "CTemplateFiles", path: "Templates/CTemplateFiles"),
    .executableTarget(
      name: "almanac",
      dependencies: engine(
        "AlmanacBasics", "AlmanacWireSchema", "AlmanacProfiles", "AlmanacPainter", "AlmanacTextEngine", "AlmanacScheduler", "AlmanacSimulation",
        "AlmanacContentLint", "AlmanacReloadCharts") + [
          "CPoolMonitor", "CTemplateFiles", "CZeroedMemory", "Host", "Previews", "Reports", "Server", "SimulationRuns", "Store", "XcodeProject",
          crypto,
          logging, argumentParser,
        ]),

    // MARK: Tests
    // A device that lives on made-up events, for the store's tests and the process that they kill.
    .target(
      name: "SampleDevice", dependencies: engine("AlmanacWireSchema", "AlmanacScheduler") + ["Store", crypto], path: "Tests/Support/SampleDevice"),
    .executableTarget(name: "StoreWriter", dependencies: ["SampleDevice", "Store"], path: "Tests/Support/StoreWriter"),
    // Prints a store's content, for Scripts/soak.
    .executableTarget(
      name: "StoreReader", dependencies: engine("AlmanacWireSchema", "AlmanacScheduler") + ["Store"], path: "Tests/Support/StoreReader"),
    .testTarget(
      name: "StoreTests",
      dependencies: engine("TestWaiting", "AlmanacWireSchema", "AlmanacProfiles", "AlmanacScheduler") + [
        "TestThreads", "Store", "SampleDevice", "StoreWriter", crypto, grdb,
      ]),
    .target(name: "TestThreads", path: "Tests/Support/TestThreads"),
    // Extensions that behave well and badly, for the host's tests.
    .target(name: "CSystemCalls", dependencies: ["CSeccomp"], path: "Tests/Support/CSystemCalls"),
    .executableTarget(
      name: "TestExtension", dependencies: engine("AlmanacWireSchema", "CAlmanacThreadFiles") + ["CSystemCalls", crypto],
      path: "Tests/Support/TestExtension"),
    // A painter that misbehaves as the drawing's address says.
    .executableTarget(
      name: "TestPainter", dependencies: engine("AlmanacWireSchema", "AlmanacTextEngine", "CAlmanacThreadFiles") + ["PaintOrders"],
      path: "Tests/Support/TestPainter"),
    // A host of its own process, for the test that kills it.
    .executableTarget(name: "TestHost", dependencies: ["Host"], path: "Tests/Support/TestHost"),
    // Shows what control groups hold; Scripts/check-cgroups runs it in a virtual machine.
    .executableTarget(
      name: "ResourceCheck", dependencies: engine("AlmanacWireSchema", "AlmanacProfiles") + ["Host"], path: "Tests/Support/ResourceCheck"),
    // A message bus and services on it, in place of a desktop's.
    .target(name: "TestBus", dependencies: ["CSystemd"], path: "Tests/Support/TestBus"),
    .testTarget(
      name: "HostTests",
      dependencies: engine(
        "AlmanacBasics", "AlmanacKeychainKeys", "TestWaiting", "AlmanacWireSchema", "AlmanacProfiles", "AlmanacScheduler", "AlmanacPainter",
        "AlmanacTransitions") + [
          "TestBus", "TestThreads", "Host", "PaintOrders", "Reports", "Store", "SystemBus", "TestExtension", "TestHost", "TestPainter",
          "almanac-painter", crypto, grdb,
          logging,
        ]),
    .testTarget(
      name: "SimulationRunsTests",
      dependencies: engine("AlmanacWireSchema", "AlmanacProfiles", "AlmanacScheduler", "AlmanacSimulation") + [
        "Host", "SimulationRuns", "TestExtension",
      ]),
    .testTarget(
      name: "PreviewsTests",
      dependencies: engine("AlmanacPainter", "AlmanacProfiles", "AlmanacWireSchema") + ["Host", "Previews", "TestExtension", "almanac-painter"]),
    .testTarget(name: "XcodeProjectTests", dependencies: engine("AlmanacBasics", "AlmanacSwiftSourceText") + ["XcodeProject"]),
    .testTarget(
      name: "ServerTests",
      dependencies: engine(
        "Statements", "TestWaiting", "AlmanacWireSchema", "AlmanacProfiles", "AlmanacScheduler", "AlmanacPainter", "AlmanacTransitions",
        "AlmanacReloadCharts") + [
          "TestThreads", "Server", "Previews", "Reports", "Host", "Store", "Web", logging, hummingbird, httpTypes, yams,
          serviceLifecycle,
          .product(name: "NIOCore", package: "swift-nio"),
          .product(name: "NIOEmbedded", package: "swift-nio"),
          .product(name: "NIOHTTP1", package: "swift-nio"),
          .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
          .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        ]),
    // Readers of foreign bytes; Scripts/fuzz runs them with libFuzzer.
    .target(
      name: "HostFuzzReaders",
      dependencies: engine("AlmanacBasics", "Fuzzing", "AlmanacProfiles", "AlmanacWireSchema") + ["Host", "SimulationRuns", "Store", "XcodeProject"],
      path: "Tests/Fuzz/FuzzReaders"),
    .executableTarget(name: "host-fuzz-runner", dependencies: engine("Fuzzing") + ["HostFuzzReaders"], path: "Tests/Fuzz/FuzzRunner"),
    .testTarget(name: "HostFuzzCorpusTests", dependencies: engine("Fuzzing") + ["HostFuzzReaders"], path: "Tests/Fuzz/FuzzCorpusTests"),
    .testTarget(
      name: "CommandTests",
      dependencies: engine("AlmanacPainter", "AlmanacProfiles", "AlmanacScheduler", "AlmanacSimulation", "TestWaiting", "AlmanacWireSchema") + [
        "TestBus", "TestThreads", "almanac", "almanac-painter", "CPoolMonitor", "Reports", "Store", "TestExtension", "XcodeProject", argumentParser,
        grdb, logging,
      ],
      exclude: ["Help"]),
  ],
  swiftLanguageModes: [.v6]
)

// `make docs` alone needs the documentation plugin, so no other build fetches it.
if Context.environment["ALMANAC_DOCS"] != nil {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin.git", exact: "1.5.0"))
}
