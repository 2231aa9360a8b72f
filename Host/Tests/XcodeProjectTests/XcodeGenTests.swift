import Foundation
import Testing

@testable import XcodeProject

/// Project files of XcodeGen.
@Suite struct XcodeGenTests {
  private func fixture(_ spec: String) throws -> Fixture {
    let fixture = try Fixture()
    try fixture.write("project.yml", spec)
    return fixture
  }

  private func request(_ fixture: Fixture) -> ImportRequest {
    var request = fixture.request()
    request.project = fixture.folder.path
    return request
  }

  private func refusal(_ fixture: Fixture) -> ImportError? {
    do {
      _ = try XcodeProject(at: fixture.folder.appendingPathComponent("project.yml").path)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a project that was committed without its project.pbxproj is read from the file beside it`() throws {
    let fixture = try fixture(Self.shop)
    try fixture.write("Shop.xcodeproj/project.xcworkspace/contents.xcworkspacedata", "<Workspace version=\"1.0\"></Workspace>")
    for path in [fixture.folder, fixture.folder.appendingPathComponent("Shop.xcodeproj")] {
      #expect(try ProjectLocation.find(path.path) { _ in true }.lastPathComponent == "project.yml")
    }
  }

  private static let shop = """
    name: Shop
    options:
      bundleIdPrefix: org.example
      developmentLanguage: nl
    configs: {Debug: debug, Beta: release}
    settings:
      base: {MARKETING_VERSION: "1.10", SWIFT_VERSION: 5.0}
      configs:
        beta: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: BETA}
    settingGroups:
      strict:
        base: {SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY: yes}
    packages:
      Prices: {path: Packages/Prices}
      Fetch: {url: "https://example.org/fetch-kit.git", from: 2.0.1}
    targetTemplates:
      Extension:
        type: app-extension
        platform: iOS
        sources: [Shared]
        templateAttributes: {folder: Nothing}
        info:
          path: ${target_name}/Info.plist
          properties:
            NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}
    include:
      - path: Config/widget.yml
    targets:
      Shop:
        type: application
        platform: iOS
        sources: [App]
        dependencies: [{target: ShopWidget}, {target: Kit}]
        info: {path: App/Info.plist, properties: {CFBundleDisplayName: The Shop, CFBundleURLTypes: [{CFBundleURLSchemes: [shop]}]}}
      Kit:
        type: framework
        platform: [iOS, macOS]
        sources: Kit
    """

  private static let widget = """
    targets:
      ShopWidget:
        templates: [Extension]
        settings:
          groups: [strict]
          base: {PRODUCT_NAME: "$(TARGET_NAME)"}
        sources:
          - path: ../Widget
            excludes: ["**/Old*.swift", "Tests/**", "*.md"]
          - {path: ../Gone, optional: true}
        entitlements:
          path: ../Widget/Widget.entitlements
          properties: {com.apple.security.application-groups: [group.$(PRODUCT_BUNDLE_IDENTIFIER)]}
        dependencies:
          - target: Kit
          - package: Fetch
          - sdk: HealthKit.framework
        postBuildScripts: [{name: Lint, script: swiftlint}]
    """

  private func shop() throws -> Fixture {
    let fixture = try fixture(Self.shop)
    try fixture.write("Config/widget.yml", Self.widget)
    try fixture.write("App/App.swift")
    try fixture.write("App/nl.lproj/InfoPlist.strings", "\"CFBundleDisplayName\" = \"De Winkel\";")
    try fixture.write("App/nl.lproj/Localizable.strings", "\"a\" = \"b\";")
    try fixture.write("Kit/Kit.swift", "import Foundation")
    try fixture.write("Shared/Shared.swift")
    try fixture.write("Widget/Widget.swift", "import WidgetKit\nimport Kit")
    try fixture.write("Widget/Old/OldWidget.swift", "import HealthKit")
    try fixture.write("Widget/Tests/Tests.swift", "import XCTest")
    try fixture.write("Widget/notes.md")
    try fixture.write("Widget/nl.lproj/Localizable.strings")
    try fixture.write("Widget/Assets.xcassets/Contents.json", "{}")
    return fixture
  }

  @Test func `a target comes with its templates, included files, settings, lists and dependencies`() async throws {
    let fixture = try shop()
    let before = try fixture.snapshot()
    var request = request(fixture)
    request.remote = ["Fetch"]
    let report = try await PackageImport(request).run()
    #expect(try fixture.snapshot(without: "Almanac-ShopWidget") == before)
    #expect(report.target == "ShopWidget" && report.platform == .iOS && report.configuration == "Beta")
    #expect(report.imported.sources == 3 && report.imported.libraries == ["Kit"] && report.imported.packages == ["Fetch"])
    #expect(report.imported.conditions == ["BETA"])
    #expect(
      report.omissions.map(\.name) == ["Lint", "HealthKit.framework"] && report.omissions[0].kind == .script)
    let base = fixture.folder.appendingPathComponent("Almanac-ShopWidget")
    func text(_ path: String) throws -> String { try String(contentsOf: base.appendingPathComponent(path), encoding: .utf8) }
    let sources = try text("Sources/ShopWidget/almanac.json")
    #expect(
      sources.contains("Widget/Widget.swift") && sources.contains("Shared/Shared.swift") && !sources.contains("Old") && !sources.contains("Tests"))
    let manifest = try text("Package.swift")
    #expect(
      manifest.contains(".enableUpcomingFeature(\"ExistentialAny\")")
        && manifest.contains(".package(url: \"https://example.org/fetch-kit.git\", from: \"2.0.1\")"))
    #expect(
      manifest.contains("\"Resources/Bundle/nl.lproj\"") && manifest.contains("\"Resources/Bundle/Assets.xcassets\"") && !manifest.contains("notes"))
    #expect(
      try text("Sources/ShopWidget/Resources/Bundle/nl.lproj/AppInfoPlist.strings").contains("De Winkel"), "the names of the app in its languages")
    #expect(manifest.contains("almanac import ../project.yml --target ShopWidget"))
    let info = try PlistValue(data: Data(contentsOf: base.appendingPathComponent("Sources/ShopWidget/Info.plist")))
    #expect(info["CFBundleIdentifier"]?.string == "org.example.ShopWidget" && info["CFBundleDisplayName"]?.string == "The Shop")
    #expect(info["CFBundleDevelopmentRegion"]?.string == "nl" && info["CFBundleURLTypes"]?.array?.count == 1)
    let entitlements = try text("Sources/ShopWidget/ShopWidget.entitlements")
    #expect(entitlements.contains("group.org.example.ShopWidget"))
  }

  @Test func `a target of several platforms is one for each`() throws {
    let fixture = try shop()
    let project = try XcodeProject(at: fixture.folder.path)
    #expect(project.name == "Shop" && project.targets.map(\.name) == ["Kit_iOS", "Kit_macOS", "Shop", "ShopWidget"])
    #expect(try project.target(named: nil).name == "ShopWidget")
  }

  @Test func `an Xcode project beside the file is preferred`() throws {
    let fixture = try shop()
    try fixture.project(Fixture.target("TW", "Widget", settings: ""), targets: "TW")
    #expect(try XcodeProject(at: fixture.folder.path).targets.map(\.name) == ["Widget"])
  }

  @Test func `lists are appended, and a key with REPLACE replaces`() throws {
    let base = try SpecValue(yaml: "sources: [A]\nsettings: {base: {X: 1, Y: 2}}", file: "a")
    let own = try SpecValue(yaml: "sources: [B]\nsettings:\n  base: {Y: 3}\nname:REPLACE: N", file: "b")
    let merged = own.merged(onto: base)
    #expect(merged["sources"]?.texts == ["A", "B"] && merged["name"]?.text == "N")
    #expect(merged["settings"]?["base"]?.keys?.mapValues(\.setting) == ["X": "1", "Y": "3"])
    let replaced = try SpecValue(yaml: "sources:REPLACE: [B]", file: "b").merged(onto: base)
    #expect(replaced["sources"]?.texts == ["B"])
    #expect(
      try SpecValue(yaml: "a: yes\nb: \"yes\"\nc: 1.10\nd: 2", file: "a").keys?.mapValues(\.setting) == [
        "a": "YES", "b": "yes", "c": "1.10", "d": "2",
      ])
  }

  @Test(arguments: [
    ("*.swift", "A.swift", true), ("*.swift", "B/A.swift", false), ("**/*.swift", "A.swift", true), ("**/*.swift", "B/C/A.swift", true),
    ("Tests", "Tests/A.swift", true), ("Tests/**", "Tests/B/A.swift", true), ("Tests/**", "Tests", false), ("B/**/A.swift", "B/A.swift", true),
    ("B/**/A.swift", "B/C/D/A.swift", true), ("B/**/A.swift", "C/A.swift", false), ("**/en.lproj", "B/en.lproj/L.strings", true), ("", "A", false),
    ("?.swift", "A.swift", true), ("*", ".hidden", false),
  ]) func `patterns match as XcodeGen's do`(pattern: String, path: String, matches: Bool) {
    #expect(FileGlob(pattern).matches(path) == matches)
  }

  // MARK: Hostile files

  @Test func `a file that includes itself, a missing one or one outside the repository is refused by name`() throws {
    let looping = try fixture("include: [b.yml]\ntargets: {}")
    try looping.write("b.yml", "include: project.yml")
    let folder = looping.folder.path
    #expect(refusal(looping) == .malformed("\(folder)/project.yml includes itself: project.yml → b.yml → project.yml"))
    let missing = try fixture("include: [none.yml]\ntargets: {}")
    #expect(refusal(missing) == .missing("\(missing.folder.path)/none.yml does not exist or cannot be read"))
    let outside = try fixture("include: [../../secret.yml]\ntargets: {}")
    let place = outside.folder.deletingLastPathComponent().deletingLastPathComponent().path
    #expect(
      refusal(outside)
        == .malformed("\(place)/secret.yml is included, but lies outside \(outside.folder.path); include only files of the project's repository"))
    let linked = try fixture("include: [link.yml]\ntargets: {}")
    try FileManager.default.createSymbolicLink(atPath: linked.folder.appendingPathComponent("link.yml").path, withDestinationPath: "/etc/hosts")
    #expect("\(refusal(linked) as ImportError?)".contains("lies outside"))
  }

