import Foundation
import Testing

@testable import XcodeProject

/// Frameworks of the project and Swift packages.
@Suite struct LibrariesTests {
  private static let missing = "there is no such module on Linux: its imports are left out, and what uses its names does not build"

  private static let frameworks = """
    FTW = {isa = PBXFrameworksBuildPhase; files = (BP, BQ, BR); };
    BP = {isa = PBXBuildFile; productRef = DP; }; BQ = {isa = PBXBuildFile; productRef = DQ; }; BR = {isa = PBXBuildFile; productRef = DR; };
    DP = {isa = XCSwiftPackageProductDependency; productName = Prices; package = LOCAL; };
    DQ = {isa = XCSwiftPackageProductDependency; productName = Looks; };
    DR = {isa = XCSwiftPackageProductDependency; productName = Fetch; package = REMOTE; };
    LOCAL = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Prices; };
    FQ = {isa = PBXFileReference; lastKnownFileType = wrapper; path = Packages/Looks; sourceTree = SOURCE_ROOT; };
    REMOTE = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/fetch-kit.git";
      requirement = {kind = upToNextMajorVersion; minimumVersion = 2.0.1; }; };
    """

  private static let fetch = Omission(
    .package, "Fetch",
    "comes from https://example.org/fetch-kit.git (from: \"2.0.1\"); if it builds on Linux, depend on it with --remote Fetch; if it imports SwiftUI or other modules of"
      + " Almanac, clone it and give --local PATH")

  private func package(_ fixture: Fixture, _ name: String, source: String, dependencies: String = "", products: String = "") throws -> String {
    try fixture.write("Packages/\(name)/Package.swift", "// swift-tools-version: 6.0")
    try fixture.write("Packages/\(name)/Sources/\(name)/\(name).swift", source)
    return """
      notice: a line before the list
      {"name": "\(name)", "path": "\(fixture.folder.path)/Packages/\(name)", "dependencies": [\(dependencies)],
       "products": [{"name": "\(name)", "targets": ["\(name)"], "type": {"library": ["automatic"]}}],
       "targets": [{"name": "\(name)", "c99name": "\(name)", "path": "Sources/\(name)", "type": "library", "module_type": "SwiftTarget",
         "sources": ["\(name).swift"], "product_dependencies": [\(products)]}]}
      """
  }

  private func fixture() throws -> Fixture {
    let fixture = try Fixture()
    try fixture.writeWidget()
    try fixture.write("Widget/ShopWidget.swift", "import Prices\nimport Looks\nimport Fetch\nimport WidgetKit")
    try fixture.project(Fixture.synchronized() + Self.frameworks, targets: "TW")
    return fixture
  }

  @Test func `a plain package becomes a dependency; one that imports SwiftUI is copied`() async throws {
    let fixture = try fixture()
    let described = [
      "Prices": try package(fixture, "Prices", source: "import Dispatch"),
      "Looks": try package(
        fixture, "Looks", source: "import SwiftUI\nimport Base",
        dependencies: #"{"type": "fileSystem", "path": "\#(fixture.folder.path)/Packages/Base"}"#,
        products: #""Base", "Far""#), "Base": try package(fixture, "Base", source: "import SwiftUI"),
    ]
    let report = try await PackageImport(fixture.request { Data((described[$0.lastPathComponent] ?? "").utf8) }).run()
    #expect(report.imported.libraries == ["Looks", "Base"] && report.imported.packages == ["Prices"] && report.imported.sources == 3)
    #expect(
      report.omissions == [
        Self.fetch, Omission(.module, "Fetch", Self.missing, files: ["Widget/ShopWidget.swift"]),
      ])
    let manifest = try String(contentsOf: fixture.folder.appendingPathComponent("Almanac-Shop_Widget/Package.swift"), encoding: .utf8)
    #expect(manifest.contains(#".package(name: "Prices", path: "../Packages/Prices"),"#))
    #expect(manifest.contains(#".product(name: "Prices", package: "Prices"),"#))
    #expect(manifest.contains("    .target(\n      name: \"Looks\",\n      dependencies: [\n        \"Base\",\n"))
    let looks = fixture.folder.appendingPathComponent("Almanac-Shop_Widget/Sources/Looks/almanac.json")
    #expect(try String(contentsOf: looks, encoding: .utf8).contains("\"../../../Packages/Looks/Sources/Looks/Looks.swift\""))
    // SWIFT_PACKAGE stays defined in a package's own sources.
    #expect(try !String(contentsOf: looks, encoding: .utf8).contains("SWIFT_PACKAGE"))
  }

