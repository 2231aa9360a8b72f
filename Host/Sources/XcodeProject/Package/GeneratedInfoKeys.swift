/// The keys of `Info.plist` that Xcode generates from build settings if `GENERATE_INFOPLIST_FILE` is on (`InfoPlistProcessorTaskAction` of swift-build).
enum GeneratedInfoKeys {
  /// Keys with the settings that they are made of.
  static let ofSettings = [
    ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"), ("CFBundleName", "PRODUCT_NAME"), ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
    ("CFBundleShortVersionString", "MARKETING_VERSION"), ("CFBundleDevelopmentRegion", "DEVELOPMENT_LANGUAGE"),
  ]

  /// What the names of the other settings begin with: `INFOPLIST_KEY_CFBundleDisplayName`.
  static let prefix = "INFOPLIST_KEY_"

  /// Returns whether Xcode writes the key of `INFOPLIST_KEY_…`. It ignores a setting for any other key.
  static func isWritten(_ key: String) -> Bool {
    let key = name(of: key)
    return texts.contains(key) || truths.contains(key) || lists.contains(key.split(separator: "~").first.map(String.init) ?? key)
      || key.hasSuffix("UsageDescription")
  }

  /// Returns whether a setting makes a key of another name, which no widget's extension needs.
  static func isOfApplication(_ key: String) -> Bool { key.hasSuffix("_Generation") }

  /// Returns the key in the list: that of one idiom ends with `_iPad` in the setting and with `~ipad` in the list.
  static func name(of key: String) -> String {
    for (setting, list) in [("_iPhone", "~iphone"), ("_iPad", "~ipad")] where key.hasSuffix(setting) { return key.dropLast(setting.count) + list }
    return key
  }

  /// Returns the value of a key: a truth value, a list of words, or the text.
  static func value(_ text: String, of key: String) -> Any {
    let key = name(of: key)
    if truths.contains(key) { return ["YES", "TRUE", "1"].contains(text.uppercased()) }
    return lists.contains(key.split(separator: "~").first.map(String.init) ?? key) ? BuildSettings.words(text) as Any : text
  }

  private static let texts: Set = [
    "CFBundleDisplayName", "LSApplicationCategoryType", "NSHumanReadableCopyright", "NSPrincipalClass", "ITSEncryptionExportComplianceCode",
    "NSLocationTemporaryUsageDescriptionDictionary", "NSMainNibFile", "NSMainStoryboardFile", "UILaunchStoryboardName", "UIMainStoryboardFile",
    "UIUserInterfaceStyle", "NSSensorKitPrivacyPolicyURL", "UIStatusBarStyle", "CLKComplicationPrincipalClass", "WKCompanionAppBundleIdentifier",
    "WKExtensionDelegateClassName", "NSStickerSharingLevel",
  ]
  private static let truths: Set = [
    "ITSAppUsesNonExemptEncryption", "LSBackgroundOnly", "LSUIElement", "NSViewGestureRecognizerIsExclusive", "LSSupportsOpeningDocumentsInPlace",
    "NSSupportsLiveActivities", "NSSupportsLiveActivitiesFrequentUpdates", "UIApplicationSupportsIndirectInputEvents", "UIRequiresFullScreen",
    "UIStatusBarHidden", "UISupportsDocumentBrowser", "WKApplication", "WKRunsIndependentlyOfCompanionApp", "WKWatchOnly", "MetalCaptureEnabled",
    "GCSupportsControllerUserInteraction", "GCSupportsGameMode",
  ]
  private static let lists: Set = [
    "UIRequiredDeviceCapabilities", "UISupportedInterfaceOrientations", "WKSupportsLiveActivityLaunchAttributeTypes",
  ]
}
