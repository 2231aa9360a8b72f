/// The modules of Apple's SDKs.
enum AppleModules {
  /// Their names, from the frameworks that developer.apple.com/documentation lists, and the modules between two of them, as `_PhotosUI_SwiftUI`.
  static let names: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "AVRouting", "Accelerate", "Accessibility", "Accounts", "ActivityKit", "AdAttributionKit",
    "AdServices", "AdSupport", "AddressBook", "AddressBookUI", "AlarmKit", "AppClip", "AppIntents", "AppKit", "AppTrackingTransparency",
    "AppleArchive", "ApplicationServices", "Assets", "AudioToolbox", "AudioUnit", "AuthenticationServices", "AutomaticAssessmentConfiguration",
    "BackgroundAssets",
    "BackgroundTasks", "BrowserEngineKit", "BusinessChat", "CFNetwork", "CallKit", "CarPlay", "Carbon", "ClassKit", "ClockKit", "CloudKit", "Cocoa",
    "Collaboration", "ColorSync", "Compression", "Contacts", "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreAudioTypes", "CoreBluetooth",
    "CoreData", "CoreFoundation", "CoreGraphics", "CoreHID", "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMIDI", "CoreML",
    "CoreMedia", "CoreMediaIO", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable",
    "CoreVideo", "CoreWLAN", "CreateML", "CreateMLComponents", "CryptoKit", "CryptoTokenKit", "Darwin", "DataDetection", "DeclaredAgeRange",
    "DeviceActivity", "DeviceCheck", "DeviceDiscoveryExtension", "DiskArbitration", "DockKit", "EnergyKit", "EventKit", "EventKitUI",
    "ExposureNotification", "ExtensionFoundation", "ExtensionKit", "ExternalAccessory", "FamilyControls", "FileProvider", "FileProviderUI",
    "FinanceKit", "FinanceKitUI", "FinderSync", "ForceFeedback", "FoundationModels", "GLKit", "GSS", "GameController", "GameKit", "GameplayKit",
    "GeoToolbox", "GroupActivities", "HealthKit", "HealthKitUI", "HomeKit", "Hypervisor", "IOBluetooth", "IOKit", "IOSurface", "IdentityLookup",
    "IdentityLookupUI", "ImageCaptureCore", "ImageIO", "ImagePlayground", "InputMethodKit", "Intents", "IntentsUI", "JavaScriptCore",
    "JournalingSuggestions", "LatentSemanticMapping", "LightweightCodeRequirements", "LinkPresentation", "LiveCommunicationKit",
    "LocalAuthentication", "LocalAuthenticationEmbeddedUI", "LockedCameraCapture", "MLCompute", "MailKit", "ManagedApp", "ManagedSettings",
    "ManagedSettingsUI", "MapKit", "Matter", "MatterSupport", "MediaAccessibility", "MediaExtension", "MediaLibrary", "MediaPlayer", "MediaSetup",
    "MessageUI", "Messages", "Metal", "MetalFX", "MetalKit", "MetalPerformanceShaders", "MetalPerformanceShadersGraph", "MetricKit",
    "MobileCoreServices", "ModelIO", "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension",
    "NewsstandKit", "NotificationCenter", "OSAKit", "OSLog", "ObjectiveC", "OpenAL", "OpenCL", "OpenGL", "OpenGLES", "PDFKit", "PHASE", "PaperKit",
    "ParavirtualizedGraphics", "PassKit", "PencilKit", "PermissionKit", "Photos", "PhotosUI", "PreferencePanes", "ProximityReader",
    "PlaygroundSupport", "PushKit",
    "PushToTalk", "Quartz", "QuartzCore", "QuickLook", "QuickLookThumbnailing", "QuickLookUI", "RealityFoundation", "RealityKit", "RelevanceKit",
    "ReplayKit", "RoomPlan", "SafariServices", "SafetyKit", "SceneKit", "ScreenCaptureKit", "ScreenSaver", "ScreenTime", "ScriptingBridge",
    "Security", "SecurityFoundation", "SecurityInterface", "SecurityUI", "SensitiveContentAnalysis", "SensorKit", "ServiceManagement",
    "SharedWithYou", "SharedWithYouCore", "ShazamKit", "Social", "SoundAnalysis", "Spatial", "Speech", "SpriteKit", "StickerKit", "StoreKit",
    "StoreKitTest", "SwiftData", "SwiftUI", "SwiftUICore", "Symbols", "System", "SystemConfiguration", "SystemExtensions", "TVMLKit", "TVServices",
    "TVUIKit", "TabularData", "ThreadNetwork", "TipKit", "TouchController", "Translation", "TranslationUIProvider", "Twitter", "UIKit",
    "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "VideoSubscriberAccount", "VideoToolbox", "Virtualization", "Vision",
    "VisionKit", "VisualIntelligence", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WiFiAware", "WidgetKit", "WorkoutKit", "XPC",
    "_AVKit_SwiftUI", "_AppIntents_SwiftUI", "_AppIntents_UIKit", "_AuthenticationServices_SwiftUI", "_CoreLocationUI_SwiftUI",
    "_GroupActivities_UIKit", "_LocalAuthentication_SwiftUI", "_MapKit_SwiftUI", "_MusicKit_SwiftUI", "_PassKit_SwiftUI", "_PhotosUI_SwiftUI",
    "_QuickLook_SwiftUI", "_RealityKit_SwiftUI", "_SceneKit_SwiftUI", "_SpriteKit_SwiftUI", "_StoreKit_SwiftUI", "_SwiftData_CoreData",
    "_SwiftData_SwiftUI", "_TipKit_SwiftUI", "_Translation_SwiftUI", "_WebKit_SwiftUI", "_WorkoutKit_SwiftUI", "iAd", "iTunesLibrary", "os", "simd",
    "vmnet",
  ]

  /// The module that one between two others, as `_PhotosUI_SwiftUI`, adds to: `PhotosUI`. nil: it is no such module.
  static func base(of module: String) -> String? {
    guard module.hasPrefix("_"), names.contains(module) else { return nil }
    return module.split(separator: "_").first.map(String.init)
  }
}