  @Test func `a package that imports Foundation is copied with the settings of its manifest, unless it is written for Linux too`() async throws {
    let fixture = try fixture()
    let described = [
      "Prices": try package(fixture, "Prices", source: "import Foundation"),
      "Looks": try package(fixture, "Looks", source: "import Foundation\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif"),
    ]
    let dump = #"""
      {"toolsVersion": {"_version": "6.2.0"}, "targets": [{"name": "Prices", "dependencies": [], "settings": [
        {"tool": "swift", "kind": {"define": {"_0": "LITE"}}},
        {"tool": "swift", "kind": {"define": {"_0": "CHECKS"}}, "condition": {"config": "debug"}},
        {"tool": "swift", "kind": {"define": {"_0": "ELSEWHERE"}}, "condition": {"platformNames": ["linux"]}},
        {"tool": "c", "kind": {"define": {"_0": "C_ONLY"}}},
        {"tool": "swift", "kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}},
        {"tool": "swift", "kind": {"enableUpcomingFeature": {"_0": "StrictConcurrency"}}},
        {"tool": "swift", "kind": {"unsafeFlags": {"_0": ["-O"]}}}, {"tool": "swift", "kind": {"strictMemorySafety": {}}},
        {"tool": "swift", "kind": {"defaultIsolation": {"_0": "MainActor"}}}]}]}
      """#
    var request = fixture.request { Data((described[$0.lastPathComponent] ?? "").utf8) }
    request.manifest = { $0.lastPathComponent == "Prices" ? Data(dump.utf8) : nil }
    let report = try await PackageImport(request).run()
    #expect(report.imported.libraries == ["Prices"] && report.imported.packages == ["Looks"])
    let manifest = try String(contentsOf: fixture.folder.appendingPathComponent("Almanac-Shop_Widget/Package.swift"), encoding: .utf8)
    let target = try #require(manifest.components(separatedBy: "    .target(\n").last?.components(separatedBy: "swiftSettings: [").last)
    let settings = target.components(separatedBy: "]").first.map { $0.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } }
    #expect(
      settings?.filter { !$0.isEmpty } == [
        ".swiftLanguageMode(.v5),", ".defaultIsolation(MainActor.self),", #".define("LITE"),"#, #".define("CHECKS", .when(configuration: .debug)),"#,
      ] + (SwiftSettings.featuresOfMode6 + ["ExistentialAny"]).map { ".enableUpcomingFeature(\"\($0)\")," })
  }

  @Test func `a package of the written package's name is copied, because SwiftPM could not tell the two apart`() async throws {
    let fixture = try fixture()
    let described = ["Prices": try package(fixture, "Prices", source: "public struct Price {}")]
    var request = fixture.request { Data((described[$0.lastPathComponent] ?? "").utf8) }
    request.output = fixture.folder.appendingPathComponent("Out/prices")
    let report = try await PackageImport(request).run()
    #expect(report.imported.libraries == ["Prices"] && report.imported.packages.isEmpty)
  }

  @Test func `the package in the project's own folder is found under any name of the folder`() async throws {
    let fixture = try Fixture()
    try fixture.writeWidget()
    try fixture.write("Widget/ShopWidget.swift", "import Shared\nimport WidgetKit")
    try fixture.write("Package.swift", "// swift-tools-version: 6.0")
    try fixture.write("Engine/Sources/Shared/Shared.swift", "import SwiftUI")
    try fixture.project(
      Fixture.synchronized() + """
        FTW = {isa = PBXFrameworksBuildPhase; files = (BP); };
        BP = {isa = PBXBuildFile; productRef = DP; };
        DP = {isa = XCSwiftPackageProductDependency; productName = Shared; package = LOCAL; };
        LOCAL = {isa = XCLocalSwiftPackageReference; relativePath = "../name-of-the-repository"; };
        """, targets: "TW")
    let description = """
      {"name": "Shared", "path": "\(fixture.folder.path)", "dependencies": [], "products": [{"name": "Shared", "targets": ["Shared"]}],
       "targets": [{"name": "Shared", "c99name": "Shared", "path": "Engine/Sources/Shared", "type": "library", "module_type": "SwiftTarget",
         "sources": ["Shared.swift"]}]}
      """
    let root = fixture.folder.standardizedFileURL.path
    let report = try await PackageImport(fixture.request { $0.path == root ? Data(description.utf8) : nil }).run()
    #expect(report.imported.libraries == ["Shared"] && report.omissions.isEmpty)
  }

  /// Descriptions of a package of several files, some of which import unavailable modules, and of a second package.
  private func largeLibrary(_ fixture: Fixture) throws -> [String: Data] {
    let sources = [
      "Names": "public enum Names { public static var shop: String { \"the shop\".capitalizedOnce } }",
      "Words": "import Foundation\nextension String { var capitalizedOnce: String { capitalized } }",
      "Hash": "import CryptoKit\nextension String { public var hashed: String { self } }",
      "Reach": "import SystemConfiguration\npublic final class Reach { let target: SCNetworkReachability? = nil }",
      "Tables": "import UIKit\npublic class Tables: UIViewController {}",
      "Far": "import Far\npublic struct Distance {}",
    ]
    try fixture.write("Packages/Looks/Package.swift", "// swift-tools-version: 6.0")
    for (name, text) in sources { try fixture.write("Packages/Looks/Sources/Looks/\(name).swift", text) }
    let files = sources.keys.sorted().map { "\"\($0).swift\"" }.joined(separator: ", ")
    let looks = """
      {"name": "Looks", "path": "\(fixture.folder.path)/Packages/Looks", "dependencies": [],
       "products": [{"name": "Looks", "targets": ["Looks"], "type": {"library": ["automatic"]}}],
       "targets": [{"name": "Looks", "c99name": "Looks", "path": "Sources/Looks", "type": "library", "module_type": "SwiftTarget",
         "sources": [\(files)], "product_dependencies": ["Far", "Near"]}]}
      """
    return ["Looks": Data(looks.utf8), "Prices": Data(try package(fixture, "Prices", source: "").utf8)]
  }

  @Test func `of a library that cannot be built whole, only used files are imported`() async throws {
    let fixture = try fixture()
    try fixture.write("Widget/ShopWidget.swift", "import Looks\nimport WidgetKit\nlet title = Names.shop")
    let described = try largeLibrary(fixture)
    var request = fixture.request { described[$0.lastPathComponent] }
    request.modules.insert("UIKit")
    let report = try await PackageImport(request).run()
    let place = { (name: String) in "Packages/Looks/Sources/Looks/\(name).swift" }
    #expect(
      report.omissions == [
        // Near is linked but never imported, so it is not needed.
        Omission(.package, "Far", "the local package Looks depends on it; if it builds on Linux, depend on it with --remote Far"),
        Self.fetch,
        Omission(
          .library, "Looks",
          "needs unavailable modules (CryptoKit, Far, SystemConfiguration); imported 2 of its 6 files: those that build and that other sources"
            + " use; --include adds one", files: ["Far", "Hash", "Reach", "Tables"].map(place)),
      ])
    let sources = fixture.folder.appendingPathComponent("Almanac-Shop_Widget/Sources/Looks/almanac.json")
    let text = try String(contentsOf: sources, encoding: .utf8)
    // Names.swift for the widget, Words.swift for Names.swift.
    #expect(text.contains("Names.swift") && text.contains("Words.swift") && !text.contains("Tables.swift") && report.imported.sources == 3)

    request.included = ["Packages/Looks/Sources/Looks/Tables.swift"]
    #expect(try await PackageImport(request).run().imported.sources == 4)
    request.included = []
    request.excluded = ["Packages/Looks/Sources/Looks/Words.swift"]
    #expect(try await PackageImport(request).run().imported.sources == 2)
  }

  @Test func `a used file that cannot be built is reported with its remedy`() async throws {
    let fixture = try fixture()
    try fixture.write("Widget/ShopWidget.swift", "import Looks\nimport WidgetKit\nlet isOnline = Reach()")
    let described = try largeLibrary(fixture)
    let report = try await PackageImport(fixture.request { described[$0.lastPathComponent] }).run()
    #expect(
      report.omissions.contains(
        Omission(
          .file, "Packages/Looks/Sources/Looks/Reach.swift",
          "needs SystemConfiguration, and other sources use Reach; if the build fails without them, declare them in Sources/Looks/Stand-ins.swift"
            + " of the package")))
    #expect(report.omissions.filter { $0.kind == .file }.count == 1)
  }

  @Test func `a used file that only imports an unavailable module is kept without the import`() async throws {
    let fixture = try fixture()
    try fixture.write("Widget/ShopWidget.swift", "import Looks\nimport WidgetKit\nlet title = \"shop\".hashed")
    let described = try largeLibrary(fixture)
    let report = try await PackageImport(fixture.request { described[$0.lastPathComponent] }).run()
    let sources = fixture.folder.appendingPathComponent("Almanac-Shop_Widget/Sources/Looks/almanac.json")
    #expect(try String(contentsOf: sources, encoding: .utf8).contains("Hash.swift") && !report.omissions.contains { $0.kind == .file })
    #expect(report.omissions.contains { $0.kind == .module && $0.name == "CryptoKit" && $0.files.count == 1 })
  }

  @Test func `a library that nothing imports is left out`() async throws {
    let fixture = try fixture()
    try fixture.write("Widget/ShopWidget.swift", "import WidgetKit")
    let described = try largeLibrary(fixture)
    let report = try await PackageImport(fixture.request { described[$0.lastPathComponent] }).run()
    #expect(report.imported.libraries.isEmpty && !report.omissions.contains { $0.kind == .library })
  }

  @Test func `conditions have their values in the written package`() async throws {
    let fixture = try fixture()
    let looks = try package(
      fixture, "Looks",
      source: """
        import SwiftUI
        #if !SWIFT_PACKAGE
        import OfTheProject
        #endif
        #if swift(>=6)
        import OfMode6
        #elseif compiler(<6)
        import OfAnOldCompiler
        #elseif os(Linux)
        import Missing
        #endif
        """)
    let report = try await PackageImport(fixture.request { $0.lastPathComponent == "Looks" ? Data(looks.utf8) : nil }).run()
    #expect(report.omissions.first { $0.kind == .library }?.reason.contains("unavailable modules (Missing);") == true)
  }

  @Test func `a remote package is a dependency on request`() async throws {
    let fixture = try fixture()
    var request = fixture.request()
    request.remote = ["Fetch"]
    let report = try await PackageImport(request).run()
    #expect(report.imported.packages == ["Fetch"] && !report.omissions.contains { $0.name == "Fetch" })
    let manifest = try String(contentsOf: fixture.folder.appendingPathComponent("Almanac-Shop_Widget/Package.swift"), encoding: .utf8)
    #expect(manifest.contains(#".package(url: "https://example.org/fetch-kit.git", from: "2.0.1"),"#))
    #expect(manifest.contains(#".product(name: "Fetch", package: "fetch-kit"),"#))
    // Local packages that cannot be described are reported.
    #expect(report.omissions.prefix(2).map(\.name) == ["Prices", "Looks"])
  }

  @Test func `a package of C sources is a dependency`() async throws {
    let fixture = try fixture()
    let prices = try package(fixture, "Prices", source: "").replacing("SwiftTarget", with: "ClangTarget")
    let report = try await PackageImport(fixture.request { Data(($0.lastPathComponent == "Prices" ? prices : "").utf8) }).run()
    #expect(report.imported.packages == ["Prices"] && !report.omissions.contains { $0.name == "Prices" }, "\(report.omissions)")
  }

  @Test func `the project's own framework becomes a target`() async throws {
    let fixture = try Fixture()
    try fixture.writeWidget()
    try fixture.write("Kit/Kit.swift", "import Foundation")
    try fixture.write("Widget/ShopWidget.swift", "import Shop_Kit\nimport WidgetKit")
    try fixture.project(
      Fixture.synchronized(more: "dependencies = (DK);")
        + Fixture.target("TK", "Shop Kit", type: "framework", settings: "SWIFT_VERSION = 6.0;", sources: "BK", more: "dependencies = (DS);") + """
          FK = {isa = PBXFileReference; path = Kit/Kit.swift; sourceTree = SOURCE_ROOT; };
          BK = {isa = PBXBuildFile; fileRef = FK; };
          DK = {isa = PBXTargetDependency; target = TK; };
          DS = {isa = PBXTargetDependency; target = TK; };
          FTW = {isa = PBXFrameworksBuildPhase; files = (BF); };
          BF = {isa = PBXBuildFile; fileRef = RTK; };
          """, targets: "TW, TK")
    let report = try await PackageImport(fixture.request()).run()
    #expect(report.imported.libraries == ["Shop_Kit"] && report.omissions.isEmpty)
    let manifest = try String(contentsOf: fixture.folder.appendingPathComponent("Almanac-Shop_Widget/Package.swift"), encoding: .utf8)
    #expect(manifest.contains("      name: \"Shop_Widget\",\n      dependencies: [\n        \"Shop_Kit\","))
    #expect(!manifest.contains(".v6") && manifest.contains(".enableUpcomingFeature(\"StrictConcurrency\")"))
  }

  @Test func `what a source imports without linking it is found in the project`() async throws {
    let fixture = try Fixture()
    try fixture.writeWidget()
    // Kit imports Base, which imports Kit again: only one of the two can depend on the other.
    try fixture.write("Kit/Kit.swift", "import Base")
    try fixture.write("Base/Base.swift", "import Kit")
    try fixture.write("Widget/ShopWidget.swift", "import Kit\nimport Prices\nimport Nowhere\nimport WidgetKit")
    let prices = try package(fixture, "Prices", source: "import Dispatch")
    func library(_ id: String, _ name: String) -> String {
      Fixture.target(id, name, type: "framework", sources: "B\(id)")
        + "P\(id) = {isa = PBXFileReference; path = \(name)/\(name).swift; sourceTree = SOURCE_ROOT; }; B\(id) = {isa = PBXBuildFile; fileRef = P\(id); };"
    }
    try fixture.project(
      Fixture.synchronized() + library("TK", "Kit") + library("TB", "Base")
        + Fixture.target("TA", "Shop", type: "application", more: "packageProductDependencies = (DP);") + """
          DP = {isa = XCSwiftPackageProductDependency; productName = Prices; package = LOCAL; };
          LOCAL = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Prices; };
          """, targets: "TW, TK, TB, TA")
    let report = try await PackageImport(fixture.request { Data(($0.lastPathComponent == "Prices" ? prices : "").utf8) }).run()
    #expect(report.imported.libraries == ["Kit", "Base"] && report.imported.packages == ["Prices"])
    #expect(report.omissions == [Omission(.module, "Nowhere", Self.missing, files: ["Widget/ShopWidget.swift"])])
    let manifest = try String(contentsOf: fixture.folder.appendingPathComponent("Almanac-Shop_Widget/Package.swift"), encoding: .utf8)
    #expect(manifest.contains("name: \"Shop_Widget\",\n      dependencies: [\n        \"Kit\","))
    #expect(manifest.contains("name: \"Kit\",\n      dependencies: [\n        \"Base\","))
    #expect(!manifest.contains("name: \"Base\",\n      dependencies: [\n        \"Kit\","))
  }
}
