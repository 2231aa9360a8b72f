import Foundation
import Testing

@testable import XcodeProject

/// Resources of local packages, and targets with one module name.
@Suite struct LibraryResourcesTests {
  private static let frameworks = """
    FTW = {isa = PBXFrameworksBuildPhase; files = (BP, BQ); };
    BP = {isa = PBXBuildFile; productRef = DP; }; BQ = {isa = PBXBuildFile; productRef = DQ; };
    DP = {isa = XCSwiftPackageProductDependency; productName = Looks; package = LP1; };
    DQ = {isa = XCSwiftPackageProductDependency; productName = Prices; package = LP2; };
    LP1 = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Looks; };
    LP2 = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Prices; };
    """

  private func fixture() throws -> Fixture {
    let fixture = try Fixture()
    try fixture.writeWidget()
    try fixture.write("Widget/ShopWidget.swift", "import Looks\nimport Prices\nimport WidgetKit")
    try fixture.project(Fixture.synchronized() + Self.frameworks, targets: "TW")
    return fixture
  }

  private func described(_ fixture: Fixture, _ name: String, target: String? = nil, source: String, resources: String = "") throws -> Data {
    let target = target ?? name
    try fixture.write("Packages/\(name)/Package.swift", "// swift-tools-version: 6.0")
    try fixture.write("Packages/\(name)/Sources/\(target)/\(name).swift", source)
    return Data(
      """
      {"name": "\(name)", "path": "\(fixture.folder.path)/Packages/\(name)",
       "products": [{"name": "\(name)", "targets": ["\(target)"], "type": {"library": ["automatic"]}}],
       "targets": [{"name": "\(target)", "c99name": "\(target)", "path": "Sources/\(target)", "type": "library", "module_type": "SwiftTarget",
         "sources": ["\(name).swift"], "resources": [\(resources)]}]}
      """.utf8)
  }

  @Test func `a library keeps its languages, its catalogs, and what Xcode finds without a declaration`() async throws {
    let fixture = try fixture()
    let base = "\(fixture.folder.path)/Packages/Looks/Sources/Looks"
    for path in ["en.lproj", "nl.lproj"] { try fixture.write("Packages/Looks/Sources/Looks/Resources/\(path)/Localizable.strings", "\"a\" = \"b\";") }
    for path in ["Media.xcassets", "Found.xcassets"] { try fixture.write("Packages/Looks/Sources/Looks/\(path)/Contents.json", "{}") }
    try fixture.write("Packages/Looks/Sources/Looks/Media.xcassets/Sand.colorset/Contents.json", "{}")
    try fixture.write("Packages/Looks/Sources/Looks/Looks.xcstrings", "{}")
    let looks = try described(
      fixture, "Looks", source: "import SwiftUI",
      resources: """
        {"path": "\(base)/Resources/en.lproj/Localizable.strings", "rule": {"process": {"localization": "en"}}},
        {"path": "\(base)/Resources/nl.lproj/Localizable.strings", "rule": {"process": {"localization": "nl"}}},
        {"path": "\(base)/Media.xcassets/Contents.json", "rule": {"process": {}}},
        {"path": "\(base)/Media.xcassets/Sand.colorset/Contents.json", "rule": {"process": {}}}
        """)
    let prices = try described(fixture, "Prices", source: "import Dispatch")
    let report = try await PackageImport(fixture.request { $0.lastPathComponent == "Looks" ? looks : prices }).run()
    #expect(report.omissions.isEmpty && report.imported.packages == ["Prices"])
    let manifest = try String(contentsOf: fixture.folder.appendingPathComponent("Almanac-Shop_Widget/Package.swift"), encoding: .utf8)
    let resources = manifest.components(separatedBy: "name: \"Looks\"").last ?? ""
    for name in ["Found.xcassets", "Looks.xcstrings", "Media.xcassets", "en.lproj", "nl.lproj"] {
      #expect(resources.contains(".copy(\"Resources/Bundle/\(name)\")"))
    }
    #expect(resources.components(separatedBy: ".copy(").count == 6)
    let strings = fixture.folder.appendingPathComponent("Almanac-Shop_Widget/Sources/Looks/Resources/Bundle/nl.lproj/Localizable.strings")
    #expect(try String(contentsOf: strings, encoding: .utf8) == "\"a\" = \"b\";")
  }

