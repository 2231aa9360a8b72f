import Foundation
import Testing

@testable import XcodeProject

/// The choice of project and target, and the errors where it is ambiguous.
@Suite struct TargetChoiceTests {
  private func project(_ targets: [(id: String, name: String, type: String, info: String?)]) throws -> Fixture {
    let fixture = try Fixture()
    for target in targets {
      if let info = target.info { try fixture.write("\(target.id).plist", info) }
    }
    let objects = targets.map { Fixture.target($0.id, $0.name, type: $0.type, settings: $0.info == nil ? "" : "INFOPLIST_FILE = \($0.id).plist;") }
    try fixture.project(objects.joined(), targets: targets.map(\.id).joined(separator: ","))
    return fixture
  }

  private static let shareInfo = Fixture.widgetInfo.replacing("com.apple.widgetkit-extension", with: "com.apple.share-services")

  private func refusal(_ fixture: Fixture, path: String? = nil, target: String? = nil) -> ImportError? {
    do {
      let project = try XcodeProject(at: path ?? fixture.projectPath, target: target)
      _ = try project.target(named: target)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a single widget extension is chosen`() throws {
    let fixture = try project([
      ("TA", "App", "application", nil), ("TS", "Share", "app-extension", Self.shareInfo), ("TW", "Widget", "app-extension", Fixture.widgetInfo),
    ])
    let project = try fixture.opened()
    #expect(try project.target(named: nil).name == "Widget")
    #expect(try project.target(named: "Share").name == "Share")
  }

  @Test func `several extensions are listed with the other targets`() throws {
    let fixture = try project([
      ("TA", "App", "application", nil), ("TW", "Widget", "app-extension", Fixture.widgetInfo),
      ("TC", "Watch Widget", "app-extension", Fixture.widgetInfo),
    ])
    #expect(
      refusal(fixture)
        == .usage(
          "\(fixture.projectPath) has several widget extensions; choose one with --target (widget extensions: “Widget”, “Watch Widget”; other targets: “App”)"
        ))
    #expect(
      refusal(fixture, target: "Wdiget")
        == .malformed("\(fixture.projectPath) has no target Wdiget (widget extensions: “Widget”, “Watch Widget”; other targets: “App”)"))
    #expect(
      refusal(fixture, target: "App")
        == .malformed(
          "App is not an extension but com.apple.product-type.application (widget extensions: “Widget”, “Watch Widget”; other targets: “App”)"))
  }

  @Test func `a name with a comma stands in quotes in the list, and chooses the target`() async throws {
    let name = "Widget for iOS, visionOS"
    let fixture = try project([
      ("TW", name, "app-extension", Fixture.widgetInfo), ("TC", "Widget for watchOS", "app-extension", Fixture.widgetInfo),
    ])
    #expect(
      refusal(fixture)
        == .usage(
          "\(fixture.projectPath) has several widget extensions; choose one with --target"
            + " (widget extensions: “Widget for iOS, visionOS”, “Widget for watchOS”; other targets: none)"))
    #expect(try fixture.opened().target(named: name).object.id == "TW")
  }

  @Test func `the command in the manifest is one line that a shell reads as the same words`() async throws {
    let names = ["Widget for iOS, visionOS", "It's (mine); $HOME `x` \\", "two\nlines\u{85}'\\"]
    for name in names {
      let fixture = try Fixture()
      try fixture.writeWidget()
      try fixture.project(
        Fixture.synchronized().replacing(
          "name = \"Shop Widget\"",
          with: "name = \"\(name.replacing("\\", with: "\\\\").replacing("\n", with: "\\n"))\""), targets: "TW")
      let report = try await PackageImport(fixture.request(target: name)).run()
      let manifest = try String(contentsOf: URL(fileURLWithPath: report.package).appendingPathComponent("Package.swift"), encoding: .utf8)
      let line = try #require(manifest.split(separator: "\n").dropFirst().first)
      let command = String(line).replacing("// Written by `almanac import ", with: "").replacing(
        "`. Run it again in this folder when the project has changed.", with: "")
      let shell = Process()
      shell.executableURL = URL(fileURLWithPath: "/bin/bash")
      shell.arguments = ["-c", "printf '%s\\0' \(command)"]
      let output = Pipe()
      shell.standardOutput = output
      try shell.run()
      let words = output.fileHandleForReading.readDataToEndOfFile().split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      shell.waitUntilExit()
      #expect(words == ["../Shop.xcodeproj", "--target", name], "\(line)")
      #expect(manifest.split(separator: "\n").dropFirst(2).first == "import PackageDescription")
    }
  }

  @Test func `the error for a project without one lists its targets`() throws {
    let fixture = try project([("TA", "App", "application", nil)])
    #expect(refusal(fixture) == .malformed("\(fixture.projectPath) has no widget extension (its targets: “App”)"))
  }

  @Test func `the error names an extension whose Info.plist is not there`() throws {
    let fixture = try project([("TA", "App", "application", nil), ("TW", "Widget", "app-extension", Fixture.widgetInfo)])
    try FileManager.default.removeItem(atPath: fixture.folder.appendingPathComponent("TW.plist").path)
    let text = "has no widget extension (its targets: “App”, “Widget”); these extensions have no Info.plist where the project says: Widget (TW.plist)"
    #expect(refusal(fixture) == .malformed("\(fixture.projectPath) \(text)"))
  }

  @Test func `without an extension point the sources decide`() throws {
    let fixture = try Fixture()
    try fixture.write("W.swift", Fixture.widgetSource)
    try fixture.project(
      """
      G0 = {isa = PBXGroup; children = (FW); sourceTree = "<group>"; };
      FW = {isa = PBXFileReference; path = W.swift; sourceTree = "<group>"; };
      B1 = {isa = PBXBuildFile; fileRef = FW; };
      """ + Fixture.target("TS", "Share") + Fixture.target("TW", "Widget", sources: "B1"), targets: "TS, TW")
    #expect(try fixture.opened().target(named: nil).name == "Widget")
  }

  @Test func `a workspace or a folder leads to the project`() throws {
    let fixture = try project([("TW", "Widget", "app-extension", Fixture.widgetInfo)])
    // A second project without widgets does not make the choice ambiguous.
    try fixture.write("Other/Other.xcodeproj/project.pbxproj", "{objects = {P = {isa = PBXProject; targets = (); }; }; rootObject = P; }")
    let workspace = try fixture.write(
      "Shop.xcworkspace/contents.xcworkspacedata",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
        <Group location = "container:Other" name = "Other"><FileRef location = "group:Other.xcodeproj"></FileRef></Group>
        <FileRef location = "group:Shop.xcodeproj"></FileRef>
        <FileRef location = "group:Gone.xcodeproj"></FileRef>
        <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
      </Workspace>
      """)
    #expect(try XcodeProject(at: workspace.deletingLastPathComponent().path).name == "Shop")
    #expect(try XcodeProject(at: workspace.deletingLastPathComponent().path, target: "Widget").name == "Shop")
    #expect(try XcodeProject(at: fixture.folder.path).name == "Shop")
    #expect(try XcodeProject(at: fixture.folder.appendingPathComponent("Other").path).name == "Other")
    guard case .usage(let text) = refusal(fixture, path: workspace.deletingLastPathComponent().path, target: "Nothing") else {
      Issue.record("a target that no project has leaves the choice open")
      return
    }
    #expect(text.contains("Shop.xcodeproj") && text.contains("Other/Other.xcodeproj"))
  }

  @Test func `a missing or invalid project is an error of one line`() throws {
    let fixture = try Fixture()
    let file = try fixture.write("notes.txt", "x")
    try FileManager.default.createDirectory(at: fixture.folder.appendingPathComponent("Empty.xcodeproj"), withIntermediateDirectories: true)
    try fixture.write("Broken.xcodeproj/project.pbxproj", "{\n  objects = {\n    A = {isa = PBXGroup\n  };\n}")
    try fixture.write("Rootless.xcodeproj/project.pbxproj", "{objects = {}; rootObject = P; }")
    try fixture.write("List.xcodeproj/project.pbxproj", "(a, b)")
    try fixture.write("Bare.xcworkspace/other", "")
    func refused(_ name: String) -> ImportError? { refusal(fixture, path: fixture.folder.appendingPathComponent(name).path) }
    let base = fixture.folder.path
    #expect(refused("Gone.xcodeproj") == .missing("there is nothing at \(base)/Gone.xcodeproj; give an Xcode project (App.xcodeproj) or workspace"))
    #expect(refused("notes.txt") == .malformed("\(file.path) is not an Xcode project; give App.xcodeproj, App.xcworkspace or XcodeGen's project.yml"))
    #expect(refused("Empty.xcodeproj") == .missing("\(base)/Empty.xcodeproj has no project.pbxproj; is it an Xcode project?"))
    #expect(refused("Broken.xcodeproj") == .malformed("\(base)/Broken.xcodeproj/project.pbxproj:5: \";\" is missing after the value of objects"))
    #expect(
      refused("Rootless.xcodeproj")
        == .malformed("\(base)/Rootless.xcodeproj/project.pbxproj has no project as its rootObject; open it in Xcode and save it again"))
    #expect(
      refused("List.xcodeproj")
        == .malformed("\(base)/List.xcodeproj/project.pbxproj contains no objects; is it a project.pbxproj that Xcode wrote?"))
    #expect(refused("Bare.xcworkspace") == .malformed("\(base)/Bare.xcworkspace has no contents.xcworkspacedata; give App.xcodeproj itself"))
  }
}
