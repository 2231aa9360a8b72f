import Foundation
import Testing

@testable import XcodeProject

/// Tests imports from a project to a package on disk.
@Suite struct PackageImportTests {
  private func widget(exceptions: String = "", settings: String = "", more: String = "") throws -> Fixture {
    let fixture = try Fixture()
    try fixture.writeWidget()
    try fixture.write("Widget/Assets.xcassets/Contents.json", "{}")
    try fixture.write("Widget/de.lproj/Localizable.strings", "\"a\" = \"b\";")
    try fixture.write("Widget/Widget.entitlements", "<plist><dict/></plist>")
    try fixture.project(
      Fixture.synchronized(exceptions: exceptions, settings: "CODE_SIGN_ENTITLEMENTS = Widget/Widget.entitlements; \(settings)", more: more),
      targets: "TW")
    return fixture
  }

  private func refusal(_ request: ImportRequest) async -> ImportError? {
    do {
      _ = try await PackageImport(request).run()
      return nil
    } catch {
      return error
    }
  }

  private func contents(_ path: String, in fixture: Fixture) throws -> String {
    try String(contentsOf: fixture.folder.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `a second Info.plist among the resources is left out`() async throws {
    let fixture = try widget()
    try fixture.write("Widget/Old/Info.plist", "<plist><dict/></plist>")
    let report = try await PackageImport(fixture.request()).run()
    #expect(
      report.omissions.map { "\($0.name): \($0.reason)" } == [
        "Widget/Old/Info.plist: the bundle's own Info.plist has this name; remove the file from Shop Widget's resources"
      ])
    #expect(try !contents("Almanac-Shop_Widget/Package.swift", in: fixture).contains("Resources/Bundle/Info.plist"))
  }

  @Test func `the package is written beside the project, which stays unchanged`() async throws {
    let fixture = try widget(settings: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"PRO\";")
    let before = try fixture.snapshot()
    let report = try await PackageImport(fixture.request()).run()
    #expect(try fixture.snapshot(without: "Almanac-Shop_Widget") == before)
    #expect(report.package == fixture.folder.path + "/Almanac-Shop_Widget" && report.product == "Shop_Widget" && report.omissions.isEmpty)
    let manifest = try contents("Almanac-Shop_Widget/Package.swift", in: fixture)
    #expect(
      manifest == """
        // swift-tools-version: 6.0
        // Written by `almanac import ../Shop.xcodeproj --target 'Shop Widget'`. Run it again in this folder when the project has changed.
        import PackageDescription

        let package = Package(
          name: "Almanac-Shop_Widget",
          dependencies: [
            .package(name: "Almanac", path: "../../sdk/Almanac"),
          ],
          targets: [
            .executableTarget(
              name: "Shop_Widget",
              dependencies: [
                .product(name: "WidgetKit", package: "Almanac"),
              ],
              exclude: ["almanac.json", "Info.plist", "Shop_Widget.entitlements"],
              resources: [
                .copy("Resources/Bundle/Assets.xcassets"),
                .copy("Resources/Bundle/de.lproj"),
              ],
              swiftSettings: [
                .swiftLanguageMode(.v5),
                .define("PRO"),
                .enableUpcomingFeature("BareSlashRegexLiterals"),
              ],
              plugins: [.plugin(name: "AuthorSupport", package: "Almanac")]),
          ]
        )

        """)
    let base = "Almanac-Shop_Widget/Sources/Shop_Widget"
    #expect(
      try contents("\(base)/almanac.json", in: fixture) == """
        {
          "platform" : "iOS",
          "sources" : [
            "../../../Widget/ShopWidget.swift"
          ],
          "undefined" : [
            "SWIFT_PACKAGE"
          ]
        }

        """)
    #expect(try contents("Almanac-Shop_Widget/.sourcekit-lsp/config.json", in: fixture).contains("/sdk/toolset.json\""))
    #expect(try contents("\(base)/Sources.swift", in: fixture) == "// almanac.json lists the sources of Shop_Widget.\n")
    #expect(try contents("\(base)/Resources/Bundle/de.lproj/Localizable.strings", in: fixture) == "\"a\" = \"b\";")
    #expect(try contents("\(base)/Shop_Widget.entitlements", in: fixture).contains("<dict/>"))
    #expect(try contents("\(base)/Info.plist", in: fixture).contains("<string>Shop Widget</string>"))
  }

  @Test func `links are relative and lead to the same file from a build`() async throws {
    let fixture = try widget()
    _ = try await PackageImport(fixture.request()).run()
    let package = fixture.folder.appendingPathComponent("Almanac-Shop_Widget")
    let bundle = package.appendingPathComponent("Sources/Shop_Widget/Resources/Bundle")
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: bundle.appendingPathComponent("Assets.xcassets").path)
    #expect(link == "../../../../../Widget/Assets.xcassets")
    // SwiftPM copies the link unchanged into its resource folder.
    let built = package.appendingPathComponent(".build/x86_64-unknown-linux-gnu/debug/Almanac-Shop_Widget_Shop_Widget.resources")
    try FileManager.default.createDirectory(at: built, withIntermediateDirectories: true)
    let copy = built.appendingPathComponent("Assets.xcassets")
    try FileManager.default.createSymbolicLink(atPath: copy.path, withDestinationPath: link)
    #expect(FileManager.default.fileExists(atPath: copy.appendingPathComponent("Contents.json").path))
  }

  @Test func `importing again updates only its own files`() async throws {
    let fixture = try widget()
    #expect(try await PackageImport(fixture.request()).run().changes == 9)
    try fixture.write("Almanac-Shop_Widget/Sources/Shop_Widget/Mine.swift", "// mine")
    #expect(try await PackageImport(fixture.request()).run().changes == 0)
    try fixture.write("Widget/Views/New.swift", "// new")
    try FileManager.default.removeItem(at: fixture.folder.appendingPathComponent("Widget/de.lproj"))
    // The list of sources, the removed link to the strings, the manifest.
    let report = try await PackageImport(fixture.request()).run()
    #expect(report.changes == 3 && report.imported.sources == 2 && report.imported.resources == 1)
    let files = try fixture.snapshot().keys
    #expect(files.contains("Almanac-Shop_Widget/Sources/Shop_Widget/Mine.swift"))
    #expect(try contents("Almanac-Shop_Widget/Sources/Shop_Widget/almanac.json", in: fixture).contains("\"../../../Widget/Views/New.swift\""))
    #expect(!files.contains("Almanac-Shop_Widget/Sources/Shop_Widget/Resources/Bundle/de.lproj"))
  }

  @Test func `foreign folders and edited manifests are kept`() async throws {
    let fixture = try widget()
    try fixture.write("Almanac-Shop_Widget/notes.txt", "mine")
    let folder = fixture.folder.appendingPathComponent("Almanac-Shop_Widget").path
    #expect(
      await refusal(fixture.request())
        == .malformed("\(folder) exists and was not made by almanac import; move it away or give another folder with --output"))
    #expect(try fixture.snapshot().keys.filter { $0.hasPrefix("Almanac-Shop_Widget/") } == ["Almanac-Shop_Widget/notes.txt"])
    var request = fixture.request()
    request.output = fixture.folder.appendingPathComponent("Linux/Pack", isDirectory: true)
    #expect(try await PackageImport(request).run().package == fixture.folder.path + "/Linux/Pack")
    try fixture.write("Linux/Pack/Package.swift", "// edited")
    #expect(
      await refusal(request)
        == .malformed(
          "\(fixture.folder.path)/Linux/Pack/Package.swift was edited since the last import; use --replace to overwrite it, or another --output"))
    request.replaces = true
    #expect(try await PackageImport(request).run().changes == 1)
    // A file that no import has written, at the path of a new link.
    request.replaces = false
    try fixture.write("Linux/Pack/Sources/Shop_Widget/Resources/Bundle/new.json", "mine")
    try fixture.write("Widget/new.json")
    #expect(
      await refusal(request)
        == .malformed(
          "\(fixture.folder.path)/Linux/Pack/Sources/Shop_Widget/Resources/Bundle/new.json exists and was not made by almanac import; move it away")
    )
    try fixture.write("Linux/Pack/.almanac-import.json", "{")
    #expect(
      await refusal(request) == .malformed("\(fixture.folder.path)/Linux/Pack/.almanac-import.json is damaged; remove that folder and import again"))
  }

  @Test func `variables in the entitlements are expanded, as Xcode does it`() async throws {
    let fixture = try widget(settings: "APP_GROUP = group.org.example.shop;")
    let key = "com.apple.security.application-groups"
    try fixture.write(
      "Widget/Widget.entitlements", "<plist><dict><key>\(key)</key><array><string>$(APP_GROUP)</string></array><key>deep</key><true/></dict></plist>")
    _ = try await PackageImport(fixture.request()).run()
    let written = fixture.folder.appendingPathComponent("Almanac-Shop_Widget/Sources/Shop_Widget/Shop_Widget.entitlements")
    let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: written), format: nil) as? [String: Any]
    #expect(list?[key] as? [String] == ["group.org.example.shop"] && list?["deep"] as? Bool == true)
    #expect(try contents("Widget/Widget.entitlements", in: fixture).contains("$(APP_GROUP)"))
    // Without variables it stays a link to the author's file.
    try fixture.write("Widget/Widget.entitlements", "<plist><dict/></plist>")
    _ = try await PackageImport(fixture.request()).run()
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: written.path).hasSuffix("Widget/Widget.entitlements"))
    try fixture.write("Widget/Widget.entitlements", "entitled")
    let refused = await refusal(fixture.request())
    #expect(refused == .malformed("\(fixture.folder.path)/Widget/Widget.entitlements is not a property list of keys and values"))
  }

  @Test func `two targets with one module name do not share a package`() async throws {
    let fixture = try Fixture()
    try fixture.writeWidget()
    let settings = "INFOPLIST_FILE = Widget/Info.plist; PRODUCT_MODULE_NAME = Clock;"
    let more = "fileSystemSynchronizedGroups = (YW);"
    try fixture.project(
      Fixture.target("TP", "Phone Widget", settings: settings, more: more) + Fixture.target("TC", "Watch Widget", settings: settings, more: more)
        + """
        YW = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
        G0 = {isa = PBXGroup; children = (YW); sourceTree = "<group>"; };
        """, targets: "TP, TC")
    _ = try await PackageImport(fixture.request(target: "Phone Widget")).run()
    let before = try fixture.snapshot()
    var request = fixture.request(target: "Watch Widget")
    #expect(
      await refusal(request)
        == .usage(
          "\(fixture.folder.path)/Almanac-Clock holds the package of the target Phone Widget; give another folder for Watch Widget with --output"))
    #expect(try fixture.snapshot() == before)
    request.output = fixture.folder.appendingPathComponent("Almanac-Watch", isDirectory: true)
    #expect(try await PackageImport(request).run().product == "Clock")
    #expect(try await PackageImport(fixture.request(target: "Phone Widget")).run().changes == 0)
  }

  @Test func `an edited record removes nothing outside the package`() async throws {
    let fixture = try widget()
    _ = try await PackageImport(fixture.request()).run()
    let record = "Almanac-Shop_Widget/.almanac-import.json"
    let text = try contents(record, in: fixture).replacing("\"Package.swift\"", with: "\"../Widget/ShopWidget.swift\", \"Package.swift\"")
    try fixture.write(record, text)
    _ = try await PackageImport(fixture.request()).run()
    #expect(try contents("Widget/ShopWidget.swift", in: fixture) == Fixture.widgetSource)
  }

  @Test func `sources that import SwiftData get its product`() async throws {
    let fixture = try widget()
    try fixture.write("Widget/Model.swift", "import SwiftData\n")
    let report = try await PackageImport(fixture.request()).run()
    #expect(report.omissions.isEmpty && report.imported.packages.isEmpty)
    let manifest = try contents("Almanac-Shop_Widget/Package.swift", in: fixture)
    #expect(
      manifest.contains(
        """
                .product(name: "WidgetKit", package: "Almanac"),
                .product(name: "SwiftData", package: "Almanac"),
        """))
  }

  @Test func `a Core Data model is a source of the plugin's`() async throws {
    let fixture = try widget()
    try fixture.write("Widget/Shop.xcdatamodeld/Shop.xcdatamodel/contents", "<model/>")
    try fixture.write("Widget/Shop1.xcmappingmodel/xcmapping.xml", "<database/>")
    let report = try await PackageImport(fixture.request()).run()
    #expect(report.imported.dataModels == 1 && report.imported.mappingModels == 1 && report.omissions.isEmpty)
    #expect(report.text.contains("  1 data model\n  1 mapping model\n"))
    let configuration = try contents("Almanac-Shop_Widget/Sources/Shop_Widget/almanac.json", in: fixture)
    #expect(configuration.contains("\"../../../Widget/Shop.xcdatamodeld\"") && configuration.contains("\"../../../Widget/Shop1.xcmappingmodel\""))
    #expect(try contents("Almanac-Shop_Widget/Package.swift", in: fixture).contains(#".product(name: "CoreData", package: "Almanac"),"#))
  }

  @Test func `a Core ML model is left out and named, and a compiled one is a resource`() async throws {
    let fixture = try widget()
    try fixture.write("Widget/Tides.mlmodel", "")
    try fixture.write("Widget/Waves.mlpackage/Manifest.json", "{}")
    try fixture.write("Widget/Built.mlmodelc/model.mil", "")
    let report = try await PackageImport(fixture.request()).run()
    let reason = "Almanac has no Core ML: the model is left out, and its class does not exist"
    #expect(report.omissions.map(\.name).sorted() == ["Widget/Tides.mlmodel", "Widget/Waves.mlpackage"])
    #expect(report.omissions.filter { $0.reason == reason }.count == 2)
    let configuration = try contents("Almanac-Shop_Widget/Sources/Shop_Widget/almanac.json", in: fixture)
    let manifest = try contents("Almanac-Shop_Widget/Package.swift", in: fixture)
    for text in [configuration, manifest] { #expect(!text.contains("Tides") && !text.contains("Waves")) }
    // Apps look a compiled model up by its name, as they do other resources.
    #expect(manifest.contains(#".copy("Resources/Bundle/Built.mlmodelc"),"#))
  }

  @Test func `files can be left out`() async throws {
    let fixture = try widget()
    try fixture.write("Widget/Store/Store.swift", "import CryptoTokenKit")
    let module = try await PackageImport(fixture.request()).run().omissions
    #expect(
      module == [
        Omission(
          .module, "CryptoTokenKit", "Almanac has no such module: its imports are left out, and what uses its names does not build",
          files: ["Widget/Store/Store.swift"])
      ])
    let configuration = try contents("Almanac-Shop_Widget/Sources/Shop_Widget/almanac.json", in: fixture)
    #expect(configuration.contains("\"absentModules\" : [\n    \"CryptoTokenKit\"\n  ]"))
    var request = fixture.request()
    request.excluded = ["Widget/Store/"]
    let report = try await PackageImport(request).run()
    #expect(report.omissions.isEmpty && report.imported.sources == 1)
    #expect(try contents("Almanac-Shop_Widget/Package.swift", in: fixture).contains("--exclude Widget/Store/`"))
    request.excluded = ["Widget/Stroe"]
    let place = fixture.folder.path
    #expect(
      await refusal(request) == .usage("--exclude Widget/Stroe names no file of Shop Widget or its libraries; give it relative to \(place)"))
  }

  @Test func `the configuration is chosen or refused`() async throws {
    let fixture = try widget()
    var request = fixture.request()
    request.configuration = "Debug"
    #expect(try await PackageImport(request).run().configuration == "Debug")
    request.configuration = "Beta"
    #expect(await refusal(request) == .usage("Shop Widget has no configuration Beta (it has: Debug, Release)"))
  }

  @Test func `a target without sources is refused, and nothing is written`() async throws {
    let fixture = try widget(exceptions: "ShopWidget.swift")
    let before = try fixture.snapshot()
    #expect(
      await refusal(fixture.request(target: "Shop Widget"))
        == .malformed("the target Shop Widget of \(fixture.projectPath) has no Swift file on disk; is the working copy complete?"))
    #expect(try fixture.snapshot() == before)
  }

  @Test func `files outside the project and catalogs with one name are imported`() async throws {
    let fixture = try Fixture()
    try fixture.write("../.git/HEAD")
    try fixture.write("Widget/Info.plist", Fixture.widgetInfo)
    try fixture.write("../Shared/Model.swift", "// shared")
    for folder in ["A", "B"] { try fixture.write("\(folder)/Assets.xcassets/Contents.json", folder) }
    for folder in ["A", "B"] { try fixture.write("\(folder)/data.json", folder) }
    try fixture.project(
      """
      G0 = {isa = PBXGroup; children = (FS, FA, FB, JA, JB); sourceTree = "<group>"; };
      FS = {isa = PBXFileReference; path = ../Shared/Model.swift; sourceTree = "<group>"; };
      FA = {isa = PBXFileReference; path = A/Assets.xcassets; sourceTree = "<group>"; };
      FB = {isa = PBXFileReference; path = B/Assets.xcassets; sourceTree = "<group>"; };
      JA = {isa = PBXFileReference; path = A/data.json; sourceTree = "<group>"; };
      JB = {isa = PBXFileReference; path = B/data.json; sourceTree = "<group>"; };
      B1 = {isa = PBXBuildFile; fileRef = FS; }; B2 = {isa = PBXBuildFile; fileRef = FA; }; B3 = {isa = PBXBuildFile; fileRef = FB; };
      B4 = {isa = PBXBuildFile; fileRef = JA; }; B5 = {isa = PBXBuildFile; fileRef = JB; };
      """ + Fixture.target("TW", "WidgetKit", settings: "INFOPLIST_FILE = Widget/Info.plist;", sources: "B1", resources: "B2, B3, B4, B5"),
      targets: "TW")
    let report = try await PackageImport(fixture.request()).run()
    // A module with the name of one of Almanac's would hide it.
    #expect(report.product == "WidgetKitExtension")
    let base = "Almanac-WidgetKitExtension/Sources/WidgetKitExtension"
    #expect(try contents("\(base)/almanac.json", in: fixture).contains("\"../../../../Shared/Model.swift\""))
    #expect(try contents("\(base)/Resources/Bundle/Assets.xcassets/Contents.json", in: fixture) == "A")
    #expect(try contents("\(base)/Resources/Bundle/Assets-2.xcassets/Contents.json", in: fixture) == "B")
    #expect(report.omissions.map(\.name) == ["B/data.json"])
  }

  @Test func `everything left out is reported`() async throws {
    let fixture = try widget()
    try fixture.write("Widget/Legacy.m")
    try fixture.write("Widget/Bridge.h", "@interface Store : NSObject\n@end")
    try fixture.write("Widget/Use.swift", "import MapKit\nimport UIKit\n#if canImport(HealthKit)\nimport HealthKit\n#endif")
    try fixture.project(
      Fixture.synchronized(settings: "SWIFT_OBJC_BRIDGING_HEADER = Widget/Bridge.h;").replacing(
        "buildPhases = (STW, QTW, FTW, )", with: "buildRules = (RULE); dependencies = (DL); buildPhases = (STW, QTW, FTW, RUN)")
          + """
          RUN = {isa = PBXShellScriptBuildPhase; name = SwiftGen; };
          RULE = {isa = PBXBuildRule; filePatterns = "*.proto"; };
          DL = {isa = PBXTargetDependency; productRef = PL; };
          PL = {isa = XCSwiftPackageProductDependency; productName = "plugin:Lint"; };
          FTW = {isa = PBXFrameworksBuildPhase; files = (BM, BP, BS); };
          BM = {isa = PBXBuildFile; fileRef = FM; }; BP = {isa = PBXBuildFile; fileRef = FP; }; BS = {isa = PBXBuildFile; fileRef = FS; };
          FM = {isa = PBXFileReference; path = System/Library/Frameworks/MapKit.framework; sourceTree = SDKROOT; };
          FP = {isa = PBXFileReference; path = Pods_Widget.framework; sourceTree = BUILT_PRODUCTS_DIR; };
          FS = {isa = PBXFileReference; path = System/Library/Frameworks/SwiftUI.framework; sourceTree = SDKROOT; };
          """, targets: "TW")
    let report = try await PackageImport(fixture.request()).run()
    #expect(
      report.omissions.map { "\($0.kind.rawValue) \($0.name)" } == [
        "file Widget/Legacy.m", "script SwiftGen", "script build rule for *.proto", "script Lint", "setting SWIFT_OBJC_BRIDGING_HEADER",
        "library Pods_Widget.framework", "module MapKit",
        "module UIKit",
      ])
    #expect(report.omissions.last?.files == ["Widget/Use.swift"])
    let text = report.text.replacing(fixture.folder.path, with: "…")
    #expect(
      text == """
        Shop Widget (iOS, Release) → …/Almanac-Shop_Widget
          8 files of the package changed

        imported:
          2 Swift files
          2 resources
          Info.plist

        left out:
          file Widget/Legacy.m: Objective-C is not compiled
          script SwiftGen: Xcode runs it for Shop Widget, Almanac does not; run it yourself if it writes sources or resources
          script build rule for *.proto: Xcode runs it for Shop Widget, Almanac does not; run it yourself if it writes sources or resources
          script Lint: Xcode runs it for Shop Widget, Almanac does not; run it yourself if it writes sources or resources
          setting SWIFT_OBJC_BRIDGING_HEADER: Widget/Bridge.h: Objective-C is not compiled, only constants become Swift; declare what sources use of the rest in Sources/Shop_Widget/Stand-ins.swift of the package
            class Store (Bridge.h)
          library Pods_Widget.framework: CocoaPods are built for Apple's systems; the imports of them are listed below
          module MapKit: Almanac has no such module: its imports are left out, and what uses its names does not build
            Widget/Use.swift
          module UIKit: Almanac has no such module: its imports are left out, and what uses its names does not build
            Widget/Use.swift
          What uses names of such a module does not build: put it in #if canImport(…), or leave out the file with --exclude.

        next:
          almanac kinds …/Almanac-Shop_Widget
          almanac render …/Almanac-Shop_Widget --kind KIND --family systemSmall -o widget.png
          almanac serve …/Almanac-Shop_Widget
        """)
  }
}
