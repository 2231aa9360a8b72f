import Foundation
import Testing

@testable import XcodeProject

@Suite struct InfoPlistTests {
  private func settings(_ fixture: Fixture, _ values: [String: String]) -> BuildSettings {
    BuildSettings(
      levels: [["TARGET_NAME": "Widget", "PRODUCT_NAME": "$(TARGET_NAME)"], values], sourceRoot: fixture.folder, configuration: "Release")
  }

  @Test func `variables are expanded and keys generated`() throws {
    let fixture = try Fixture()
    try fixture.write("Widget/Info.plist", Fixture.widgetInfo)
    let info = try InfoPlist(
      settings(
        fixture,
        [
          "INFOPLIST_FILE": "Widget/Info.plist", "GENERATE_INFOPLIST_FILE": "YES", "PRODUCT_BUNDLE_IDENTIFIER": "org.shop.$(PRODUCT_NAME:lower)",
          "MARKETING_VERSION": "2.1", "INFOPLIST_KEY_NSSupportsLiveActivities": "YES", "INFOPLIST_KEY_NSHumanReadableCopyright": "",
        ]), application: nil
    ).values
    #expect(info["CFBundleDisplayName"] as? String == "Widget" && info["CFBundleIdentifier"] as? String == "org.shop.widget")
    #expect(info["NSWidgetUsesLocation"] as? Bool == true && info["NSSupportsLiveActivities"] as? Bool == true)
    #expect(info["CFBundleShortVersionString"] as? String == "2.1" && info["NSHumanReadableCopyright"] == nil)
  }

  @Test func `generated values take the place of the file's`() throws {
    let fixture = try Fixture()
    try fixture.write(
      "Widget/Info.plist",
      """
      <plist version="1.0"><dict>
        <key>CFBundleVersion</key><string>1</string><key>CFBundleIdentifier</key><string>org.file</string>
        <key>NSAccentColorName</key><string>Old</string><key>UIAppFonts</key><array><string>A.ttf</string></array>
      </dict></plist>
      """)
    let values = [
      "INFOPLIST_FILE": "Widget/Info.plist", "PRODUCT_BUNDLE_IDENTIFIER": "org.shop", "CURRENT_PROJECT_VERSION": "7", "MARKETING_VERSION": "",
      "INFOPLIST_KEY_UIAppFonts": "B.ttf", "INFOPLIST_KEY_NSWidgetWantsLocation": "YES", "INFOPLIST_KEY_CFBundleDisplayName": "YES",
      "INFOPLIST_KEY_NSCameraUsageDescription": "To $(WHAT)", "WHAT": "scan", "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad": "A B",
      "INFOPLIST_KEY_UILaunchScreen_Generation": "YES", "INFOPLIST_KEY_NSSupportsLiveActivitiesFrequentUpdates": "NO",
      "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "$(WHAT)Color", "ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME": "Ground",
    ]
    let plain = try InfoPlist(settings(fixture, values), application: nil).values
    #expect(plain["CFBundleVersion"] as? String == "1" && plain["CFBundleIdentifier"] as? String == "org.file" && plain["CFBundleDisplayName"] == nil)
    // Names of colours are written with or without generated keys.
    #expect(plain["NSAccentColorName"] as? String == "scanColor" && plain["NSWidgetBackgroundColorName"] as? String == "Ground")
    let info = try InfoPlist(settings(fixture, values.merging(["GENERATE_INFOPLIST_FILE": "YES"]) { $1 }), application: nil).values
    #expect(info["CFBundleVersion"] as? String == "7" && info["CFBundleIdentifier"] as? String == "org.shop")
    #expect(info["CFBundleShortVersionString"] == nil && info["UIAppFonts"] as? [String] == ["A.ttf"] && info["NSWidgetWantsLocation"] == nil)
    #expect(info["CFBundleDisplayName"] as? String == "YES" && info["NSCameraUsageDescription"] as? String == "To scan")
    #expect(info["UISupportedInterfaceOrientations~ipad"] as? [String] == ["A", "B"] && info["UILaunchScreen_Generation"] == nil)
    #expect(info["NSSupportsLiveActivitiesFrequentUpdates"] as? Bool == false)
  }

  @Test func `a list whose settings are not expanded stays as it is`() throws {
    let fixture = try Fixture()
    try fixture.write("Widget/Info.plist", "<plist version=\"1.0\"><dict><key>A</key><string>$(GONE)</string></dict></plist>")
    var values = ["INFOPLIST_FILE": "Widget/Info.plist"]
    let expanded = try InfoPlist(settings(fixture, values), application: nil)
    #expect(expanded.values["A"] as? String == "" && expanded.faults == SettingFaults(undefined: ["GONE"]))
    values["INFOPLIST_EXPAND_BUILD_SETTINGS"] = "NO"
    let plain = try InfoPlist(settings(fixture, values), application: nil)
    #expect(plain.values["A"] as? String == "$(GONE)" && plain.faults == SettingFaults())
  }

  @Test func `the app's name, URL types and usage descriptions are taken`() throws {
    let fixture = try Fixture()
    try fixture.write("Widget/Info.plist", Fixture.widgetInfo)
    try fixture.write(
      "App/Info.plist",
      """
      <plist version="1.0"><dict>
        <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>$(SCHEME)</string></array></dict></array>
        <key>NSLocationWhenInUseUsageDescription</key><string>To find shops near you</string>
        <key>UILaunchScreen</key><dict/>
      </dict></plist>
      """)
    let app = settings(
      fixture, ["INFOPLIST_FILE": "App/Info.plist", "SCHEME": "shop", "PRODUCT_NAME": "The Shop", "PRODUCT_BUNDLE_IDENTIFIER": "org.shop"])
    let widget = settings(fixture, ["INFOPLIST_FILE": "Widget/Info.plist", "PRODUCT_BUNDLE_IDENTIFIER": "org.shop.widget"])
    let info = try InfoPlist(widget, application: app).values
    #expect(info["CFBundleDisplayName"] as? String == "The Shop" && info["CFBundleIdentifier"] as? String == "org.shop.widget")
    #expect(info["AlmanacAppInfoPlist"] as? Bool == true, "the extension's own table does not have the app's name")
    #expect((info["CFBundleURLTypes"] as? [[String: Any]])?.first?["CFBundleURLSchemes"] as? [String] == ["shop"])
    #expect(info["NSLocationWhenInUseUsageDescription"] as? String == "To find shops near you" && info["UILaunchScreen"] == nil)
  }

  @Test func `a file that is not a property list is an error`() throws {
    let fixture = try Fixture()
    let file = try fixture.write("Widget/Info.plist", "<plist><dict>")
    #expect(throws: ImportError.malformed("\(file.path) is not a property list of keys and values")) {
      try InfoPlist(settings(fixture, ["INFOPLIST_FILE": "Widget/Info.plist"]), application: nil)
    }
  }
}
