// swift-tools-version: 6.0
import PackageDescription

/// The widgets that the benchmarks in `..` run as extensions: a package that is built against the SDK, like every author's.
let package = Package(
  name: "BenchmarkWidgets",
  dependencies: [.package(name: "Almanac", path: "../../bin/sdk/Almanac")],
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
