// swift-tools-version: 6.0
import PackageDescription

/// The author's side of the benchmarks: widgets that the ones in `..` run as extensions. A package of its own, as every author's: the host's
/// dependencies look for a module named Combine, which is Apple's to them, and would find Almanac's in a build folder that both share.
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
