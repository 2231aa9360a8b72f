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
  system("CCommonCrypto"),
  system("CIOKit"),
  // Functions that the product Crypto has and does not name.
  system("CSwiftCrypto"),

  // begin: modules (Scripts/write-modules makes these rows of modules.json)
  // MARK: Frameworks with a counterpart on Linux
  working("Accelerate", author("FoundationCompat")),
  working("Accessibility", author("FoundationCompat", "CoreGraphics")),
  working("AlarmKit", author("FoundationCompat", "ActivityKit", "AppIntents") + ["SwiftUI"]),
  // The part of AppKit that draws.
  working(
    "AppKitDrawing",
    author("FoundationCompat", "Assets", "CoreGraphics", "CoreImage", "QuartzCore", "SwiftUICore", "UIKitDrawing", "UniformTypeIdentifiers") + [
      "_Testing_AppKit"
    ]),
  working("CommonCrypto", author("FoundationCompat") + ["CCommonCrypto", "CSwiftCrypto", crypto]),
  working("Compression", author("FoundationCompat", "CCompression")),
  working("Contacts", author("FoundationCompat", "CoreLocation")),
  working("CoreMedia", author("FoundationCompat") + ["AudioToolbox", "CoreVideo"]),
  working("CoreServices", author("FoundationCompat", "UniformTypeIdentifiers")),
  working("CryptoKit", author("FoundationCompat") + [crypto]),
  working("EventKit", author("FoundationCompat", "CoreGraphics", "CoreLocation")),
  working("FoundationModels", author("FoundationCompat")),
  working("GameplayKit", author("FoundationCompat")),
  working("HealthKit", author("FoundationCompat", "CoreLocation") + ["WatchKit"]),
  working("MapKit", author("FoundationCompat", "CoreLocation") + ["SwiftUI", "UIKit"]),
  working("NaturalLanguage", author("FoundationCompat")),
  working("Network", author("FoundationCompat") + ["Security"]),
  working("PencilKit", author("FoundationCompat", "CoreGraphics") + ["UIKit"]),
  working(
    "QuickLookThumbnailing",
    engine("ImageCodecs") + author("FoundationCompat", "CoreGraphics", "UIKitDrawing", "UniformTypeIdentifiers") + ["AppKitDrawing"]),
  working("Security", engine("Basics", "KeychainKeys") + author("FoundationCompat") + [crypto]),
  working("simd", author("FoundationCompat")),
  working("SQLite3", author("CSQLite")),
  working("SystemConfiguration", author("FoundationCompat") + ["Network"]),
  working("_Testing_AppKit"),
  working("UserNotifications", author("CoreLocation", "FoundationCompat", "UniformTypeIdentifiers")),

  // MARK: Frameworks that compile and refuse
  inert(
    "AppKit",
    author("CoreGraphics", "CoreImage", "FoundationCompat", "QuartzCore", "UniformTypeIdentifiers") + [
      "AppKitDrawing", "ApplicationServices", "SwiftUI", "UIKit",
    ]),
  // AppKit and Carbon export it.
  inert("ApplicationServices", author("DarwinCompat", "FoundationCompat", "CoreGraphics")),
  inert("AudioToolbox", author("FoundationCompat")),
  inert("AVFAudio", author("FoundationCompat") + ["AVFoundation"]),
  inert("AVFoundation", author("FoundationCompat", "CoreGraphics", "CoreImage", "QuartzCore") + ["AudioToolbox", "CoreMedia", "CoreVideo"]),
  inert("AVKit", author("FoundationCompat") + ["SwiftUI", "UIKit", "AVFoundation", "AppKit"]),
  inert("BackgroundTasks", author("FoundationCompat")),
  inert("Carbon", author("FoundationCompat") + ["ApplicationServices", "CoreServices"]),
  inert("CarPlay", author("FoundationCompat") + ["UIKit"]),
  inert("CFNetwork", author("FoundationCompat")),
  inert("Cocoa", author("FoundationCompat") + ["AppKit"]),
  inert("CoreAudio", author("FoundationCompat") + ["AudioToolbox"]),
  inert("CoreSpotlight", author("FoundationCompat", "AppIntents", "UniformTypeIdentifiers")),
  inert("CoreTelephony", author("FoundationCompat")),
  inert("CoreTransferable", author("FoundationCompat") + ["SwiftUI"]),
  inert("CoreVideo", author("FoundationCompat", "CoreImage")),
  inert("CoreWLAN", author("FoundationCompat") + ["Security"]),
  inert("FamilyControls", author("FoundationCompat", "Combine") + ["SwiftUI", "ManagedSettings"]),
  inert("IOKit", author("DarwinCompat", "FoundationCompat") + ["CIOKit"]),
  inert("LocalAuthentication", author("FoundationCompat")),
  inert("ManagedSettings", author("FoundationCompat")),
  inert("MediaPlayer", author("FoundationCompat") + ["UIKit"]),
  inert("Metal", author("FoundationCompat", "QuartzCore")),
  inert("MobileCoreServices", author("FoundationCompat") + ["CoreServices"]),
  inert("NetworkExtension", author("FoundationCompat") + ["Network"]),
  inert("Photos", author("FoundationCompat", "CoreLocation") + ["UIKit", "AVFoundation"]),
  inert("PhotosUI", author("FoundationCompat", "UniformTypeIdentifiers") + ["SwiftUI", "UIKit", "Photos"]),
  inert("ServiceManagement", author("FoundationCompat")),
  inert("StoreKit", author("FoundationCompat") + ["SwiftUI"]),
  inert(
    "SwiftUI",
    engine("Basics", "WireSchema", "TextEngine")
      + author("CoreGraphics", "FoundationCompat", "HostConnection", "SwiftUICore", "UniformTypeIdentifiers") + ["UIKit", "WatchKit"]),
  inert("UIKit", author("CoreGraphics", "DarwinCompat", "FoundationCompat", "UIKitDrawing", "UniformTypeIdentifiers") + ["UserNotifications"]),
  inert("WatchConnectivity", author("FoundationCompat")),
  inert("WatchKit", ["UIKit"]),
  inert("WeatherKit", author("FoundationCompat", "CoreLocation")),
  inert("WebKit", author("FoundationCompat") + ["SwiftUI", "UIKit", "Security"]),
  // end: modules
]

