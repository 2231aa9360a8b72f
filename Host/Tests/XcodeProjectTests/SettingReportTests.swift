import Foundation
import Testing

@testable import XcodeProject

/// Settings that change what a widget shows or reaches: each is followed or reported.
@Suite struct SettingReportTests {
  private static let entitlements = """
    <plist version="1.0"><dict>
      <key>com.apple.security.application-groups</key><array><string>$(TeamIdentifierPrefix)org.shop</string><string>group.$(CFBundleIdentifier)</string></array>
      <key>keychain-access-groups</key><array><string>$(AppIdentifierPrefix)keys</string></array>
    </dict></plist>
    """

  private func report(_ fixture: Fixture, settings: String, attributes: String = "") async throws -> ImportReport {
    try fixture.writeWidget()
    try fixture.project(Fixture.synchronized(settings: settings), targets: "TW", attributes: attributes)
    return try await PackageImport(fixture.request()).run()
  }

  private func written(_ report: ImportReport, _ name: String) throws -> [String: Any] {
    let file = URL(fileURLWithPath: report.package).appendingPathComponent("Sources/Shop_Widget/\(name)")
    return try #require(PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil) as? [String: Any])
  }

  @Test func `the team and a dot come before names of groups`() async throws {
    let fixture = try Fixture()
    try fixture.write("Shop.entitlements", Self.entitlements)
    let settings = "CODE_SIGN_ENTITLEMENTS = Shop.entitlements; PRODUCT_BUNDLE_IDENTIFIER = org.shop.w; "
    let report = try await report(fixture, settings: settings + "TEAM = ABCDE12345; DEVELOPMENT_TEAM = \"$(TEAM)\";")
    let list = try written(report, "Shop_Widget.entitlements")
    #expect(list["com.apple.security.application-groups"] as? [String] == ["ABCDE12345.org.shop", "group.org.shop.w"])
    #expect(list["keychain-access-groups"] as? [String] == ["ABCDE12345.keys"] && report.omissions.isEmpty)
    let own = try await self.report(fixture, settings: settings + "DEVELOPMENT_TEAM = ABCDE12345; AppIdentifierPrefix = OLD.;")
    #expect(try written(own, "Shop_Widget.entitlements")["keychain-access-groups"] as? [String] == ["OLD.keys"])
    let none = try await self.report(fixture, settings: settings)
    #expect(try written(none, "Shop_Widget.entitlements")["keychain-access-groups"] as? [String] == ["keys"])
    #expect(
      none.omissions == [
        Omission(.setting, "AppIdentifierPrefix", "the project sets no DEVELOPMENT_TEAM, so $(AppIdentifierPrefix) is empty in Shop.entitlements"),
        Omission(.setting, "TeamIdentifierPrefix", "the project sets no DEVELOPMENT_TEAM, so $(TeamIdentifierPrefix) is empty in Shop.entitlements"),
      ])
  }

  @Test func `a name that nothing sets is told once, with its places`() async throws {
    let fixture = try Fixture()
    let settings = """
      GENERATE_INFOPLIST_FILE = YES; PRODUCT_BUNDLE_IDENTIFIER = "$(ORG).w"; INFOPLIST_KEY_CFBundleDisplayName = "$(ORG) $(BUILD_DIR)";
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) $(FLAVOR)";
      """
    let report = try await report(fixture, settings: settings)
    #expect(
      report.omissions.map { "\($0.name): \($0.reason)" } == [
        "BUILD_DIR: Xcode sets it while it builds and the import does not, so $(BUILD_DIR) is empty in the setting"
          + " INFOPLIST_KEY_CFBundleDisplayName of Shop Widget",
        "FLAVOR: no build setting has this name, so $(FLAVOR) is empty in the setting SWIFT_ACTIVE_COMPILATION_CONDITIONS of Shop Widget",
        "ORG: no build setting has this name, so $(ORG) is empty in the setting PRODUCT_BUNDLE_IDENTIFIER of Shop Widget, the setting"
          + " INFOPLIST_KEY_CFBundleDisplayName of Shop Widget",
      ])
  }

  @Test func `a setting that unfolds without end is told`() async throws {
    let fixture = try Fixture()
    let doubled = (0..<40).map { "A\($0) = \"$(A\($0 + 1))$(A\($0 + 1))\";" }.joined(separator: " ")
    let report = try await report(fixture, settings: "\(doubled) A40 = x; PRODUCT_BUNDLE_IDENTIFIER = \"$(A0)\";")
    #expect(report.omissions.map(\.name) == ["the setting PRODUCT_BUNDLE_IDENTIFIER of Shop Widget"])
    #expect(report.omissions[0].reason.hasPrefix("its references to settings unfold into more than 20000 references"))
  }

  @Test func `the accent colour's name is written, and a colour that no catalog has is told`() async throws {
    let fixture = try Fixture()
    try fixture.write("Widget/Assets.xcassets/Brand.colorset/Contents.json", "{}")
    try fixture.write("Widget/Assets.xcassets/Space/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    try fixture.write("Widget/Assets.xcassets/Space/Deep/Red.colorset/Contents.json", "{}")
    func names(_ accent: String, _ background: String) async throws -> ([String], [String: Any]) {
      let report = try await report(
        fixture,
        settings: "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = \(accent); ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME = \(background);")
      return (report.omissions.map(\.reason), try written(report, "Info.plist"))
    }
    let (none, info) = try await names("Brand", "\"Space/Red\"")
    #expect(none.isEmpty && info["NSAccentColorName"] as? String == "Brand" && info["NSWidgetBackgroundColorName"] as? String == "Space/Red")
    let (both, _) = try await names("Red", "Ground")
    #expect(
      both == ["Red", "Ground"].map { "no asset catalog of Shop Widget has a colour \($0), so the system's colour is used, as in Xcode" })
  }

  @Test func `settings that are not followed are told if they change something`() async throws {
    let fixture = try Fixture()
    let manual = #"{"sourceLanguage": "en", "strings": {"welcome": {"extractionState": "manual"}}}"#
    try fixture.write("Widget/Other.xcstrings", #"{"sourceLanguage": "en", "strings": {"welcome": {"extractionState": "stale"}}}"#)
    let settings = "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIAppFonts = A.ttf; INFOPLIST_KEY_UILaunchScreen_Generation = YES;"
    let switches = "INFOPLIST_PREPROCESS = NO; STRING_CATALOG_GENERATE_SYMBOLS = YES; CODE_SIGN_ENTITLEMENTS_CONTENTS = \"\";"
    let few = try await report(fixture, settings: settings + switches)
    #expect(few.omissions.map(\.name) == ["INFOPLIST_KEY_UIAppFonts"])
    try fixture.write("Widget/Localizable.xcstrings", manual)
    let more = try await report(
      fixture, settings: "INFOPLIST_PREPROCESS = YES; STRING_CATALOG_GENERATE_SYMBOLS = YES; CODE_SIGN_ENTITLEMENTS_CONTENTS = \"<plist/>\";")
    #expect(more.omissions.map(\.name) == ["STRING_CATALOG_GENERATE_SYMBOLS", "INFOPLIST_PREPROCESS", "CODE_SIGN_ENTITLEMENTS_CONTENTS"])
    #expect(more.omissions[0].files == ["Widget/Localizable.xcstrings"])
  }

  @Test func `patterns leave files out of the build`() throws {
    let fixture = try Fixture()
    for path in ["A.swift", "Mocks/B.swift", "Mocks/C.swift", "Data/d.json", "Data/Mocks/e.json", "F.m"] { try fixture.write("Widget/\(path)") }
    try fixture.writeWidget()
    func files(_ settings: String) throws -> [String] {
      try fixture.project(Fixture.synchronized(settings: settings), targets: "TW")
      let project = try fixture.opened()
      let files = project.files(of: project.targets[0], settings: project.settings(of: project.targets[0]))
      return (files.sources + files.resources.map(\.file) + files.unsupported.map(\.file)).map(project.shown).map { String($0.dropFirst(7)) }
    }
    let all = ["A.swift", "Mocks/B.swift", "Mocks/C.swift", "ShopWidget.swift", "Data/Mocks/e.json", "Data/d.json", "F.m"]
    func left(_ settings: String) throws -> Set<String> { Set(all).subtracting(try files(settings)) }
    #expect(try files("") == all)
    #expect(try left("EXCLUDED_SOURCE_FILE_NAMES = \"*.json B.swift\";") == ["Data/Mocks/e.json", "Data/d.json", "Mocks/B.swift"])
    #expect(try left("EXCLUDED_SOURCE_FILE_NAMES = (\"Mocks/*\", \"*.m\");") == ["Mocks/B.swift", "Mocks/C.swift", "Data/Mocks/e.json", "F.m"])
    #expect(try left("EXCLUDED_SOURCE_FILE_NAMES = \"Mocks/*\"; INCLUDED_SOURCE_FILE_NAMES = \"?.swift\";") == ["Data/Mocks/e.json"])
    #expect(try left("EXCLUDED_SOURCE_FILE_NAMES = \"*\"; \"EXCLUDED_SOURCE_FILE_NAMES[sdk=iphone*]\" = A.swift;") == ["A.swift"])
    let hostile = String(repeating: "*a", count: 20_000)
    #expect(try left("EXCLUDED_SOURCE_FILE_NAMES = \"\(hostile) / //\";") == [])
  }
}
