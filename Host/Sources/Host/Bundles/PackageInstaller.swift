import Basics
import Foundation

/// Builds the executables of widget packages and lays each out as an app bundle, with its resources and property lists.
///
/// ```swift
/// let installer = PackageInstaller(appsFolder: configuration.appsFolder, cache: cache) { print($0) }
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

  /// The folder of the bundles.
  public let appsFolder: URL
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

  /// - Parameters:
  ///   - cache: the folder for the products of packages that cannot be written.
  ///   - sdk: the SDK to build against, or why none can be used; see ``WidgetSDK/find(environment:)``.
  ///   - embedsLibraries: whether bundles contain the libraries of the SDK and of the Swift runtime, for a machine that has neither.
  ///   - progress: called with each line of the build's output, from any thread.
  public init(
    appsFolder: URL, cache: URL, configuration: Configuration = .release, sdk: Result<WidgetSDK, SDKError>, embedsLibraries: Bool = false,
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.appsFolder = appsFolder
    self.cache = cache
    self.configuration = configuration
    self.sdk = sdk
    self.embedsLibraries = embedsLibraries
    self.progress = progress
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
    guard let run = await ToolRun.run("swift", arguments + product, environment: plan.environment, onLine: progress) else {
      throw PackageError.noSwift
    }
    guard run.status == 0 else {
      throw PackageError.build(names, folder: package.folder.path, errors: WidgetPackage.reasons(of: run, "swift build"))
    }
    return try await place.products(executables.map(\.product), configuration, plan, arguments: arguments)
  }

  /// Lays out the bundle of an executable that was built.
  ///
  /// - Parameter name: the app's name instead of the product's.
  func layOut(
    _ executable: WidgetPackage.Executable, of package: WidgetPackage, products: URL, named name: String?, _ plan: BuildPlan
  ) throws -> AppBundle {
    let bundle = try BundleLayout.layOut(
      executable, of: package, products: products, in: appsFolder, named: name, sdk: plan.sdk, embedsLibraries: embedsLibraries)
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

/// Why no app bundle could be made of a package.
public enum PackageError: Error, Sendable, Equatable, CustomStringConvertible {
  /// There is nothing at this path.
  case nothing(String)
  /// The folder has no `Package.swift`.
  case noPackage(String)
  /// There is no `swift` on PATH.
  case noSwift
  /// The package cannot be read: its folder, and why.
  case malformed(String, String)
  /// The manifest names Almanac's sources in a folder or at a URL instead of an SDK's package.
  case sources(manifest: String, of: String, package: String)
  /// The package has no executable target.
  case noExecutable(String)
  /// The package has several executables, and none was named.
  case severalExecutables(String, [String])
  /// The package has no executable of this name.
  case unknownTarget(String, known: [String])
  /// This cannot be an app's name.
  case name(String)
  /// The build failed: the products, the package's folder, and why, at least one reason.
  case build(String, folder: String, errors: [String])
  /// The package needs an SDK, and none can be used.
  case sdk(SDKError)
  /// The build succeeded without this product.
  case incomplete(String)
  /// A resource is in a folder that contains a link to itself.
  case linkLoop(String)
  /// A resource is a link to a missing file.
  case lostLink(String)

  public var description: String {
    switch self {
    case .nothing(let path): "there is nothing at \(path); give a package folder, folder:Target or an app bundle"
    case .noPackage(let path): "\(path) has no Package.swift; give a package folder, or folder:Target"
    case .noSwift: "there is no swift on PATH; install a Swift 6.3 toolchain"
    case .malformed(let path, let what): "the package \(path) cannot be read: \(what)"
    case .sources(let manifest, let place, let package):
      "\(manifest) names Almanac's sources in \(place); a widget is built against the SDK: .package(name: \"Almanac\", path: \"\(package)\")"
    case .noExecutable(let path): "the package \(path) has no executable target; the one with the widget's @main has to be an executableTarget"
    case .severalExecutables(let path, let names):
      "the package \(path) has several executables; name one, as in \(path):\(names[0]) (\(names.joined(separator: ", ")))"
    case .unknownTarget(let name, let known):
      "the package has no executable \(name); it has: \(known.isEmpty ? "none" : known.joined(separator: ", "))"
    case .name(let name): "\(Printable.text(name)) cannot be an app's name; use letters, digits, spaces and hyphens, and no point at its beginning"
    case .build(let names, let folder, let errors):
      "\(names) does not build: \(errors[0])\(Self.others(errors.count - 1, folder))"
    case .sdk(let error): "the package is built against Almanac's SDK, which cannot be used: \(error)"
    case .linkLoop(let path): "the resource \(path) is in a folder that contains a link to itself; remove the link from the resources"
    case .lostLink(let path): "the resource \(path) is a link to a missing file; restore the file, or remove the link from the resources"
    case .incomplete(let what): "the build produced no \(what); run swift build in the package to see why"
    }
  }

  private static func others(_ count: Int, _ folder: String) -> String {
    guard count > 0 else { return "" }
    let command = "swift build --package-path \(ShellWord.quoted(folder)) --toolset \"$(almanac sdk path)/toolset.json\""
    return " (and \(count) more error\(count == 1 ? "" : "s"); all of them: \(command))"
  }
}
