import Foundation
import Glibc
import Testing

@testable import XcodeProject

/// Projects that were written to harm whoever imports them.
@Suite struct HostileProjectTests {
  @Test(arguments: [99, 100, 101, 20_000]) func `groups may be 100 deep`(depth: Int) throws {
    let fixture = try Fixture()
    try fixture.writeWidget()
    let groups = (0..<depth).map {
      "N\($0) = {isa = PBXGroup; children = (\($0 == depth - 1 ? "FX" : "N\($0 + 1)")); path = d; sourceTree = \"<group>\"; };"
    }
    let file = "FX = {isa = PBXFileReference; path = x.swift; sourceTree = \"<group>\"; };"
    try fixture.project(Fixture.synchronized() + groups.joined(separator: "\n") + file, targets: "TW")
    guard depth <= 100 else {
      #expect(throws: ImportError.malformed("\(fixture.projectPath)/project.pbxproj has groups more than 100 deep")) { try fixture.opened() }
      return
    }
    let project = try fixture.opened()
    let reference = try #require(project.objects["FX"])
    #expect(project.location(of: reference)?.path == fixture.folder.path + String(repeating: "/d", count: depth) + "/x.swift")
  }

  @Test func `groups that contain each other have no place`() throws {
    let fixture = try Fixture()
    try fixture.project(
      Fixture.synchronized() + """
        NA = {isa = PBXGroup; children = (NB); path = a; sourceTree = "<group>"; }; NB = {isa = PBXGroup; children = (NA); path = b; sourceTree = "<group>"; };
        """, targets: "TW")
    let project = try fixture.opened()
    #expect(project.location(of: try #require(project.objects["NA"])) == nil)
  }

  @Test func `a link in a synchronized folder is followed inside the repository alone`() async throws {
    let fixture = try Fixture()
    try fixture.writeWidget()
    try fixture.write(".git/HEAD")
    try fixture.write("Shared/Inner.swift", "import WidgetKit")
    try fixture.write("Widget/Sub/Deep.swift", "import WidgetKit")
    try fixture.project(Fixture.synchronized(), targets: "TW")
    let outside = fixture.folder.deletingLastPathComponent().appendingPathComponent("secret.swift")
    try Data("let secret = 1".utf8).write(to: outside)
    for (name, target) in [("Root", "/"), ("Shared", "../Shared"), ("Sub/Up", ".."), ("Secret.swift", "../../secret.swift")] {
      try FileManager.default.createSymbolicLink(atPath: fixture.folder.appendingPathComponent("Widget/\(name)").path, withDestinationPath: target)
    }
    let report = try await PackageImport(fixture.request()).run()
    let list = try String(contentsOf: fixture.folder.appendingPathComponent("Almanac-Shop_Widget/Sources/Shop_Widget/almanac.json"), encoding: .utf8)
    #expect(list.contains("Shop/Shared/Inner.swift") || list.contains("../Shared/Inner.swift"))
    #expect(list.contains("Widget/Sub/Deep.swift") && !list.contains("secret") && !list.contains("Secret"))
    let reasons = Dictionary(report.omissions.map { ($0.name, $0.reason) }) { first, _ in first }
    let out = "is a link that leads out of \(fixture.folder.path); copy what it names into the project"
    #expect(reasons == ["Widget/Root": out, "Widget/Secret.swift": out, "Widget/Sub/Up": "is a link to a folder that contains it"], "\(reasons)")
  }

  @Test func `a folder with very many files and one with very deep folders are cut`() throws {
    let fixture = try Fixture()
    for folder in 0..<60 {
      let path = fixture.folder.appendingPathComponent("Many/\(folder)")
      try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
      // Links to one file are as many entries and take no time to write.
      try Data().write(to: path.appendingPathComponent("0.swift"))
      for file in 1..<900 { _ = link(path.appendingPathComponent("0.swift").path, path.appendingPathComponent("\(file).swift").path) }
    }
    let many = FolderWalk(fixture.folder.appendingPathComponent("Many"), excluded: [], whole: [])
    #expect(many.files.count <= 50_000 && many.files.count > 49_000 && many.faults.count == 1)
    try fixture.write("Deep/" + String(repeating: "d/", count: 40) + "x.swift")
    let deep = FolderWalk(fixture.folder.appendingPathComponent("Deep"), excluded: [], whole: [])
    #expect(deep.files.isEmpty && deep.faults.map(\.reason) == ["folders more than 32 deep are not read"])
  }

  /// Reading them one by one to the end of the source would take longer than a test may.
  @Test func `a source of very many imports is read`() {
    let source = (0..<300_000).map { "import Module\($0 % 100)\n" }.joined()
    #expect(ImportStatements.modules(in: source).count == 100)
  }

  @Test func `a pipe, a folder and a file that is too large are not read`() throws {
    let fixture = try Fixture()
    let pipe = fixture.folder.appendingPathComponent("pipe.swift")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    #expect(ProjectFile.data(pipe) == nil)
    #expect(ProjectFile.data(fixture.folder) == nil)
    let file = try fixture.write("a.swift", "12345")
    #expect(ProjectFile.data(file, most: 4) == nil)
    #expect(ProjectFile.text(file, most: 5) == "12345")
    #expect(ProjectFile.data(URL(fileURLWithPath: "/dev/zero")) == nil)
  }
}
