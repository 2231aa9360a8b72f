// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

/// Author-facing modules keep the language mode that widget sources are written for.
let authorSettings: [SwiftSetting] = [.swiftLanguageMode(.v5)]

let package = Package(
  name: "Almanac",
  products: [
    // What an author's manifest names: every author-facing module.
    .library(name: "WidgetKit", targets: ["WidgetKit", "SwiftUI", "AppIntents", "Intents", "Charts", "FoundationCompat"]),
    // What the host shares with the author's side.
    .library(name: "Archive", targets: ["Archive"]),
    .library(name: "Profiles", targets: ["Profiles"]),
    .library(name: "TextEngine", targets: ["TextEngine"]),
    .library(name: "Painter", targets: ["Painter"]),
    .library(name: "Scheduler", targets: ["Scheduler"]),
    .plugin(name: "AuthorSupport", targets: ["AuthorSupport"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-protobuf.git", from: "1.39.0")
  ],
  targets: [
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]),
    .systemLibrary(name: "CISAL", pkgConfig: "libisal", providers: [.apt(["libisal-dev"])]),
    .systemLibrary(name: "CImageCodecs", providers: [.apt(["libturbojpeg0-dev", "libwebp-dev", "libgif-dev"])]),

    .target(name: "Profiles", path: "Profiles", resources: [.embedInCode("Data")]),
    .target(name: "Archive", dependencies: [.product(name: "SwiftProtobuf", package: "swift-protobuf")]),
    .target(name: "TextEngine", dependencies: ["Archive", "Profiles", "CPango"]),

    .target(name: "FoundationCompat", swiftSettings: authorSettings),
    .target(
      name: "SwiftUI", dependencies: ["Archive", "Profiles", "TextEngine", "FoundationCompat", "PreviewsMacros"], swiftSettings: authorSettings),
    .target(name: "AppIntents", dependencies: ["SwiftUI", "FoundationCompat"], swiftSettings: authorSettings),
    .target(name: "Intents", dependencies: ["FoundationCompat"], swiftSettings: authorSettings),
    .target(name: "Charts", dependencies: ["SwiftUI", "FoundationCompat"], swiftSettings: authorSettings),
    .target(
      name: "WidgetKit",
      dependencies: ["SwiftUI", "AppIntents", "Intents", "Archive", "Profiles", "TextEngine", "FoundationCompat"],
      swiftSettings: authorSettings),
    .macro(name: "PreviewsMacros"),
    .plugin(name: "AuthorSupport", capability: .buildTool()),

    .target(name: "Painter", dependencies: ["Archive", "Profiles", "TextEngine", "CPango", "CISAL", "CImageCodecs"]),
    .target(name: "Scheduler", dependencies: ["Archive", "Profiles"]),

    .testTarget(name: "ArchiveTests", dependencies: ["Archive", .product(name: "SwiftProtobuf", package: "swift-protobuf")]),
    .testTarget(name: "TextEngineTests", dependencies: ["TextEngine"]),
    .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "TextEngine"], swiftSettings: authorSettings),
    .testTarget(name: "WidgetKitTests", dependencies: ["WidgetKit", "SwiftUI", "AppIntents", "Intents"], swiftSettings: authorSettings),
    .testTarget(name: "ChartsTests", dependencies: ["Charts", "SwiftUI"], swiftSettings: authorSettings),
    .testTarget(name: "PainterTests", dependencies: ["Painter", "Archive", "TextEngine", "Profiles", "CISAL"], exclude: ["Goldens", "Images"]),
    .testTarget(name: "SchedulerTests", dependencies: ["Scheduler"]),
  ],
  swiftLanguageModes: [.v6]
)
