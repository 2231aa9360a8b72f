// swift-tools-version: 6.0
import PackageDescription

/// The widgets that the benchmarks in `..` run as extensions. A package of its own, like every author's: the host's dependencies look for Apple's
/// module Combine, and in a shared build folder they would find Almanac's.
let package = Package(
  name: "BenchmarkWidgets",
  dependencies: [.package(name: "Almanac", path: "../..")],
  targets: [
    .executableTarget(
      name: "BenchWidget", dependencies: [.product(name: "WidgetKit", package: "Almanac")],
      plugins: [.plugin(name: "AuthorSupport", package: "Almanac")])
  ],
  swiftLanguageModes: [.v5]
)
