// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

// What an author's widget is compiled and tested with: Apple's frameworks that draw, schedule and configure widgets, under Apple's names, the tools of an
// author's build, and WidgetTesting. Frameworks that draw nothing are in Services. Each function below makes a target of one folder of Sources.

/// One name for Engine, Author and Services: what they share with `package` access is theirs alone and no interface for others.
let settings: [SwiftSetting] = [.unsafeFlags(["-package-name", "almanac"])]

/// Modules of the package Engine.
func engine(_ names: String...) -> [Target.Dependency] { names.map { .product(name: $0, package: "Engine") } }

/// A module in a folder of Sources.
func module(_ folder: String, _ name: String, _ dependencies: [Target.Dependency] = [], linkedLibrary: String? = nil) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(folder)/\(name)", packageAccess: false, swiftSettings: settings,
    linkerSettings: linkedLibrary.map { [.linkedLibrary($0)] })
}

/// What Apple's Foundation has and Foundation on Linux lacks, and what other frameworks are based on.
func foundation(_ name: String, _ dependencies: [Target.Dependency] = [], linkedLibrary: String? = nil) -> Target {
  module("Foundation", name, dependencies, linkedLibrary: linkedLibrary)
}

/// A framework that draws.
func drawing(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target { module("Drawing", name, dependencies) }

/// A framework of widgets, their configuration and their data.
func widgets(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target { module("Widgets", name, dependencies) }

/// A framework that stores an author's models.
func data(_ name: String, _ dependencies: [Target.Dependency]) -> Target { module("Data", name, dependencies) }

/// A library of the system, for Swift.
func system(_ name: String, packages: [String] = []) -> Target {
  .systemLibrary(name: name, path: "Sources/SystemLibraries/\(name)", providers: packages.isEmpty ? nil : [.apt(packages)])
}

/// The tests of a module.
func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [], plugins: [Target.PluginUsage] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, path: "Tests/\(name)", exclude: exclude, packageAccess: false, swiftSettings: settings,
    plugins: plugins)
}

// Under names of their own: the SDK has these modules, and a package that an author uses may bring other versions.
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log", moduleAliases: ["Logging": "AlmanacLogging"])
let openCombine: Target.Dependency = .product(name: "OpenCombine", package: "OpenCombine", moduleAliases: ["OpenCombine": "AlmanacOpenCombine"])