  @Test func `sources outside the repository are left out and named`() async throws {
    let fixture = try shop()
    try fixture.write("Config/widget.yml", Self.widget.replacing("path: ../Gone, optional: true", with: "path: ../../../../.., optional: true"))
    let report = try await PackageImport(request(fixture)).run()
    #expect(report.omissions.contains { $0.name.hasSuffix("../../../../..") && $0.reason.contains("outside the project's repository") })
  }

  @Test func `aliases that unfold without end, deep nesting and large files are refused`() throws {
    var bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 { bomb += "a\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", "))]\n" }
    let bombed = try fixture(bomb + "targets: {}")
    #expect(refusal(bombed) == .malformed("\(bombed.folder.path)/project.yml unfolds into more than 100000 values; use fewer aliases"))
    let deep = try fixture("name: a\ntargets: " + String(repeating: "[", count: 200_000))
    #expect(refusal(deep) == .malformed("\(deep.folder.path)/project.yml:2: it is nested too deeply"))
    let dashes = try fixture(String(repeating: "- ", count: 100_000) + "a")
    #expect(refusal(dashes) == .malformed("\(dashes.folder.path)/project.yml:1: it is nested too deeply"))
    let large = try fixture(String(repeating: "# filler\n", count: 200_000))
    #expect(refusal(large) == .malformed("\(large.folder.path)/project.yml is larger than 1024 KiB"))
    let broken = try fixture("targets:\n  a: [1, 2\nb: 3")
    #expect("\(refusal(broken) as ImportError?)".contains("project.yml:3: it is not YAML"))
    let twice = try fixture("name: A\nsettings:\n  base:\n    A: 1\n    B: 2\n    A: 3")
    #expect(
      refusal(twice)
        == .malformed("\(twice.folder.path)/project.yml:4: “A” stands twice in the mapping that begins here; remove one of the two"))
    #expect(refusal(try fixture("name: A")) != nil)
  }

  @Test func `templates that name each other end`() throws {
    let fixture = try fixture(
      "targetTemplates:\n  A: {templates: [B, B], sources: [x]}\n  B: {templates: [A], sources: [y]}\ntargets:\n  T: {templates: [A], type: framework}"
    )
    #expect(try XcodeProject(at: fixture.folder.path).targets.map(\.name) == ["T"])
  }

  // MARK: Other generators

  @Test func `a project of Tuist is refused with the commands to run`() throws {
    let fixture = try Fixture()
    try fixture.write("Project.swift", "import ProjectDescription")
    for path in [fixture.folder.path, fixture.folder.appendingPathComponent("Project.swift").path] {
      do {
        _ = try XcodeProject(at: path)
        Issue.record("it was read")
      } catch {
        #expect(error.description.contains("run `tuist install && tuist generate --no-open` there"))
      }
    }
  }

  @Test func `a folder without a project names those below it`() throws {
    let fixture = try Fixture()
    try fixture.write("ios/Runner.xcodeproj/project.pbxproj")
    try fixture.write("ios/project.yml")
    try fixture.write("mac/project.yml")
    do {
      _ = try XcodeProject(at: fixture.folder.path)
      Issue.record("it was read")
    } catch {
      let base = fixture.folder.path
      #expect(error.description.hasSuffix("give App.xcodeproj itself (there is \(base)/ios/Runner.xcodeproj, \(base)/mac/project.yml)"))
    }
  }
}
