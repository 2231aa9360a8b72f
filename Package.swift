// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

// The folders under Sources/ and Tests/ are the layers of ARCHITECTURE.md; each function below makes a target of one layer.

/// A framework of Apple's, under Apple's name.
func apple(_ name: String, _ dependencies: [Target.Dependency] = [], linkedLibrary: String? = nil) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/AppleFrameworks/\(name)",
    linkerSettings: linkedLibrary.map { [.linkedLibrary($0)] })
}

/// A module that the author's side and the host both use.
func shared(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: "Sources/Shared/\(name)", exclude: exclude)
}

/// A part of the engine: painting, scheduling, simulation and its charts.
func engine(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: "Sources/Engine/\(name)", resources: resources)
}

/// A library of the system, for Swift.
func system(_ name: String, pkgConfig: String? = nil, packages: [String] = []) -> Target {
  .systemLibrary(name: name, path: "Sources/SystemLibraries/\(name)", pkgConfig: pkgConfig, providers: packages.isEmpty ? nil : [.apt(packages)])
}

/// The tests of a layer's module.
func tests(
  _ layer: String, _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [], resources: [Resource] = [],
  swiftSettings: [SwiftSetting] = [], plugins: [Target.PluginUsage] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, path: "Tests/\(layer)/\(name)", exclude: exclude, resources: resources, swiftSettings: swiftSettings,
    plugins: plugins)
}

