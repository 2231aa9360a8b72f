import Foundation
import Testing

@testable import XcodeProject

/// Modules that projects have as binaries, and that Almanac's SDK has in their place.
@Suite struct SuppliedModuleTests {
  private static let source = "import ClockHandRotationKit\nimport WidgetKit"

  private func request(_ fixture: Fixture, hasModules: Bool, describe: @escaping @Sendable (URL) async -> Data? = { _ in nil }) -> ImportRequest {
    var request = fixture.request(describe: describe)
    if hasModules { request.modules.formUnion(SuppliedModule.all) }
    return request
  }

  private func fixture(source: String = source, package: String = "") throws -> Fixture {
    let fixture = try Fixture()
    try fixture.writeWidget()
    try fixture.write("Widget/ShopWidget.swift", source)
    let products =
      package.isEmpty
      ? ""
      : """
      FTW = {isa = PBXFrameworksBuildPhase; files = (BP); };
      BP = {isa = PBXBuildFile; productRef = DP; };
      DP = {isa = XCSwiftPackageProductDependency; productName = ClockHandRotationKit; package = R1; };
      R1 = \(package);
      """
    try fixture.project(Fixture.synchronized() + products, targets: "TW")
    return fixture
  }

  private static let remote =
    "{isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://github.com/octree/ClockHandRotationKit\";"
    + " requirement = {kind = exactVersion; version = 1.0.0; }; }"
  private static let local = "{isa = XCLocalSwiftPackageReference; relativePath = Packages/ClockHandRotationKit; }"

  /// The description of a local package whose one target is a binary or Swift.
  private func description(_ fixture: Fixture, isBinary: Bool) throws -> Data {
    try fixture.write("Packages/ClockHandRotationKit/Package.swift", "// swift-tools-version: 6.0")
    try fixture.write("Packages/ClockHandRotationKit/Sources/Hands.swift", "import WidgetKit")
    let kind = isBinary ? #""type": "binary", "module_type": "BinaryTarget""# : #""type": "library", "module_type": "SwiftTarget""#
    return Data(
      """
      {"name": "ClockHandRotationKit", "path": "\(fixture.folder.path)/Packages/ClockHandRotationKit", "dependencies": [],
       "products": [{"name": "ClockHandRotationKit", "targets": ["ClockHandRotationKit"], "type": {"library": ["automatic"]}}],
       "targets": [{"name": "ClockHandRotationKit", "c99name": "ClockHandRotationKit", "path": "Sources", \(kind), "sources": ["Hands.swift"]}]}
      """.utf8)
  }

  @Test func `a binary package is not needed, and the report says whose module is used`() async throws {
    for isLocal in [false, true] {
      let fixture = try fixture(package: isLocal ? Self.local : Self.remote)
      let described = try description(fixture, isBinary: true)
      let report = try await PackageImport(request(fixture, hasModules: true) { _ in described }).run()
      #expect(report.omissions.isEmpty && report.imported.packages.isEmpty, "\(isLocal)")
      #expect(report.imported.suppliedModules == ["ClockHandRotationKit"])
      #expect(report.text.contains("\n  modules of Almanac in place of binaries for Apple's systems: ClockHandRotationKit\n"))
    }
  }

  @Test func `a framework without a package is not needed either`() async throws {
    let fixture = try fixture(source: "import ClockRotationEffect\nimport WidgetKit")
    let report = try await PackageImport(request(fixture, hasModules: true)).run()
    #expect(report.omissions.isEmpty && report.imported.suppliedModules == ["ClockRotationEffect"])
  }

  @Test func `a local package with the sources of such a module is built`() async throws {
    let fixture = try fixture(package: Self.local)
    let described = try description(fixture, isBinary: false)
    let report = try await PackageImport(request(fixture, hasModules: true) { _ in described }).run()
    #expect(report.imported.libraries == ["ClockHandRotationKit"] && report.imported.suppliedModules.isEmpty && report.omissions.isEmpty)
  }

  @Test func `without an SDK that has it the module is missing, and the report says what to do`() async throws {
    let fixture = try fixture(package: Self.remote)
    let report = try await PackageImport(request(fixture, hasModules: false)).run()
    #expect(report.omissions.map(\.name) == ["ClockHandRotationKit", "ClockHandRotationKit"] && report.imported.suppliedModules.isEmpty)
    let advice = "Almanac's SDK has it since a later version: build that with make build and import again"
    #expect(report.omissions.last?.reason.hasSuffix(advice) == true)
  }
}
