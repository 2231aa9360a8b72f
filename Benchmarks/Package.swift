// swift-tools-version: 6.0
import PackageDescription

/// `make bench` runs each executable whose name ends in `-bench`; it prints the medians of one run. Data/ and Widgets/ are packages of their own, which
/// are built against the SDK.
let package = Package(
  name: "AlmanacBenchmarks",
  dependencies: [
    .package(path: "../Engine"),
    .package(name: "AlmanacHost", path: "../Host"),
    // The host's version.
    .package(url: "https://github.com/apple/swift-crypto.git", exact: "4.5.2"),
  ],
  targets: [
    .systemLibrary(name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]),
    // The reference scene, written directly against Cairo and Pango.
    .target(name: "Handwritten", dependencies: ["CPangoCairo"]),
    .executableTarget(
      name: "paint-bench",
      dependencies: [
        "Handwritten",
        .product(name: "AlmanacWireSchema", package: "Engine"),
        .product(name: "AlmanacPainter", package: "Engine"),
        .product(name: "AlmanacTextEngine", package: "Engine"),
      ]),
    // The calibration of the limit `paintCost`.
    .executableTarget(
      name: "cost-bench",
      dependencies: [
        .product(name: "AlmanacWireSchema", package: "Engine"),
        .product(name: "AlmanacPainter", package: "Engine"),
        .product(name: "AlmanacPaintingCost", package: "Engine"),
        .product(name: "AlmanacTextEngine", package: "Engine"),
      ]),
    // Painting in a painter process, compared with painting in the benchmark's own.
    .executableTarget(
      name: "painter-bench",
      dependencies: [
        "Figures", "Measuring",
        .product(name: "AlmanacWireSchema", package: "Engine"),
        .product(name: "AlmanacPainter", package: "Engine"),
        .product(name: "AlmanacTextEngine", package: "Engine"),
        .product(name: "Host", package: "AlmanacHost"),
        .product(name: "Crypto", package: "swift-crypto"),
      ]),
    // Measuring and printing, shared by all benchmarks.
    .target(name: "Figures"),
    // Shared by the benchmarks of extensions; the widgets are those of Widgets/.
    .target(
      name: "Measuring", dependencies: [.product(name: "AlmanacWireSchema", package: "Engine"), .product(name: "Host", package: "AlmanacHost")]),
    .executableTarget(
      name: "extension-bench",
      dependencies: [
        "Figures", "Measuring",
        .product(name: "AlmanacWireSchema", package: "Engine"),
        .product(name: "AlmanacProfiles", package: "Engine"),
        .product(name: "AlmanacScheduler", package: "Engine"),
        .product(name: "Host", package: "AlmanacHost"),
        .product(name: "Store", package: "AlmanacHost"),
      ]),
    .executableTarget(name: "views-bench", dependencies: ["Figures", "Measuring", "Handwritten"]),
    .executableTarget(
      name: "text-bench",
      dependencies: [
        "Figures", "Measuring", "Handwritten",
        .product(name: "AlmanacWireSchema", package: "Engine"),
        .product(name: "AlmanacTextEngine", package: "Engine"),
      ]),
    .executableTarget(
      name: "reducer-bench",
      dependencies: [
        "Figures",
        .product(name: "AlmanacProfiles", package: "Engine"),
        .product(name: "AlmanacScheduler", package: "Engine"),
      ]),
    .executableTarget(
      name: "simulation-bench",
      dependencies: [
        "Figures",
        .product(name: "AlmanacProfiles", package: "Engine"),
        .product(name: "AlmanacScheduler", package: "Engine"),
        .product(name: "AlmanacSimulation", package: "Engine"),
      ]),
    .executableTarget(
      name: "store-bench",
      dependencies: [
        .product(name: "AlmanacWireSchema", package: "Engine"),
        .product(name: "AlmanacScheduler", package: "Engine"),
        .product(name: "Store", package: "AlmanacHost"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
