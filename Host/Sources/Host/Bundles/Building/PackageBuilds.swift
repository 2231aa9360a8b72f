import Foundation

/// Builds packages in several calls. Each package is described once, and the SDK is checked once.
///
/// ```swift
/// let builds = PackageBuilds(installer)
/// for package in ["Examples:Weather", "Examples:Habits"] { bundles += try await builds.install([package]) }
/// ```
public actor PackageBuilds {
  private let installer: PackageInstaller
  /// The packages that have been read, by their folders.
  private var packages: [URL: WidgetPackage] = [:]
  /// The SDK, or why none can be used; nil: it has not been checked.
  private var checked: Result<WidgetSDK, SDKError>?

  /// Prepares builds; nothing is read yet.
  public init(_ installer: PackageInstaller) { self.installer = installer }

  /// Builds several packages and returns their bundles in the given order. Targets of one folder are built together.
  ///
  /// - Parameters:
  ///   - texts: package folders, or `folder:Target`.
  ///   - name: the app's name, for a single package; nil: the targets' names.
  /// - Throws: ``PackageError``, ``BundleError``, ``HostError``.
  public func install(_ texts: [String], named name: String? = nil) async throws -> [AppBundle] {
    if let name, !BundleLayout.isName(name) { throw PackageError.name(name) }
    let wanted = texts.map(PackageInstaller.split)
    var bundles: [URL: [AppBundle]] = [:]
    for folder in Set(wanted.map(\.folder)).sorted(by: { $0.path < $1.path }) {
      let (package, sdk) = try await read(folder)
      let executables = try wanted.filter { $0.folder == folder }.map { try package.executable(named: $0.target) }
      let plan = try BuildPlan(package, sdk)
      let products = try await installer.build(package, executables, plan)
      bundles[folder] = try executables.map { try installer.layOut($0, of: package, products: products, named: name, plan) }
    }
    return wanted.compactMap { bundles[$0.folder]?.isEmpty == false ? bundles[$0.folder]?.removeFirst() : nil }
  }

  /// Reads a package while the SDK is checked, unless both are known.
  private func read(_ folder: URL) async throws -> (package: WidgetPackage, sdk: Result<WidgetSDK, SDKError>) {
    let (known, installer) = (checked, installer)
    if let package = packages[folder], let known { return (package, known) }
    let (package, sdk) = try await WidgetPackage.read(folder, known ?? installer.sdk) {
      if let known { known } else { await installer.usableSDK() }
    }
    packages[folder] = package
    checked = sdk
    return (package, sdk)
  }
}
