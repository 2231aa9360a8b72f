import Foundation
import Testing

@testable import XcodeProject

/// Targets of local packages that are no Swift libraries: C code, system libraries, macros, plugins and the programs that they run.
@Suite struct LinkedTargetTests {
  /// A widget that links the product `Mix` of a local package with a target of each kind.
  private func fixture() throws -> (fixture: Fixture, described: Data, dump: Data) {
    let fixture = try Fixture()
    try fixture.writeWidget()
    try fixture.write("Widget/ShopWidget.swift", "import Mix\nimport WidgetKit")
    try fixture.project(
      Fixture.synchronized() + """
        FTW = {isa = PBXFrameworksBuildPhase; files = (BP, ); };
        BP = {isa = PBXBuildFile; productRef = DP; };
        DP = {isa = XCSwiftPackageProductDependency; productName = Mix; };
        FP = {isa = PBXFileReference; path = Mix; sourceTree = SOURCE_ROOT; };
        """, targets: "TW")
    try fixture.write("Mix/Package.swift", "// swift-tools-version: 6.0")
    try fixture.write("Mix/Sources/Mix/Mix.swift", "import CHelp\nimport Sys\nimport SwiftUI")
    try fixture.write("Mix/Sources/Mix/words.txt", "one")
    try fixture.write("Mix/Sources/CHelp/help.c", "int help(void) { return 1; }")
    try fixture.write("Mix/Sources/CHelp/include/help.h", "int help(void);")
    try fixture.write("Mix/Sources/CSys/module.modulemap", "module Sys [system] { header \"shim.h\" export * }")
    try fixture.write("Mix/Sources/Mac/Mac.swift", "import SwiftSyntax")
    try fixture.write("Mix/Sources/Gen/main.swift", "print(1)")
    try fixture.write("Mix/Plugins/GenPlugin/plugin.swift", "import PackagePlugin")
    func target(_ name: String, _ folder: String, _ type: String, _ module: String, _ sources: String, _ needs: String = "") -> String {
      #"{"name": "\#(name)", "c99name": "\#(name)", "path": "\#(folder)/\#(name)", "type": "\#(type)", "module_type": "\#(module)", "sources": ["\#(sources)"]\#(needs)}"#
    }
    let targets = [
      target("Mix", "Sources", "library", "SwiftTarget", "Mix.swift", #", "target_dependencies": ["CHelp", "CSys", "Mac", "GenPlugin"]"#),
      target("CHelp", "Sources", "library", "ClangTarget", "help.c"), target("CSys", "Sources", "system-target", "SystemLibraryTarget", "x"),
      target("Mac", "Sources", "macro", "SwiftTarget", "Mac.swift", #", "product_dependencies": ["SwiftSyntaxMacros"]"#),
      target("Gen", "Sources", "executable", "SwiftTarget", "main.swift"),
      target("GenPlugin", "Plugins", "plugin", "PluginTarget", "plugin.swift", #", "target_dependencies": ["Gen"]"#),
    ]
    let described = """
      {"name": "Mix", "path": "\(fixture.folder.path)/Mix", "products": [{"name": "Mix", "targets": ["Mix"]}],
       "dependencies": [{"identity": "swift-syntax", "type": "sourceControl", "url": "https://github.com/swiftlang/swift-syntax.git",
         "requirement": {"range": [{"lower_bound": "600.0.0", "upper_bound": "601.0.0"}]}}],
       "targets": [\(targets.joined(separator: ",\n"))]}
      """
    let dump = #"""
      {"cxxLanguageStandard": "c++17", "targets": [
        {"name": "Mix", "dependencies": [], "pluginUsages": [{"plugin": ["GenPlugin", null]}, {"plugin": ["SwiftLint", "SwiftLintPlugins"]}], "settings": []},
        {"name": "CHelp", "exclude": ["old.c"], "publicHeadersPath": "include", "settings": [
          {"tool": "c", "kind": {"define": {"_0": "HELP=40"}}}, {"tool": "c", "kind": {"headerSearchPath": {"_0": "inner"}}},
          {"tool": "c", "kind": {"define": {"_0": "MAC"}}, "condition": {"platformNames": ["macos"]}},
          {"tool": "c", "kind": {"unsafeFlags": {"_0": ["-w", "-O2"]}}, "condition": {"config": "release"}},
          {"tool": "linker", "kind": {"linkedLibrary": {"_0": "m"}}}, {"tool": "linker", "kind": {"linkedFramework": {"_0": "UIKit"}}}]},
        {"name": "CSys", "pkgConfig": "sqlite3", "providers": [{"apt": [["libsqlite3-dev"]]}, {"brew": [["sqlite"]]}]},
        {"name": "Mac", "dependencies": [{"product": ["SwiftSyntaxMacros", "swift-syntax", null, null]}]},
        {"name": "Gen"}, {"name": "GenPlugin", "dependencies": [{"byName": ["Gen", null]}]}]}
      """#
    return (fixture, Data(described.utf8), Data(dump.utf8))
  }

  private func imported() async throws -> (report: ImportReport, manifest: String, package: URL) {
    let (fixture, described, dump) = try fixture()
    var request = fixture.request { _ in described }
    request.manifest = { _ in dump }
    let report = try await PackageImport(request).run()
    let package = fixture.folder.appendingPathComponent("Almanac-Shop_Widget")
    let links = try FileManager.default.contentsOfDirectory(atPath: package.appendingPathComponent("Linked").path).sorted()
    #expect(links == ["CHelp", "CSys", "Gen", "GenPlugin", "Mac"])
    for (name, source) in [("CHelp", "help.c"), ("GenPlugin", "plugin.swift")] {
      #expect(FileManager.default.fileExists(atPath: package.appendingPathComponent("Linked/\(name)/\(source)").path), "\(name)")
    }
    // A plugin finds the other files of its target beside the written ones.
    #expect(try String(contentsOf: package.appendingPathComponent("Sources/Mix/words.txt"), encoding: .utf8) == "one")
    return (report, try String(contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8), package)
  }

  @Test func `are built from the local package's own folders as its manifest declares them`() async throws {
    let (report, manifest, _) = try await imported()
    #expect(report.imported.libraries.sorted() == ["CHelp", "CSys", "Gen", "GenPlugin", "Mac", "Mix"])
    #expect(manifest.contains("import CompilerPluginSupport\n"))
    #expect(
      manifest.contains(
        """
            .target(
              name: "CHelp",
              dependencies: [],
              path: "Linked/CHelp",
              exclude: ["old.c"],
              publicHeadersPath: "include",
              cSettings: [.define("HELP", to: "40"), .headerSearchPath("inner"), .unsafeFlags(["-w", "-O2"], .when(configuration: .release))],
              linkerSettings: [.linkedLibrary("m")]),
            .systemLibrary(name: "CSys", path: "Linked/CSys", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        """), "\(manifest)")
    #expect(manifest.contains(#"dependencies: [.product(name: "SwiftSyntaxMacros", package: "swift-syntax")]"#))
    #expect(manifest.contains(#"capability: .buildTool()"#) && manifest.contains(#"dependencies: ["Gen"]"#))
    #expect(manifest.contains(#"plugins: [.plugin(name: "AuthorSupport", package: "Almanac"), "GenPlugin"]"#))
    #expect(manifest.contains("  ],\n  cxxLanguageStandard: .cxx17\n)"))
  }

  @Test func `their modules are known by the names in their maps, and a plugin of another package is reported`() async throws {
    let (report, _, _) = try await imported()
    #expect(report.omissions.map(\.name) == ["SwiftLint"], "\(report.omissions)")
    #expect(report.omissions.first?.kind == .script)
  }

  @Test func `without the manifest's declaration the report says why a target is missing`() async throws {
    let (fixture, described, _) = try fixture()
    let report = try await PackageImport(fixture.request { _ in described }).run()
    let missing = report.omissions.filter { $0.reason.contains("does not tell how it is built") }
    #expect(missing.map(\.name).sorted() == ["CHelp", "CSys", "Gen", "GenPlugin", "Mac"])
  }
}
