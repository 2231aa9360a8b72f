import Foundation
import Testing

@testable import almanac

/// `almanac new`: names, folders and the files that it writes. `Scripts/check-templates` builds, tests and draws the packages.
@Suite struct NewPackageTests {
  private static let checkout = NewPackage.Place.checkout(URL(fileURLWithPath: "/opt/Almanac"))
  private static let kit = NewPackage.Place.kit(URL(fileURLWithPath: "/usr/lib/almanac/sdk"))

  private func package(_ name: String, _ template: PackageTemplate = .static, in folder: URL, _ place: NewPackage.Place = checkout) throws
    -> NewPackage
  {
    NewPackage(name: try PackageName(name), template: template, folder: folder.appendingPathComponent(name), almanac: place)
  }

  @Test func `every file of the templates' folder is embedded`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Templates").standardizedFileURL
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    let files = names.filter {
      var isFolder: ObjCBool = false
      FileManager.default.fileExists(atPath: root.appendingPathComponent($0).path, isDirectory: &isFolder)
      return !isFolder.boolValue && !$0.hasPrefix("CTemplateFiles/")
    }
    #expect(Set(files) == Set(PackageTemplate.files.map(\.path)))
    for file in PackageTemplate.files {
      #expect(try file.text == String(contentsOf: root.appendingPathComponent(file.path), encoding: .utf8), "\(file.path)")
    }
  }

  @Test(arguments: PackageTemplate.allCases) func `a package has a widget, tests, and no word of the template`(template: PackageTemplate) throws {
    let files = try package("Harbour", template, in: URL(fileURLWithPath: "/nowhere")).files
    #expect(
      ["Package.swift", "README.md", ".gitignore", ".github/workflows/widget.yml", "Tests/HarbourTests/HarbourTests.swift"].allSatisfy {
        files[$0] != nil
      })
    #expect(files.values.contains { $0.contains("@main") } && files.values.contains { $0.contains("#Preview") })
    for (path, text) in files { #expect(!path.contains("Sample") && !text.contains("Sample"), "\(path)") }
  }

  @Test func `types begin with the name, without Widget at its end`() throws {
    let files = try package("tideWidget", in: URL(fileURLWithPath: "/nowhere")).files
    #expect(files["Sources/tideWidget/TideWidget.swift"]?.contains("struct TideWidget: Widget") == true)
    #expect(files["Tests/tideWidgetTests/TideTests.swift"]?.contains("@testable import tideWidget\n") == true)
  }

  @Test func `a package of an SDK names the SDK and its toolset, one of a checkout only the checkout`() throws {
    let installed = try package("Hello", in: URL(fileURLWithPath: "/nowhere"), Self.kit).files
    #expect(installed["Package.swift"]?.contains("?? \"/usr/lib/almanac/sdk\"") == true)
    #expect(installed[".sourcekit-lsp/config.json"]?.contains("\"/usr/lib/almanac/sdk/toolset.json\"") == true)
    let fromSources = try package("Hello", in: URL(fileURLWithPath: "/nowhere")).files
    #expect(fromSources["Package.swift"]?.contains("let almanac = \"/opt/Almanac\"") == true)
    #expect(fromSources[".sourcekit-lsp/config.json"] == nil)
  }

  @Test func `a path with quotes stays one string`() throws {
    let place = NewPackage.Place.checkout(URL(fileURLWithPath: #"/a "b"\c"#))
    #expect(try package("Hello", in: URL(fileURLWithPath: "/nowhere"), place).files["Package.swift"]?.contains(#""/a \"b\"\\c""#) == true)
  }

  @Test(arguments: ["my widget", "9lives", "Größe", "a-b", "", "SwiftUI", "widgetkit", "class", "Host", ".hidden", String(repeating: "x", count: 51)])
  func `a bad name is refused in a line`(name: String) {
    #expect { try PackageName(name) } throws: { error in
      let failure = error as? Failure
      return failure?.code == .usage && failure?.message.contains("cannot be a package's name") == true && failure?.message.contains("\n") == false
    }
  }

  @Test func `a folder that exists, a missing and a closed parent are refused, and nothing is written`() throws {
    let command = try CommandLine()
    let place = command.folder.appendingPathComponent("Hello")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let existing = try command.run("new", "Hello", "--almanac", Self.root.path)
    #expect(existing.status == 65 && existing.errors.contains("nothing was changed"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).isEmpty)
    let missing = try command.run("new", "missing/Hello", "--almanac", Self.root.path)
    #expect(missing.status == 66 && missing.errors.contains("make it first"))
    let closed = try command.run("new", "/proc/Hello", "--almanac", Self.root.path)
    #expect(closed.status == 69 && closed.errors.split(separator: "\n").count == 1)
    let other = try command.run("new", "World", "--almanac", command.folder.path)
    #expect(other.status == 66 && other.errors.contains("no checkout of Almanac"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: command.folder.path).allSatisfy { $0 != "World" })
  }

  @Test func `a new package is written whole`() throws {
    let command = try CommandLine()
    let outcome = try command.run("new", "Hello", "--template", "chart", "--almanac", Self.root.path)
    #expect(outcome.status == 0 && outcome.text.contains("almanac render Hello --kind Hello --family systemSmall"), "\(outcome.errors)")
    let expected = try package("Hello", .chart, in: command.folder, .checkout(Self.root)).files
    for (path, text) in expected {
      #expect(try text == String(contentsOf: command.folder.appendingPathComponent("Hello/\(path)"), encoding: .utf8), "\(path)")
    }
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL
}
