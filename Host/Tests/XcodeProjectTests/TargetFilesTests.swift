import Foundation
import Testing

@testable import XcodeProject

/// The files of a target, in projects with groups and in projects with synchronized folders.
@Suite struct TargetFilesTests {
  private func files(_ fixture: Fixture, target: Int = 0) throws -> (files: TargetFiles, project: XcodeProject) {
    let project = try fixture.opened()
    let target = project.targets[target]
    return (project.files(of: target, settings: project.settings(of: target)), project)
  }

  private func shown(_ urls: [URL], _ project: XcodeProject) -> [String] { urls.map(project.shown) }

  @Test func `paths follow groups`() throws {
    let fixture = try Fixture()
    for path in ["Widget/Views/A.swift", "App/B.swift", "C.swift", "../Shared/D.swift", "Widget/Model.m", "Widget/Shop.intentdefinition"] {
      try fixture.write(path)
    }
    try fixture.write("../.git/HEAD")
    let absolute = try fixture.write("Elsewhere/E.swift")
    try fixture.project(
      """
      G0 = {isa = PBXGroup; children = (G1, GApp, FC, FD); sourceTree = "<group>"; };
      G1 = {isa = PBXGroup; children = (G2, FM, FI, FLost, FH); path = Widget; sourceTree = "<group>"; };
      G2 = {isa = PBXGroup; children = (FA); name = "Views of it"; path = Views; sourceTree = "<group>"; };
      GApp = {isa = PBXGroup; children = (FB); name = "only a name"; sourceTree = "<group>"; };
      FA = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      FB = {isa = PBXFileReference; name = B.swift; path = App/B.swift; sourceTree = SOURCE_ROOT; };
      FC = {isa = PBXFileReference; path = C.swift; sourceTree = "<group>"; };
      FD = {isa = PBXFileReference; path = ../Shared/D.swift; sourceTree = "<group>"; };
      FE = {isa = PBXFileReference; path = "\(absolute.path)"; sourceTree = "<absolute>"; };
      FM = {isa = PBXFileReference; path = Model.m; sourceTree = "<group>"; };
      FI = {isa = PBXFileReference; path = Shop.intentdefinition; sourceTree = "<group>"; };
      FLost = {isa = PBXFileReference; path = Lost.swift; sourceTree = "<group>"; };
      FH = {isa = PBXFileReference; path = Shop.h; sourceTree = "<group>"; };
      B1 = {isa = PBXBuildFile; fileRef = FA; }; B2 = {isa = PBXBuildFile; fileRef = FB; }; B3 = {isa = PBXBuildFile; fileRef = FC; };
      B4 = {isa = PBXBuildFile; fileRef = FD; }; B5 = {isa = PBXBuildFile; fileRef = FE; }; B6 = {isa = PBXBuildFile; fileRef = FM; };
      B7 = {isa = PBXBuildFile; fileRef = FI; }; B8 = {isa = PBXBuildFile; fileRef = FLost; }; B9 = {isa = PBXBuildFile; fileRef = FH; };
      BX = {isa = PBXBuildFile; fileRef = FA; }; BY = {isa = PBXBuildFile; fileRef = GONE; };
      """ + Fixture.target("TW", "Widget", sources: "B1, B2, B3, B4, B5, B6, B7, B8, B9, BX, BY"), targets: "TW")
    let (files, project) = try files(fixture)
    #expect(shown(files.sources, project) == ["Widget/Views/A.swift", "App/B.swift", "C.swift", "../Shared/D.swift", "Elsewhere/E.swift"])
    #expect(shown(files.intentDefinitions, project) == ["Widget/Shop.intentdefinition"])
    #expect(shown(files.unsupported.map(\.file), project) == ["Widget/Model.m"] && shown(files.missing, project) == ["Widget/Lost.swift"])
  }

