// swift-tools-version: 6.0
import PackageDescription

/// SwiftData and Core Data compared with GRDB by hand; `Scripts/bench data` runs it. It is a package of its own because it is built against the SDK,
/// whose modules the packages of the host must not find.
let package = Package(
  name: "DataBenchmark",
  dependencies: [
    .package(name: "Almanac", path: "../../bin/sdk/Almanac"),
    // The host's version.
    .package(url: "https://github.com/groue/GRDB.swift.git", exact: "7.10.0"),
  ],
  targets: [
    .executableTarget(
      name: "data-bench",
      dependencies: [
        "Figures",
        .product(name: "SwiftData", package: "Almanac"),
        .product(name: "CoreData", package: "Almanac"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    // A link to the folder of the other benchmarks.
    .target(name: "Figures"),
  ],
  swiftLanguageModes: [.v6]
)
