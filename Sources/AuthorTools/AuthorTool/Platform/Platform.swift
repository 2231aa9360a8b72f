/// An Apple platform that a target's sources stand for.
enum Platform: String, CaseIterable {
  case iOS, watchOS, macOS, macCatalyst, tvOS, visionOS

  /// What `os(name)` answers; nil = a name that is the compiler's to know, as `Linux` is.
  func answer(os name: String) -> Bool? {
    switch name {
    case "iOS": self == .iOS || self == .macCatalyst
    case "watchOS": self == .watchOS
    case "macOS", "OSX": self == .macOS
    case "tvOS": self == .tvOS
    case "visionOS", "xrOS": self == .visionOS
    default: nil
    }
  }

  /// What `targetEnvironment(name)` answers; nil = the compiler's to know.
  func answer(targetEnvironment name: String) -> Bool? { name == "macCatalyst" ? self == .macCatalyst : nil }

  /// What `canImport(module)` answers: no for a framework that the platform lacks, nil for all others.
  ///
  /// It is never yes. Whether a module that the platform has is here too only the compiler knows, and an import of one that is not would not compile.
  func answer(canImport module: String) -> Bool? {
    // "UIKit.UIGestureRecognizerSubclass" asks for a part of UIKit.
    let framework = module.split(separator: ".").first.map(String.init) ?? module
    guard let platforms = Self.frameworks[framework] else { return nil }
    return platforms.contains(self) ? nil : false
  }

  /// Frameworks that some platforms lack; source: the availability that Apple's documentation gives for each framework.
  private static let frameworks: [String: Set<Platform>] = [
    "ActivityKit": [.iOS],
    "AppKit": [.macOS],
    "CarPlay": [.iOS],
    "ClockKit": [.watchOS],
    "Cocoa": [.macOS],
    "HealthKit": [.iOS, .watchOS, .macOS, .macCatalyst, .visionOS],
    "SafariServices": [.iOS, .macOS, .macCatalyst, .visionOS],
    "TVUIKit": [.tvOS],
    "UIKit": [.iOS, .watchOS, .macCatalyst, .tvOS, .visionOS],
    "WatchConnectivity": [.iOS, .watchOS],
    "WatchKit": [.watchOS],
    "WebKit": [.iOS, .macOS, .macCatalyst, .visionOS],
    "WidgetKit": [.iOS, .watchOS, .macOS, .macCatalyst, .visionOS],
  ]
}
