import Foundation
import Testing

@testable import XcodeProject

/// The files that exceptions of synchronized folders name, above all localized ones: as inclusions in another target's folder and as exclusions.
@Suite struct MembershipExceptionTests {
  private static let files = [
    "Shared/A.swift", "Shared/Texts/en.lproj/Localizable.strings", "Shared/Texts/de.lproj/Localizable.strings",
    "Shared/Texts/de.lproj/Localizable.stringsdict", "Shared/Texts/en.lproj/Other.strings", "Shared/Deep/Er/fr.lproj/Page.html",
    "Shared/Deep/Er/Base.lproj/Page.html", "Shared/en.lproj/Root.json", "Shared/Catalog.xcstrings", "Shared/Base.lproj/Shop.intentdefinition",
    "Shared/de.lproj/Shop.strings", "Shared/mul.lproj/Panel.xcstrings", "Shared/Base.lproj/Panel.storyboard", "Shared/Plain/note.txt",
  ]

  /// The widget has the folder Shared as its own and leaves out the exceptions, or has only the exceptions of it.
  private func target(_ exceptions: [String], isOwn: Bool, more: String = "") throws -> (files: TargetFiles, project: XcodeProject, fixture: Fixture)
  {
    let fixture = try Fixture()
    for path in Self.files { try fixture.write(path) }
    let list = exceptions.map { "\"\($0)\"" }.joined(separator: ", ")
    try fixture.project(
      Fixture.target("TW", "Widget", more: isOwn ? "fileSystemSynchronizedGroups = (YS);" : "") + """
        G0 = {isa = PBXGroup; children = (YS); sourceTree = "<group>"; };
        YS = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X1, X2); path = Shared; sourceTree = "<group>"; };
        X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TW; membershipExceptions = (\(list)); \(more) };
        """, targets: "TW")
    let project = try fixture.opened()
    let target = project.targets[0]
    return (project.files(of: target, settings: project.settings(of: target)), project, fixture)
  }

  private static func paths(_ files: TargetFiles, _ project: XcodeProject) -> Set<String> {
    let all = files.sources + files.intentDefinitions + files.resources.map(\.file) + files.unsupported.map(\.file)
    return Set(all.map(project.shown))
  }

  @Test(
    arguments: [
      ("/Localized: Texts/Localizable.strings", ["Shared/Texts/en.lproj/Localizable.strings", "Shared/Texts/de.lproj/Localizable.strings"]),
      ("/Localized:Texts/Localizable.strings", ["Shared/Texts/en.lproj/Localizable.strings", "Shared/Texts/de.lproj/Localizable.strings"]),
      ("/Localized/Texts/Localizable.strings", ["Shared/Texts/en.lproj/Localizable.strings", "Shared/Texts/de.lproj/Localizable.strings"]),
      ("/Localized: Texts/Localizable.stringsdict", ["Shared/Texts/de.lproj/Localizable.stringsdict"]),
      ("/Localized: Deep/Er/Page.html", ["Shared/Deep/Er/fr.lproj/Page.html", "Shared/Deep/Er/Base.lproj/Page.html"]),
      ("/Localized: Root.json", ["Shared/en.lproj/Root.json"]),
      // Translations of an intent definition and of a storyboard are string tables of the same name.
      ("/Localized: Shop.intentdefinition", ["Shared/Base.lproj/Shop.intentdefinition", "Shared/de.lproj/Shop.strings"]),
      ("/Localized: Panel.storyboard", ["Shared/Base.lproj/Panel.storyboard", "Shared/mul.lproj/Panel.xcstrings"]),
      // String catalogs have all languages, in no language's folder.
      ("/Localized: Catalog.xcstrings", ["Shared/Catalog.xcstrings"]), ("Catalog.xcstrings", ["Shared/Catalog.xcstrings"]),
      ("/Localized: Texts/de.lproj/Localizable.strings", ["Shared/Texts/de.lproj/Localizable.strings"]),
      ("Plain", ["Shared/Plain/note.txt"]), ("A.swift", ["Shared/A.swift"]),
    ] as [(String, [String])])
  func `name a localized file in all its languages`(exception: String, expected: [String]) throws {
    let included = try target([exception], isOwn: false)
    #expect(Self.paths(included.files, included.project) == Set(expected) && included.files.missing.isEmpty)
    let excluded = try target([exception], isOwn: true)
    #expect(Self.paths(excluded.files, excluded.project) == Set(Self.files).subtracting(expected))
  }

  @Test func `a path in one language's folder excludes nothing, as in Xcode`() throws {
    let found = try target(["Texts/de.lproj/Localizable.strings", "Deep/Er/fr.lproj"], isOwn: true)
    #expect(Self.paths(found.files, found.project) == Set(Self.files).subtracting(["Shared/Deep/Er/fr.lproj/Page.html"]))
  }

  @Test func `a localized file that does not exist is reported with its path`() throws {
    let found = try target(["/Localized: Texts/Gone.strings", "Gone.swift"], isOwn: false)
    #expect(found.files.missing.map(found.project.shown) == ["Shared/Gone.swift", "Shared/Texts/Gone.strings"])
  }

  @Test(arguments: ["../../outside.txt", "", "/", "Texts/../../../x", ".."])
  func `a localized file lies in the folder`(path: String) throws {
    let exception = "/Localized: \(path)"
    let included = try target([exception], isOwn: false)
    #expect(included.files.resources.isEmpty && included.files.sources.isEmpty)
    let excluded = try target([exception], isOwn: true)
    #expect(Self.paths(excluded.files, excluded.project) == Set(Self.files))
  }

  @Test func `files for other platforms are left out`() throws {
    let filters = """
      platformFiltersByRelativePath = {"A.swift" = (macos, ); "/Localized: Root.json" = (tvos, ); "Plain/note.txt" = (ios, macos, ); };
      """
    let found = try target([], isOwn: true, more: filters)
    #expect(Self.paths(found.files, found.project) == Set(Self.files).subtracting(["Shared/A.swift", "Shared/en.lproj/Root.json"]))
    let included = try target(["A.swift", "Plain/note.txt"], isOwn: false, more: filters)
    #expect(Self.paths(included.files, included.project) == ["Shared/Plain/note.txt"])
  }

  @Test func `the exceptions of a build phase belong to it`() throws {
    let phases = """
      buildPhases = (STW, K1, K2);
      """
    let fixture = try Fixture()
    for path in Self.files { try fixture.write(path) }
    func project(isOwn: Bool) throws {
      try fixture.project(
        Fixture.target("TW", "Widget", more: isOwn ? "fileSystemSynchronizedGroups = (YS);" : "").replacing(
          "buildPhases = (STW, QTW, FTW, );", with: phases) + """
            K1 = {isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 7; files = (); };
            K2 = {isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 10; files = (); };
            G0 = {isa = PBXGroup; children = (YS); sourceTree = "<group>"; };
            YS = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X1, X2); path = Shared; sourceTree = "<group>"; };
            X1 = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = K1; membershipExceptions = (Plain/note.txt); };
            X2 = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = K2;
              membershipExceptions = ("/Localized: Root.json"); };
            """, targets: "TW")
    }
    func paths() throws -> Set<String> {
      let project = try fixture.opened()
      return Self.paths(project.files(of: project.targets[0], settings: project.settings(of: project.targets[0])), project)
    }
    try project(isOwn: true)
    #expect(try paths() == Set(Self.files).subtracting(["Shared/en.lproj/Root.json"]))
    try project(isOwn: false)
    #expect(try paths() == ["Shared/Plain/note.txt"])
  }
}
