import AlmanacBasics
import Foundation

/// Where the products of a package are: in the package's folder, or in the cache if that cannot be written.
struct BuildFolder: Sendable {
  private let package: URL
  private let cache: URL

  /// - Parameters:
  ///   - package: the package's folder.
  ///   - caches: the folder that has a folder for each package.
  init(of package: URL, caches: URL) {
    self.package = package
    cache = Self.cache(of: package, in: caches)
  }

  /// The folder of a package in a cache.
  static func cache(of package: URL, in caches: URL) -> URL {
    caches.appendingPathComponent(String(FNV1a.hash(package.path.utf8), radix: 16), isDirectory: true)
  }

  /// Whether SwiftPM can build in the package's folder.
  var isInPackage: Bool { access(package.path, W_OK) == 0 }

  /// The options of `swift build`.
  var arguments: [String] { scratch.map { ["--scratch-path", $0.path] } ?? [] }

  /// Variables for `swift build`: where manifest and plugin put the overlays of sources, if that cannot be in the package's folder.
  var environment: [String: String] {
    scratch.map { ["ALMANAC_OVERLAYS": $0.appendingPathComponent("almanac", isDirectory: true).path] } ?? [:]
  }

  /// The folder that SwiftPM is given; nil: it chooses its usual one.
  var scratch: URL? { isInPackage ? nil : cache.appendingPathComponent("build") }

  /// Returns the folder with the products of a build that has just succeeded.
  ///
  /// SwiftPM leaves a link to it. Asking `swift build` for it takes half a second.
  ///
  /// - Parameters:
  ///   - names: the products that were built.
  ///   - arguments: the arguments of `swift` for the build.
  /// - Throws: ``PackageError/malformed(_:_:)``
  func products(
    _ names: [String], _ configuration: PackageInstaller.Configuration, _ plan: BuildPlan, arguments: [String]
  ) async throws -> URL {
    // A person can choose another folder by a variable.
    let isUsual = scratch != nil || ProcessInfo.processInfo.environment["SWIFTPM_BUILD_DIR"] == nil
    if isUsual, let linked = linked(scratch ?? package.appendingPathComponent(".build"), configuration, names) { return linked }
    let shown = await ToolRun.run("swift", arguments + ["--show-bin-path"], environment: plan.environment.merging(environment) { $1 })
    guard let path = shown?.output.last(where: { $0.hasPrefix("/") }) else {
      throw PackageError.malformed(package.path, "its build folder cannot be found")
    }
    return URL(fileURLWithPath: path, isDirectory: true)
  }

  private func linked(_ scratch: URL, _ configuration: PackageInstaller.Configuration, _ names: [String]) -> URL? {
    let link = scratch.appendingPathComponent(configuration.rawValue).path
    guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: link), !target.hasPrefix("/") else { return nil }
    let folder = scratch.appendingPathComponent(target, isDirectory: true)
    return names.allSatisfy { FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent($0).path) } ? folder : nil
  }

  /// The message to a person about a package that is built in the cache.
  var notice: String { "\(package.path) cannot be written, so it is built in the cache folder" }
}
