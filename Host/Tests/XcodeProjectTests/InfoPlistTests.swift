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
