import Foundation
import Reports
import TestThreads
import Testing

/// The command line of `almanac import`; XcodeProjectTests cover what it reads and writes.
@Suite(.ownThread) struct ImportTests {
  private func project(_ command: CommandLine, extensions: [String] = ["Widget"], sdk: String = "iphoneos") throws -> String {
    let folder = command.folder.appendingPathComponent("Shop.xcodeproj", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = "import CryptoTokenKit\nimport WidgetKit\n"
    try source.write(to: command.folder.appendingPathComponent("Widget.swift"), atomically: true, encoding: .utf8)
    let targets = extensions.map { name in
      """
      T\(name) = {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.app-extension"; buildPhases = (S); };
      """
    }
    try """
    {objects = {
      P = {isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (\(extensions.map { "T\($0)" }.joined(separator: ", "))); };
      L = {isa = XCConfigurationList; buildConfigurations = (C); defaultConfigurationName = Release; };
      C = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = \(sdk); }; };
      G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
      F = {isa = PBXFileReference; path = Widget.swift; sourceTree = "<group>"; };
      B = {isa = PBXBuildFile; fileRef = F; };
      S = {isa = PBXSourcesBuildPhase; files = (B); };
      \(targets.joined())
    }; rootObject = P; }
    """.write(to: folder.appendingPathComponent("project.pbxproj"), atomically: true, encoding: .utf8)
    return folder.path
  }

  @Test func `prints a report as text and as JSON`() throws {
    let command = try CommandLine()
    let path = try project(command)
    let environment = try command.environmentWithSDK()
    let text = try command.run(["import", path], environment: environment)
    #expect(text.status == 0 && text.errors.isEmpty, "\(text.errors)")
    #expect(text.text.hasPrefix("Widget (iOS, Release) → \(command.folder.path)/Almanac-Widget\n"))
    #expect(
      text.text.contains(
        "  module CryptoTokenKit: Almanac has no such module: its imports are left out, and what uses its names does not build\n    Widget.swift\n"))
    let json = try command.run(["import", path, "--json"], environment: environment)
    let report = try #require(try JSONSerialization.jsonObject(with: json.output) as? [String: Any])
    #expect(report["changes"] as? Int == 0 && report["product"] as? String == "Widget" && report["platform"] as? String == "iOS")
    #expect((report["imported"] as? [String: Any])?["sources"] as? Int == 1)
    let omission = try #require((report["omissions"] as? [[String: Any]])?.first)
    #expect(omission["kind"] as? String == "module" && omission["name"] as? String == "CryptoTokenKit")
    #expect(omission["files"] as? [String] == ["Widget.swift"])
    // The package depends on the SDK.
    let manifest = try String(contentsOf: command.folder.appendingPathComponent("Almanac-Widget/Package.swift"), encoding: .utf8)
    #expect(report["almanac"] as? String == command.folder.appendingPathComponent("sdk/Almanac").path)
    #expect(manifest.contains(".package(name: \"Almanac\", path: \"../sdk/Almanac\")"), "\(manifest)")
    let missing = try command.run("import", path)
    #expect(missing.status == 69 && missing.errors.hasPrefix("almanac: there is no SDK in "), "\(missing.errors)")
  }

  @Test func `the next commands name a device of the extension's platform`() throws {
    for (sdk, kind) in [("iphoneos", ""), ("watchos", "watch"), ("macosx", "mac")] {
      let command = try CommandLine()
      let result = try command.run(["import", try project(command, sdk: sdk)], environment: command.environmentWithSDK())
      #expect(result.status == 0 && result.text.contains("--device \(kind)-") == !kind.isEmpty, "\(result.text)\(result.errors)")
    }
  }

  @Test func `invalid input is one line with its exit code`() throws {
    let command = try CommandLine()
    let environment = try command.environmentWithSDK()
    let several = try project(command, extensions: ["Widget", "Watch"])
    let broken = command.folder.appendingPathComponent("Broken.xcodeproj", isDirectory: true)
    try FileManager.default.createDirectory(at: broken, withIntermediateDirectories: true)
    try "{\n objects = {;\n}".write(to: broken.appendingPathComponent("project.pbxproj"), atomically: true, encoding: .utf8)
    let cases: [([String], Int32, String)] = [
      (["import", "/nowhere/App.xcodeproj"], 66, "there is nothing at /nowhere/App.xcodeproj"),
      (["import", several], 64, "widget extensions: “Widget”, “Watch”"),
      (["import", several, "--target", "Clock"], 65, "no target Clock"),
      (["import", broken.path], 65, "project.pbxproj:2: "),
      (["import", several, "--target", "Widget", "--output", "/proc/almanac/package"], 69, "cannot be written"),
    ]
    for (arguments, status, words) in cases {
      let process = command.process(arguments)
      process.environment?.merge(environment) { $1 }
      let pipe = Pipe()
      process.standardError = pipe
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      let errors = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == status, "\(arguments): \(errors)")
      #expect(errors.hasPrefix("almanac: ") && errors.contains(words) && errors.filter { $0 == "\n" }.count == 1, "\(errors)")
    }
  }
}
