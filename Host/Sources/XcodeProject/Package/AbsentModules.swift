/// The modules that are absent from the build, so that their imports can be left out: those that no source and no package is known to provide.
///
/// A package that the build fetches and that is unknown may have any module, but not one of another package.
struct AbsentModules {
  /// The products of packages that are left out.
  private let packages: Set<String>
  private let areAllPackagesKnown: Bool

  init(_ plan: ImportPlan) {
    packages = Set(plan.omissions.list.lazy.filter { $0.kind == .package }.map(\.name))
    areAllPackagesKnown = plan.dependencies.allSatisfy { if case .remote(let url, _) = $0.location { KnownPackage.at(url) != nil } else { true } }
  }

  /// Returns whether a module that neither Almanac nor a target provides is absent.
  func contains(_ module: String) -> Bool {
    areAllPackagesKnown || AppleModules.names.contains(module) || packages.contains(module) || KnownPackage.with(module: module) != nil
  }
}
