// Made by Scripts/write-modules of modules.json.
extension SourceLocation {
  /// SwiftUICore and the modules that are based on it. Locations in them, where they compose views out of other views, do not help an author.
  static let own: Set<String> = [
    "AlarmKit", "AppIntents", "AppKit", "AppKitDrawing", "AVKit", "Charts", "ClockHandModules", "ClockHandRotationKit", "ClockRotationEffect",
    "Cocoa", "CoreData", "CoreSpotlight", "CoreTransferable", "FamilyControls", "MapKit", "PhotosUI", "QuickLookThumbnailing", "RelevanceKit",
    "StoreKit", "SwiftData", "SwiftUI", "SwiftUICore", "WebKit", "WidgetKit",
  ]
}
