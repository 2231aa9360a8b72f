import Foundation

@testable import XcodeProject

/// A folder with a project that a test writes. It is deleted with the object.
final class Fixture {
  let folder: URL

  init() throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = base.appendingPathComponent("almanac-import-\(UUID().uuidString)/Shop", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }

  @discardableResult
  func write(_ path: String, _ text: String = "") throws -> URL {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  /// Writes `Shop.xcodeproj` with these objects and the project itself.
  func project(_ objects: String, targets: String, group: String = "G0", attributes: String = "") throws {
    try write(
      "Shop.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        objectVersion = 77;
        objects = {
          P0 /* Project object */ = {isa = PBXProject; buildConfigurationList = LP; mainGroup = \(group); targets = (\(targets)); \(attributes) };
          LP = {isa = XCConfigurationList; buildConfigurations = (CPD, CPR); defaultConfigurationName = Release; };
      \(objects.contains("CPD =") ? "" : "CPD = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = iphoneos;}; name = Debug; }; CPR = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = iphoneos;}; name = Release; };")
      \(objects)
        };
        rootObject = P0 /* Project object */;
      }
      """)
  }

  var projectPath: String { folder.appendingPathComponent("Shop.xcodeproj").path }
  func opened() throws -> XcodeProject { try XcodeProject(at: projectPath) }

  func request(target: String? = nil, describe: @escaping @Sendable (URL) async -> Data? = { _ in nil }) -> ImportRequest {
    let sdk = folder.deletingLastPathComponent().appendingPathComponent("sdk", isDirectory: true)
    return ImportRequest(
      project: projectPath, target: target,
      sdk: ImportSDK(package: sdk.appendingPathComponent("Almanac", isDirectory: true), toolset: sdk.appendingPathComponent("toolset.json")),
      modules: ["SwiftUI", "WidgetKit", "AppIntents", "Intents", "Charts", "AlmanacFoundationCompat", "SwiftData", "CoreData"], describe: describe)
  }

  /// The contents of every file under the folder, and the destinations of links, for comparing before and after.
  func snapshot(without omitted: String? = nil) throws -> [String: String] {
    var result: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where omitted.map({ !path.hasPrefix($0) }) ?? true {
      let file = folder.appendingPathComponent(path).path
      if let link = try? FileManager.default.destinationOfSymbolicLink(atPath: file) {
        result[path] = "→ " + link
      } else {
        result[path] = (try? String(contentsOfFile: file, encoding: .utf8)) ?? "folder"
      }
    }
    return result
  }

  /// The usual objects of one target with the id `id`: itself, its two configurations, its phases.
  static func target(
    _ id: String, _ name: String, type: String = "app-extension", settings: String = "", debug: String = "", sources: String = "",
    resources: String = "", more: String = ""
  ) -> String {
    """
    \(id) /* \(name) */ = {isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.\(type)"; productReference = R\(id);
      buildConfigurationList = L\(id); buildPhases = (S\(id), Q\(id), F\(id), ); \(more) };
    R\(id) = {isa = PBXFileReference; path = "\(name).product"; sourceTree = BUILT_PRODUCTS_DIR; };
    L\(id) = {isa = XCConfigurationList; buildConfigurations = (D\(id), E\(id)); defaultConfigurationName = Release; };
    D\(id) = {isa = XCBuildConfiguration; buildSettings = {\(settings) \(debug)}; name = Debug; };
    E\(id) = {isa = XCBuildConfiguration; buildSettings = {\(settings)}; name = Release; };
    S\(id) = {isa = PBXSourcesBuildPhase; files = (\(sources)); };
    Q\(id) = {isa = PBXResourcesBuildPhase; files = (\(resources)); };
    """
  }

  static let widgetInfo = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>CFBundleDisplayName</key><string>$(PRODUCT_NAME)</string>
      <key>NSWidgetUsesLocation</key><true/>
      <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string></dict>
    </dict></plist>
    """
  static let widgetSource = "import SwiftUI\nimport WidgetKit\n"

  /// A widget extension whose one folder is synchronized, with an app around it.
  static func synchronized(exceptions: String = "", settings: String = "", debug: String = "", more: String = "") -> String {
    target(
      "TW", "Shop Widget", settings: "INFOPLIST_FILE = Widget/Info.plist; PRODUCT_NAME = \"$(TARGET_NAME)\"; SWIFT_VERSION = 5.0; \(settings)",
      debug: debug, more: "fileSystemSynchronizedGroups = (YW); \(more)")
        + """
        YW /* Widget */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (XW); path = Widget; sourceTree = "<group>"; };
        XW = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, \(exceptions)); target = TW; };
        G0 = {isa = PBXGroup; children = (YW); sourceTree = "<group>"; };
        """
  }

  func writeWidget() throws {
    try write("Widget/Info.plist", Self.widgetInfo)
    try write("Widget/ShopWidget.swift", Self.widgetSource)
  }
}

extension BuildSettings {
  /// - Parameter levels: from the weakest to the strongest.
  init(levels: [[String: String]], sourceRoot: URL = URL(fileURLWithPath: "/p"), configuration: String = "Release") {
    var assignments = SettingAssignments()
    for level in levels {
      assignments.add(level.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, SettingConditions(configuration: configuration, sdk: "iphoneos"))
    }
    self.init(assignments, sourceRoot: sourceRoot, configuration: configuration)
  }
}