// begin: importable (made by Scripts/write-modules of modules.json)
/// What an author's sources import of the package Author, by its name or with another module.
let importable = author(
  "ActivityKit", "AppIntents", "Charts", "ClockHandRotationKit", "ClockRotationEffect", "Combine", "CoreData", "CoreGraphics", "CoreImage",
  "CoreLocation", "CoreText", "DarwinCompat", "DeveloperToolsSupport", "FoundationCompat", "ImageIO", "Intents", "os", "OSLog", "QuartzCore",
  "RelevanceKit", "SwiftData", "SwiftUICore", "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit", "UIKitDrawing",
  "UniformTypeIdentifiers", "WidgetKit")
// end: importable

let package = Package(
  name: "Services",
  products: [.library(name: "Services", targets: frameworks.filter { $0.type != .system }.map(\.name))],
  dependencies: [
    .package(path: "../Engine"),
    .package(path: "../Author"),
    // CryptoKit, and what CommonCrypto computes. CSwiftCrypto has names of this version.
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
      dependencies: engine("KeychainKeys", "Profiles", "TestWaiting", "TextEngine", "WireSchema")
        + importable + frameworks.filter { $0.type != .system }.map { .byName(name: $0.name) } + ["keychain-writer"],
      packageAccess: false, swiftSettings: settings),
    // What of SwiftUI is no part of SwiftUICore, with the fixtures of SwiftUICore's tests.
    .testTarget(
      name: "SwiftUITests",
      dependencies: engine("ImageCodecs", "TextEngine", "WireSchema") + author("AppIntents", "FoundationCompat", "WidgetKit") + ["SwiftUI", "UIKit"],
      packageAccess: false, swiftSettings: settings),
    // An author's targets: the plugin's work is part of what is tested.
    .testTarget(
      name: "AuthorSupportTests",
      dependencies: engine("TestWaiting", "WireSchema")
        + author("Assets", "Combine", "DarwinCompat", "FoundationCompat", "Intents", "UniformTypeIdentifiers", "WidgetKit")
        + ["SwiftUI", "UIKit", "UserNotifications"],
      exclude: ["PlatformSources"], resources: [.process("Harbour.xcassets")], packageAccess: false, swiftSettings: settings,
      plugins: [.plugin(name: "AuthorSupport", package: "Author")]),
    .testTarget(
      name: "AuthoredServicesTests", dependencies: author("Combine", "DarwinCompat", "FoundationCompat") + ["Security"], exclude: ["PlatformSources"],
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
      dependencies: engine("Fuzzing") + author("FoundationCompat") + ["Compression", "Contacts", "EventKit", "HealthKit"],
      path: "Tests/Fuzz/FuzzReaders", packageAccess: false, swiftSettings: settings),
    .executableTarget(name: "services-fuzz-runner", dependencies: engine("Fuzzing") + ["ServicesFuzzReaders"], path: "Tests/Fuzz/FuzzRunner"),
    .testTarget(
      name: "ServicesFuzzCorpusTests", dependencies: engine("Fuzzing") + ["ServicesFuzzReaders"], path: "Tests/Fuzz/FuzzCorpusTests"),
  ],
  swiftLanguageModes: [.v6]
)
