import Foundation

/// The parts of `swift package describe` that matter for apps.
struct WidgetPackage: Sendable {
  let name: String
  let folder: URL
  /// The language that the package is written in: `defaultLocalization`, otherwise English.
  let language: String
  /// The executable products, each with the target that contains its `@main`.
  let executables: [Executable]
  /// The resources by target name: files and folders by their names in the bundle.
  let resources: [String: [String: URL]]
  /// Where Almanac comes from.
  let almanac: AlmanacDependency
  /// The package's manifest.
  var manifest: URL { folder.appendingPathComponent("Package.swift") }
  /// Whether the manifest names local packages besides Almanac.
  let hasLocalDependencies: Bool

  struct Executable: Sendable, Equatable {
    let product: String
    let target: String
    /// The target's source folder.
    let sources: URL
  }

  /// Reads the package in `folder`.
  ///
  /// - Parameter environment: the variables of `swift` besides those of this process.
  static func read(_ folder: URL, environment: [String: String] = [:]) async throws -> WidgetPackage {
    guard FileManager.default.fileExists(atPath: folder.path) else { throw PackageError.nothing(folder.path) }
    guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) else {
      throw PackageError.noPackage(folder.path)
    }
    let arguments = ["package", "--package-path", folder.path, "describe", "--type", "json"]
    let notice = Task {
      try await Task.sleep(for: .seconds(20))
      RunningTools.waits("\(folder.path)/Package.swift is still being read: swift package describe runs it, and fetches the packages that it names")
    }
    defer { notice.cancel() }
    guard let run = await SwiftBuild.run(arguments, environment: environment, progress: { _ in }) else { throw PackageError.noSwift }
    // Notices may precede the JSON object.
    guard run.status == 0, let start = run.output.firstIndex(where: { $0.hasPrefix("{") }) else {
      throw PackageError.malformed(folder.path, reason(run, in: folder))
    }
    return try WidgetPackage(json: Data(run.output[start...].joined(separator: "\n").utf8), folder: folder)
  }

  /// Reads the package in `folder` while the SDK is checked: each of the two takes a part of a second.
  ///
  /// - Parameters:
  ///   - sdk: the SDK, or why none can be used.
  ///   - check: returns the SDK, or why it cannot be used.
  static func read(
    _ folder: URL, _ sdk: Result<WidgetSDK, SDKError>, check: @Sendable () async -> Result<WidgetSDK, SDKError>
  ) async throws -> (package: WidgetPackage, sdk: Result<WidgetSDK, SDKError>) {
    async let checking = check()
    let package = try await Self.read(folder, environment: BuildPlan.environment(try? sdk.get()))
    return (package, await checking)
  }

  /// Reads the output of `swift package describe --type json`.
  init(json: Data, folder: URL) throws {
    do { self.init(try JSONDecoder().decode(Described.self, from: json), folder: folder) } catch {
      throw PackageError.malformed(folder.path, "its description cannot be read")
    }
  }

  /// Returns the executable with this name, or the only one.
  func executable(named name: String?) throws -> Executable {
    if let name {
      guard let found = executables.first(where: { $0.product == name || $0.target == name }) else {
        throw PackageError.unknownTarget(name, known: executables.map(\.product))
      }
      return found
    }
    guard let only = executables.first else { throw PackageError.noExecutable(folder.path) }
    guard executables.count == 1 else { throw PackageError.severalExecutables(folder.path, executables.map(\.product)) }
    return only
  }

  /// Returns why a manifest could not be read: its first error with its line, and how many more there are.
  private static func reason(_ run: ToolRun, in folder: URL) -> String {
    let errors = BuildOutput.errors(in: run.output + run.errors, folder: folder.path)
    guard let first = errors.first else { return BuildFailure.ending(of: run, "swift package describe") }
    let others = errors.count == 1 ? "" : " (and \(errors.count - 1) more error\(errors.count == 2 ? "" : "s"))"
    return (first.file.isEmpty ? first.text : first.line(in: folder.path)) + others
  }

  private init(_ described: Described, folder: URL) {
    name = described.name
    self.folder = folder
    language = described.defaultLocalization ?? "en"
    almanac = AlmanacDependency(described.dependencies ?? [])
    let almanac = almanac.folder?.path
    hasLocalDependencies = (described.dependencies ?? []).contains {
      $0.path.map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL.path != almanac } ?? false
    }
    resources = Dictionary(
      described.targets.map { target in
        let places = (target.resources ?? []).map { URL(fileURLWithPath: $0.path) }
        return (target.name, Dictionary(places.map { ($0.lastPathComponent, $0) }, uniquingKeysWith: { first, _ in first }))
      }, uniquingKeysWith: { first, _ in first })
    let targets = Dictionary(described.targets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let programs = described.products.filter { $0.type.keys.contains("executable") }.compactMap { product in
      product.targets.compactMap { targets[$0] }.first { $0.type == "executable" }.map { (product: product.name, target: $0) }
    }
    // A program that a plugin of the package runs does not use Almanac.
    let widgets = programs.filter { !Set($0.target.product_dependencies ?? []).isDisjoint(with: ["WidgetKit", "SwiftData", "CoreData"]) }
    executables = (widgets.isEmpty ? programs : widgets).map {
      Executable(product: $0.product, target: $0.target.name, sources: folder.appendingPathComponent($0.target.path))
    }.sorted { $0.product < $1.product }
  }

  /// The parts of the JSON that are read.
  private struct Described: Decodable {
    struct Product: Decodable {
      let name: String
      let targets: [String]
      let type: [String: Ignored]
    }
    struct Target: Decodable {
      let name: String
      let path: String
      let type: String
      let resources: [Resource]?
      let product_dependencies: [String]?
    }
    struct Resource: Decodable { let path: String }
    /// A value that is not read: its type differs between kinds of products, and only the key matters.
    struct Ignored: Decodable { init(from decoder: any Decoder) throws {} }
    let name: String
    let products: [Product]
    let targets: [Target]
    let dependencies: [AlmanacDependency.Described]?
    let defaultLocalization: String?

    private enum CodingKeys: String, CodingKey {
      case name, products, targets, dependencies
      case defaultLocalization = "default_localization"
    }
  }
}
