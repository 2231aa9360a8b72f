// swift-tools-version: 6.2
import PackageDescription

/// The package of Almanac's SDK: what a widget's manifest names, already compiled. Scripts/build-sdk copies it to `sdk/Almanac`.
///
/// Targets that depend on one of its libraries find the SDK's modules. Linker and macros take what they need from the SDK's toolset: `swift build --toolset "$(almanac sdk path)/toolset.json"`. The command `almanac`
/// passes it by itself.
let package = Package(
  name: "Almanac",
  products: [
    .library(name: "WidgetKit", targets: ["AlmanacSDK"]),
    .library(name: "SwiftData", targets: ["AlmanacSDK"]),
    .library(name: "CoreData", targets: ["AlmanacSDK"]),
    .library(name: "WidgetTesting", targets: ["AlmanacSDK", "CAlmanacVirtualClock"]),
    .plugin(name: "AuthorSupport", targets: ["AuthorSupport"]),
  ],
  targets: [
    .target(name: "AlmanacSDK", dependencies: ["AlmanacModules"]),
    // The search path of the SDK's modules, for the targets that depend on one of the libraries.
    .binaryTarget(name: "AlmanacModules", path: "AlmanacModules.artifactbundle"),
    // Stands before the C library in a test's executable, so it is linked into it.
    .target(name: "CAlmanacVirtualClock"),
    .plugin(name: "AuthorSupport", capability: .buildTool(), dependencies: ["author-tool"]),
    .binaryTarget(name: "author-tool", path: "author-tool.artifactbundle"),
  ]
)
