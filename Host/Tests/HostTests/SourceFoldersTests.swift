import Foundation
import Testing

@testable import Host

extension ProcessTests {
  /// Tests of the folders that previews watch, with SwiftPM.
  @Suite struct SourceFoldersTests {
    /// Writes a package with one target and these local dependencies, each with a library of its own name.
    private func write(_ name: String, _ kind: String, in folder: URL, _ dependencies: [String]) throws -> URL {
      let package = folder.appendingPathComponent(name, isDirectory: true)
      let sources = package.appendingPathComponent("Sources/\(name)", isDirectory: true)
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      let file = kind == "target" ? "Library.swift" : "main.swift"
      try "let value = 1\n".write(to: sources.appendingPathComponent(file), atomically: true, encoding: .utf8)
      let paths = dependencies.map { ".package(path: \"../\($0)\")" }.joined(separator: ", ")
      let products = kind == "target" ? "products: [.library(name: \"\(name)\", targets: [\"\(name)\"])], " : ""
      try """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "\(name)", \(products)dependencies: [\(paths)], targets: [.\(kind)(name: "\(name)")])
      """.write(to: package.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
      return package.standardizedFileURL
    }

    @Test func `are the package's and those of its local packages, until the manifest changes`() async throws {
      let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent("almanac-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let deep = try write("Deep", "target", in: folder, [])
      let library = try write("Library", "target", in: folder, ["Deep"])
      var app = try write("App", "executableTarget", in: folder, ["Library", "Deep"])
      let build = IncrementalBuild(package: app.path, cache: folder.appendingPathComponent("cache"), sdk: .failure(.missing("/nowhere")))
      #expect(await build.sourceFolders().map(\.path) == [app.path, deep.path, library.path])
      app = try write("App", "executableTarget", in: folder, [])
      #expect(await build.sourceFolders().map(\.path) == [app.path])
      try "nonsense".write(to: app.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
      #expect(await build.sourceFolders().map(\.path) == [app.path])
    }

    @Test func `packages of repositories are not watched`() throws {
      let tree = try JSONDecoder().decode(
        DependencyTree.self,
        from: Data(
          """
          {"path": "/app", "url": "/app", "dependencies": [
            {"path": "/app/.build/checkouts/far", "url": "https://example.org/far", "dependencies": [{"path": "/odd", "url": "/odd", "dependencies": []}]},
            {"path": "/near", "url": "/near", "dependencies": [{"path": "/near/../next", "url": "/next", "dependencies": []}]},
            {"path": "/next", "url": "/next", "dependencies": []}
          ]}
          """.utf8))
      #expect(tree.localFolders.map(\.path) == ["/near", "/next"])
    }
  }
}
