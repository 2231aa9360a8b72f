import AlmanacSwiftSourceText
import Foundation
import Testing

@testable import XcodeProject

@Suite struct BuildSettingsTests {
  private func settings(_ levels: [String: String]...) -> BuildSettings {
    BuildSettings(levels: levels, sourceRoot: URL(fileURLWithPath: "/p"), configuration: "Release")
  }

  @Test func `the strongest level wins and inherits from the levels below`() {
    let settings = settings(["A": "one", "B": "b"], [:], ["A": "$(inherited) two"], ["A": "${inherited} three $(A)"])
    #expect(settings["A"] == "one two three one two")
    #expect(settings["B"] == "b" && settings["C"] == nil)
  }

  @Test func `expands nested names and operations`() {
    let settings = settings([
      "KIND": "DEBUG", "ID_DEBUG": "org.shop.debug", "ID": "$(ID_$(KIND))", "NAME": "Shop Widget 2", "EMPTY": "",
      "MODULE": "$(NAME:c99extidentifier)", "R": "$(NAME:rfc1034identifier)", "D": "$(EMPTY:default=none)", "L": "$(NAME:lower)", "DOLLAR": "a$b $(",
    ])
    #expect(settings["ID"] == "org.shop.debug" && settings["MODULE"] == "Shop_Widget_2" && settings["R"] == "Shop-Widget-2")
    #expect(settings["D"] == "none" && settings["L"] == "shop widget 2" && settings["DOLLAR"] == "a$b $(")
    #expect(settings.expanded("$(ID).${UNKNOWN}x") == "org.shop.debug.x")
  }

  @Test func `circular references are empty`() {
    #expect(settings(["A": "$(B)", "B": "x$(A)"])["A"] == "x")
    #expect(settings(["A": "$(A)"])["A"] == "")
  }

  @Test func `words in quotes stay whole`() {
    #expect(settings(["W": "a  \"b c\" 'd e'"]).words("W") == ["a", "b c", "d e"])
  }

  private func target(_ fixture: Fixture, project: String = "", settings: String = "", base: String = "", baseOfTarget: String = "") throws {
    try fixture.project(
      """
      CPD = {isa = XCBuildConfiguration; \(base) buildSettings = {\(project)}; name = Debug; };
      CPR = {isa = XCBuildConfiguration; \(base) buildSettings = {\(project)}; name = Release; };
      G0 = {isa = PBXGroup; children = (GC); sourceTree = "<group>"; };
      GC = {isa = PBXGroup; children = (FC, FT); path = config; sourceTree = "<group>"; };
      FC = {isa = PBXFileReference; path = project.xcconfig; sourceTree = "<group>"; };
      FT = {isa = PBXFileReference; path = target.xcconfig; sourceTree = "<group>"; };
      T1 = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.app-extension"; buildConfigurationList = L1; };
      L1 = {isa = XCConfigurationList; buildConfigurations = (D1, E1); defaultConfigurationName = Release; };
      D1 = {isa = XCBuildConfiguration; \(baseOfTarget) buildSettings = {\(settings) MODE = slow;}; name = Debug; };
      E1 = {isa = XCBuildConfiguration; \(baseOfTarget) buildSettings = {\(settings) MODE = fast;}; name = Release; };
      """, targets: "T1")
  }

  @Test func `configuration files, project and target inherit in order`() throws {
    let fixture = try Fixture()
    try fixture.write(
      "config/project.xcconfig",
      """
      #include "common/base.xcconfig"
      #include? "not-there.xcconfig"
      LEVEL = $(inherited) file // a comment
      CIRCLE[sdk=macosx*] = square
      CIRCLE[sdk=iphoneos*][config=Release] = round
      """)
    try fixture.write("config/common/base.xcconfig", "LEVEL = base\nORGANIZATION = org.shop\n#include \"../project.xcconfig\"\n")
    try fixture.write("config/target.xcconfig", "LEVEL = $(inherited) target-file\nID = $(ORGANIZATION).$(TARGET_NAME)\n")
    try target(
      fixture, project: "LEVEL = \"$(inherited) project\"; SDKROOT = iphoneos;", settings: "LEVEL = (\"$(inherited)\", target);",
      base: "baseConfigurationReference = FC;", baseOfTarget: "baseConfigurationReference = FT;")
    let project = try fixture.opened()
    let release = project.settings(of: project.targets[0])
    #expect(release["LEVEL"] == "base file project target-file target")
    #expect(release["ID"] == "org.shop.W" && release["CIRCLE"] == "round" && release["MODE"] == "fast" && release.missingFiles.isEmpty)
    let debug = project.settings(of: project.targets[0], configuration: "Debug")
    #expect(debug["MODE"] == "slow" && debug["CIRCLE"] == nil)
  }

