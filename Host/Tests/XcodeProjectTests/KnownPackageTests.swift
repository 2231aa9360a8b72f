import Foundation
import Testing

@testable import XcodeProject

/// Third-party packages: those that come along, those that the report gives advice about, clones, and the dependencies of local packages.
@Suite struct KnownPackageTests {
  private func fixture(url: String, product: String, source: String) throws -> Fixture {
    let fixture = try Fixture()
    try fixture.writeWidget()
    try fixture.write("Widget/ShopWidget.swift", source)
    try fixture.project(
      Fixture.synchronized() + """
        FTW = {isa = PBXFrameworksBuildPhase; files = (BP); };
        BP = {isa = PBXBuildFile; productRef = DP; };
        DP = {isa = XCSwiftPackageProductDependency; productName = \(product); package = R1; };
        R1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "\(url)"; requirement = {kind = exactVersion; version = 1.2.3; }; };
        """, targets: "TW")
    return fixture
  }

  private func manifest(_ fixture: Fixture) throws -> String {
    try String(contentsOf: fixture.folder.appendingPathComponent("Almanac-Shop_Widget/Package.swift"), encoding: .utf8)
  }

  @Test(arguments: [
    "https://github.com/apple/swift-collections.git", "git@github.com:Apple/swift-collections", "https://github.com/apple/swift-collections",
  ])
  func `a package that builds on Linux comes along with all its modules`(url: String) async throws {
    let fixture = try fixture(url: url, product: "Collections", source: "import OrderedCollections\nimport WidgetKit")
    let report = try await PackageImport(fixture.request()).run()
    #expect(report.imported.packages == ["Collections"] && report.omissions.isEmpty)
    #expect(try manifest(fixture).contains(".package(url: \"\(url)\", exact: \"1.2.3\"),"))
  }

  @Test func `a package comes along since the version that builds on Linux`() throws {
    let known = try #require(KnownPackage.at("https://github.com/groue/GRDB.swift.git"))
    #expect(known.verdict(of: #"from: "6.29.3""#) == .builds && known.verdict(of: #"branch: "master""#) == .builds)
    guard case .left(let advice) = known.verdict(of: #""5.26.1"..<"6.0.0""#) else { throw Missing() }
    #expect(advice.hasPrefix("version 5 does not build on Linux, version 6 does"))
  }
  private struct Missing: Error {}

  @Test func `the report says what to do about one that does not`() async throws {
    let fixture = try fixture(url: "https://github.com/onevcat/Kingfisher", product: "Kingfisher", source: "import Kingfisher\nimport WidgetKit")
    let report = try await PackageImport(fixture.request()).run()
    let reasons = report.omissions.map(\.reason)
    #expect(
      report.omissions.map(\.name) == ["Kingfisher", "Kingfisher"]
        && reasons.allSatisfy { $0.contains("in the provider load the data with URLSession") })
  }

  @Test func `a module from elsewhere has the same advice`() async throws {
    let fixture = try Fixture()
    try fixture.writeWidget()
    try fixture.write("Widget/ShopWidget.swift", "import RealmSwift\nimport Unheard\nimport WidgetKit")
    try fixture.project(Fixture.synchronized(), targets: "TW")
    let report = try await PackageImport(fixture.request()).run()
    #expect(report.omissions.map(\.name) == ["RealmSwift", "Unheard"])
    let effect = "there is no such module on Linux: its imports are left out, and what uses its names does not build"
    #expect(report.omissions[0].reason.hasPrefix("\(effect); its database") && report.omissions[1].reason == effect)
    let configuration = fixture.folder.appendingPathComponent("Almanac-Shop_Widget/Sources/Shop_Widget/almanac.json")
    #expect(try String(contentsOf: configuration, encoding: .utf8).contains("\"RealmSwift\""))
  }

  @Test func `every known module belongs to one package, and no advice is empty`() {
    for package in KnownPackage.all where package.repository != "airbnb/lottie-spm" {
      for module in package.modules { #expect(KnownPackage.with(module: module)?.repository == package.repository) }
      if case .left(let advice) = package.verdict { #expect(!advice.isEmpty && !advice.hasSuffix(".")) }
      #expect(package.repository == package.repository.lowercased())
    }
  }

  private func clone(_ fixture: Fixture, source: String, dependencies: String = "", products: String = "") throws -> Data {
    try fixture.write("Clones/Symbols/Package.swift", "// swift-tools-version: 6.0")
    try fixture.write("Clones/Symbols/Sources/Symbols/Symbols.swift", source)
    return Data(
      """
      {"name": "Symbols", "path": "\(fixture.folder.path)/Clones/Symbols", "dependencies": [\(dependencies)],
       "products": [{"name": "Symbols", "targets": ["Symbols"]}],
       "targets": [{"name": "Symbols", "c99name": "Symbols", "path": "Sources/Symbols", "type": "library", "module_type": "SwiftTarget",
         "sources": ["Symbols.swift"], "product_dependencies": [\(products)]}]}
      """.utf8)
  }

  @Test func `a clone stands for a remote package, and may import Almanac's modules`() async throws {
    let fixture = try fixture(url: "https://example.org/symbols", product: "Symbols", source: "import Symbols\nimport WidgetKit")
    let description = try clone(fixture, source: "import SwiftUI")
    var request = fixture.request { _ in description }
    request.local = [fixture.folder.appendingPathComponent("Clones/Symbols")]
    let report = try await PackageImport(request).run()
    #expect(report.imported.libraries == ["Symbols"] && report.imported.sources == 2 && report.omissions.isEmpty)
    #expect(try manifest(fixture).contains("--local ../Clones/Symbols`"))
  }

  @Test func `remote packages that a local one needs come along when they are known or asked for`() async throws {
    let fixture = try fixture(
      url: "https://example.org/symbols", product: "Symbols", source: "import Symbols\nimport WidgetKit")
    let description = try clone(
      fixture, source: "import SwiftUI\nimport Algorithms\nimport Words\nimport Far",
      dependencies: """
        {"identity": "swift-algorithms", "type": "sourceControl", "url": "https://github.com/apple/swift-algorithms",
         "requirement": {"range": [{"lower_bound": "1.2.0", "upper_bound": "2.0.0"}]}},
        {"identity": "word-kit", "type": "sourceControl", "url": "https://example.org/word-kit.git", "requirement": {"exact": ["3.0.0"]}},
        {"identity": "far", "type": "sourceControl", "url": "https://example.org/far", "requirement": {"branch": ["main"]}}
        """, products: "\"Algorithms\", \"Words\", \"Far\"")
    let dump = #"""
      {"targets": [{"dependencies": [{"product": ["Algorithms", "swift-algorithms", null, null]}, {"byName": ["Far", null]},
        {"product": ["Words", "word-kit", null, null]}]}]}
      """#
    var request = fixture.request { _ in description }
    request.local = [fixture.folder.appendingPathComponent("Clones/Symbols")]
    request.manifest = { _ in Data(dump.utf8) }
    request.remote = ["Words"]
    let report = try await PackageImport(request).run()
    #expect(report.imported.packages == ["Algorithms", "Words"])
    #expect(
      report.omissions.first
        == Omission(.package, "Far", "the local package Symbols depends on it; if it builds on Linux, depend on it with --remote Far"))
    let text = try manifest(fixture)
    #expect(text.contains(".package(url: \"https://github.com/apple/swift-algorithms\", \"1.2.0\"..<\"2.0.0\"),"))
    #expect(text.contains(".package(url: \"https://example.org/word-kit.git\", exact: \"3.0.0\"),"))
  }
}
