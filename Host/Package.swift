// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "AlmanacHost",
  products: [
    .executable(name: "almanac", targets: ["almanac"]),
    .library(name: "Host", targets: ["Host"]),
    .library(name: "Store", targets: ["Store"]),
    .library(name: "Server", targets: ["Server"]),
    // Loaded before an extension's own code; the host finds it beside its executable.
    .library(name: "AlmanacExtensionClock", type: .dynamic, targets: ["ExtensionClock"]),
  ],
  dependencies: [
    .package(name: "Almanac", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto.git", from: "4.0.0"),
    .package(url: "https://github.com/apple/swift-log.git", from: "1.16.2"),
    .package(url: "https://github.com/groue/GRDB.swift.git", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.1"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.13.0"),
    // Hummingbird's own foundations, named because the server speaks of header fields and of errors of binding a port.
    .package(url: "https://github.com/apple/swift-http-types.git", from: "1.0.0"),
    .package(url: "https://github.com/apple/swift-nio.git", from: "2.80.0"),
    // Reads behaviours of simulations, and the API's description in tests.
    .package(url: "https://github.com/jpsim/Yams.git", from: "6.0.0"),
  ],
  targets: [
    .target(
      name: "Store",
      dependencies: [
        .product(name: "Archive", package: "Almanac"),
        .product(name: "Profiles", package: "Almanac"),
        .product(name: "Scheduler", package: "Almanac"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .target(name: "CExtensionProcess"),
    .target(name: "ExtensionClock"),
    .target(
      name: "Host",
      dependencies: [
        "Store", "CExtensionProcess",
        .product(name: "Archive", package: "Almanac"),
        .product(name: "Profiles", package: "Almanac"),
        .product(name: "Scheduler", package: "Almanac"),
        .product(name: "Painter", package: "Almanac"),
        .product(name: "TextEngine", package: "Almanac"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "Logging", package: "swift-log"),
      ]),
    .target(
      name: "Server",
      dependencies: [
        "Host", "Web",
        .product(name: "Archive", package: "Almanac"),
        .product(name: "Profiles", package: "Almanac"),
        .product(name: "Scheduler", package: "Almanac"),
        .product(name: "TextEngine", package: "Almanac"),
        .product(name: "Painter", package: "Almanac"),
        .product(name: "ReloadCharts", package: "Almanac"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ]),
    .target(name: "Web", path: "Web", resources: [.embedInCode("Page"), .embedInCode("openapi.yaml")]),
    // The reload engine on a virtual clock, with real extensions or recordings.
    .target(
      name: "Simulator",
      dependencies: [
        "Host",
        .product(name: "Archive", package: "Almanac"),
        .product(name: "Profiles", package: "Almanac"),
        .product(name: "Scheduler", package: "Almanac"),
        .product(name: "Simulation", package: "Almanac"),
        .product(name: "ReloadCharts", package: "Almanac"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "Yams", package: "Yams"),
      ]),
    .testTarget(
      name: "SimulatorTests",
      dependencies: ["Simulator", "TestExtension", .product(name: "Archive", package: "Almanac"), .product(name: "Simulation", package: "Almanac")]),
    // Reads Xcode projects and writes packages around their widget extensions; knows neither devices nor drawing.
    .target(name: "XcodeProject"),
    .testTarget(name: "XcodeProjectTests", dependencies: ["XcodeProject"]),
    .executableTarget(
      name: "almanac",
      dependencies: [
        "Host", "Server", "Simulator", "XcodeProject",
        .product(name: "Archive", package: "Almanac"),
        .product(name: "Profiles", package: "Almanac"),
        .product(name: "Painter", package: "Almanac"),
        .product(name: "Scheduler", package: "Almanac"),
        .product(name: "Simulation", package: "Almanac"),
        .product(name: "ReloadCharts", package: "Almanac"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // A device that lives on made-up events, for the store's tests and the process that they kill.
    .target(
      name: "SampleDevice",
      dependencies: [
        "Store",
        .product(name: "Archive", package: "Almanac"),
        .product(name: "Scheduler", package: "Almanac"),
        .product(name: "Crypto", package: "swift-crypto"),
      ],
      path: "Tests/SampleDevice"),
    .executableTarget(name: "StoreWriter", dependencies: ["SampleDevice"], path: "Tests/StoreWriter"),
    .testTarget(name: "StoreTests", dependencies: ["Store", "SampleDevice", "StoreWriter", .product(name: "GRDB", package: "GRDB.swift")]),
    // Extensions that behave well and badly, for the host's tests.
    .executableTarget(name: "TestExtension", dependencies: [.product(name: "Archive", package: "Almanac")], path: "Tests/TestExtension"),
    // A host of its own process, for the test that kills it.
    .executableTarget(name: "TestHost", dependencies: ["Host"], path: "Tests/TestHost"),
    .testTarget(name: "HostTests", dependencies: ["Host", "Store", "TestExtension", "TestHost", .product(name: "Archive", package: "Almanac")]),
    .testTarget(
      name: "ServerTests",
      dependencies: [
        "Server", "Host", "Store", "Web",
        .product(name: "ReloadCharts", package: "Almanac"),
        .product(name: "HummingbirdTesting", package: "hummingbird"),
        .product(name: "Yams", package: "Yams"),
      ]),
    .testTarget(
      name: "CommandTests", dependencies: ["almanac", "TestExtension", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
  ],
  swiftLanguageModes: [.v6]
)
