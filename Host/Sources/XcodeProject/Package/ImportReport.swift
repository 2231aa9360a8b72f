import Foundation

/// What an import brought along and what it did not.
public struct ImportReport: Sendable, Equatable, Codable {
  public struct Brought: Sendable, Equatable, Codable {
    public let sources: Int
    public let intentDefinitions: Int
    public let resources: Int
    /// Libraries of the project and of its local packages that became targets.
    public let libraries: [String]
    /// Products of packages that are depended on as they are.
    public let packages: [String]
    public let infoPlist: Bool
    public let entitlements: Bool
    public let conditions: [String]
  }
  /// The project file.
  public let project: String
  /// The target in Xcode.
  public let target: String
  public let configuration: String
  public let platform: Platform
  /// The written package's folder.
  public let package: String
  /// The executable product, which `APP` names where a package holds several.
  public let product: String
  /// Where the package gets Almanac: a folder or a URL.
  public let almanac: String
  /// Files of the package that were written anew or taken away in this run; 0 = it was up to date.
  public let changes: Int
  public let brought: Brought
  public let notBrought: [Omission]
  /// Commands to type next.
  public let next: [String]

  init(_ plan: ImportPlan, project: XcodeProject, folder: URL, request: ImportRequest, changes: Int) {
    let extensionTarget = plan.targets[0]
    self.project = project.url.path
    target = plan.target.name
    configuration = plan.configuration
    platform = plan.platform
    package = folder.path
    product = extensionTarget.name
    self.almanac =
      switch request.almanac {
      case .checkout(let place): place.path
      case .remote(let url, _): url
      }
    self.changes = changes
    brought = Brought(
      sources: plan.targets.map(\.sources.count).reduce(0, +), intentDefinitions: plan.targets.map(\.intentDefinitions.count).reduce(0, +),
      resources: plan.targets.map(\.resources.count).reduce(0, +), libraries: plan.targets.dropFirst().map(\.name),
      packages: plan.targets.flatMap { $0.products.map(\.name) }, infoPlist: extensionTarget.info != nil,
      entitlements: extensionTarget.entitlements != nil, conditions: extensionTarget.settings.conditions)
    notBrought = plan.omissions
    let app = folder.path.contains(" ") ? "'\(folder.path)'" : folder.path
    let device = request.devices[plan.platform].map { " --device \($0)" } ?? ""
    let family = plan.platform == .watchOS ? "accessoryCircular" : "systemSmall"
    next = [
      "almanac kinds \(app)", "almanac render \(app) --kind KIND --family \(family)\(device) -o widget.png", "almanac serve \(app)",
    ]
  }

  /// For people.
  public var text: String {
    var lines = ["\(target) (\(platform.rawValue), \(configuration)) → \(package)"]
    lines.append(changes == 0 ? "  up to date" : "  \(Self.count(changes, "file")) of the package changed")
    lines += ["", "brought along:"]
    lines += broughtLines.map { "  " + $0 }
    if !notBrought.isEmpty {
      lines += ["", "not brought along:"]
      for omission in notBrought {
        lines.append("  \(omission.kind.rawValue) \(omission.name): \(omission.reason)")
        lines += omission.files.prefix(8).map { "    \($0)" }
        if omission.files.count > 8 { lines.append("    and \(omission.files.count - 8) more (--json lists all)") }
      }
      if notBrought.contains(where: { $0.kind == .module }) {
        lines.append("  Files that need such a module build once it is guarded with #if canImport(…), or leave them out with --exclude.")
      }
    }
    lines += ["", "next:"]
    lines += next.map { "  " + $0 }
    return lines.joined(separator: "\n")
  }

  private var broughtLines: [String] {
    var lines = [Self.count(brought.sources, "Swift file")]
    if brought.intentDefinitions > 0 { lines.append(Self.count(brought.intentDefinitions, "intent definition")) }
    if brought.resources > 0 { lines.append(Self.count(brought.resources, "resource")) }
    if !brought.libraries.isEmpty { lines.append("libraries as targets: \(brought.libraries.joined(separator: ", "))") }
    if !brought.packages.isEmpty { lines.append("packages: \(brought.packages.joined(separator: ", "))") }
    let lists = (brought.infoPlist ? ["Info.plist"] : []) + (brought.entitlements ? ["entitlements"] : [])
    if !lists.isEmpty { lines.append(lists.joined(separator: ", ")) }
    if !brought.conditions.isEmpty { lines.append("conditions: \(brought.conditions.joined(separator: ", "))") }
    return lines
  }

  private static func count(_ number: Int, _ what: String) -> String { "\(number) \(what)\(number == 1 ? "" : "s")" }
}
