import Basics
import Foundation
import Profiles

/// Builds one executable of a package again and again, in debug, and lays out its bundle for previews.
///
/// What does not change between builds is asked for once: the package's description, until its manifest changes, and the folder of the products.
public actor IncrementalBuild {
  /// How a build ended.
  public enum Outcome: Sendable {
    /// The bundle, laid out.
    case built(AppBundle)
    /// The compiler's output, line by line.
    case failed(output: [String])
  }

  /// The package's folder.
  public nonisolated let folder: URL
  private let target: String?
  private let cache: URL
  private let progress: @Sendable (String) -> Void
  private var package: WidgetPackage?
  private var manifest: Data?
  private var products: URL?

  /// - Parameters:
  ///   - package: a folder, or `folder:Target`.
  ///   - cache: the folder for bundles, and for the products of a package that cannot be written.
  ///   - progress: called with each line of the build's output, from any thread.
  public init(package: String, cache: URL, progress: @escaping @Sendable (String) -> Void = { _ in }) {
    (folder, target) = PackageInstaller.split(package)
    self.cache = cache.appendingPathComponent(String(FNV1a.hash(folder.path.utf8), radix: 16), isDirectory: true)
    self.progress = progress
  }

  /// Whether SwiftPM can build in the package's folder.
  public nonisolated var isWritable: Bool { access(folder.path, W_OK) == 0 }

  /// Checks that the package is one, with one executable for previews.
  ///
  /// - Throws: ``PackageError``.
  public func check() async throws { _ = try await executable() }

  /// Builds and lays out the bundle. Cancelling the task ends the build.
  ///
  /// - Throws: ``PackageError`` for a package that cannot be built at all; ``BundleError``, ``HostError``.
  public func run() async throws -> Outcome {
    let (package, executable) = try await executable()
    let arguments = arguments(executable)
    guard let run = await ToolRun.run("swift", arguments, onLine: progress) else { throw PackageError.noSwift }
    try Task.checkCancellation()
    guard run.status == 0 else { return .failed(output: run.output + run.errors) }
    let products = try await products(arguments)
    return .built(try BundleLayout.layOut(executable, of: package, products: products, in: cache.appendingPathComponent("bundles")))
  }

  private func arguments(_ executable: WidgetPackage.Executable) -> [String] {
    var arguments = ["build", "--package-path", folder.path, "-c", "debug", "--product", executable.product]
    if !isWritable { arguments += ["--scratch-path", cache.appendingPathComponent("build").path] }
    return arguments
  }

  private func executable() async throws -> (WidgetPackage, WidgetPackage.Executable) {
    let file = folder.appendingPathComponent("Package.swift")
    let content = try? Data(contentsOf: file)
    if let package, content == manifest { return (package, try package.executable(named: target)) }
    (products, package) = (nil, nil)
    let read = try await WidgetPackage.read(folder)
    let executable = try read.executable(named: target)
    (package, manifest) = (read, content)
    return (read, executable)
  }

  private func products(_ arguments: [String]) async throws -> URL {
    if let products { return products }
    let place = await ToolRun.run("swift", arguments + ["--show-bin-path"])
    guard let path = place?.output.last(where: { $0.hasPrefix("/") }) else {
      throw PackageError.malformed(folder.path, "its build folder cannot be found")
    }
    let found = URL(fileURLWithPath: path, isDirectory: true)
    products = found
    return found
  }
}
