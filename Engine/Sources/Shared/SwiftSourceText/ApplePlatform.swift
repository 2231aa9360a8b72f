/// An Apple platform that sources are written for.
public enum ApplePlatform: String, Sendable, CaseIterable, Codable {
  case iOS, watchOS, macOS, macCatalyst, tvOS, visionOS

  /// Returns the value of a part of an `#if` condition on this platform; nil if the platform does not decide it.
  ///
  /// The value of `canImport` is false or nil, never true: only the compiler knows whether Linux has a framework of the platform.
  public func value(of check: Condition.Check) -> Bool? {
    guard let argument = check.argument else { return nil }
    switch check.name {
    case "os": return value(ofSystem: argument)
    case "targetEnvironment": return argument == "macCatalyst" ? self == .macCatalyst : nil
    case "canImport": return lacks(framework: Condition.Check.module(argument)) ? false : nil
    default: return nil
    }
  }

  /// Returns the value of `os(name)`. Mac Catalyst runs iOS code on a Mac: `os(iOS)` is true, `os(macOS)` false.
  private func value(ofSystem name: String) -> Bool? {
    switch name {
    case "iOS": self == .iOS || self == .macCatalyst
    case "watchOS": self == .watchOS
    case "macOS", "OSX": self == .macOS
    case "tvOS": self == .tvOS
    case "visionOS", "xrOS": self == .visionOS
    default: nil
    }
  }

  private func lacks(framework: String) -> Bool { Self.frameworks[framework].map { !$0.contains(self) } ?? false }

