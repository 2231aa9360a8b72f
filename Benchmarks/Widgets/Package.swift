// swift-tools-version: 6.0
import PackageDescription

/// The widgets that the benchmarks in `..` run as extensions. It is a separate package, like every author's, because the host's dependencies look for
/// Apple's module Combine and would find Almanac's in a shared build folder.
let package = Package(
  name: "BenchmarkWidgets",
  dependencies: [.package(name: "Almanac", path: "../..")],
  targets: [
    .executableTarget(
      name: "BenchWidget", dependencies: [.product(name: "WidgetKit", package: "Almanac")],
      plugins: [.plugin(name: "AuthorSupport", package: "Almanac")]),
    .executableTarget(
      name: "InteractiveWidget", dependencies: [.product(name: "WidgetKit", package: "Almanac")],
      plugins: [.plugin(name: "AuthorSupport", package: "Almanac")]),
  ],
  swiftLanguageModes: [.v5]
)