/// A framework that does not draw widgets (Documentation/system-frameworks.md). In the SDK these are a library of their own, which an extension loads if it
/// uses one of them (Scripts/build-sdk).
func service(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target { apple(name, ["FoundationCompat"] + dependencies) }

/// Modules whose names packages of the host look for with `canImport`. What they export has another name; the SDK makes these by itself.
let shieldedModules = ["Network", "Security", "CommonCrypto", "SQLite3"]

/// The frameworks that do not draw widgets.
let serviceModules = [
  "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "AlarmKit", "AppKit", 
  "ApplicationServices", "AudioToolbox", "BackgroundTasks", "CFNetwork", "CarPlay", "Carbon",
  "ClockHandModules", "Cocoa", "CommonCryptoCore", "Compression", "Contacts", "CoreAudio",
  "CoreMedia", "CoreServices", "CoreSpotlight",
  "CoreTelephony", "CoreTransferable", "CoreVideo", "CoreWLAN", "CryptoKit", "EventKit", 
  "FamilyControls", "FoundationModels", "GameplayKit",
  "HealthKit", "IOKit", 
  "LocalAuthentication", "ManagedSettings", "MapKit",
  "MediaPlayer", "Metal", "MobileCoreServices",
  "NaturalLanguage", "NetworkCore", "NetworkExtension", 
  "PencilKit", "PhotosCore", "PhotosUI", "QuickLookThumbnailing", 
  "SecurityCore", "ServiceManagement",
  "StoreKit", "SwiftUICore", "SystemConfiguration", 
  "WatchConnectivity", "WeatherKit", "WebKit", "simd",
]

/// Every module that widget sources import, under Apple's names, and what stands in for Foundation's missing parts.
let authorModules = [
  "WidgetKit", "SwiftUI", "AppIntents", "Intents", "ActivityKit", "Charts", "Combine", "CoreGraphics", "CoreLocation", "CoreText", "ImageIO", "UIKit",
  "RelevanceKit", "WatchKit", "DeveloperToolsSupport", "os", "OSLog", "UniformTypeIdentifiers", "UserNotifications", "FoundationCompat",
  "_Testing_CoreGraphics", "_Testing_UIKit", "_Testing_AppKit", "_Testing_CoreImage", "CoreImage", "QuartzCore",
]

let crypto: Target.Dependency = .product(name: "Crypto", package: "swift-crypto")
let swiftProtobuf: Target.Dependency = .product(name: "SwiftProtobuf", package: "swift-protobuf")

let package = Package(
  name: "Almanac",
  products: [
    // What an author's manifest names: every author-facing module.
    .library(name: "WidgetKit", targets: authorModules + serviceModules + shieldedModules),
    // What Scripts/build-sdk links into a library of its own.
    .library(name: "SystemServices", targets: serviceModules),
    // What the host shares with the author's side.
    .library(name: "Basics", targets: ["Basics"]),
    .library(name: "KeychainKeys", targets: ["KeychainKeys"]),
    .library(name: "WireSchema", targets: ["WireSchema"]),
    .library(name: "Profiles", targets: ["Profiles"]),
    .library(name: "TextEngine", targets: ["TextEngine"]),
    .library(name: "PaintingCost", targets: ["PaintingCost"]),
    .library(name: "Painter", targets: ["Painter"]),
    .library(name: "Transitions", targets: ["Transitions"]),
    .library(name: "Scheduler", targets: ["Scheduler"]),
    .library(name: "Simulation", targets: ["Simulation"]),
    .library(name: "ContentLint", targets: ["ContentLint"]),
    .library(name: "ReloadCharts", targets: ["ReloadCharts"]),
    // Linked into every extension; the host's test extension is not built with WidgetKit.
    .library(name: "CThreadFiles", targets: ["CThreadFiles"]),
    .library(name: "SwiftSourceText", targets: ["SwiftSourceText"]),
    // For widgets that store models; others do not build it. Scripts/build-sdk links it into a library of its own, too.
    .library(name: "SwiftData", targets: ["SwiftData"]),
    .library(name: "CoreData", targets: ["CoreData"]),
    // For an author's test targets; a widget itself does not pay for it.
    .library(name: "WidgetTesting", targets: ["WidgetTesting"]),
    .plugin(name: "AuthorSupport", targets: ["AuthorSupport"]),
    .library(name: "SDKContents", targets: ["SDKContents"]),
  ],
  dependencies: [
    // Exact versions: a clone next year builds the same bytes (CONTRIBUTING.md says why Package.resolved is not committed).
    // Without its traits, which nothing here needs: SwiftPM passes several in an order that changes from build to build, and compiles it anew.
    .package(url: "https://github.com/apple/swift-protobuf.git", exact: "1.39.0", traits: []),
    // CryptoKit, and what CommonCrypto computes. CSwiftCrypto has names of this version.
    .package(url: "https://github.com/apple/swift-crypto.git", exact: "4.5.2"),
    .package(url: "https://github.com/apple/swift-log.git", exact: "1.16.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine.git", exact: "0.14.0"),
  ],
  targets: [
    // MARK: Libraries of the system
    system("CPango", pkgConfig: "pangocairo", packages: ["libpango1.0-dev", "libcairo2-dev"]),
    system("CISAL", pkgConfig: "libisal", packages: ["libisal-dev"]),
    system("COSLog"),
    system("CIOKit"),
    system("CExtendedAttributes"),
    system("CCommonCrypto"),
    system("CCoreImage"),
    system("CImageCodecs", packages: ["libturbojpeg0-dev", "libwebp-dev", "libgif-dev"]),
    system("CSQLite", packages: ["libsqlite3-dev"]),
    // Functions that the product Crypto has and does not name.
    system("CSwiftCrypto"),
    // Clipper has a C++ interface; this is a plain one over it.
    .target(name: "CPathClipping", path: "Sources/SystemLibraries/CPathClipping", linkerSettings: [.linkedLibrary("polyclipping")]),
    // libpng reports errors by longjmp; this reads a file's rows without one through Swift. Cairo's packages need libpng as well.
    .target(name: "CPNGRows", path: "Sources/SystemLibraries/CPNGRows", linkerSettings: [.linkedLibrary("png16")]),

    // zlib and liblzma behind an interface of their own, so that who imports it needs no headers of theirs.
    .target(
      name: "CCompression", path: "Sources/SystemLibraries/CCompression", linkerSettings: [.linkedLibrary("z"), .linkedLibrary("lzma")]),

    .target(name: "CThreadFiles", path: "Sources/SystemLibraries/CThreadFiles"),
    .target(name: "CTypeRecords", path: "Sources/SystemLibraries/CTypeRecords"),

    // MARK: Shared by the author's side and the host
    shared("Basics"),
    shared("WireSchema", ["Basics", swiftProtobuf]),
    // What painting a display list costs: an extension refuses what its host would refuse.
    shared("PaintingCost", ["WireSchema"]),
    shared("CProfileData"),
    shared("Profiles", ["WireSchema", "CProfileData"], exclude: ["Data"]),
    // Symbols of catalogs: read at run time, and checked when the author builds.
    shared("SymbolTemplates"),
    shared("FontLock"),
    // What a Core Data model says: written by the author tool, read by CoreData.
    shared("DataModels"),
    // The keys of keychains: used by Security, and handed to extensions by the host.
    shared("KeychainKeys", [crypto]),
    shared("ImageCodecs", ["Basics", "FontLock", "CPango", "CImageCodecs", "CPNGRows"]),
    shared("TextEngine", ["Basics", "WireSchema", "PaintingCost", "Profiles", "SymbolTemplates", "FontLock", "CPango"]),

    // MARK: Apple's frameworks
    // Names of units and plural rules are Foundation's own copy of ICU, whose module does not say how it is linked.
    apple("FoundationCompat", ["CCompression", "CExtendedAttributes", "PreviewsMacros"], linkedLibrary: "_FoundationICU"),
    // Of OpenCombine only the core; Sources/AppleFrameworks/Combine/Exports.swift says why.
    apple("Combine", ["FoundationCompat", .product(name: "OpenCombine", package: "OpenCombine")]),
    apple("os", ["Basics", "COSLog", "FoundationCompat", .product(name: "Logging", package: "swift-log")]),
    apple("OSLog", ["os", "FoundationCompat"]),
    // The connection of an extension or of an app's program to its host.
    apple("HostConnection", ["WireSchema", "Profiles"]),
    apple("CoreLocation", ["FoundationCompat", "HostConnection", "WireSchema", "Profiles"]),
    apple("UniformTypeIdentifiers", ["FoundationCompat"]),
    apple("UserNotifications", ["CoreLocation", "FoundationCompat", "UniformTypeIdentifiers"]),
    apple("ActivityKit", ["FoundationCompat", "HostConnection", "Profiles", "WireSchema"]),
    apple("Assets", ["Basics", "FoundationCompat", "Profiles", "SymbolTemplates"]),
    apple("RelevanceKit", ["WidgetKit"]),
    apple("DeveloperToolsSupport", ["Assets"]),
    // Swift Testing loads these beside CoreGraphics, UIKit and Core Image, by name.
    apple("_Testing_CoreGraphics"),
    apple("_Testing_UIKit"),
    apple("_Testing_AppKit"),
    apple("_Testing_CoreImage"),
    apple("CoreGraphics", ["Basics", "FoundationCompat", "ImageCodecs", "CPango", "CPathClipping", "_Testing_CoreGraphics"]),
    apple("CoreImage", ["CCoreImage", "CoreGraphics", "FoundationCompat", "ImageCodecs", "ImageIO", "_Testing_CoreImage"]),
    apple("QuartzCore", ["CoreGraphics"]),
    apple("ImageIO", ["CoreGraphics", "ImageCodecs"]),
    apple(
      "UIKit",
      [
        "WireSchema", "Profiles", "TextEngine", "SymbolTemplates", "Assets", "CoreGraphics", "CoreImage", "QuartzCore", "ImageCodecs", "CPango",
        "FoundationCompat", "UniformTypeIdentifiers", "UserNotifications", "_Testing_UIKit",
      ]),
    apple("WatchKit", ["UIKit"]),
    apple("CoreText", ["UIKit", "CoreGraphics", "TextEngine", "WireSchema", "FoundationCompat"]),
    apple(
      "SwiftUI",
      [
        "Basics", "WireSchema", "TextEngine", "SymbolTemplates", "Assets", "Combine", "CoreGraphics", "CoreText", "HostConnection", "ImageCodecs",
        "UIKit", "FoundationCompat", "PreviewsMacros", "UniformTypeIdentifiers", "WatchKit",
      ]),
    apple(
      "AppIntents",
      ["CTypeRecords", "WireSchema", "Profiles", "SwiftUI", "CoreLocation", "FoundationCompat", "UniformTypeIdentifiers", "PreviewsMacros"]),
    apple("Intents", ["WireSchema", "CoreLocation", "FoundationCompat"]),
    apple("Charts", ["SwiftUI"]),
    // Rows of objects in SQLite.
    apple("RecordStore", ["CSQLite"]),
    apple("SwiftData", ["RecordStore", "SwiftUI", "FoundationCompat", "PreviewsMacros"]),
    apple("CoreData", ["RecordStore", "DataModels", "CTypeRecords", "SwiftUI", "Combine", "FoundationCompat"]),
    apple(
      "WidgetKit",
      [
        "SwiftUI", "UIKit", "AppIntents", "Intents", "ActivityKit", "CoreLocation", "HostConnection", "Basics", "WireSchema", "PaintingCost",
        "Profiles", "TextEngine", "CThreadFiles",
      ]),

    // MARK: Apple's frameworks that do not draw widgets
    service("AVFAudio", ["AVFoundation"]),
    service("AVFoundation", ["AudioToolbox", "CoreGraphics", "CoreImage", "CoreMedia", "CoreVideo", "QuartzCore"]),
    service("AVKit", ["AVFoundation", "AppKit", "SwiftUI", "UIKit"]),
    service("Accelerate"),
    service("AlarmKit", ["ActivityKit", "AppIntents", "SwiftUI"]),
    service("ApplicationServices", ["CoreGraphics"]),
    service("AudioToolbox"),
    service("BackgroundTasks"),
    service("CFNetwork"),
    service("CarPlay", ["UIKit"]),
    service("Carbon", ["ApplicationServices", "CoreServices"]),
    service("ClockHandModules", ["WidgetKit"]),
    service("Accessibility", ["CoreGraphics"]),
    service(
      "AppKit",
      ["ApplicationServices", "Assets", "CoreGraphics", "CoreImage", "QuartzCore", "SwiftUI", "UIKit", "UniformTypeIdentifiers", "_Testing_AppKit"]),
    service("Cocoa", ["AppKit"]),
    service("CommonCryptoCore", ["CCommonCrypto", "CSwiftCrypto", crypto]),
    service("Compression", ["CCompression"]),
    service("Contacts", ["CoreLocation"]),
    service("CoreAudio", ["AudioToolbox"]),
    service("CoreMedia", ["AudioToolbox", "CoreVideo"]),
    service("CoreServices", ["UniformTypeIdentifiers"]),
    service("CoreSpotlight", ["AppIntents", "PreviewsMacros", "UniformTypeIdentifiers"]),
    service("CoreTelephony"),
    service("CoreTransferable", ["SwiftUI"]),
    service("CoreVideo", ["CoreImage"]),
    service("CoreWLAN", ["SecurityCore"]),
    service("CryptoKit", [crypto]),
    service("EventKit", ["CoreGraphics", "CoreLocation"]),
    service("FamilyControls", ["Combine", "ManagedSettings", "SwiftUI"]),
    service("FoundationModels", ["PreviewsMacros"]),
    service("GameplayKit"),
    service("HealthKit", ["CoreLocation", "WatchKit"]),
    service("IOKit", ["CIOKit"]),
    service("LocalAuthentication"),
    service("ManagedSettings"),
    service("MapKit", ["CoreLocation", "SwiftUI", "UIKit"]),
    service("MediaPlayer", ["UIKit"]),
    service("Metal", ["QuartzCore"]),
    service("MobileCoreServices", ["CoreServices"]),
    service("NaturalLanguage"),
    service("NetworkCore", ["SecurityCore"]),
    service("NetworkExtension", ["NetworkCore"]),
    service("PencilKit", ["CoreGraphics", "UIKit"]),
    service("PhotosCore", ["AVFoundation", "CoreLocation", "UIKit"]),
    service("PhotosUI", ["PhotosCore", "SwiftUI", "UIKit", "UniformTypeIdentifiers"]),
    service("QuickLookThumbnailing", ["AppKit", "CoreGraphics", "ImageCodecs", "UIKit", "UniformTypeIdentifiers"]),
    service("SecurityCore", ["Basics", "KeychainKeys", crypto]),
    service("ServiceManagement"),
    service("StoreKit", ["SwiftUI"]),
    service("SwiftUICore", ["SwiftUI"]),
    service("SystemConfiguration", ["NetworkCore"]),
    service("WatchConnectivity"),
    service("WeatherKit", ["CoreLocation"]),
    service("WebKit", ["SecurityCore", "SwiftUI", "UIKit"]),
    service("simd"),
    // Scripts/build-sdk compiles these four for the SDK.
    apple("Network", ["NetworkCore"]),
    apple("Security", ["SecurityCore"]),
    apple("CommonCrypto", ["CommonCryptoCore"]),
    apple("SQLite3", ["CSQLite"]),

    // MARK: The engine
    engine("Painter", ["Basics", "WireSchema", "PaintingCost", "Profiles", "TextEngine", "FontLock", "ImageCodecs", "CPango", "CISAL"]),
    engine("Transitions", ["WireSchema", "PaintingCost", "Profiles"]),
    engine("Scheduler", ["Basics", "WireSchema", "Profiles"]),
    engine("Simulation", ["Basics", "Scheduler", "Profiles"], resources: [.embedInCode("Behaviors")]),
    // Advice on what a widget draws.
    engine("ContentLint", ["WireSchema", "Profiles", "Simulation"]),
    engine("ReloadCharts", ["WireSchema", "TextEngine", "Scheduler", "Profiles", "Painter"]),

    // MARK: Tools of an author's build
    // The lexer of Swift sources and the evaluator of `#if` conditions. It uses only the standard library.
    .target(name: "SwiftSourceText", path: "Sources/AuthorTools/SwiftSourceText"),
    // A library, so that no test depends on the macro: SwiftPM would compile all tests, and all that they use, for the compiler's process too.
    .target(name: "MacroExpansion", dependencies: ["SwiftSourceText"], path: "Sources/AuthorTools/MacroExpansion"),
    .macro(name: "PreviewsMacros", dependencies: ["MacroExpansion"], path: "Sources/AuthorTools/PreviewsMacros"),
    .plugin(name: "AuthorSupport", capability: .buildTool(), dependencies: ["author-tool"], path: "Sources/AuthorTools/AuthorSupport"),
    // What the plugin runs in every author's build: little more than Foundation.
    .target(
      name: "AuthorTool", dependencies: ["Basics", "SwiftSourceText", "SymbolTemplates", "DataModels"], path: "Sources/AuthorTools/AuthorTool"),
    .executableTarget(name: "author-tool", dependencies: ["AuthorTool"], path: "Sources/AuthorTools/author-tool"),
    // What the SDK contains: Scripts/build-sdk builds this target for its dependencies, and the tool and macros with them.
    .target(
      name: "SDKContents", dependencies: (authorModules + serviceModules + ["SwiftData", "CoreData", "WidgetTesting"]).map { .byName(name: $0) },
      path: "Sources/AuthorTools/SDKContents",
      plugins: ["AuthorSupport"]),

    // MARK: Testing widgets
    // Stands before the C library in a test's executable.
    .target(name: "CVirtualClock", path: "Sources/Testing/CVirtualClock"),
    .target(
      name: "WidgetTesting",
      dependencies: [
        "WidgetKit", "FoundationCompat", "Basics", "WireSchema", "Profiles", "Painter", "TextEngine", "Scheduler", "Simulation", "ContentLint",
        "CVirtualClock",
      ],
      path: "Sources/Testing/WidgetTesting"),

    // MARK: Tests
    tests("Shared", "BasicsTests", ["Basics"]),
    tests("Shared", "WireSchemaTests", ["Basics", "WireSchema", swiftProtobuf]),
    tests("Shared", "ProfilesTests", ["Profiles", "WireSchema"]),
    tests("Shared", "TextEngineTests", ["Basics", "TextEngine", "WireSchema", "Profiles", "SymbolTemplates"]),
    tests(
      "AppleFrameworks", "SwiftUITests", ["SwiftUI", "UIKit", "Combine", "Assets", "ImageCodecs", "TextEngine", "WireSchema"]),
    tests(
      "AppleFrameworks", "WidgetKitTests",
      [
        "WidgetKit", "SwiftUI", "AppIntents", "Intents", "CoreLocation", "ActivityKit", "RelevanceKit", "FoundationCompat", "HostConnection",
        "WireSchema", "Profiles",
      ]),
    tests(
      "AppleFrameworks", "SmallFrameworksTests",
      [
        "SwiftUI", "UIKit", "CoreGraphics", "CoreImage", "CoreText", "DeveloperToolsSupport", "ImageIO", "Combine", "CoreLocation", "os",
        "QuartzCore", "UniformTypeIdentifiers", "FoundationCompat", "HostConnection", "WireSchema", "Profiles", "TextEngine",
      ]),
    tests(
      "AppleFrameworks", "SystemFrameworksTests",
      [
        "Accelerate", "Accessibility", "AlarmKit", "AppKit", "ApplicationServices", "AudioToolbox", "AVFAudio",
        "AVFoundation", "AVKit", "BackgroundTasks", "Carbon", "CarPlay", "CommonCrypto",
        "Compression", "Contacts", "CoreAudio", "CoreImage", "CoreLocation", "CoreMedia",
        "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreTransferable", "CoreVideo", "CoreWLAN", "CryptoKit",
        "EventKit", "FamilyControls", "FoundationCompat",
        "FoundationModels", "GameplayKit", "HealthKit", "ImageIO",
        "IOKit", "keychain-writer", "KeychainKeys",
        "LocalAuthentication", "ManagedSettings", "MapKit", "MediaPlayer", "Metal", 
        "NaturalLanguage", "Network", "NetworkExtension", "os",
        "PencilKit", "PhotosCore", "PhotosUI", "Profiles", "QuartzCore", 
        "QuickLookThumbnailing", "Security", 
        "simd", "SQLite3", "StoreKit", "SwiftUI", "SystemConfiguration", 
        "UIKit", "UniformTypeIdentifiers", "UserNotifications", "WatchConnectivity", "WatchKit",
        "WeatherKit", "WebKit", "WidgetKit", "WireSchema", 
      ]),
    // Another program on the keychain of a test.
    .executableTarget(name: "keychain-writer", dependencies: ["Security"], path: "Tests/AppleFrameworks/KeychainWriter"),
    tests("AppleFrameworks", "ChartsTests", ["Charts", "SwiftUI", "WireSchema", "TextEngine"]),
    tests("AppleFrameworks", "SwiftDataTests", ["SwiftData", "SwiftUI", "WidgetKit", "RecordStore", "WireSchema", "model-writer"]),
    // Another program on the store of a test.
    .executableTarget(name: "model-writer", dependencies: ["SwiftData"], path: "Tests/AppleFrameworks/ModelWriter"),
    // An author's target: its data model and its managed objects are compiled as the plugin writes them.
    tests(
      "AppleFrameworks", "CoreDataTests",
      ["CoreData", "FoundationCompat", "HealthKit", "SwiftUI", "WidgetKit", "RecordStore", "SwiftData", "WireSchema", "object-writer"],
      exclude: ["Authored", "Garden.xcdatamodeld", "Diary.xcdatamodeld", "DiaryToDiary2.xcmappingmodel"], plugins: ["AuthorSupport"]),
    // Another program on the store of a test.
    .executableTarget(name: "object-writer", dependencies: ["CoreData"], path: "Tests/AppleFrameworks/ObjectWriter"),
    // One author's sources in both language modes: what is in Swift6AuthorTests is linked from Swift5AuthorTests.
    tests("AppleFrameworks", "Swift6AuthorTests", ["WidgetTesting", "WidgetKit", "SwiftUI", "AppIntents", "Combine"]),
    tests(
      "AppleFrameworks", "Swift5AuthorTests", ["WidgetTesting", "WidgetKit", "SwiftUI", "AppIntents", "Combine"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    tests(
      "Engine", "PainterTests",
      [
        "Basics", "Painter", "PaintingCost", "Transitions", "SwiftUI", "WidgetKit", "CoreGraphics", "ImageCodecs", "WireSchema", "TextEngine",
        "Profiles", "CISAL",
      ],
      exclude: ["Goldens", "Images", "Symbols"]),
    tests("Engine", "TransitionsTests", ["Transitions", "SwiftUI", "WidgetKit", "WireSchema", "Profiles", "TextEngine"]),
    tests("Engine", "SchedulerTests", ["Basics", "Scheduler", "Profiles"]),
    tests("Engine", "SimulationTests", ["Basics", "Simulation", "Scheduler", "Profiles"]),
    tests("Engine", "ContentLintTests", ["ContentLint", "Simulation", "Profiles", "WireSchema"]),
    tests("Engine", "ReloadChartsTests", ["ReloadCharts", "Simulation", "Scheduler", "Profiles", "WireSchema", "Painter"]),
    tests("AuthorTools", "SwiftSourceTextTests", ["SwiftSourceText"]),
    tests("AuthorTools", "AuthorToolTests", ["AuthorTool", "SwiftSourceText", "DataModels"]),
    tests("AuthorTools", "MacroExpansionTests", ["MacroExpansion"]),
    // An author's target: the plugin's work is part of what is tested.
    tests(
      "AuthorTools", "AuthorSupportTests",
      [
        "WidgetKit", "WireSchema", "SwiftUI", "Intents", "UIKit", "Assets", "Combine", "FoundationCompat", "Security",
        "UniformTypeIdentifiers", "UserNotifications",
      ],
      exclude: ["PlatformSources"], resources: [.process("Harbour.xcassets")], plugins: ["AuthorSupport"]),
    tests(
      "Testing", "WidgetTestingTests", ["WidgetTesting", "WidgetKit", "SwiftUI", "CVirtualClock"], exclude: ["Pictures"]),
    // Widgets with the faults of Documentation/lints.md, and its pictures.
    tests("Testing", "LintPageTests", ["WidgetTesting", "WidgetKit", "SwiftUI", "UIKit", "Painter"]),

    // MARK: Fuzzing
    // Readers of foreign bytes. Scripts/fuzz runs them with libFuzzer; a test reads the inputs that are kept.
    // The test depends on the library: SwiftPM does not wait for an executable before it compiles tests in a package that has macros.
    .target(
      name: "FuzzReaders",
      dependencies: [
        "WireSchema", "Profiles", "PaintingCost", "Painter", "ImageCodecs", "SymbolTemplates", "TextEngine", "Assets", "AuthorTool",
        "SwiftSourceText", "Compression", "Contacts", "EventKit", "HealthKit",
      ],
      path: "Tests/Fuzz/FuzzReaders"),
    .executableTarget(name: "fuzz-runner", dependencies: ["FuzzReaders"], path: "Tests/Fuzz/FuzzRunner"),
    tests("Fuzz", "FuzzCorpusTests", ["FuzzReaders"]),
  ],
  swiftLanguageModes: [.v6]
)

// `make docs` alone needs the documentation plugin, so no other build fetches it.
if Context.environment["ALMANAC_DOCS"] != nil {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin.git", exact: "1.5.0"))
}

// The command builds widget packages against its SDK, which has all of this compiled. Then this package is what SDK/Package.swift describes, and an
// author's manifest that depends on a checkout or a repository of Almanac stays as it is.
if Context.environment["ALMANAC_SDK"]?.isEmpty == false {
  package.dependencies = []
  package.products = [
    .library(name: "WidgetKit", targets: ["AlmanacSDK"]),
    .library(name: "SwiftData", targets: ["AlmanacSDK"]),
    .library(name: "CoreData", targets: ["AlmanacSDK"]),
    .library(name: "WidgetTesting", targets: ["AlmanacSDK", "CVirtualClock"]),
    .plugin(name: "AuthorSupport", targets: ["AuthorSupport"]),
  ]
  package.targets = [
    .target(name: "AlmanacSDK", path: "SDK/Sources/AlmanacSDK"),
    .target(name: "CVirtualClock", path: "Sources/Testing/CVirtualClock"),
    // Finds its tool in the SDK.
    .plugin(name: "AuthorSupport", capability: .buildTool(), path: "Sources/AuthorTools/AuthorSupport"),
  ]
}