  @Test func `a plain package with a catalog becomes a target, where its colours get names`() async throws {
    let fixture = try fixture()
    try fixture.write("Packages/Prices/Sources/Prices/Media.xcassets/Contents.json", "{}")
    let looks = try described(fixture, "Looks", source: "import SwiftUI")
    let prices = try described(fixture, "Prices", source: "import Foundation")
    let report = try await PackageImport(fixture.request { $0.lastPathComponent == "Looks" ? looks : prices }).run()
    #expect(report.imported.libraries == ["Looks", "Prices"] && report.imported.resources == 1)
  }

  @Test func `a plain package with a Core Data model becomes a target, whose model the plugin reads`() async throws {
    let fixture = try fixture()
    let contents = "Packages/Prices/Sources/Prices/Prices.xcdatamodeld/Prices.xcdatamodel/contents"
    try fixture.write(contents, "<model/>")
    let looks = try described(fixture, "Looks", source: "import SwiftUI")
    let resources = "{\"path\": \"\(fixture.folder.path)/\(contents)\", \"rule\": {\"process\": {}}}"
    let prices = try described(fixture, "Prices", source: "import Foundation", resources: resources)
    let report = try await PackageImport(fixture.request { $0.lastPathComponent == "Looks" ? looks : prices }).run()
    #expect(report.imported.libraries == ["Looks", "Prices"] && report.imported.dataModels == 1 && report.imported.resources == 0)
  }

  @Test func `a Core ML model of a package is left out and named`() async throws {
    let fixture = try fixture()
    let model = "Packages/Prices/Sources/Prices/Tides.mlmodel"
    try fixture.write(model, "")
    let looks = try described(fixture, "Looks", source: "import SwiftUI")
    let resources = "{\"path\": \"\(fixture.folder.path)/\(model)\", \"rule\": {\"process\": {}}}"
    let prices = try described(fixture, "Prices", source: "import Foundation", resources: resources)
    let report = try await PackageImport(fixture.request { $0.lastPathComponent == "Looks" ? looks : prices }).run()
    #expect(report.imported.libraries == ["Looks", "Prices"] && report.imported.resources == 0)
    #expect(report.omissions == [Omission(.file, model, "Almanac has no Core ML: the model is left out, and its class does not exist")])
  }

  @Test func `a compiled model is one resource of its package`() async throws {
    let fixture = try fixture()
    try fixture.write("Packages/Prices/Sources/Prices/Media.xcassets/Contents.json", "{}")
    let looks = try described(fixture, "Looks", source: "import SwiftUI")
    let model = "\(fixture.folder.path)/Packages/Prices/Sources/Prices/Tides.mlmodelc"
    let files = ["coremldata.bin", "model0/coremldata.bin"].map { "{\"path\": \"\(model)/\($0)\", \"rule\": {\"process\": {}}}" }
    let prices = try described(fixture, "Prices", source: "import Foundation", resources: files.joined(separator: ","))
    let report = try await PackageImport(fixture.request { $0.lastPathComponent == "Looks" ? looks : prices }).run()
    #expect(report.imported.resources == 2)
    let manifest = try String(contentsOf: fixture.folder.appendingPathComponent("Almanac-Shop_Widget/Package.swift"), encoding: .utf8)
    #expect(manifest.contains(".copy(\"Resources/Bundle/Tides.mlmodelc\")"))
  }

  @Test func `of two targets with one module name, the second is left out and named`() async throws {
    let fixture = try fixture()
    let looks = try described(fixture, "Looks", target: "Core", source: "import SwiftUI")
    let prices = try described(fixture, "Prices", target: "Core", source: "import SwiftUI")
    try fixture.write("Widget/ShopWidget.swift", "import Core\nimport WidgetKit")
    let report = try await PackageImport(fixture.request { $0.lastPathComponent == "Looks" ? looks : prices }).run()
    #expect(report.imported.libraries == ["Core"] && report.imported.sources == 2)
    #expect(
      report.omissions == [
        Omission(
          .library, "Core of the local package Packages/Prices",
          "its module Core has the name of another target's, and a package can have only one of them; rename its module in Xcode"
            + " (PRODUCT_MODULE_NAME), or write a package of its own for it")
      ])
  }
}
