import AlmanacBasics
import AlmanacSwiftSourceText
import Foundation

/// The result of an import: what is in the package and what was left out.
public struct ImportReport: Sendable, Equatable, Codable {
  /// What is in the package.
  public struct Imported: Sendable, Equatable, Codable {
    public let sources: Int
    public let intentDefinitions: Int
    public let dataModels: Int
    /// Mapping models of Core Data.
    public let mappingModels: Int
    public let resources: Int
    /// Libraries of the project and of its local packages that became targets.
    public let libraries: [String]
    /// The products of packages that the written package depends on.
    public let packages: [String]
    /// The intents extension whose handlers are built into the widget's target.
    public let intentsExtension: String?
    /// The constants of Objective-C headers that became Swift.
    public let bridgedConstants: Int
    public let infoPlist: Bool
    public let entitlements: Bool
    public let conditions: [String]
    /// Names that previews use and only debug builds declare. Because of them every build has the conditions of Debug.
    public let debugNames: [String]
    /// Modules that Almanac has in place of binaries for Apple's systems.
    public let suppliedModules: [String]
  }
  /// The path of the `.xcodeproj`.
  public let project: String
  /// The name of the target in Xcode.
  public let target: String
  public let configuration: String
  public let platform: ApplePlatform
  /// The path of the package's folder.
  public let package: String
  /// The executable product; commands take `folder:product` if a package has several.
  public let product: String
  /// The folder of the SDK's package that the package depends on.
  public let almanac: String
  /// The number of files that this import wrote or removed; 0 = the package was up to date.
  public let changes: Int
  public let imported: Imported
  /// What was left out.
  public let omissions: [Omission]
  /// Commands to run next.
  public let next: [String]

  init(_ plan: ImportPlan, project: XcodeProject, folder: URL, request: ImportRequest, changes: Int) {
    let extensionTarget = plan.targets[0]
    self.project = project.url.path
    target = plan.target.name
    configuration = plan.configuration
    platform = plan.platform
    package = folder.path
    product = extensionTarget.name
    almanac = request.sdk.package.path
    self.changes = changes
    let models = plan.targets.flatMap(\.dataModels)
    let mappings = models.count { $0.pathExtension == "xcmappingmodel" }
    imported = Imported(
      sources: plan.targets.map(\.sources.count).reduce(0, +), intentDefinitions: plan.targets.map(\.intentDefinitions.count).reduce(0, +),
      dataModels: models.count - mappings, mappingModels: mappings,
      resources: plan.targets.map(\.resources.count).reduce(0, +), libraries: plan.targets.dropFirst().map(\.name),
      packages: Self.unique(plan.targets.flatMap { $0.products.filter { $0.package != request.sdk.dependency.identity }.map(\.name) }),
      intentsExtension: plan.intentsExtension, bridgedConstants: plan.bridgedConstants,
      infoPlist: extensionTarget.info != nil,
      entitlements: extensionTarget.entitlements != nil, conditions: extensionTarget.settings.conditions, debugNames: plan.debugNames,
      suppliedModules: plan.supplied.sorted())
    omissions = plan.omissions.list
    let app = ShellWord.quoted(folder.path)
    let device = request.devices[plan.platform].map { " --device \($0)" } ?? ""
    let family = plan.platform == .watchOS ? "accessoryCircular" : "systemSmall"
    next = [
      "almanac kinds \(app)", "almanac render \(app) --kind KIND --family \(family)\(device) -o widget.png", "almanac serve \(app)",
    ]
  }

  /// The most lines about omissions in the report for the terminal: more than any public project's report has.
  static let mostLines = 300

  /// The report for the terminal.
  public var text: String {
    var lines = ["\(target) (\(platform.rawValue), \(configuration)) → \(package)"]
    lines.append(changes == 0 ? "  up to date" : "  \(Self.count(changes, "file")) of the package changed")
    lines += ["", "imported:"]
    lines += importedLines.map { "  " + $0 }
    if !omissions.isEmpty {
      lines += ["", "left out:"]
      lines += omissionLines
      if omissions.contains(where: { $0.kind == .module }) {
        lines.append("  What uses names of such a module does not build: put it in #if canImport(…), or leave out the file with --exclude.")
      }
    }
    lines += ["", "next:"]
    lines += next.map { "  " + $0 }
    return lines.joined(separator: "\n")
  }

  private var omissionLines: [String] {
    var lines: [String] = []
    for (index, omission) in omissions.enumerated() {
      guard lines.count < Self.mostLines else {
        lines.append("  and \(omissions.count - index) more (--json lists all)")
        break
      }
      lines.append("  \(omission.kind.rawValue) \(omission.name): \(omission.reason)")
      lines += omission.files.prefix(8).map { "    \($0)" }
      if omission.files.count > 8 { lines.append("    and \(omission.files.count - 8) more (--json lists all)") }
    }
    return lines
  }

  private var importedLines: [String] {
    var lines = [Self.count(imported.sources, "Swift file")]
    if imported.intentDefinitions > 0 { lines.append(Self.count(imported.intentDefinitions, "intent definition")) }
    if imported.dataModels > 0 { lines.append(Self.count(imported.dataModels, "data model")) }
    if imported.mappingModels > 0 { lines.append(Self.count(imported.mappingModels, "mapping model")) }
    if imported.resources > 0 { lines.append(Self.count(imported.resources, "resource")) }
    if !imported.libraries.isEmpty { lines.append("libraries as targets: \(imported.libraries.joined(separator: ", "))") }
    if !imported.packages.isEmpty { lines.append("packages: \(imported.packages.joined(separator: ", "))") }
    if let name = imported.intentsExtension { lines.append("handlers of the intents extension \(name)") }
    if imported.bridgedConstants > 0 { lines.append("\(Self.count(imported.bridgedConstants, "constant")) of Objective-C headers") }
    if !imported.suppliedModules.isEmpty {
      lines.append("modules of Almanac in place of binaries for Apple's systems: \(imported.suppliedModules.joined(separator: ", "))")
    }
    let lists = (imported.infoPlist ? ["Info.plist"] : []) + (imported.entitlements ? ["entitlements"] : [])
    if !lists.isEmpty { lines.append(lists.joined(separator: ", ")) }
    if !imported.conditions.isEmpty { lines.append("conditions: \(imported.conditions.joined(separator: ", "))") }
    if !imported.debugNames.isEmpty {
      let names = imported.debugNames.prefix(3).joined(separator: ", ") + (imported.debugNames.count > 3 ? ", …" : "")
      lines.append("DEBUG is set in every build, because sources use what only debug builds declare: \(names)")
    }
    return lines
  }

  /// Returns the names in their order, each once.
  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private static func count(_ number: Int, _ what: String) -> String { "\(number) \(what)\(number == 1 ? "" : "s")" }
}
