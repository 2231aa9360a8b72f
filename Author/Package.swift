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

let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")
let openCombine: Target.Dependency = .product(name: "OpenCombine", package: "OpenCombine")

let targets: [Target] = [
  // MARK: Libraries of the system
  system("COSLog"),
  system("CExtendedAttributes"),
  system("CCoreImage"),
  system("CSQLite", packages: ["libsqlite3-dev"]),
  // Clipper has a C++ interface; this is a plain one over it.
  .target(name: "CPathClipping", path: "Sources/SystemLibraries/CPathClipping", linkerSettings: [.linkedLibrary("polyclipping")]),
  // zlib and liblzma behind an interface of their own, so that who imports it needs no headers of theirs.
  .target(name: "CCompression", path: "Sources/SystemLibraries/CCompression", linkerSettings: [.linkedLibrary("z"), .linkedLibrary("lzma")]),
  // cmark-gfm likewise. The archives, because each release of the library has a file name of its own, by which programs would ask for it.
  .target(
    name: "CMarkdown", path: "Sources/SystemLibraries/CMarkdown",
    linkerSettings: [.linkedLibrary(":libcmark-gfm-extensions.a"), .linkedLibrary(":libcmark-gfm.a")]),
  .target(name: "CTypeRecords", path: "Sources/SystemLibraries/CTypeRecords"),

  // begin: modules (Scripts/write-modules makes these rows of modules.json)
  // MARK: Foundation
  // Of OpenCombine only the core; Exports.swift says why.
  foundation("Combine", ["FoundationCompat", openCombine]),
  // What only imitates C functions of Darwin and of Core Foundation; no module that draws uses it.
  foundation("DarwinCompat", engine("Basics") + ["CExtendedAttributes", "FoundationCompat"]),
  // Names of units and plural rules are Foundation's own copy of ICU, whose module does not say how it is linked.
  foundation("FoundationCompat", engine("Basics") + ["CCompression", "CMarkdown", "PreviewsMacros"], linkedLibrary: "_FoundationICU"),
  foundation("os", engine("Basics") + ["COSLog", "FoundationCompat", logging]),
  foundation("OSLog", ["os", "FoundationCompat"]),
  foundation("UniformTypeIdentifiers", ["FoundationCompat"]),

  // MARK: Drawing
  drawing("Assets", engine("Basics", "Profiles", "SymbolTemplates") + ["FoundationCompat"]),
  drawing("Charts", ["SwiftUICore"]),
  drawing("CoreGraphics", engine("Basics", "ImageCodecs", "CPango") + ["FoundationCompat", "CPathClipping", "_Testing_CoreGraphics"]),
  drawing("CoreImage", engine("ImageCodecs") + ["CCoreImage", "CoreGraphics", "FoundationCompat", "ImageIO", "_Testing_CoreImage"]),
  drawing("CoreText", engine("TextEngine", "WireSchema") + ["UIKitDrawing", "CoreGraphics", "FoundationCompat"]),
  drawing("DeveloperToolsSupport", ["Assets"]),
  drawing("ImageIO", engine("ImageCodecs") + ["CoreGraphics"]),
  drawing("QuartzCore", ["CoreGraphics"]),
  drawing(
    "SwiftUICore",
    engine("Basics", "WireSchema", "TextEngine", "Profiles", "SymbolTemplates", "ImageCodecs") + [
      "Assets", "Combine", "CoreGraphics", "CoreText", "UIKitDrawing", "FoundationCompat", "os", "PreviewsMacros",
    ]),
  // Swift Testing loads the modules that begin with _Testing beside CoreGraphics, UIKit and Core Image, by name.
  drawing("_Testing_CoreGraphics"),
  drawing("_Testing_CoreImage"),
  drawing("_Testing_UIKit"),
  // The part of UIKit that draws and measures.
  drawing(
    "UIKitDrawing",
    engine("WireSchema", "Profiles", "TextEngine", "SymbolTemplates", "ImageCodecs", "CPango") + [
      "Assets", "CoreGraphics", "CoreImage", "QuartzCore", "FoundationCompat", "UniformTypeIdentifiers", "_Testing_UIKit",
    ]),

  // MARK: Widgets
  widgets("ActivityKit", engine("Profiles", "WireSchema") + ["FoundationCompat", "HostConnection"]),
  widgets(
    "AppIntents",
    engine("WireSchema", "Profiles") + [
      "CTypeRecords", "SwiftUICore", "CoreLocation", "FoundationCompat", "UniformTypeIdentifiers", "PreviewsMacros",
    ]),
  widgets("ClockHandModules", ["FoundationCompat", "WidgetKit"]),
  widgets("ClockHandRotationKit", ["ClockHandModules"]),
  widgets("ClockRotationEffect", ["ClockHandModules"]),
  widgets("CoreLocation", engine("WireSchema", "Profiles") + ["FoundationCompat", "HostConnection"]),
  // The connection of an extension or of an app's program to its host.
  widgets("HostConnection", engine("WireSchema", "Profiles")),
  widgets("Intents", engine("WireSchema") + ["CoreLocation", "FoundationCompat"]),
  widgets("RelevanceKit", ["WidgetKit"]),
  widgets(
    "WidgetKit",
    engine("Basics", "WireSchema", "PaintingCost", "Profiles", "TextEngine", "CThreadFiles") + [
      "FoundationCompat", "SwiftUICore", "UIKitDrawing", "AppIntents", "Intents", "ActivityKit", "CoreLocation", "HostConnection",
    ]),

  // MARK: Data
  data("CoreData", engine("DataModels") + ["RecordStore", "CTypeRecords", "SwiftUICore", "Combine", "FoundationCompat"]),
  // Rows of objects in SQLite.
  data("RecordStore", ["CSQLite"]),
  data("SwiftData", ["RecordStore", "SwiftUICore", "FoundationCompat", "PreviewsMacros"]),
  // end: modules

  // MARK: Tools of an author's build
  // A library, so that no test depends on the macro: SwiftPM would compile all tests, and all that they use, for the compiler's process too.
  module("Tools", "MacroExpansion", engine("SwiftSourceText")),
  .macro(
    name: "PreviewsMacros", dependencies: ["MacroExpansion"], path: "Sources/Tools/PreviewsMacros", packageAccess: false, swiftSettings: settings),
  .plugin(name: "AuthorSupport", capability: .buildTool(), dependencies: ["author-tool"], path: "Sources/Tools/AuthorSupport"),
  // What the plugin runs in every author's build: little more than Foundation.
  module("Tools", "AuthorTool", engine("Basics", "SwiftSourceText", "SymbolTemplates", "DataModels")),
  .executableTarget(
    name: "author-tool", dependencies: ["AuthorTool"], path: "Sources/Tools/author-tool", packageAccess: false, swiftSettings: settings),

  // MARK: Testing widgets
  // Stands before the C library in a test's executable.
  .target(name: "CVirtualClock", path: "Sources/Testing/CVirtualClock"),
  module(
    "Testing", "WidgetTesting",
    engine("Basics", "WireSchema", "Profiles", "Painter", "TextEngine", "Scheduler", "Simulation", "ContentLint") + [
      "WidgetKit", "FoundationCompat", "CVirtualClock",
    ]),

  // MARK: Tests
  tests(
    "SwiftUICoreTests",
    engine("ImageCodecs", "Statements", "TestWaiting", "TextEngine", "WireSchema") + [
      "SwiftUICore", "UIKitDrawing", "Combine", "Assets", "FoundationCompat",
    ]),
  tests(
    "WidgetKitTests",
    engine("Statements", "TestWaiting", "WireSchema", "Profiles") + [
      "WidgetKit", "SwiftUICore", "AppIntents", "Intents", "CoreLocation", "ActivityKit", "RelevanceKit", "FoundationCompat", "HostConnection",
    ]),
  tests(
    "FrameworkTests",
    engine("Statements", "TestWaiting", "WireSchema", "Profiles", "TextEngine") + [
      "SwiftUICore", "UIKitDrawing", "CoreGraphics", "CoreText", "DeveloperToolsSupport", "ImageIO", "Combine", "CoreLocation", "os",
      "UniformTypeIdentifiers", "DarwinCompat", "FoundationCompat", "HostConnection", "QuartzCore", "CoreImage", "WidgetKit",
    ]),
  tests("ChartsTests", engine("Statements", "WireSchema", "TextEngine") + ["Charts", "SwiftUICore"]),
  tests("SwiftDataTests", engine("TestWaiting", "WireSchema") + ["SwiftData", "SwiftUICore", "WidgetKit", "RecordStore", "model-writer"]),
  // Another program on the store of a test.
  .executableTarget(name: "model-writer", dependencies: ["SwiftData"], path: "Tests/ModelWriter"),
  // An author's target: its data model and its managed objects are compiled as the plugin writes them.
  tests(
    "CoreDataTests",
    engine("WireSchema") + ["CoreData", "DarwinCompat", "FoundationCompat", "SwiftUICore", "WidgetKit", "RecordStore", "SwiftData", "object-writer"],
    exclude: ["Authored", "Garden.xcdatamodeld", "Diary.xcdatamodeld", "DiaryToDiary2.xcmappingmodel"], plugins: ["AuthorSupport"]),
  // Another program on the store of a test.
  .executableTarget(name: "object-writer", dependencies: ["CoreData"], path: "Tests/ObjectWriter"),
  // Pictures of views, painted by the engine.
  tests(
    "ViewPaintingTests",
    engine("Basics", "Painter", "PaintingCost", "Transitions", "ImageCodecs", "WireSchema", "TextEngine", "Profiles") + [
      "SwiftUICore", "WidgetKit", "CoreGraphics",
    ],
    exclude: ["Goldens", "Symbols"]),
  tests("TransitionPlanTests", engine("Transitions", "WireSchema", "Profiles", "TextEngine") + ["SwiftUICore", "WidgetKit"]),
  tests("AuthorToolTests", engine("SwiftSourceText", "DataModels") + ["AuthorTool"]),
  tests("MacroExpansionTests", ["MacroExpansion"]),
  tests("WidgetTestingTests", ["WidgetTesting", "WidgetKit", "SwiftUICore", "CVirtualClock"], exclude: ["Pictures"]),
  // Widgets with the faults of Documentation/lints.md, and its pictures.
  tests("LintPageTests", engine("Painter", "Simulation") + ["WidgetTesting", "WidgetKit", "SwiftUICore", "UIKitDrawing"]),

  // MARK: Fuzzing
  .target(
    name: "AuthorFuzzReaders", dependencies: engine("Fuzzing", "Profiles") + ["Assets", "AuthorTool", "FoundationCompat"],
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