  @Test func `the target's own SDK decides conditions`() throws {
    let fixture = try Fixture()
    try target(fixture, settings: "SDKROOT = watchos; \"FAMILY[sdk=iphoneos*]\" = phone; \"FAMILY[sdk=watchos*]\" = watch;")
    let project = try fixture.opened()
    let settings = project.settings(of: project.targets[0])
    #expect(settings["FAMILY"] == "watch" && ApplePlatform(settings) == .watchOS)
  }

  @Test(
    arguments: [
      (["SDKROOT": "iphoneos", "SUPPORTS_MACCATALYST": "YES"], .iOS), (["SDKROOT": "macosx", "SDK_VARIANT": "iosmac"], .macCatalyst),
      (["SDKROOT": "macosx"], .macOS), (["SDKROOT": "xros"], .visionOS), (["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "xros xrsimulator"], .visionOS),
      ([:], .iOS),
    ] as [([String: String], ApplePlatform)])
  func `the platform is that of the SDK`(values: [String: String], platform: ApplePlatform) {
    #expect(ApplePlatform(settings(values)) == platform)
  }

  @Test func `a file in a synchronized folder is found`() throws {
    let fixture = try Fixture()
    try fixture.write("settings/widget.xcconfig", "ID = found\n")
    try fixture.project(
      """
      YS = {isa = PBXFileSystemSynchronizedRootGroup; path = settings; sourceTree = "<group>"; };
      G0 = {isa = PBXGroup; children = (YS); sourceTree = "<group>"; };
      T1 = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.app-extension"; buildConfigurationList = L1; };
      L1 = {isa = XCConfigurationList; buildConfigurations = (E1); };
      E1 = {isa = XCBuildConfiguration; baseConfigurationReferenceAnchor = YS; baseConfigurationReferenceRelativePath = widget.xcconfig; buildSettings = {}; name = Release; };
      """, targets: "T1")
    let project = try fixture.opened()
    #expect(project.settings(of: project.targets[0])["ID"] == "found")
  }

  @Test func `missing files are reported`() throws {
    let fixture = try Fixture()
    try fixture.write("config/project.xcconfig", "#include \"lost.xcconfig\"\n")
    try target(fixture, base: "baseConfigurationReference = FC;", baseOfTarget: "baseConfigurationReference = FT;")
    let project = try fixture.opened()
    #expect(project.settings(of: project.targets[0]).missingFiles == ["lost.xcconfig", "config/target.xcconfig"])
  }

  @Test func `a program's module has a name in ASCII, as the linker needs`() {
    #expect(ModuleName.ascii("Shop_Widget") == "Shop_Widget" && ModuleName.ascii("Виджет") == "Vidzet")
    #expect(ModuleName.ascii("_句小组件") == "JuXiaoZuJian" && ModuleName.ascii("\u{1F31E}") == "Widget")
  }

  @Test func `compiler settings are translated`() {
    var omissions: [Omission] = []
    let release = settings([
      "SWIFT_VERSION": "6.0", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "WIDGET PRO", "OTHER_SWIFT_FLAGS": "-D EXTRA -DJOINED -Xcc -w",
      "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor", "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "YES",
      "SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE": "YES",
    ])
    let debug = settings(["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG WIDGET TRACE"])
    let swift = SwiftSettings(release, debug: debug) { omissions.append($0) }
    #expect(swift.conditions == ["WIDGET", "PRO", "EXTRA", "JOINED"] && swift.debugConditions == ["TRACE"])
    #expect(swift.isolatesToMainActor && swift.upcomingFeatures == (SwiftSettings.featuresOfMode6 + ["MemberImportVisibility"]).sorted())
    #expect(omissions.map(\.reason) == ["flags that a package cannot pass: -Xcc -w"])
    // If Debug is the chosen configuration, its conditions hold in every build.
    #expect(SwiftSettings(debug, debug: debug) { omissions.append($0) }.conditions == ["DEBUG", "WIDGET", "TRACE"])
    // Xcode's default.
    let slashes = SwiftSettings(settings([:]), debug: nil) { omissions.append($0) }
    #expect(slashes.upcomingFeatures == ["BareSlashRegexLiterals"])
    #expect(SwiftSettings(settings(["SWIFT_ENABLE_BARE_SLASH_REGEX": "NO"]), debug: nil) { omissions.append($0) } == SwiftSettings())
  }
}
