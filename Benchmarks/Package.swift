// swift-tools-version: 6.0
import PackageDescription

/// `make bench` runs each executable whose name ends in `-bench`; it prints the medians of one run.
let package = Package(
  name: "AlmanacBenchmarks",
  dependencies: [
    .package(name: "Almanac", path: ".."),
    .package(name: "AlmanacHost", path: "../Host"),
    // The host's versions.
    .package(url: "https://github.com/groue/GRDB.swift.git", exact: "7.10.0"),
    .package(url: "https://github.com/apple/swift-crypto.git", exact: "4.5.2"),
  ],
  targets: [
    // SwiftData and Core Data compared with GRDB by hand.
    .executableTarget(
      name: "data-bench",
      dependencies: [
        "Figures",
        .product(name: "SwiftData", package: "Almanac"),
        .product(name: "CoreData", package: "Almanac"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .systemLibrary(name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]),
    // The reference scene, written directly against Cairo and Pango.
    .target(name: "Handwritten", dependencies: ["CPangoCairo"]),
    .executableTarget(
      name: "paint-bench",
      dependencies: [
        "Handwritten",
        .product(name: "WireSchema", package: "Almanac"),
        .product(name: "Painter", package: "Almanac"),
        .product(name: "TextEngine", package: "Almanac"),
      ]),
    // The calibration of the limit `paintCost`.
    .executableTarget(
      name: "cost-bench",
      dependencies: [
        .product(name: "WireSchema", package: "Almanac"),
        .product(name: "Painter", package: "Almanac"),
        .product(name: "PaintingCost", package: "Almanac"),
        .product(name: "TextEngine", package: "Almanac"),
      ]),
    // Painting in a painter process, compared with painting in the benchmark's own.
    .executableTarget(
      name: "painter-bench",
      dependencies: [
        "Figures", "Measuring",
        .product(name: "WireSchema", package: "Almanac"),
        .product(name: "Painter", package: "Almanac"),
        .product(name: "TextEngine", package: "Almanac"),
        .product(name: "Host", package: "AlmanacHost"),
        .product(name: "Crypto", package: "swift-crypto"),
      ]),
    // Measuring and printing, shared by all benchmarks.
    .target(name: "Figures"),
    // Shared by the benchmarks of extensions; the widgets are those of Widgets/.
    .target(name: "Measuring", dependencies: [.product(name: "WireSchema", package: "Almanac"), .product(name: "Host", package: "AlmanacHost")]),
    .executableTarget(
      name: "extension-bench",
      dependencies: [
        "Figures", "Measuring",
        .product(name: "WireSchema", package: "Almanac"),
        .product(name: "Profiles", package: "Almanac"),
        .product(name: "Scheduler", package: "Almanac"),
        .product(name: "Host", package: "AlmanacHost"),
        .product(name: "Store", package: "AlmanacHost"),
      ]),
    .executableTarget(name: "views-bench", dependencies: ["Figures", "Measuring", "Handwritten"]),
    .executableTarget(
      name: "text-bench",
      dependencies: [
        "Figures", "Measuring", "Handwritten",
        .product(name: "WireSchema", package: "Almanac"),
        .product(name: "TextEngine", package: "Almanac"),
      ]),
    .executableTarget(
      name: "reducer-bench",
      dependencies: [
        "Figures",
        .product(name: "Profiles", package: "Almanac"),
        .product(name: "Scheduler", package: "Almanac"),
      ]),
    .executableTarget(
      name: "simulation-bench",
      dependencies: [
        "Figures",
        .product(name: "Profiles", package: "Almanac"),
        .product(name: "Scheduler", package: "Almanac"),
        .product(name: "Simulation", package: "Almanac"),
      ]),
    .executableTarget(
      name: "store-bench",
      dependencies: [
        .product(name: "WireSchema", package: "Almanac"),
        .product(name: "Scheduler", package: "Almanac"),
        .product(name: "Store", package: "AlmanacHost"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
