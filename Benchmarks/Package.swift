// swift-tools-version: 6.0
import PackageDescription

/// Each executable whose name ends in `-bench` is run by `make bench` and prints medians of one run.
let package = Package(
  name: "AlmanacBenchmarks",
  dependencies: [
    .package(name: "Almanac", path: ".."),
    .package(name: "AlmanacHost", path: "../Host"),
  ],
  targets: [
    .systemLibrary(name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]),
    // The reference scene as one would write it against Cairo and Pango.
    .target(name: "Handwritten", dependencies: ["CPangoCairo"]),
    .executableTarget(
      name: "paint-bench",
      dependencies: [
        "Handwritten",
        .product(name: "Archive", package: "Almanac"),
        .product(name: "Painter", package: "Almanac"),
        .product(name: "TextEngine", package: "Almanac"),
      ]),
    // An author's widget, and the host's side of measuring it.
    .executableTarget(
      name: "BenchWidget", dependencies: [.product(name: "WidgetKit", package: "Almanac")], swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "AuthorSupport", package: "Almanac")]),
    .executableTarget(
      name: "extension-bench",
      dependencies: [
        "BenchWidget",
        .product(name: "Archive", package: "Almanac"),
        .product(name: "Profiles", package: "Almanac"),
        .product(name: "Scheduler", package: "Almanac"),
        .product(name: "Host", package: "AlmanacHost"),
        .product(name: "Store", package: "AlmanacHost"),
      ]),
    .executableTarget(
      name: "reducer-bench",
      dependencies: [
        .product(name: "Profiles", package: "Almanac"),
        .product(name: "Scheduler", package: "Almanac"),
      ]),
    .executableTarget(
      name: "store-bench",
      dependencies: [
        .product(name: "Archive", package: "Almanac"),
        .product(name: "Scheduler", package: "Almanac"),
        .product(name: "Store", package: "AlmanacHost"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
