import Foundation
import Host
import TestThreads
import Testing

@testable import XcodeProject
@testable import almanac

/// `almanac new`: names, folders and the files that it writes. `Scripts/check-templates` builds, tests and draws the packages.
@Suite(.ownThread) struct NewPackageTests {
  /// Plans a package that is not written.
  ///
  /// - Parameter sdk: the path of the SDK in a temporary folder.
  private func package(_ name: String, _ template: PackageTemplate = .static, sdk: String = "sdk") throws -> NewPackage {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sdk = try WrittenSDK.write(at: folder.appendingPathComponent(sdk, isDirectory: true))
    return NewPackage(name: try PackageName(name), template: template, folder: folder.appendingPathComponent(name), sdk: sdk)
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
    let files = try package("Harbour", template).files
    #expect(
      ["Package.swift", "README.md", ".gitignore", ".github/workflows/widget.yml", "Tests/HarbourTests/HarbourTests.swift"].allSatisfy {
        files[$0] != nil
      })
    #expect(files.values.contains { $0.contains("@main") } && files.values.contains { $0.contains("#Preview") })
    for (path, text) in files { #expect(!path.contains("Sample") && !text.contains("Sample"), "\(path)") }
  }

  @Test func `types begin with the name, without Widget at its end`() throws {
    let files = try package("tideWidget").files
    #expect(files["Sources/tideWidget/TideWidget.swift"]?.contains("struct TideWidget: Widget") == true)
    #expect(files["Tests/tideWidgetTests/TideTests.swift"]?.contains("@testable import tideWidget\n") == true)
  }

  @Test func `the manifest names the SDK on Linux alone, and editors its toolset`() throws {
    let package = try package("Hello")
    let manifest = try #require(package.files["Package.swift"])
    let parts = manifest.components(separatedBy: "#if os(Linux)\n")
    try #require(parts.count == 2)
    #expect(parts[0].contains("name: \"Hello\",\n") && !parts[0].contains("Almanac"))
    #expect(parts[1].contains("?? \"\(package.sdk.folder.path)\"\n") && parts[1].hasSuffix("#endif\n"))
    for name in ["WidgetKit", "WidgetTesting"] { #expect(parts[1].contains(".product(name: \"\(name)\", package: \"Almanac\")"), "\(name)") }
    #expect(package.files[".sourcekit-lsp/config.json"]?.contains("\"\(package.sdk.toolset.path)\"") == true)
  }

  @Test func `the platform is in a file beside the manifest, and the compiler reads the sources for it on Linux alone`() throws {
    for (template, platform) in [(PackageTemplate.complication, "watchOS"), (.static, "iOS")] {
      let files = try package("Hello", template).files
      #expect(files["almanac.json"] == "{\"platform\": \"\(platform)\"}\n")
      let parts = try #require(files["Package.swift"]).components(separatedBy: "#if os(Linux)\n")
      #expect(parts.count == 2 && !parts[0].contains("-vfsoverlay") && parts[1].contains("/\\(target.name).yaml"))
    }
  }

  @Test func `a new package compiles as a widget extension of a new Xcode project does`() throws {
    let manifest = try #require(try package("Hello").files["Package.swift"])
    let common = manifest.components(separatedBy: "#if os(Linux)\n")[0]
    #expect(common.contains(".swiftLanguageMode(.v5)") && common.contains("\"MemberImportVisibility\"") && !common.contains("defaultIsolation"))
    // What SWIFT_APPROACHABLE_CONCURRENCY turns on, as the importer reads it.
    for feature in SwiftSettings.approachable { #expect(common.contains(".enableUpcomingFeature(\"\(feature)\")"), "\(feature)") }
  }

  @Test func `a path with quotes or a word of the template stays as it is`() throws {
    let package = try package("Hello", sdk: #"a "b"\c Sample"#)
    #expect(package.files["Package.swift"]?.contains(#"/a \"b\"\\c Sample""#) == true)
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
    let environment = try command.environmentWithSDK()
    let place = command.folder.appendingPathComponent("Hello")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let existing = try command.run(["new", "Hello"], environment: environment)
    #expect(existing.status == 65 && existing.errors.contains("nothing was changed"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).isEmpty)
    let missing = try command.run(["new", "missing/Hello"], environment: environment)
    #expect(missing.status == 66 && missing.errors.contains("make it first"))
    let closed = try command.run(["new", "/proc/Hello"], environment: environment)
    #expect(closed.status == 69 && closed.errors.split(separator: "\n").count == 1)
  }

  @Test func `without an SDK nothing is written, and a line says how to build it`() throws {
    let command = try CommandLine()
    for sdk in ["", "/nowhere"] {
      let outcome = try command.run(["new", "World"], environment: ["ALMANAC_SDK": sdk])
      #expect(outcome.status == 69 && outcome.errors.hasPrefix("almanac: there is no SDK in \(sdk)"), "\(outcome.errors)")
      #expect(outcome.errors.hasSuffix("; build it with: make build\n"))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: command.folder.path).allSatisfy { $0 != "World" })
  }

  @Test func `a new package is written whole`() throws {
    let command = try CommandLine()
    let environment = try command.environmentWithSDK()
    let outcome = try command.run(["new", "Hello", "--template", "chart"], environment: environment)
    #expect(outcome.status == 0 && outcome.text.contains("almanac render Hello --kind Hello --family systemSmall"), "\(outcome.errors)")
    let folder = command.folder.appendingPathComponent("Hello")
    let sdk = try WidgetSDK(at: URL(fileURLWithPath: try #require(environment["ALMANAC_SDK"]), isDirectory: true))
    let expected = NewPackage(name: try PackageName("Hello"), template: .chart, folder: folder, sdk: sdk).files
    for (path, text) in expected {
      #expect(try text == String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8), "\(path)")
    }
  }
}
