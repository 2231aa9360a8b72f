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
  /// The SDK, or why none can be used; checked when the first package is read.
  private let sdk: Result<WidgetSDK, SDKError>
  private var known: Known?

  /// What does not change until the manifest does.
  private struct Known {
    let manifest: Data?
    let package: WidgetPackage
    let plan: BuildPlan
    var products: URL?
  }

  /// Prepares builds; nothing is read yet.
  ///
  /// - Parameters:
  ///   - package: a folder, or `folder:Target`.
  ///   - cache: the folder for bundles, and for the products of a package that cannot be written.
  ///   - sdk: the SDK to build against, or why none can be used.
  ///   - progress: called with each line of the build's output, from any thread.
  public init(package: String, cache: URL, sdk: Result<WidgetSDK, SDKError>, progress: @escaping @Sendable (String) -> Void = { _ in }) {
    (folder, target) = PackageInstaller.split(package)
    self.cache = cache.appendingPathComponent(String(FNV1a.hash(folder.path.utf8), radix: 16), isDirectory: true)
    self.sdk = sdk
    self.progress = progress
  }

  /// Whether SwiftPM can build in the package's folder.
  public nonisolated var isWritable: Bool { access(folder.path, W_OK) == 0 }

  /// Why Almanac's sources are compiled with the package, which takes minutes; nil: they are not, or nothing was built yet.
  public var reasonForSources: String? { known?.plan.reasonForSources.map { "\($0)" } }

  /// Checks that the package is one, with one executable for previews.
  ///
  /// - Throws: ``PackageError``.
  public func check() async throws { _ = try await described().package.executable(named: target) }

  /// Builds and lays out the bundle. Cancelling the task ends the build.
  ///
  /// - Throws: ``PackageError`` for a package that cannot be built at all; ``BundleError``, ``HostError``.
  public func run() async throws -> Outcome {
    let (package, plan) = try await described()
    let executable = try package.executable(named: target)
    let arguments = arguments(executable, plan)
    guard let run = await ToolRun.run("swift", arguments, environment: plan.environment, onLine: progress) else { throw PackageError.noSwift }
    try Task.checkCancellation()
    guard run.status == 0 else { return .failed(output: run.output + run.errors) }
    let products = try await products(arguments, plan)
    let bundles = cache.appendingPathComponent("bundles", isDirectory: true)
    return .built(try BundleLayout.layOut(executable, of: package, products: products, in: bundles, sdk: plan.sdk))
  }

  private func arguments(_ executable: WidgetPackage.Executable, _ plan: BuildPlan) -> [String] {
    var arguments = ["build", "--package-path", folder.path, "-c", "debug", "--product", executable.product] + plan.arguments
    if !isWritable {
      arguments += ["--scratch-path", cache.appendingPathComponent("build").path]
    } else if let scratch = plan.scratchFolder {
      arguments += ["--scratch-path", folder.appendingPathComponent(scratch).path]
    }
    return arguments
  }

  private func described() async throws -> (package: WidgetPackage, plan: BuildPlan) {
    let manifest = try? Data(contentsOf: folder.appendingPathComponent("Package.swift"))
    if let known, known.manifest == manifest { return (known.package, known.plan) }
    known = nil
    var sdk = sdk
    if case .success(let found) = sdk {
      do { try await found.check() } catch let error as SDKError { sdk = .failure(error) }
    }
    let package = try await WidgetPackage.read(folder, environment: BuildPlan.environment(try? sdk.get()))
    let plan = try await BuildPlan(package, sdk)
    known = Known(manifest: manifest, package: package, plan: plan)
    return (package, plan)
  }

  private func products(_ arguments: [String], _ plan: BuildPlan) async throws -> URL {
    if let products = known?.products { return products }
    let place = await ToolRun.run("swift", arguments + ["--show-bin-path"], environment: plan.environment)
    guard let path = place?.output.last(where: { $0.hasPrefix("/") }) else {
      throw PackageError.malformed(folder.path, "its build folder cannot be found")
    }
    let found = URL(fileURLWithPath: path, isDirectory: true)
    known?.products = found
    return found
  }
}
