import AlmanacProfiles
import Foundation

/// Builds one executable of a package again and again, in debug, and lays out its bundle for previews.
///
/// What does not change between builds is asked for once: the package's description, until its manifest changes.
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
  private let place: BuildFolder
  private let progress: @Sendable (String) -> Void
  /// The SDK, or why none can be used; checked when the first package is read.
  private let sdk: Result<WidgetSDK, SDKError>
  private var known: Known?

  /// What does not change until the manifest does.
  private struct Known {
    let manifest: Data?
    let package: WidgetPackage
    let plan: BuildPlan
    var folders: [URL]?
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
    self.cache = BuildFolder.cache(of: folder, in: cache)
    place = BuildFolder(of: folder, caches: cache)
    self.sdk = sdk
    self.progress = progress
  }

  private func environment(_ plan: BuildPlan) -> [String: String] { plan.environment.merging(place.environment) { $1 } }

  /// The message to a person before the first build; nil: none.
  public nonisolated var notice: String? { place.isInPackage ? nil : place.notice }

  /// Checks that the package is one, with one executable for previews.
  ///
  /// - Throws: ``PackageError``.
  public func check() async throws { _ = try await described().package.executable(named: target) }

  /// The folders whose files make the app: the package's own first, then those of local packages that it depends on. Almanac's is not among them.
  public func sourceFolders() async -> [URL] {
    guard let (package, plan) = try? await described() else { return [folder] }
    if let folders = known?.folders { return folders }
    var folders = [folder]
    if package.hasLocalDependencies, let tree = await DependencyTree.read(folder, scratch: place.scratch?.path, environment(plan)) {
      folders += tree.localFolders.filter { $0.path != package.almanac.folder?.path }
    }
    known?.folders = folders
    return folders
  }

  /// Builds and lays out the bundle. Cancelling the task ends the build.
  ///
  /// - Throws: ``PackageError`` for a package that cannot be built at all; ``BundleError``, ``HostError``.
  public func run() async throws -> Outcome {
    let (package, plan) = try await described()
    let executable = try package.executable(named: target)
    let arguments = arguments(executable, plan)
    guard let run = await SwiftBuild.run(arguments, environment: environment(plan), progress: progress) else { throw PackageError.noSwift }
    try Task.checkCancellation()
    guard run.status == 0 else { return .failed(output: run.output + run.errors) }
    let products = try await place.products([executable.product], .debug, plan, arguments: arguments)
    let bundles = cache.appendingPathComponent("bundles", isDirectory: true)
    return .built(try BundleLayout.layOut(executable, of: package, products: products, in: bundles, sdk: plan.sdk))
  }

  private func arguments(_ executable: WidgetPackage.Executable, _ plan: BuildPlan) -> [String] {
    ["build", "--package-path", folder.path, "-c", "debug", "--product", executable.product] + plan.arguments + place.arguments
  }

  private func described() async throws -> (package: WidgetPackage, plan: BuildPlan) {
    let manifest = try? Data(contentsOf: folder.appendingPathComponent("Package.swift"))
    if let known, known.manifest == manifest { return (known.package, known.plan) }
    known = nil
    let given = sdk
    let (package, sdk) = try await WidgetPackage.read(folder, given) {
      guard case .success(let found) = given else { return given }
      do { try await found.check() } catch let error as SDKError { return .failure(error) } catch { return given }
      return given
    }
    let plan = try BuildPlan(package, sdk)
    known = Known(manifest: manifest, package: package, plan: plan)
    return (package, plan)
  }
}
