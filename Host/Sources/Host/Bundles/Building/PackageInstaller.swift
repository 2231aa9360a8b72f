import AlmanacBasics
import Foundation

/// Builds the executables of widget packages and lays each out as an app bundle, with its resources and property lists.
///
/// ```swift
/// let installer = PackageInstaller(place: .byPackage(in: bundles), cache: cache, sdk: sdk) { print($0) }
/// let bundle = try await installer.install(package: "Examples:Weather")
/// ```
public struct PackageInstaller: Sendable {
  /// How the package is built.
  public enum Configuration: String, Sendable, CaseIterable {
    /// Without optimization, with debug information.
    case debug
    /// Optimized.
    case release
  }

  /// Where bundles are laid out.
  public enum Place: Sendable {
    /// All in one folder, where a bundle takes the place of another one with its name.
    case folder(URL)
    /// Each package's in a folder of its own in this one: packages may have targets with the same name.
    case byPackage(in: URL)
  }

  /// Where bundles are laid out.
  public let place: Place
  /// The folder for the products of packages that cannot be written.
  let cache: URL
  /// How packages are built.
  public let configuration: Configuration
  /// The SDK, or why none can be used.
  let sdk: Result<WidgetSDK, SDKError>
  /// Whether bundles contain the libraries of the SDK and of the Swift runtime, for a machine that has neither.
  let embedsLibraries: Bool
  /// Called with each line of the build's output, from any thread.
  let progress: @Sendable (String) -> Void
  /// Called with the compiler's warnings after a build that succeeded.
  let warned: @Sendable ([String]) -> Void

  /// - Parameters:
  ///   - place: where bundles are laid out.
  ///   - cache: the folder for the products of packages that cannot be written.
  ///   - sdk: the SDK to build against, or why none can be used; see ``WidgetSDK/find(environment:)``.
  ///   - embedsLibraries: whether bundles contain the libraries of the SDK and of the Swift runtime, for a machine that has neither.
  ///   - progress: called with each line of the build's output, from any thread.
  ///   - warned: called with the compiler's warnings after a build that succeeded.
  public init(
    place: Place, cache: URL, configuration: Configuration = .release, sdk: Result<WidgetSDK, SDKError>, embedsLibraries: Bool = false,
    progress: @escaping @Sendable (String) -> Void = { _ in }, warned: @escaping @Sendable ([String]) -> Void = { _ in }
  ) {
    self.place = place
    self.cache = cache
    self.configuration = configuration
    self.sdk = sdk
    self.embedsLibraries = embedsLibraries
    self.progress = progress
    self.warned = warned
  }

  /// Returns whether `text` names a package: a folder with a `Package.swift`, or `folder:Target`.
  public static func isPackage(_ text: String) -> Bool {
    FileManager.default.fileExists(atPath: split(text).folder.appendingPathComponent("Package.swift").path)
  }

  /// Builds `package`, a folder or `folder:Target`, and lays out `<Target>.app`, in place of an older one.
  ///
  /// - Throws: ``PackageError``, ``BundleError``, ``HostError``.
  public func install(package: String) async throws -> AppBundle {
    guard let bundle = try await install(packages: [package]).first else { throw PackageError.noPackage(package) }
    return bundle
  }

  /// Installs several packages and returns their bundles in the given order. Targets of one folder are built together.
  ///
  /// - Parameter name: the app's name, for a single package; nil: the targets' names.
  /// - Throws: ``PackageError``, ``BundleError``, ``HostError``.
  public func install(packages: [String], named name: String? = nil) async throws -> [AppBundle] {
    try await PackageBuilds(self).install(packages, named: name)
  }

  /// Returns the SDK if the compiler on `PATH` can use it.
  func usableSDK() async -> Result<WidgetSDK, SDKError> {
    guard let sdk = try? sdk.get() else { return self.sdk }
    do { try await sdk.check() } catch let error as SDKError { return .failure(error) } catch { return self.sdk }
    if let file = sdk.newerSource { progress("note: the SDK is older than \(file.path); build it again with: make build") }
    return self.sdk
  }

  /// Builds the executables and returns the folder that holds them.
  func build(_ package: WidgetPackage, _ executables: [WidgetPackage.Executable], _ plan: BuildPlan) async throws -> URL {
    let names = executables.map(\.product).joined(separator: ", ")
    progress("\(names): building in \(package.folder.path) (\(configuration.rawValue))")
    let place = BuildFolder(of: package.folder, caches: cache)
    if !place.isInPackage { progress("note: \(place.notice)") }
    let arguments = ["build", "--package-path", package.folder.path, "-c", configuration.rawValue] + plan.arguments + place.arguments
    let product = executables.count == 1 ? ["--product", executables[0].product] : []
    let environment = plan.environment.merging(place.environment) { $1 }
    guard let run = await SwiftBuild.run(arguments + product, environment: environment, progress: progress) else {
      throw PackageError.noSwift
    }
    guard run.status == 0 else { throw PackageError.build(BuildFailure(run, names, in: package.folder)) }
    let warnings = BuildOutput.warnings(in: run.output + run.errors, folder: package.folder.path)
    if !warnings.isEmpty { warned(warnings.map { $0.line(in: package.folder.path) }) }
    return try await place.products(executables.map(\.product), configuration, plan, arguments: arguments)
  }

  /// Lays out the bundle of an executable that was built.
  ///
  /// - Parameter name: the app's name instead of the product's.
  func layOut(
    _ executable: WidgetPackage.Executable, of package: WidgetPackage, products: URL, named name: String?, _ plan: BuildPlan
  ) throws -> AppBundle {
    let folder =
      switch place {
      case .folder(let folder): folder
      case .byPackage(let caches): BuildFolder.cache(of: package.folder, in: caches)
      }
    let bundle = try BundleLayout.layOut(
      executable, of: package, products: products, in: folder, named: name, sdk: plan.sdk, embedsLibraries: embedsLibraries)
    progress("\(bundle.name): laid out as \(bundle.url.path)")
    return bundle
  }

  /// Returns the folder and the target that `text` names: a folder, or `folder:Target`.
  ///
  /// - Throws: ``PackageError/nothing(_:)`` or ``PackageError/noPackage(_:)`` if there is no package.
  public static func place(of text: String) throws(PackageError) -> (folder: URL, target: String?) {
    let place = split(text)
    guard FileManager.default.fileExists(atPath: place.folder.path) else { throw .nothing(place.folder.path) }
    let manifest = place.folder.appendingPathComponent("Package.swift")
    guard FileManager.default.fileExists(atPath: manifest.path) else { throw .noPackage(place.folder.path) }
    return place
  }

  /// Splits `folder:Target`. An existing folder with a colon in its name is not split.
  static func split(_ text: String) -> (folder: URL, target: String?) {
    let whole = URL(fileURLWithPath: text, isDirectory: true).standardizedFileURL
    guard !FileManager.default.fileExists(atPath: whole.path), let colon = text.lastIndex(of: ":") else { return (whole, nil) }
    let target = String(text[text.index(after: colon)...])
    return (URL(fileURLWithPath: String(text[..<colon]), isDirectory: true).standardizedFileURL, target.isEmpty ? nil : target)
  }
}