  @Test func `localized variants are in their language's folder`() throws {
    let fixture = try Fixture()
    for path in ["Widget/en.lproj/Localizable.strings", "Widget/de.lproj/Localizable.strings", "Widget/Old/fr.strings"] { try fixture.write(path) }
    try fixture.write("Widget/Base.lproj/Shop.intentdefinition")
    try fixture.write("Widget/de.lproj/Shop.strings")
    try fixture.write("Widget/Assets.xcassets/Contents.json")
    try fixture.project(
      """
      G0 = {isa = PBXGroup; children = (V1, V2, FX); path = Widget; sourceTree = "<group>"; };
      V1 = {isa = PBXVariantGroup; children = (FE, FD, FF); name = Localizable.strings; sourceTree = "<group>"; };
      FE = {isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
      FD = {isa = PBXFileReference; name = de; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
      FF = {isa = PBXFileReference; name = fr; path = Old/fr.strings; sourceTree = "<group>"; };
      V2 = {isa = PBXVariantGroup; children = (FB, FS); name = Shop.intentdefinition; sourceTree = "<group>"; };
      FB = {isa = PBXFileReference; name = Base; path = Base.lproj/Shop.intentdefinition; sourceTree = "<group>"; };
      FS = {isa = PBXFileReference; name = de; path = de.lproj/Shop.strings; sourceTree = "<group>"; };
      FX = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Assets.xcassets; sourceTree = "<group>"; };
      B1 = {isa = PBXBuildFile; fileRef = V1; }; B2 = {isa = PBXBuildFile; fileRef = V2; }; B3 = {isa = PBXBuildFile; fileRef = FX; };
      """ + Fixture.target("TW", "Widget", sources: "B2", resources: "B1, B3"), targets: "TW")
    let (files, project) = try files(fixture)
    #expect(shown(files.intentDefinitions, project) == ["Widget/Base.lproj/Shop.intentdefinition"])
    #expect(
      files.resources.map(\.bundlePath) == [
        "de.lproj/Shop.strings", "en.lproj/Localizable.strings", "de.lproj/Localizable.strings", "fr.lproj/fr.strings", "Assets.xcassets",
      ])
  }

  @Test func `names in another Unicode normalization are the same files`() throws {
    let (composed, decomposed) = ("caf\u{e9}", "cafe\u{301}")
    let fixture = try Fixture()
    for path in ["A.swift", "list.json", "de.lproj/Words.strings"] { try fixture.write("\(composed)/\(path)") }
    for path in ["\(composed).swift", "Skipped \(composed)/B.swift"] { try fixture.write("Folder \(composed)/\(path)") }
    for path in ["C.swift", "de.lproj/\(composed).strings"] { try fixture.write("Other \(composed)/\(path)") }
    try fixture.write("\(composed).xcconfig", "#include \"more \(decomposed).xcconfig\"")
    try fixture.write("more \(composed).xcconfig", "NAME = found")
    try fixture.write("\(composed).plist", Fixture.widgetInfo)
    try fixture.write("Packages/\(composed)/Package.swift")
    try fixture.project(
      """
      G0 = {isa = PBXGroup; children = (G1, YW, YO, FP, FX); sourceTree = "<group>"; };
      G1 = {isa = PBXGroup; children = (FA, FL, V1); path = "\(decomposed)"; sourceTree = "<group>"; };
      FA = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      FL = {isa = PBXFileReference; path = list.json; sourceTree = "<group>"; };
      V1 = {isa = PBXVariantGroup; children = (FD); name = Words.strings; sourceTree = "<group>"; };
      FD = {isa = PBXFileReference; name = de; path = de.lproj/Words.strings; sourceTree = "<group>"; };
      FP = {isa = PBXFileReference; path = "Packages/\(decomposed)"; sourceTree = "<group>"; };
      FX = {isa = PBXFileReference; path = "\(decomposed).xcconfig"; sourceTree = "<group>"; };
      YW = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (XW); path = "Folder \(decomposed)"; sourceTree = "<group>"; };
      XW = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ("Skipped \(decomposed)"); target = TW; };
      YO = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (XO); path = "Other \(decomposed)"; sourceTree = "<group>"; };
      XO = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TW;
        membershipExceptions = (C.swift, "/Localized/\(decomposed).strings"); };
      B1 = {isa = PBXBuildFile; fileRef = FA; }; B2 = {isa = PBXBuildFile; fileRef = FL; }; B3 = {isa = PBXBuildFile; fileRef = V1; };
      """
        + Fixture.target(
          "TW", "Widget", settings: "INFOPLIST_FILE = \"\(decomposed).plist\";", sources: "B1", resources: "B2, B3",
          more: "fileSystemSynchronizedGroups = (YW);"
        ).replacing("E" + "TW = {isa = XCBuildConfiguration;", with: "ETW = {isa = XCBuildConfiguration; baseConfigurationReference = FX;"),
      targets: "TW")
    let (files, project) = try files(fixture)
    #expect(files.missing.isEmpty)
    #expect(
      shown(files.sources, project).map { Array($0.utf8) }
        == ["\(composed)/A.swift", "Folder \(composed)/\(composed).swift", "Other \(composed)/C.swift"].map { Array($0.utf8) })
    #expect(files.resources.map(\.bundlePath) == ["list.json", "de.lproj/Words.strings", "de.lproj/\(composed).strings"])
    #expect(files.sources.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
    let settings = project.settings(of: project.targets[0])
    #expect(settings["NAME"] == "found" && project.isWidgetExtension(project.targets[0]))
    #expect(project.localPackageFolders.map { Array($0.lastPathComponent.utf8) } == [Array(composed.utf8)])
  }

  @Test func `files for other platforms are left out`() throws {
    let fixture = try Fixture()
    for name in ["A", "B", "C"] { try fixture.write("\(name).swift") }
    try fixture.project(
      """
      G0 = {isa = PBXGroup; children = (FA, FB, FC); sourceTree = "<group>"; };
      FA = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      FB = {isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
      FC = {isa = PBXFileReference; path = C.swift; sourceTree = "<group>"; };
      B1 = {isa = PBXBuildFile; fileRef = FA; platformFilter = ios; };
      B2 = {isa = PBXBuildFile; fileRef = FB; platformFilter = maccatalyst; };
      B3 = {isa = PBXBuildFile; fileRef = FC; platformFilters = (macos, ios, ); };
      """ + Fixture.target("TW", "Widget", sources: "B1, B2, B3"), targets: "TW")
    let (files, project) = try files(fixture)
    #expect(shown(files.sources, project) == ["A.swift", "C.swift"])
  }

  @Test func `a group that contains itself ends`() throws {
    let fixture = try Fixture()
    try fixture.project(
      """
      G0 = {isa = PBXGroup; children = (G0, FA); path = x; sourceTree = "<group>"; };
      FA = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      B1 = {isa = PBXBuildFile; fileRef = FA; };
      """ + Fixture.target("TW", "Widget", sources: "B1"), targets: "TW")
    #expect(try files(fixture).files == TargetFiles())
  }

  @Test func `synchronized folders add all files except their exceptions`() throws {
    let fixture = try Fixture()
    for path in [
      "Widget/A.swift", "Widget/Views/B.swift", "Widget/Views/AppOnly.swift", "Widget/Skipped/C.swift", "Widget/Info.plist", "Widget/.hidden",
      "Widget/Assets.xcassets/Contents.json", "Widget/de.lproj/Localizable.strings", "Widget/de.lproj/Secret.strings", "Widget/W.entitlements",
      "Widget/Data/list.json", "Widget/Folder/inner.txt", "Widget/Model.xcdatamodeld/x", "Widget/Inner/Package.swift", "Widget/Inner/Sources/P.swift",
      "Shared/S.swift", "Shared/T.swift", "Shared/de.lproj/Shared.strings", "Shared/en.lproj/Shared.strings", "Shared/More/U.swift",
    ] {
      try fixture.write(path)
    }
    try fixture.project(
      Fixture.target("TA", "App", type: "application", more: "fileSystemSynchronizedGroups = (YS);")
        + Fixture.target(
          "TW", "Widget", settings: "INFOPLIST_FILE = \"$(SRCROOT)/Widget/Info.plist\";", more: "fileSystemSynchronizedGroups = (YW);") + """
          G0 = {isa = PBXGroup; children = (YW, YS); sourceTree = "<group>"; };
          YW = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X1); explicitFolders = (Folder); path = Widget; sourceTree = "<group>"; };
          X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TW;
            membershipExceptions = (Views/AppOnly.swift, Skipped, "/Localized/Secret.strings"); };
          YS = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X2, X3); path = Shared; sourceTree = "<group>"; };
          X2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TW; membershipExceptions = (S.swift, "/Localized/Shared.strings", More); };
          X3 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TA; membershipExceptions = (T.swift); };
          """, targets: "TA, TW")
    let (widget, project) = try files(fixture, target: 1)
    #expect(shown(widget.sources, project) == ["Widget/A.swift", "Widget/Views/B.swift", "Shared/More/U.swift", "Shared/S.swift"])
    #expect(
      widget.resources.map(\.bundlePath) == [
        "Assets.xcassets", "list.json", "Folder", "de.lproj/Localizable.strings", "de.lproj/Shared.strings", "en.lproj/Shared.strings",
      ])
    #expect(shown(widget.dataModels, project) == ["Widget/Model.xcdatamodeld"] && widget.unsupported.isEmpty)
    #expect(shown(try files(fixture).files.sources, project) == ["Shared/More/U.swift", "Shared/S.swift"])
  }
}
