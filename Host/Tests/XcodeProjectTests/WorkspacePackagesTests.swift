import Foundation
import Testing

@testable import XcodeProject

/// Local packages that only a workspace around the project lists.
@Suite struct WorkspacePackagesTests {
  private static let frameworks = """
    FTW = {isa = PBXFrameworksBuildPhase; files = (BP, ); };
    BP = {isa = PBXBuildFile; productRef = DP; };
    DP = {isa = XCSwiftPackageProductDependency; productName = Prices; };
    """

  /// A project in the folder of the fixture that links the product `Prices`, which it does not say where to find.
  private func fixture() throws -> Fixture {
    let fixture = try Fixture()
    try fixture.writeWidget()
    try fixture.write("Widget/ShopWidget.swift", "import Prices\nimport WidgetKit")
    try fixture.project(Fixture.synchronized() + Self.frameworks, targets: "TW")
    return fixture
  }

  /// Writes a package with one library beside the project's folder, or at another path, and returns its description.
  private func package(_ fixture: Fixture, _ path: String) throws -> Data {
    let name = (path as NSString).lastPathComponent
    try fixture.write("\(path)/Package.swift", "// swift-tools-version: 6.0")
    try fixture.write("\(path)/Sources/\(name)/\(name).swift", "import Dispatch")
    let folder = fixture.folder.appendingPathComponent(path).standardizedFileURL.path
    return Data(
      """
      {"name": "\(name)", "path": "\(folder)", "dependencies": [],
       "products": [{"name": "\(name)", "targets": ["\(name)"]}],
       "targets": [{"name": "\(name)", "c99name": "\(name)", "path": "Sources/\(name)", "type": "library", "module_type": "SwiftTarget",
         "sources": ["\(name).swift"]}]}
      """.utf8)
  }

  private func workspace(_ fixture: Fixture, _ path: String, _ content: String) throws {
    try fixture.write("\(path)/contents.xcworkspacedata", "<?xml version=\"1.0\"?>\n<Workspace version = \"1.0\">\(content)</Workspace>")
  }

  private func reference(_ location: String) -> String { "<FileRef\n location = \"\(location)\">\n</FileRef>" }

  private func report(_ fixture: Fixture, _ described: [String: Data]) async throws -> ImportReport {
    try await PackageImport(fixture.request { described[$0.lastPathComponent] }).run()
  }

  private static let notFound = Omission(.package, "Prices", "no local package of the project or its workspace offers this product")

  @Test func `a package whose manifest cannot be read is reported with the reason`() async throws {
    let fixture = try fixture()
    _ = try package(fixture, "Packages/Prices")
    try fixture.write("Packages/Prices/Package.swift", "")
    try workspace(fixture, "All.xcworkspace", reference("group:Packages/Prices"))
    var request = fixture.request()
    request.manifestFault = { _ in "invalid artifact" }
    let omissions = try await PackageImport(request).run().omissions
    #expect(omissions.contains(Self.notFound))
    #expect(omissions.contains(Omission(.package, "Packages/Prices", "its manifest cannot be read: invalid artifact")), "\(omissions)")
  }

  @Test func `a workspace beside the project is searched, after the project's own packages`() async throws {
    let fixture = try fixture()
    let described = ["Prices": try package(fixture, "Packages/Prices")]
    #expect(try await report(fixture, described).omissions.first == Self.notFound)
    try workspace(fixture, "All.xcworkspace", "<Group location = \"container:Packages\">" + reference("group:Prices") + "</Group>")
    let found = try await report(fixture, described)
    #expect(found.imported.packages == ["Prices"] && found.omissions.isEmpty, "\(found.omissions)")
    let manifest = try String(contentsOf: fixture.folder.appendingPathComponent("Almanac-Shop_Widget/Package.swift"), encoding: .utf8)
    #expect(manifest.contains(#".package(name: "Prices", path: "../Packages/Prices"),"#))
    // A package that the project lists itself wins, and the workspace is not described.
    try fixture.project(
      Fixture.synchronized() + Self.frameworks + "FP = {isa = PBXFileReference; path = Mine/Prices; sourceTree = SOURCE_ROOT; };", targets: "TW")
    let mine = try package(fixture, "Mine/Prices")
    let asked = Asked()
    _ = try await PackageImport(
      fixture.request { folder in
        await asked.add(folder.path)
        return folder.path.hasSuffix("Mine/Prices") ? mine : described[folder.lastPathComponent]
      }
    ).run()
    #expect(await asked.paths == [fixture.folder.appendingPathComponent("Mine/Prices").path])
  }

  private actor Asked {
    var paths: [String] = []
    func add(_ path: String) { paths.append(path) }
  }

