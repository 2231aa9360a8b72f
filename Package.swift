// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

/// Author-facing modules keep the language mode that widget sources are written for.
let authorSettings: [SwiftSetting] = [.swiftLanguageMode(.v5)]

/// Every module that widget sources import, under Apple's names, and what stands in for Foundation's missing parts.
let authorModules = [
  "WidgetKit", "SwiftUI", "AppIntents", "Intents", "ActivityKit", "Charts", "Combine", "CoreGraphics", "CoreLocation", "CoreText", "ImageIO", "UIKit",
  "WatchKit", "DeveloperToolsSupport",
  "os", "OSLog", "UniformTypeIdentifiers", "UserNotifications", "FoundationCompat",
  "_Testing_CoreGraphics", "_Testing_UIKit",
]

let package = Package(
  name: "Almanac",
  products: [
    // What an author's manifest names: every author-facing module.
    .library(name: "WidgetKit", targets: authorModules),
    // What the host shares with the author's side.
    .library(name: "Archive", targets: ["Archive"]),
    .library(name: "Profiles", targets: ["Profiles"]),
    .library(name: "TextEngine", targets: ["TextEngine"]),
    .library(name: "Painter", targets: ["Painter"]),
    .library(name: "Scheduler", targets: ["Scheduler"]),
    .library(name: "Simulation", targets: ["Simulation"]),
    .library(name: "ReloadCharts", targets: ["ReloadCharts"]),
    // For an author's test targets; a widget itself does not pay for it.
    .library(name: "WidgetTesting", targets: ["WidgetTesting"]),
    .plugin(name: "AuthorSupport", targets: ["AuthorSupport"]),
  ],
  dependencies: [
    // Without its traits, which nothing here needs: SwiftPM passes several in an order that changes from build to build, and compiles it anew.
    .package(url: "https://github.com/apple/swift-protobuf.git", from: "1.39.0", traits: []),
    .package(url: "https://github.com/apple/swift-log.git", from: "1.16.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine.git", from: "0.14.0"),
  ],
  targets: [
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]),
    .systemLibrary(name: "CISAL", pkgConfig: "libisal", providers: [.apt(["libisal-dev"])]),
    .systemLibrary(name: "COSLog"),
    .systemLibrary(name: "CImageCodecs", providers: [.apt(["libturbojpeg0-dev", "libwebp-dev", "libgif-dev"])]),

    .target(name: "Profiles", path: "Profiles", resources: [.embedInCode("Data")]),
    .target(name: "Archive", dependencies: [.product(name: "SwiftProtobuf", package: "swift-protobuf")]),
    // Symbols of catalogs: read at run time, and checked when the author builds.
    .target(name: "SymbolTemplates"),
    .target(name: "FontLock"),
    .target(name: "TextEngine", dependencies: ["Archive", "Profiles", "SymbolTemplates", "FontLock", "CPango"]),

    // Clipper has a C++ interface; this is a plain one over it.
    .target(name: "CPathClipping", linkerSettings: [.linkedLibrary("polyclipping")]),

    .target(name: "FoundationCompat", swiftSettings: authorSettings),
    .target(name: "ImageCodecs", dependencies: ["FontLock", "CPango", "CImageCodecs"]),
    .target(
      name: "CoreGraphics", dependencies: ["_Testing_CoreGraphics", "FoundationCompat", "ImageCodecs", "CPango", "CPathClipping"],
      swiftSettings: authorSettings),
    .target(name: "Assets", dependencies: ["FoundationCompat", "SymbolTemplates"], swiftSettings: authorSettings),
    .target(
      name: "UIKit",
      dependencies: [
        "Archive", "Profiles", "TextEngine", "SymbolTemplates", "Assets", "CoreGraphics", "ImageCodecs", "CPango", "FoundationCompat",
        "_Testing_UIKit",
      ],
      swiftSettings: authorSettings),
    // Of OpenCombine only the core: why, says Sources/Combine/Exports.swift.
    .target(name: "Combine", dependencies: [.product(name: "OpenCombine", package: "OpenCombine")], swiftSettings: authorSettings),
    .target(
      name: "os", dependencies: ["COSLog", "FoundationCompat", .product(name: "Logging", package: "swift-log")], swiftSettings: authorSettings),
    .target(name: "CoreLocation", dependencies: ["FoundationCompat"], swiftSettings: authorSettings),
    .target(name: "ImageIO", dependencies: ["CoreGraphics", "ImageCodecs", "FoundationCompat"], swiftSettings: authorSettings),
    .target(name: "UniformTypeIdentifiers", dependencies: ["FoundationCompat"], swiftSettings: authorSettings),
    .target(name: "UserNotifications", dependencies: ["FoundationCompat"], swiftSettings: authorSettings),
    .target(name: "CoreText", dependencies: ["UIKit", "CoreGraphics", "TextEngine", "Archive", "FoundationCompat"], swiftSettings: authorSettings),
    .target(name: "WatchKit", dependencies: ["UIKit"], swiftSettings: authorSettings),
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),
    .target(name: "OSLog", dependencies: ["os"], swiftSettings: authorSettings),
    .target(
      name: "SwiftUI",
      dependencies: [
        "Archive", "Profiles", "TextEngine", "SymbolTemplates", "Assets", "Combine", "CoreGraphics", "ImageCodecs", "UIKit", "FoundationCompat",
        "PreviewsMacros",
      ], swiftSettings: authorSettings),
    .target(name: "DeveloperToolsSupport", dependencies: ["Assets"], swiftSettings: authorSettings),
    .target(name: "AppIntents", dependencies: ["Archive", "SwiftUI", "FoundationCompat"], swiftSettings: authorSettings),
    .target(name: "Intents", dependencies: ["Archive", "FoundationCompat"], swiftSettings: authorSettings),
    .target(name: "ActivityKit", dependencies: ["FoundationCompat"], swiftSettings: authorSettings),
    .target(name: "Charts", dependencies: ["SwiftUI", "FoundationCompat"], swiftSettings: authorSettings),
    .target(
      name: "WidgetKit",
      dependencies: ["SwiftUI", "AppIntents", "Intents", "ActivityKit", "Archive", "Profiles", "TextEngine", "FoundationCompat"],
      swiftSettings: authorSettings),
    .macro(name: "PreviewsMacros"),
    .plugin(name: "AuthorSupport", capability: .buildTool(), dependencies: ["author-tool"]),
    // What the plugin runs in every author's build: little more than Foundation.
    .target(name: "AuthorTool", dependencies: ["SymbolTemplates"]),
    .executableTarget(name: "author-tool", dependencies: ["AuthorTool"]),

    .target(name: "Painter", dependencies: ["Archive", "Profiles", "TextEngine", "FontLock", "ImageCodecs", "CPango", "CISAL"]),
    .target(name: "Scheduler", dependencies: ["Archive", "Profiles"]),
    .target(name: "Simulation", dependencies: ["Scheduler", "Profiles"], resources: [.embedInCode("Behaviors")]),
    .target(name: "ReloadCharts", dependencies: ["Archive", "TextEngine", "Scheduler", "Profiles", "Painter"]),
    // Stands before the C library in a test's executable.
    .target(name: "CVirtualClock"),
    .target(
      name: "WidgetTesting",
      dependencies: ["WidgetKit", "Archive", "Profiles", "Painter", "ImageCodecs", "Scheduler", "Simulation", "CVirtualClock"],
      swiftSettings: authorSettings),

    .testTarget(name: "AuthorToolTests", dependencies: ["AuthorTool"]),
    // An author's target: the plugin's work is part of what is tested.
    .testTarget(
      name: "AuthorSupportTests", dependencies: ["WidgetKit", "Archive", "SwiftUI", "Intents", "UIKit", "Assets"], exclude: ["Presented"],
      resources: [.process("Harbour.xcassets")], swiftSettings: authorSettings, plugins: ["AuthorSupport"]),
    .testTarget(name: "ArchiveTests", dependencies: ["Archive", .product(name: "SwiftProtobuf", package: "swift-protobuf")]),
    .testTarget(name: "TextEngineTests", dependencies: ["TextEngine", "SymbolTemplates"]),
    .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "Assets", "ImageCodecs", "TextEngine"], swiftSettings: authorSettings),
    .testTarget(
      name: "WidgetKitTests", dependencies: ["WidgetKit", "SwiftUI", "AppIntents", "Intents", "ActivityKit"], swiftSettings: authorSettings),
    .testTarget(
      name: "AuthorFrameworksTests",
      dependencies: [
        "SwiftUI", "UIKit", "CoreGraphics", "CoreText", "WatchKit", "DeveloperToolsSupport", "ImageCodecs", "ImageIO", "Combine",
        "CoreLocation", "os", "OSLog",
        "UniformTypeIdentifiers", "UserNotifications",
        "Archive",
        "TextEngine",
      ], swiftSettings: authorSettings),
    .testTarget(name: "ChartsTests", dependencies: ["Charts", "SwiftUI"], swiftSettings: authorSettings),
    .testTarget(
      name: "PainterTests", dependencies: ["Painter", "SwiftUI", "CoreGraphics", "ImageCodecs", "Archive", "TextEngine", "Profiles", "CISAL"],
      exclude: ["Goldens", "Images", "Symbols"]),
    .testTarget(name: "SchedulerTests", dependencies: ["Scheduler"]),
    .testTarget(name: "SimulationTests", dependencies: ["Simulation"]),
    .testTarget(name: "ReloadChartsTests", dependencies: ["ReloadCharts", "Simulation", "Scheduler", "Archive", "Painter"]),
    .testTarget(
      name: "WidgetTestingTests", dependencies: ["WidgetTesting", "WidgetKit", "CVirtualClock"], exclude: ["Pictures"], swiftSettings: authorSettings),
  ],
  swiftLanguageModes: [.v6]
)
