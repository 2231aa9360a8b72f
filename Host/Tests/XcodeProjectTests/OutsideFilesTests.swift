import Foundation
import Testing

@testable import XcodeProject

/// Files and folders that a project names and that lie outside its repository.
@Suite struct OutsideFilesTests {
  /// A widget with the synchronized folders `Widget` and `path`, and a folder `Far` beside the project's.
  private func fixture(synchronized path: String) throws -> Fixture {
    let fixture = try Fixture()
    try fixture.writeWidget()
    for name in ["A.swift", "secret.json"] { try fixture.write("../Far/\(name)") }
    let folder = "YF = {isa = PBXFileSystemSynchronizedRootGroup; path = \"\(path)\"; sourceTree = \"<group>\"; };"
    try fixture.project(Fixture.synchronized().replacing("(YW);", with: "(YW, YF);") + folder, targets: "TW")
    return fixture
  }

  private func outside(_ report: ImportReport) -> [String] {
    report.omissions.filter { $0.kind == .file && $0.reason.contains("outside the project's repository") }.map(\.name)
  }

  @Test(arguments: ["../Far", "/"]) func `a synchronized folder is left out in one line and not read`(path: String) async throws {
    let fixture = try fixture(synchronized: path)
    let place = path == "/" ? URL(fileURLWithPath: "/") : fixture.folder.appendingPathComponent(path)
    let report = try await PackageImport(fixture.request()).run()
    #expect(outside(report) == [RelativePath.from(fixture.folder, to: place)] && report.omissions.count == 1, "\(report.omissions)")
    #expect(report.imported.sources == 1 && report.imported.resources == 0)
  }

  @Test(arguments: [".git/HEAD", "README.md"])
  func `a synchronized folder elsewhere in the repository, or in an unpacked archive of it, is imported`(sign: String) async throws {
    let fixture = try fixture(synchronized: "../Far")
    try fixture.write("../\(sign)")
    let report = try await PackageImport(fixture.request()).run()
    #expect(report.imported.sources == 2 && report.imported.resources == 1 && report.omissions.isEmpty, "\(report.omissions)")
  }

  @Test func `what the command line excludes is not reported`() async throws {
    let fixture = try fixture(synchronized: "../Far")
    var request = fixture.request()
    request.excluded = ["../Far"]
    let report = try await PackageImport(request).run()
    #expect(report.omissions.isEmpty, "\(report.omissions)")
  }

  @Test func `sources, resources, folders and links of groups are left out by name`() async throws {
    let fixture = try Fixture()
    try fixture.write(".git/HEAD")
    try fixture.writeWidget()
    for path in ["A.swift", "secret.json", "Pictures/one.json"] { try fixture.write("../Far/\(path)") }
    try FileManager.default.createSymbolicLink(
      atPath: fixture.folder.appendingPathComponent("Link.json").path, withDestinationPath: "../Far/secret.json")
    try fixture.project(
      """
      G0 = {isa = PBXGroup; children = (FW, FA, FJ, FP, FE, FL); sourceTree = "<group>"; };
      FW = {isa = PBXFileReference; path = Widget/ShopWidget.swift; sourceTree = "<group>"; };
      FA = {isa = PBXFileReference; path = ../Far/A.swift; sourceTree = "<group>"; };
      FJ = {isa = PBXFileReference; path = ../Far/secret.json; sourceTree = SOURCE_ROOT; };
      FP = {isa = PBXFileReference; lastKnownFileType = folder; path = ../Far/Pictures; sourceTree = "<group>"; };
      FE = {isa = PBXFileReference; path = "/etc/passwd"; sourceTree = "<absolute>"; };
      FL = {isa = PBXFileReference; path = Link.json; sourceTree = "<group>"; };
      B1 = {isa = PBXBuildFile; fileRef = FW; }; B2 = {isa = PBXBuildFile; fileRef = FA; }; B3 = {isa = PBXBuildFile; fileRef = FJ; };
      B4 = {isa = PBXBuildFile; fileRef = FP; }; B5 = {isa = PBXBuildFile; fileRef = FE; }; B6 = {isa = PBXBuildFile; fileRef = FL; };
      """
        + Fixture.target("TW", "Widget", settings: "INFOPLIST_FILE = Widget/Info.plist;", sources: "B1, B2", resources: "B3, B4, B5, B6"),
      targets: "TW")
    let report = try await PackageImport(fixture.request()).run()
    let passwords = RelativePath.from(fixture.folder, to: URL(fileURLWithPath: "/etc/passwd"))
    #expect(outside(report) == ["../Far/A.swift", "../Far/secret.json", "../Far/Pictures", passwords, "Link.json"], "\(report.omissions)")
    #expect(report.imported.sources == 1 && report.imported.resources == 0)
  }

  @Test func `exceptions of another target's folder do not lead out`() async throws {
    let fixture = try Fixture()
    try fixture.writeWidget()
    try fixture.write("Shared/S.swift")
    for name in ["A.swift", "secret.json"] { try fixture.write("../Far/\(name)") }
    try fixture.project(
      Fixture.synchronized() + """
        YS = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (XS); path = Shared; sourceTree = "<group>"; };
        XS = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ("../../Far", S.swift); target = TW; };
        """, targets: "TW")
    let report = try await PackageImport(fixture.request()).run()
    #expect(outside(report) == ["../Far"] && report.omissions.count == 1, "\(report.omissions)")
    #expect(report.imported.sources == 2 && report.imported.resources == 0)
  }
}