let targets: [Target] = [
  // MARK: Libraries of the system
  system("CAlmanacOSLog"),
  system("CAlmanacExtendedAttributes"),
  system("CAlmanacCoreImage"),
  system("CAlmanacSQLite", packages: ["libsqlite3-dev"]),
  system("CAlmanacZlib", packages: ["zlib1g-dev"]),
  // Clipper has a C++ interface; this is a plain one over it.
  .target(name: "CAlmanacPathClipping", path: "Sources/SystemLibraries/CAlmanacPathClipping", linkerSettings: [.linkedLibrary("polyclipping")]),
  // zlib and liblzma behind an interface of their own, so that who imports it needs no headers of theirs.
  .target(
    name: "CAlmanacCompression", path: "Sources/SystemLibraries/CAlmanacCompression", linkerSettings: [.linkedLibrary("z"), .linkedLibrary("lzma")]),
  // cmark-gfm likewise. The archives, because each release of the library has a file name of its own, by which programs would ask for it.
  .target(
    name: "CAlmanacMarkdown", path: "Sources/SystemLibraries/CAlmanacMarkdown",
    linkerSettings: [.linkedLibrary(":libcmark-gfm-extensions.a"), .linkedLibrary(":libcmark-gfm.a")]),
  .target(name: "CAlmanacTypeRecords", path: "Sources/SystemLibraries/CAlmanacTypeRecords"),
  .target(name: "CAlmanacTraps", path: "Sources/SystemLibraries/CAlmanacTraps"),

  // begin: modules (Scripts/write-modules makes these rows of modules.json)
  // MARK: Foundation
  // What only imitates C functions of Darwin and of Core Foundation; no module that draws uses it.
  foundation("AlmanacDarwinCompat", engine("AlmanacBasics") + ["CAlmanacExtendedAttributes", "AlmanacFoundationCompat"]),
  // Names of units and plural rules are Foundation's own copy of ICU, whose module does not say how it is linked.
  foundation(
    "AlmanacFoundationCompat", engine("AlmanacBasics") + ["CAlmanacCompression", "CAlmanacMarkdown", "PreviewsMacros"],
    linkedLibrary: "_FoundationICU"),
  // Of OpenCombine only the core; Exports.swift says why.
  foundation("Combine", ["AlmanacFoundationCompat", openCombine]),
  foundation("os", engine("AlmanacBasics") + ["CAlmanacOSLog", "AlmanacFoundationCompat", logging]),
  foundation("OSLog", ["os", "AlmanacFoundationCompat"]),
  foundation("UniformTypeIdentifiers", ["AlmanacFoundationCompat"]),

  // MARK: Drawing
  drawing("AlmanacAssets", engine("AlmanacBasics", "AlmanacProfiles", "AlmanacSymbolTemplates") + ["AlmanacFoundationCompat"]),
  // The part of UIKit that draws and measures.
  drawing(
    "AlmanacUIKitDrawing",
    engine("AlmanacWireSchema", "AlmanacProfiles", "AlmanacTextEngine", "AlmanacSymbolTemplates", "AlmanacImageCodecs", "CAlmanacPango") + [
      "AlmanacAssets", "CoreGraphics", "CoreImage", "QuartzCore", "AlmanacFoundationCompat", "UniformTypeIdentifiers", "_Testing_UIKit",
    ]),
  drawing("Charts", ["SwiftUICore"]),
  drawing(
    "CoreGraphics",
    engine("AlmanacBasics", "AlmanacImageCodecs", "CAlmanacPango") + ["AlmanacFoundationCompat", "CAlmanacPathClipping", "_Testing_CoreGraphics"]),
  drawing(
    "CoreImage", engine("AlmanacImageCodecs") + ["CAlmanacCoreImage", "CoreGraphics", "AlmanacFoundationCompat", "ImageIO", "_Testing_CoreImage"]),
  drawing("CoreText", engine("AlmanacTextEngine", "AlmanacWireSchema") + ["AlmanacUIKitDrawing", "CoreGraphics", "AlmanacFoundationCompat"]),
  drawing("DeveloperToolsSupport", ["AlmanacAssets"]),
  drawing("ImageIO", engine("AlmanacImageCodecs") + ["CoreGraphics"]),
  drawing("QuartzCore", ["CoreGraphics"]),
  drawing(
    "SwiftUICore",
    engine("AlmanacBasics", "AlmanacWireSchema", "AlmanacTextEngine", "AlmanacProfiles", "AlmanacSymbolTemplates", "AlmanacImageCodecs") + [
      "AlmanacAssets", "Combine", "CoreGraphics", "CoreText", "AlmanacUIKitDrawing", "AlmanacFoundationCompat", "os", "PreviewsMacros",
    ]),
  // Swift Testing loads the modules that begin with _Testing beside CoreGraphics, UIKit and Core Image, by name.
  drawing("_Testing_CoreGraphics"),
  drawing("_Testing_CoreImage"),
  drawing("_Testing_UIKit"),

  // MARK: Widgets
  widgets("ActivityKit", engine("AlmanacProfiles", "AlmanacWireSchema") + ["AlmanacFoundationCompat", "AlmanacHostConnection"]),
  widgets("AlmanacClockHandModules", ["AlmanacFoundationCompat", "WidgetKit"]),
  // The connection of an extension or of an app's program to its host.
  widgets("AlmanacHostConnection", engine("AlmanacWireSchema", "AlmanacProfiles")),
  widgets(
    "AppIntents",
    engine("AlmanacWireSchema", "AlmanacProfiles") + [
      "CAlmanacTypeRecords", "SwiftUICore", "CoreLocation", "AlmanacFoundationCompat", "UniformTypeIdentifiers", "PreviewsMacros",
    ]),
  widgets("ClockHandRotationKit", ["AlmanacClockHandModules"]),
  widgets("ClockRotationEffect", ["AlmanacClockHandModules"]),
  widgets("CoreLocation", engine("AlmanacWireSchema", "AlmanacProfiles") + ["AlmanacFoundationCompat", "AlmanacHostConnection"]),
  widgets("Intents", engine("AlmanacWireSchema") + ["CoreLocation", "AlmanacFoundationCompat"]),
  widgets("RelevanceKit", ["WidgetKit"]),
  widgets(
    "WidgetKit",
    engine("AlmanacBasics", "AlmanacWireSchema", "AlmanacPaintingCost", "AlmanacProfiles", "AlmanacTextEngine", "CAlmanacThreadFiles") + [
      "CAlmanacTraps", "AlmanacFoundationCompat", "SwiftUICore", "AlmanacUIKitDrawing", "AppIntents", "Intents", "ActivityKit", "CoreLocation",
      "AlmanacHostConnection",
    ]),

  // MARK: Data
  // Rows of objects in SQLite.
  data("AlmanacRecordStore", ["CAlmanacSQLite"]),
  data("CoreData", engine("AlmanacDataModels") + ["AlmanacRecordStore", "CAlmanacTypeRecords", "SwiftUICore", "Combine", "AlmanacFoundationCompat"]),
  data("SwiftData", ["AlmanacRecordStore", "SwiftUICore", "AlmanacFoundationCompat", "PreviewsMacros"]),
  // end: modules

  // MARK: Tools of an author's build
  // A library, so that no test depends on the macro: SwiftPM would compile all tests, and all that they use, for the compiler's process too.
  module("Tools", "MacroExpansion", engine("AlmanacSwiftSourceText")),
  .macro(
    name: "PreviewsMacros", dependencies: ["MacroExpansion"], path: "Sources/Tools/PreviewsMacros", packageAccess: false, swiftSettings: settings),
  .plugin(name: "AuthorSupport", capability: .buildTool(), dependencies: ["author-tool"], path: "Sources/Tools/AuthorSupport"),
  // What the plugin runs in every author's build: little more than Foundation.
  module("Tools", "AuthorTool", engine("AlmanacBasics", "AlmanacSwiftSourceText", "AlmanacSymbolTemplates", "AlmanacDataModels")),
  .executableTarget(
    name: "author-tool", dependencies: ["AuthorTool"], path: "Sources/Tools/author-tool", packageAccess: false, swiftSettings: settings),

  // MARK: Testing widgets
  // Stands before the C library in a test's executable.
  .target(name: "CAlmanacVirtualClock", path: "Sources/Testing/CAlmanacVirtualClock"),
  module(
    "Testing", "WidgetTesting",
    engine(
      "AlmanacBasics", "AlmanacWireSchema", "AlmanacProfiles", "AlmanacPainter", "AlmanacTextEngine", "AlmanacScheduler", "AlmanacSimulation",
      "AlmanacContentLint") + [
        "WidgetKit", "AlmanacFoundationCompat", "CAlmanacVirtualClock",
      ]),

  // MARK: Tests
  tests(
    "SwiftUICoreTests",
    engine("AlmanacImageCodecs", "Statements", "TestWaiting", "AlmanacTextEngine", "AlmanacWireSchema") + [
      "SwiftUICore", "AlmanacUIKitDrawing", "Combine", "AlmanacAssets", "AlmanacFoundationCompat",
    ]),
  tests(
    "WidgetKitTests",
    engine("Statements", "TestWaiting", "AlmanacWireSchema", "AlmanacProfiles") + [
      "WidgetKit", "SwiftUICore", "AppIntents", "Intents", "CoreLocation", "ActivityKit", "RelevanceKit", "AlmanacFoundationCompat",
      "AlmanacHostConnection",
    ]),
  tests(
    "FrameworkTests",
    engine("Statements", "TestWaiting", "AlmanacWireSchema", "AlmanacProfiles", "AlmanacTextEngine") + [
      "SwiftUICore", "AlmanacUIKitDrawing", "CoreGraphics", "CoreText", "DeveloperToolsSupport", "ImageIO", "Combine", "CoreLocation", "os",
      "UniformTypeIdentifiers", "AlmanacDarwinCompat", "AlmanacFoundationCompat", "AlmanacHostConnection", "QuartzCore", "CoreImage", "WidgetKit",
    ]),
  tests("ChartsTests", engine("Statements", "AlmanacWireSchema", "AlmanacTextEngine") + ["Charts", "SwiftUICore"]),
  tests(
    "SwiftDataTests", engine("TestWaiting", "AlmanacWireSchema") + ["SwiftData", "SwiftUICore", "WidgetKit", "AlmanacRecordStore", "model-writer"]),
  // Another program on the store of a test.
  .executableTarget(name: "model-writer", dependencies: ["SwiftData"], path: "Tests/ModelWriter"),
  // An author's target: its data model and its managed objects are compiled as the plugin writes them.
  tests(
    "CoreDataTests",
    engine("AlmanacWireSchema") + [
      "CoreData", "AlmanacDarwinCompat", "AlmanacFoundationCompat", "SwiftUICore", "WidgetKit", "AlmanacRecordStore", "SwiftData", "object-writer",
    ],
    exclude: ["Authored", "Garden.xcdatamodeld", "Diary.xcdatamodeld", "DiaryToDiary2.xcmappingmodel"], plugins: ["AuthorSupport"]),
  // Another program on the store of a test.
  .executableTarget(name: "object-writer", dependencies: ["CoreData"], path: "Tests/ObjectWriter"),
  // Pictures of views, painted by the engine.
  tests(
    "ViewPaintingTests",
    engine(
      "AlmanacBasics", "AlmanacPainter", "AlmanacPaintingCost", "AlmanacTransitions", "AlmanacImageCodecs", "AlmanacWireSchema", "AlmanacTextEngine",
      "AlmanacProfiles") + [
        "SwiftUICore", "WidgetKit", "CoreGraphics",
      ],
    exclude: ["Goldens", "Symbols"]),
  tests(
    "TransitionPlanTests", engine("AlmanacTransitions", "AlmanacWireSchema", "AlmanacProfiles", "AlmanacTextEngine") + ["SwiftUICore", "WidgetKit"]),
  tests("AuthorToolTests", engine("AlmanacSwiftSourceText", "AlmanacDataModels") + ["AuthorTool"]),
  tests("MacroExpansionTests", ["MacroExpansion"]),
  tests("WidgetTestingTests", ["WidgetTesting", "WidgetKit", "SwiftUICore", "CAlmanacVirtualClock"], exclude: ["Pictures"]),
  // Widgets with the faults of Documentation/lints.md, and its pictures.
  tests("LintPageTests", engine("AlmanacPainter", "AlmanacSimulation") + ["WidgetTesting", "WidgetKit", "SwiftUICore", "AlmanacUIKitDrawing"]),

  // MARK: Fuzzing
  .target(
    name: "AuthorFuzzReaders", dependencies: engine("Fuzzing", "AlmanacProfiles") + ["AlmanacAssets", "AuthorTool", "AlmanacFoundationCompat"],
    path: "Tests/Fuzz/FuzzReaders",
    packageAccess: false,
    swiftSettings: settings),
  .executableTarget(name: "author-fuzz-runner", dependencies: engine("Fuzzing") + ["AuthorFuzzReaders"], path: "Tests/Fuzz/FuzzRunner"),
  .testTarget(name: "AuthorFuzzCorpusTests", dependencies: engine("Fuzzing") + ["AuthorFuzzReaders"], path: "Tests/Fuzz/FuzzCorpusTests"),
]

let package = Package(
  name: "Author",
  products: targets.filter { [.regular, .system].contains($0.type) && $0.name != "AuthorFuzzReaders" }.map {
    .library(name: $0.name, targets: [$0.name])
  }
    + [
      .plugin(name: "AuthorSupport", targets: ["AuthorSupport"]),
      .executable(name: "author-tool", targets: ["author-tool"]),
    ],
  dependencies: [
    .package(path: "../Engine"),
    .package(url: "https://github.com/apple/swift-log.git", exact: "1.16.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine.git", exact: "0.14.0"),
  ],
  targets: targets,
  swiftLanguageModes: [.v6]
)

// `make docs` alone needs the documentation plugin, so no other build fetches it.
if Context.environment["ALMANAC_DOCS"] != nil {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin.git", exact: "1.5.0"))
}