  /// Frameworks that some platforms lack. Source: the availability in Apple's documentation of each framework.
  private static let frameworks: [String: Set<ApplePlatform>] = [
    "ARKit": [.iOS, .macCatalyst, .visionOS],
    "ActivityKit": [.iOS],
    "AdSupport": [.iOS, .macOS, .macCatalyst, .tvOS, .visionOS],
    "AlarmKit": [.iOS],
    "AppKit": [.macOS],
    "AppTrackingTransparency": [.iOS, .macOS, .macCatalyst, .tvOS, .visionOS],
    "ApplicationServices": [.macOS],
    "BackgroundTasks": [.iOS, .macCatalyst, .tvOS, .visionOS],
    "CallKit": [.iOS, .watchOS, .macCatalyst, .visionOS],
    "CarPlay": [.iOS],
    "Carbon": [.macOS],
    "ClockKit": [.watchOS],
    "Cocoa": [.macOS],
    "Collaboration": [.macOS],
    "ContactsUI": [.iOS, .macOS, .macCatalyst, .visionOS],
    "CoreHaptics": [.iOS, .macOS, .macCatalyst, .tvOS, .visionOS],
    "CoreImage": [.iOS, .macOS, .macCatalyst, .tvOS, .visionOS],
    "CoreLocationUI": [.iOS, .watchOS, .macCatalyst],
    "CoreNFC": [.iOS, .macCatalyst],
    "CoreSpotlight": [.iOS, .macOS, .macCatalyst, .visionOS],
    "CoreTelephony": [.iOS, .watchOS, .macCatalyst],
    "CoreWLAN": [.macOS],
    "DeviceActivity": [.iOS, .macOS, .macCatalyst],
    "EventKit": [.iOS, .watchOS, .macOS, .macCatalyst, .visionOS],
    "EventKitUI": [.iOS, .macCatalyst, .visionOS],
    "ExternalAccessory": [.iOS, .macOS, .macCatalyst, .tvOS, .visionOS],
    "FamilyControls": [.iOS, .macOS, .macCatalyst],
    "FoundationModels": [.iOS, .macOS, .macCatalyst, .visionOS],
    "GameController": [.iOS, .macOS, .macCatalyst, .tvOS, .visionOS],
    "GameplayKit": [.iOS, .macOS, .macCatalyst, .tvOS, .visionOS],
    "GroupActivities": [.iOS, .macOS, .macCatalyst, .tvOS, .visionOS],
    "HealthKit": [.iOS, .watchOS, .macOS, .macCatalyst, .visionOS],
    "HealthKitUI": [.iOS, .macOS, .macCatalyst, .visionOS],
    "HomeKit": [.iOS, .watchOS, .macCatalyst, .tvOS, .visionOS],
    "IOBluetooth": [.macOS, .macCatalyst],
    "IOKit": [.iOS, .macOS, .macCatalyst],
    "IntentsUI": [.iOS, .macOS, .macCatalyst, .visionOS],
    "JavaScriptCore": [.iOS, .macOS, .macCatalyst, .tvOS, .visionOS],
    "LocalAuthentication": [.iOS, .watchOS, .macOS, .macCatalyst, .visionOS],
    "LockedCameraCapture": [.iOS, .macCatalyst],
    "ManagedSettings": [.iOS, .macOS, .macCatalyst],
    "MediaToolbox": [.iOS, .macOS, .macCatalyst, .tvOS, .visionOS],
    "MessageUI": [.iOS, .macCatalyst, .visionOS],
    "Messages": [.iOS, .macCatalyst, .visionOS],
    "Metal": [.iOS, .macOS, .macCatalyst, .tvOS, .visionOS],
    "MetalKit": [.iOS, .macOS, .macCatalyst, .tvOS, .visionOS],
    "MetalPerformanceShaders": [.iOS, .macOS, .macCatalyst, .tvOS, .visionOS],
    "MetricKit": [.iOS, .macOS, .macCatalyst, .visionOS],
    "MobileCoreServices": [.iOS, .watchOS, .macCatalyst, .tvOS, .visionOS],
    "MultipeerConnectivity": [.iOS, .macOS, .macCatalyst, .tvOS, .visionOS],
    "NearbyInteraction": [.iOS, .watchOS],
    "NotificationCenter": [.iOS, .macOS, .macCatalyst],
    "PDFKit": [.iOS, .macOS, .macCatalyst, .visionOS],
    "PassKit": [.iOS, .watchOS, .macOS, .macCatalyst, .visionOS],
    "PencilKit": [.iOS, .macOS, .macCatalyst, .visionOS],
    "PushKit": [.iOS, .watchOS, .macOS, .macCatalyst, .visionOS],
    "Quartz": [.macOS],
    "QuickLook": [.iOS, .macOS, .macCatalyst, .visionOS],
    "QuickLookUI": [.macOS],
    "RealityKit": [.iOS, .macOS, .macCatalyst, .tvOS, .visionOS],
    "ReplayKit": [.iOS, .macOS, .macCatalyst, .tvOS, .visionOS],
    "SafariServices": [.iOS, .macOS, .macCatalyst, .visionOS],
    "ScreenCaptureKit": [.macOS, .macCatalyst],
    "SensitiveContentAnalysis": [.iOS, .macOS, .macCatalyst, .visionOS],
    "ServiceManagement": [.macOS, .macCatalyst],
    "Social": [.iOS, .macOS, .macCatalyst],
    "Speech": [.iOS, .macOS, .macCatalyst, .visionOS],
    "SystemConfiguration": [.iOS, .macOS, .macCatalyst, .tvOS, .visionOS],
    "TVUIKit": [.tvOS],
    "Translation": [.iOS, .macOS, .macCatalyst, .visionOS],
    "UIKit": [.iOS, .watchOS, .macCatalyst, .tvOS, .visionOS],
    "UserNotificationsUI": [.iOS, .macOS, .macCatalyst, .visionOS],
    "VideoToolbox": [.iOS, .macOS, .macCatalyst, .tvOS, .visionOS],
    "Vision": [.iOS, .macOS, .macCatalyst, .tvOS, .visionOS],
    "VisionKit": [.iOS, .macOS, .macCatalyst, .visionOS],
    "WatchConnectivity": [.iOS, .watchOS],
    "WatchKit": [.watchOS],
    "WebKit": [.iOS, .macOS, .macCatalyst, .visionOS],
    "WidgetKit": [.iOS, .watchOS, .macOS, .macCatalyst, .visionOS],
  ]
}