  @Test func `a workspace in a folder above counts if it lists the project, up to the repository's root`() async throws {
    let fixture = try fixture()
    let described = ["Prices": try package(fixture, "../Core/Prices")]
    let root = fixture.folder.deletingLastPathComponent()
    let packages = reference("group:Core/Prices")
    try workspace(fixture, "../All.xcworkspace", packages + reference("group:Shop/Other.xcodeproj"))
    #expect(try await report(fixture, described).omissions.first == Self.notFound)
    try workspace(fixture, "../All.xcworkspace", packages + reference("group:Shop/Shop.xcodeproj") + reference("group:Shop/Other.xcodeproj"))
    #expect(try await report(fixture, described).imported.packages == ["Prices"])
    // The workspace itself cannot say which project is meant, and names them.
    try FileManager.default.copyItem(
      at: fixture.folder.appendingPathComponent("Shop.xcodeproj"), to: fixture.folder.appendingPathComponent("Other.xcodeproj"))
    let error = #expect(throws: ImportError.self) { try XcodeProject(at: root.appendingPathComponent("All.xcworkspace").path) }
    #expect(
      error.map { "\($0)" }?.hasSuffix(
        "contains several projects; give one of them: \(fixture.folder.path)/Shop.xcodeproj, \(fixture.folder.path)/Other.xcodeproj") == true)
    // A repository whose root is the project's folder ends the search.
    try FileManager.default.createDirectory(at: fixture.folder.appendingPathComponent(".git"), withIntermediateDirectories: false)
    #expect(try await report(fixture, described).omissions.first == Self.notFound)
  }

  @Test func `a package outside the repository is named, not read, also behind a link`() async throws {
    let fixture = try fixture()
    let described = ["Prices": try package(fixture, "../Elsewhere/Prices")]
    try FileManager.default.createDirectory(at: fixture.folder.appendingPathComponent(".git"), withIntermediateDirectories: false)
    let outside = fixture.folder.deletingLastPathComponent().appendingPathComponent("Elsewhere/Prices").path
    try FileManager.default.createSymbolicLink(atPath: fixture.folder.appendingPathComponent("Link").path, withDestinationPath: outside)
    for (location, shown) in [
      ("group:../Elsewhere/Prices", "../Elsewhere/Prices"), ("absolute:\(outside)", "../Elsewhere/Prices"), ("container:Link", "Link"),
    ] {
      try workspace(fixture, "All.xcworkspace", reference(location))
      let omissions = try await report(fixture, described).omissions
      let refused = Omission(
        .package, shown, "All.xcworkspace lists it, but it lies outside \(fixture.folder.path); give it with --local PATH")
      #expect(omissions.contains(refused) && omissions.contains(Self.notFound), "\(location): \(omissions)")
    }
  }

  @Test func `a workspace that is too large, too deep or lists itself is bounded`() async throws {
    let fixture = try fixture()
    let described = ["Prices": try package(fixture, "Packages/Prices")]
    let good = reference("group:Packages/Prices")
    for (content, words) in [
      (String(repeating: reference("group:a"), count: 1001), "lists more than 1000 files"),
      (String(repeating: "<Group location = \"group:..\">", count: 65), "has groups more than 64 deep"),
      (String(repeating: " ", count: 1 << 20), "is larger than 1024 KiB"),
    ] {
      try workspace(fixture, "All.xcworkspace", good + content)
      let omissions = try await report(fixture, described).omissions
      #expect(omissions.contains { $0.name == "All.xcworkspace" && $0.reason.contains(words) }, "\(omissions)")
      let error = #expect(throws: ImportError.self) { try XcodeProject(at: fixture.folder.appendingPathComponent("All.xcworkspace").path) }
      #expect(error.map { "\($0)" }?.hasSuffix("\(words); give App.xcodeproj itself") == true, "\(error.map { "\($0)" } ?? "")")
    }
    // A workspace that lists itself or another one is read once, and a group that is never closed ends with the file.
    try workspace(
      fixture, "All.xcworkspace",
      reference("group:All.xcworkspace") + reference("self:") + "<Group location = \"group:Packages\">" + reference("group:Prices"))
    #expect(try await report(fixture, described).imported.packages == ["Prices"])
    let many = try (0..<201).map { number in
      _ = try package(fixture, "Many/P\(number)")
      return reference("group:Many/P\(number)")
    }
    try workspace(fixture, "All.xcworkspace", many.joined() + good)
    let omissions = try await report(fixture, described).omissions
    #expect(omissions.contains { $0.name == "Many/P200" && $0.reason.contains("lists more than 200 packages") }, "\(omissions)")
  }
}
