// swift-tools-version: 6.1
import PackageDescription

// Apple's frameworks that draw no widget. Sources/Working has those with a counterpart on Linux, Sources/Inert those that compile and refuse.
// In the SDK they are a library of their own, which an extension loads if it uses one of them (Scripts/build-sdk).

/// One name for Engine, Author and Services: what they share with `package` access is theirs alone and no interface for others.
let settings: [SwiftSetting] = [.unsafeFlags(["-package-name", "almanac"])]

/// Modules of the package Engine.
func engine(_ names: String...) -> [Target.Dependency] { names.map { .product(name: $0, package: "Engine") } }

/// Modules of the package Author.
func author(_ names: String...) -> [Target.Dependency] { names.map { .product(name: $0, package: "Author") } }

/// A module in a folder of Sources.
func module(_ folder: String, _ name: String, _ dependencies: [Target.Dependency], _ settings: [SwiftSetting] = settings) -> Target {
  .target(name: name, dependencies: dependencies, path: "Sources/\(folder)/\(name)", packageAccess: false, swiftSettings: settings)
}

/// A framework with a counterpart on Linux.
func working(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target { module("Working", name, dependencies) }

/// A framework that compiles and refuses, keeps values, or exports another one.
/// Release builds do not optimize these modules: their code does little work, and optimizing the four largest takes eight times as long to compile.
func inert(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  module("Inert", name, dependencies, settings + [.unsafeFlags(["-Onone"], .when(configuration: .release))])
}

/// A library of the system, for Swift.
func system(_ name: String) -> Target { .systemLibrary(name: name, path: "Sources/SystemLibraries/\(name)") }

let crypto: Target.Dependency = .product(name: "Crypto", package: "swift-crypto")

let frameworks: [Target] = [
  // MARK: Libraries of the system
  system("CAlmanacCommonCrypto"),
  system("CAlmanacIOKit"),
  // Functions that the product Crypto has and does not name.
  system("CAlmanacSwiftCrypto"),

  // begin: modules (Scripts/write-modules makes these rows of modules.json)
  // MARK: Frameworks with a counterpart on Linux
  working("Accelerate", author("AlmanacFoundationCompat")),
  working("Accessibility", author("AlmanacFoundationCompat", "CoreGraphics")),
  working("AlarmKit", author("AlmanacFoundationCompat", "ActivityKit", "AppIntents") + ["SwiftUI"]),
  // The part of AppKit that draws.
  working(
    "AlmanacAppKitDrawing",
    author(
      "AlmanacFoundationCompat", "AlmanacAssets", "CoreGraphics", "CoreImage", "QuartzCore", "SwiftUICore", "AlmanacUIKitDrawing",
      "UniformTypeIdentifiers") + ["_Testing_AppKit"]),
  working("CommonCrypto", author("AlmanacFoundationCompat") + ["CAlmanacCommonCrypto", "CAlmanacSwiftCrypto", crypto]),
  working("Compression", author("AlmanacFoundationCompat", "CAlmanacCompression")),
  working("Contacts", author("AlmanacFoundationCompat", "CoreLocation")),
  working("CoreMedia", author("AlmanacFoundationCompat") + ["AudioToolbox", "CoreVideo"]),
  working("CoreServices", author("AlmanacFoundationCompat", "UniformTypeIdentifiers")),
  working("CryptoKit", author("AlmanacFoundationCompat") + [crypto]),
  working("EventKit", author("AlmanacFoundationCompat", "CoreGraphics", "CoreLocation")),
  working("FoundationModels", author("AlmanacFoundationCompat")),
  working("GameplayKit", author("AlmanacFoundationCompat")),
  working("HealthKit", author("AlmanacFoundationCompat", "CoreLocation") + ["WatchKit"]),
  working("MapKit", author("AlmanacFoundationCompat", "CoreLocation") + ["SwiftUI", "UIKit"]),
  working("NaturalLanguage", author("AlmanacFoundationCompat")),
  working("Network", author("AlmanacFoundationCompat") + ["Security"]),
  working("PencilKit", author("AlmanacFoundationCompat", "CoreGraphics") + ["UIKit"]),
  working(
    "QuickLookThumbnailing",
    engine("AlmanacImageCodecs") + author("AlmanacFoundationCompat", "CoreGraphics", "AlmanacUIKitDrawing", "UniformTypeIdentifiers") + [
      "AlmanacAppKitDrawing"
    ]),
  working("Security", engine("AlmanacBasics", "AlmanacKeychainKeys") + author("AlmanacFoundationCompat") + [crypto]),
  working("simd", author("AlmanacFoundationCompat")),
  working("SQLite3", author("CAlmanacSQLite")),
  working("SystemConfiguration", author("AlmanacFoundationCompat") + ["Network"]),
  working("_Testing_AppKit"),
  working("UserNotifications", author("CoreLocation", "AlmanacFoundationCompat", "UniformTypeIdentifiers")),
  working("zlib", author("CAlmanacZlib")),

  // MARK: Frameworks that compile and refuse
  inert(
    "AppKit",
    author("CoreGraphics", "CoreImage", "AlmanacFoundationCompat", "QuartzCore", "UniformTypeIdentifiers") + [
      "AlmanacAppKitDrawing", "ApplicationServices", "SwiftUI", "UIKit",
    ]),
  // AppKit and Carbon export it.
  inert("ApplicationServices", author("AlmanacDarwinCompat", "AlmanacFoundationCompat", "CoreGraphics")),
  inert("AudioToolbox", author("AlmanacFoundationCompat")),
  inert("AVFAudio", author("AlmanacFoundationCompat") + ["AVFoundation"]),
  inert("AVFoundation", author("AlmanacFoundationCompat", "CoreGraphics", "CoreImage", "QuartzCore") + ["AudioToolbox", "CoreMedia", "CoreVideo"]),
  inert("AVKit", author("AlmanacFoundationCompat") + ["SwiftUI", "UIKit", "AVFoundation", "AppKit"]),
  inert("BackgroundTasks", author("AlmanacFoundationCompat")),
  inert("Carbon", author("AlmanacFoundationCompat") + ["ApplicationServices", "CoreServices"]),
  inert("CarPlay", author("AlmanacFoundationCompat") + ["UIKit"]),
  inert("CFNetwork", author("AlmanacFoundationCompat")),
  inert("Cocoa", author("AlmanacFoundationCompat") + ["AppKit"]),
  inert("CoreAudio", author("AlmanacFoundationCompat") + ["AudioToolbox"]),
  inert("CoreSpotlight", author("AlmanacFoundationCompat", "AppIntents", "UniformTypeIdentifiers")),
  inert("CoreTelephony", author("AlmanacFoundationCompat")),
  inert("CoreTransferable", author("AlmanacFoundationCompat") + ["SwiftUI"]),
  inert("CoreVideo", author("AlmanacFoundationCompat", "CoreImage")),
  inert("CoreWLAN", author("AlmanacFoundationCompat") + ["Security"]),
  inert("FamilyControls", author("AlmanacFoundationCompat", "Combine") + ["SwiftUI", "ManagedSettings"]),
  inert("IOKit", author("AlmanacDarwinCompat", "AlmanacFoundationCompat") + ["CAlmanacIOKit"]),
  inert("LocalAuthentication", author("AlmanacFoundationCompat")),
  inert("ManagedSettings", author("AlmanacFoundationCompat")),
  inert("MediaPlayer", author("AlmanacFoundationCompat") + ["UIKit"]),
  inert("Metal", author("AlmanacFoundationCompat", "QuartzCore")),
  inert("MobileCoreServices", author("AlmanacFoundationCompat") + ["CoreServices"]),
  inert("NetworkExtension", author("AlmanacFoundationCompat") + ["Network"]),
  inert("Photos", author("AlmanacFoundationCompat", "CoreLocation") + ["UIKit", "AVFoundation"]),
  inert("PhotosUI", author("AlmanacFoundationCompat", "UniformTypeIdentifiers") + ["SwiftUI", "UIKit", "Photos"]),
  inert("ServiceManagement", author("AlmanacFoundationCompat")),
  inert("StoreKit", author("AlmanacFoundationCompat") + ["SwiftUI"]),
  inert(
    "SwiftUI",
    engine("AlmanacBasics", "AlmanacWireSchema", "AlmanacTextEngine")
      + author("CoreGraphics", "AlmanacFoundationCompat", "AlmanacHostConnection", "SwiftUICore", "UniformTypeIdentifiers") + ["UIKit", "WatchKit"]),
  inert(
    "UIKit",
    author("CoreGraphics", "AlmanacDarwinCompat", "AlmanacFoundationCompat", "AlmanacUIKitDrawing", "UniformTypeIdentifiers") + ["UserNotifications"]),
  inert("WatchConnectivity", author("AlmanacFoundationCompat")),
  inert("WatchKit", ["UIKit"]),
  inert("WeatherKit", author("AlmanacFoundationCompat", "CoreLocation")),
  inert("WebKit", author("AlmanacFoundationCompat") + ["SwiftUI", "UIKit", "Security"]),
  // end: modules
]

// begin: importable (made by Scripts/write-modules of modules.json)
/// What an author's sources import of the package Author, by its name or with another module.
let importable = author(
  "ActivityKit", "AlmanacDarwinCompat", "AlmanacFoundationCompat", "AlmanacUIKitDrawing", "AppIntents", "Charts", "ClockHandRotationKit",
  "ClockRotationEffect", "Combine", "CoreData", "CoreGraphics", "CoreImage", "CoreLocation", "CoreText", "DeveloperToolsSupport", "ImageIO",
  "Intents", "os", "OSLog", "QuartzCore", "RelevanceKit", "SwiftData", "SwiftUICore", "_Testing_CoreGraphics", "_Testing_CoreImage",
  "_Testing_UIKit", "UniformTypeIdentifiers", "WidgetKit")
// end: importable

let package = Package(
  name: "Services",
  products: [.library(name: "Services", targets: frameworks.filter { $0.type != .system }.map(\.name))],
  dependencies: [
    .package(path: "../Engine"),
    .package(path: "../Author"),
    // CryptoKit, and what CommonCrypto computes. CAlmanacSwiftCrypto has names of this version.
    .package(url: "https://github.com/apple/swift-crypto.git", exact: "4.5.2"),
  ],
  targets: frameworks + [
    // What the SDK contains: Scripts/build-sdk builds this target for its dependencies, and the tool and macros with them.
    .target(
      name: "SDKContents",
      dependencies: importable + author("WidgetTesting") + frameworks.filter { $0.type != .system }.map { .byName(name: $0.name) },
      plugins: [.plugin(name: "AuthorSupport", package: "Author")]),

    // MARK: Tests
    .testTarget(
      name: "ServicesTests",
      dependencies: engine("AlmanacKeychainKeys", "AlmanacProfiles", "TestWaiting", "AlmanacTextEngine", "AlmanacWireSchema")
        + importable + frameworks.filter { $0.type != .system }.map { .byName(name: $0.name) } + ["keychain-writer"],
      packageAccess: false, swiftSettings: settings),
    // What of SwiftUI is no part of SwiftUICore, with the fixtures of SwiftUICore's tests.
    .testTarget(
      name: "SwiftUITests",
      dependencies: engine("AlmanacImageCodecs", "AlmanacTextEngine", "AlmanacWireSchema")
        + author("AppIntents", "AlmanacFoundationCompat", "WidgetKit") + ["SwiftUI", "UIKit"],
      packageAccess: false, swiftSettings: settings),
    // An author's targets: the plugin's work is part of what is tested.
    .testTarget(
      name: "AuthorSupportTests",
      dependencies: engine("TestWaiting", "AlmanacWireSchema")
        + author("AlmanacAssets", "Combine", "AlmanacDarwinCompat", "AlmanacFoundationCompat", "Intents", "UniformTypeIdentifiers", "WidgetKit")
        + ["SwiftUI", "UIKit", "UserNotifications"],
      exclude: ["PlatformSources"], resources: [.process("Harbour.xcassets")], packageAccess: false, swiftSettings: settings,
      plugins: [.plugin(name: "AuthorSupport", package: "Author")]),
    .testTarget(
      name: "AuthoredServicesTests", dependencies: author("Combine", "AlmanacDarwinCompat", "AlmanacFoundationCompat") + ["Security"],
      exclude: ["PlatformSources"],
      packageAccess: false, swiftSettings: settings, plugins: [.plugin(name: "AuthorSupport", package: "Author")]),
    // One author's sources in both language modes: what is in Swift6AuthorTests is linked from Swift5AuthorTests.
    .testTarget(
      name: "Swift6AuthorTests", dependencies: author("AppIntents", "Combine", "WidgetKit", "WidgetTesting") + ["SwiftUI"], packageAccess: false,
      swiftSettings: settings),
    .testTarget(
      name: "Swift5AuthorTests", dependencies: author("AppIntents", "Combine", "WidgetKit", "WidgetTesting") + ["SwiftUI"], packageAccess: false,
      swiftSettings: settings + [.swiftLanguageMode(.v5)]),
    // Another program on the keychain of a test.
    .executableTarget(name: "keychain-writer", dependencies: ["Security"], path: "Tests/KeychainWriter"),

    // MARK: Fuzzing
    .target(
      name: "ServicesFuzzReaders",
      dependencies: engine("Fuzzing") + author("AlmanacFoundationCompat") + ["Compression", "Contacts", "EventKit", "HealthKit"],
      path: "Tests/Fuzz/FuzzReaders", packageAccess: false, swiftSettings: settings),
    .executableTarget(name: "services-fuzz-runner", dependencies: engine("Fuzzing") + ["ServicesFuzzReaders"], path: "Tests/Fuzz/FuzzRunner"),
    .testTarget(
      name: "ServicesFuzzCorpusTests", dependencies: engine("Fuzzing") + ["ServicesFuzzReaders"], path: "Tests/Fuzz/FuzzCorpusTests"),
  ],
  swiftLanguageModes: [.v6]
)
