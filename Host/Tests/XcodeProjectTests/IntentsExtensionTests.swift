import Foundation
import Testing

@testable import XcodeProject

/// The handlers of an intents extension become part of the widget's target.
@Suite struct IntentsExtensionTests {
  private static let handler = """
    import Intents
    class Handler: INExtension, ChooseShopIntentHandling {
      func provideShopOptionsCollection(for intent: ChooseShopIntent) async throws -> INObjectCollection<NSString> { .init(items: Shops.names) }
    }
    """

  /// An app with a widget and an intents extension. Both compile `Shop.intentdefinition`, and `Shared.swift` belongs to both.
  ///
  /// - Parameters:
  ///   - handler: the source of the intents extension.
  ///   - definition: the definition that the intents extension compiles.
  ///   - embedded: the targets that the app contains.
  private func fixture(
    handler: String = IntentsExtensionTests.handler, widget: String = Fixture.widgetSource, definition: String = "FD", embedded: String = "DW, DI"
  ) throws -> Fixture {
    let fixture = try Fixture()
    try fixture.write("Widget/Info.plist", Fixture.widgetInfo)
    let info = Fixture.widgetInfo.replacingOccurrences(of: "com.apple.widgetkit-extension", with: "com.apple.intents-service")
    try fixture.write("Intents/Info.plist", info)
    try fixture.write("Widget/ShopWidget.swift", widget)
    try fixture.write("Intents/Handler.swift", handler)
    try fixture.write("Shared.swift", "enum Shops { static let names = [\"Bakery\"] }")
    for name in ["Shop", "Other"] { try fixture.write("\(name).intentdefinition", "<plist><dict/></plist>") }
    let files = [
      ("W", "Widget/ShopWidget.swift"), ("H", "Intents/Handler.swift"), ("S", "Shared.swift"), ("D", "Shop.intentdefinition"),
      ("O", "Other.intentdefinition"),
    ]
    let references = files.map { id, path in
      """
      F\(id) = {isa = PBXFileReference; path = "\(path)"; sourceTree = "<group>"; };
      BF\(id) = {isa = PBXBuildFile; fileRef = F\(id); };
      """
    }
    try fixture.project(
      Fixture.target("TW", "Shop Widget", settings: "INFOPLIST_FILE = Widget/Info.plist; SWIFT_VERSION = 5.0;", sources: "BFW, BFS, BFD")
        + Fixture.target("TI", "ShopIntents", settings: "INFOPLIST_FILE = Intents/Info.plist;", sources: "BFH, BFS, B\(definition)")
        + Fixture.target("TA", "Shop", type: "application", more: "dependencies = (\(embedded));") + references.joined() + """
          DW = {isa = PBXTargetDependency; target = TW; };
          DI = {isa = PBXTargetDependency; target = TI; };
          G0 = {isa = PBXGroup; children = (FW, FH, FS, FD, FO); sourceTree = "<group>"; };
          """,
      targets: "TW, TI, TA")
    return fixture
  }

  private func sources(in fixture: Fixture) throws -> [String] {
    struct Listed: Decodable { let sources: [String] }
    let file = fixture.folder.appendingPathComponent("Almanac-Shop_Widget/Sources/Shop_Widget/almanac.json")
    return try JSONDecoder().decode(Listed.self, from: Data(contentsOf: file)).sources.map { URL(fileURLWithPath: $0).lastPathComponent }
  }

  @Test func `its sources are built into the widget, shared ones once`() async throws {
    let fixture = try fixture()
    let report = try await PackageImport(fixture.request()).run()
    #expect(report.imported.intentsExtension == "ShopIntents" && report.omissions.isEmpty)
    #expect(try sources(in: fixture) == ["ShopWidget.swift", "Shared.swift", "Handler.swift", "Shop.intentdefinition"])
    #expect(report.text.contains("\n  handlers of the intents extension ShopIntents\n"))
  }

  @Test func `a definition that only it compiles comes along, for its handlers use it`() async throws {
    let fixture = try fixture(definition: "FD, BFO")
    let report = try await PackageImport(fixture.request()).run()
    #expect(report.imported.intentDefinitions == 2)
    #expect(try sources(in: fixture) == ["ShopWidget.swift", "Shared.swift", "Handler.swift", "Shop.intentdefinition", "Other.intentdefinition"])
  }

  @Test(arguments: ["FO", "FD"]) func `one without a definition of the widget, or of another app, is not imported`(definition: String) async throws {
    let fixture = try fixture(definition: definition, embedded: definition == "FD" ? "DW" : "DW, DI")
    let report = try await PackageImport(fixture.request()).run()
    #expect(report.imported.intentsExtension == nil && report.omissions.isEmpty)
    #expect(try !sources(in: fixture).contains("Handler.swift"))
  }

  @Test func `a widget with handlers of its own keeps them`() async throws {
    let fixture = try fixture(widget: Fixture.widgetSource + "class Own: INExtension {}")
    let report = try await PackageImport(fixture.request()).run()
    #expect(report.imported.intentsExtension == nil && report.omissions.isEmpty)
  }

  @Test(arguments: [
    ("import CryptoTokenKit\n", "it imports CryptoTokenKit, and there is no such module on Linux"),
    ("struct ShopWidget {}\n", "it and the widget both declare ShopWidget, and here they would be in one module"),
    (
      "class Table: NSObject, INBookRestaurantReservationIntentHandling, INSendMessageIntentHandling {}\n",
      "it handles the system's own intents (INBookRestaurantReservationIntent), which Almanac does not have"
    ),
  ]) func `one that the widget would not build with is left out by name`(line: String, reason: String) async throws {
    let fixture = try fixture(handler: line + Self.handler, widget: Fixture.widgetSource + "struct ShopWidget {}")
    let report = try await PackageImport(fixture.request()).run()
    #expect(report.imported.intentsExtension == nil)
    let omission = try #require(report.omissions.first)
    #expect(report.omissions.count == 1 && omission.kind == .extension && omission.name == "ShopIntents")
    #expect(omission.reason.hasPrefix(reason) && omission.files == ["Intents/Handler.swift"])
    #expect(try !sources(in: fixture).contains("Handler.swift"))
  }

  @Test func `one whose definition declares a type of the widget is left out by name`() async throws {
    let fixture = try fixture(widget: Fixture.widgetSource + "struct Milestone {}", definition: "FD, BFO")
    try fixture.write(
      "Other.intentdefinition",
      "<plist><dict><key>INTypes</key><array><dict><key>INTypeName</key><string>Milestone</string></dict></array></dict></plist>")
    let report = try await PackageImport(fixture.request()).run()
    let reason = try #require(report.omissions.first { $0.kind == .extension }?.reason)
    #expect(reason.hasPrefix("it and the widget both declare Milestone") && report.imported.intentsExtension == nil)
  }

  @Test func `one that handles messages as well, as Xcode's template does, is imported`() async throws {
    let line = "class Chat: NSObject, INSendMessageIntentHandling, INSearchForMessagesIntentHandling, INSetMessageAttributeIntentHandling {}\n"
    let fixture = try fixture(handler: line + Self.handler)
    let report = try await PackageImport(fixture.request()).run()
    #expect(report.imported.intentsExtension == "ShopIntents" && report.omissions.isEmpty)
  }

  @Test func `its files can be excluded`() async throws {
    let fixture = try fixture()
    var request = fixture.request()
    request.excluded = ["Intents"]
    #expect(try await PackageImport(request).run().imported.intentsExtension == nil)
    #expect(try sources(in: fixture) == ["ShopWidget.swift", "Shared.swift", "Shop.intentdefinition"])
  }
}
