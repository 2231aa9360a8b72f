// swift-tools-version: 6.0
import PackageDescription

/// The package of Almanac's SDK: what a widget's manifest names, already compiled. Scripts/build-sdk copies it to `sdk/Almanac`.
///
/// The modules and libraries come from the SDK's toolset: `swift build --toolset "$(almanac sdk path)/toolset.json"`. The command `almanac`
/// passes it by itself.
let package = Package(
  name: "Almanac",
  products: [
    .library(name: "WidgetKit", targets: ["AlmanacSDK"]),
    .library(name: "SwiftData", targets: ["AlmanacSDK"]),
    .library(name: "CoreData", targets: ["AlmanacSDK"]),
    .library(name: "WidgetTesting", targets: ["AlmanacSDK", "CVirtualClock"]),
    .plugin(name: "AuthorSupport", targets: ["AuthorSupport"]),
  ],
  targets: [
    .target(name: "AlmanacSDK"),
    // Stands before the C library in a test's executable, so it is linked into it.
    .target(name: "CVirtualClock"),
    .plugin(name: "AuthorSupport", capability: .buildTool(), dependencies: ["author-tool"]),
    .binaryTarget(name: "author-tool", path: "author-tool.artifactbundle"),
  ]
)
