import Foundation
import Testing

@testable import XcodeProject

/// Libraries that another project of the workspace builds, and packages of the command line in their place.
@Suite struct WorkspaceProjectsTests {
  /// A widget that links `Kit.framework`, which its own project does not build, and a workspace beside it with the project that does.
  private func fixture(links: Bool = true, lists: Bool = true) throws -> Fixture {
    let fixture = try Fixture()
    try fixture.writeWidget()
    try fixture.write("Widget/ShopWidget.swift", "import Kit\nimport WidgetKit")
    let frameworks = """
      FTW = {isa = PBXFrameworksBuildPhase; files = (BK, ); };
      BK = {isa = PBXBuildFile; fileRef = RK; };
      RK = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
      """
    try fixture.project(Fixture.synchronized() + (links ? frameworks : ""), targets: "TW")
    try fixture.write("Kit/Sources/Kit.swift", "public let answer = 42")
    try fixture.write(
      "Kit/Kit.xcodeproj/project.pbxproj",
      """
      {objects = {
        P0 = {isa = PBXProject; buildConfigurationList = LP; mainGroup = G0; targets = (TK); };
        LP = {isa = XCConfigurationList; buildConfigurations = (CP); defaultConfigurationName = Release; };
        CP = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = iphoneos; PRODUCT_NAME = Kit;}; name = Release; };
        TK = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; productReference = RK; buildConfigurationList = LP;
          buildPhases = (SK); };
        RK = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        SK = {isa = PBXSourcesBuildPhase; files = (BS); }; BS = {isa = PBXBuildFile; fileRef = FS; };
        FS = {isa = PBXFileReference; path = Sources/Kit.swift; sourceTree = SOURCE_ROOT; }; G0 = {isa = PBXGroup; children = (FS); sourceTree = "<group>"; };
      }; rootObject = P0;}
      """)
    if lists {
      try fixture.write(
        "All.xcworkspace/contents.xcworkspacedata",
        "<Workspace><FileRef location=\"group:Shop.xcodeproj\"></FileRef><FileRef location=\"group:Kit/Kit.xcodeproj\"></FileRef></Workspace>")
    }
    return fixture
  }

  @Test(arguments: [true, false]) func `a framework of the workspace becomes a target, linked or only imported`(links: Bool) async throws {
    let fixture = try fixture(links: links)
    let report = try await PackageImport(fixture.request()).run()
    #expect(report.imported.libraries == ["Kit"] && report.imported.sources == 2 && report.omissions.isEmpty, "\(report.omissions)")
  }

  @Test func `a project outside the repository is not read`() async throws {
    let fixture = try fixture()
    try fixture.write(".git/HEAD")
    let outside = fixture.folder.deletingLastPathComponent().appendingPathComponent("Far")
    try FileManager.default.moveItem(at: fixture.folder.appendingPathComponent("Kit"), to: outside)
    try FileManager.default.createSymbolicLink(atPath: fixture.folder.appendingPathComponent("Kit").path, withDestinationPath: outside.path)
    let report = try await PackageImport(fixture.request()).run()
    #expect(report.imported.libraries.isEmpty && report.omissions.map(\.name).contains("Kit"), "\(report.omissions)")
  }

  private func package(_ fixture: Fixture) throws -> (folder: URL, described: Data) {
    try fixture.write("Clone/Package.swift", "// swift-tools-version: 6.0")
    try fixture.write("Clone/Sources/Kit/Kit.swift", "public let answer = 43")
    let folder = fixture.folder.appendingPathComponent("Clone")
    let described = """
      {"name": "Clone", "path": "\(folder.path)", "dependencies": [], "products": [{"name": "KitProduct", "targets": ["Kit"]}],
       "targets": [{"name": "Kit", "c99name": "Kit", "path": "Sources/Kit", "type": "library", "module_type": "SwiftTarget", "sources": ["Kit.swift"]}]}
      """
    return (folder, Data(described.utf8))
  }

  @Test(arguments: [true, false])
  func `a package of the command line offers a module, whatever the project links`(links: Bool) async throws {
    let fixture = try fixture(links: links, lists: false)
    let (folder, described) = try package(fixture)
    var request = fixture.request { _ in described }
    request.local = [folder]
    let report = try await PackageImport(request).run()
    #expect(report.imported.packages == ["KitProduct"] && report.omissions.isEmpty, "\(report.omissions)")
  }

  @Test func `packages of the command line that nothing uses or that cannot be read are reported`() async throws {
    let fixture = try fixture()
    try fixture.write("Widget/ShopWidget.swift", "import WidgetKit")
    let (folder, described) = try package(fixture)
    try fixture.write("Broken/Package.swift", "")
    let broken = fixture.folder.appendingPathComponent("Broken")
    var request = fixture.request { $0.lastPathComponent == "Clone" ? described : nil }
    request.local = [folder, broken, fixture.folder.appendingPathComponent("Nowhere")]
    request.manifestFault = { "\($0.lastPathComponent)/Package.swift:1:1: error: no tools version" }
    request.remote = ["Nothing"]
    let report = try await PackageImport(request).run()
    let reasons = Dictionary(report.omissions.map { ($0.name, $0.reason) }) { first, _ in first }
    #expect(reasons["Clone"] == "given with --local, but no source imports a module of its products")
    #expect(reasons["Broken"] == "its manifest cannot be read: Broken/Package.swift:1:1: error: no tools version")
    #expect(reasons["Nowhere"] == "given with --local, but it has no Package.swift")
    #expect(reasons["Nothing"]?.hasPrefix("given with --remote, but the project names no remote package for it") == true)
  }
}
