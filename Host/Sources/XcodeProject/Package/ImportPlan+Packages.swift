import Foundation

/// The Swift packages that the targets link.
///
/// A local package of plain Swift is depended on by its path. One that imports what Almanac provides cannot see it from a package of its
/// own, so its targets become targets of the written package. Others are named.
extension PackageImport {
  func addPackages(to plan: inout ImportPlan) async {
    guard !plan.wanted.isEmpty else { return }
    let locals = await localPackages(for: plan.wanted.map(\.product))
    var wanted = plan.wanted
    // Targets that are taken over bring wishes of their own.
    while !wanted.isEmpty {
      let (place, product) = wanted.removeFirst()
      switch product.origin {
      case .remote(let url, let requirement): addRemote(product.product, url, requirement, place, &plan)
      case .local:
        guard let package = locals.first(where: { $0.products.contains { $0.name == product.product } }) else {
          nameOnce(
            Omission(.package, product.product, "no local package of the project offers this product, or its manifest cannot be read here"), &plan)
          continue
        }
        wanted += addLocal(product.product, of: package, among: locals, place, &plan)
      }
    }
  }

  private func nameOnce(_ omission: Omission, _ plan: inout ImportPlan) {
    if !plan.omissions.contains(omission) { plan.omissions.append(omission) }
  }

  // MARK: Remote

  private func addRemote(_ product: String, _ url: String, _ requirement: String, _ place: Int, _ plan: inout ImportPlan) {
    guard request.remote.contains(product) else {
      nameOnce(
        Omission(.package, product, "comes from \(url); where it builds on Linux, depend on it with --remote \(product)"), &plan)
      return
    }
    depend(PackageDependency(identity: AlmanacSource.identity(of: url), place: .remote(url: url, requirement: requirement)), product, place, &plan)
    // Its modules are known to itself only; the product's name is the usual one.
    plan.modules.insert(product)
  }

  private func depend(_ dependency: PackageDependency, _ product: String, _ place: Int, _ plan: inout ImportPlan) {
    if !plan.dependencies.contains(where: { $0.identity == dependency.identity }) { plan.dependencies.append(dependency) }
    plan.targets[place].products.append(PackageTarget.Product(name: product, package: dependency.identity))
  }

  // MARK: Local

  /// The descriptions of the local packages that may be concerned: those named, and those that offer a product without a package.
  private func localPackages(for products: [ProductDependency]) async -> [LocalPackage] {
    guard products.contains(where: { if case .local = $0.origin { true } else { false } }) else { return [] }
    let named = products.compactMap { if case .local(let folder?) = $0.origin { folder } else { nil } }
    var folders = named + project.localPackageFolders
    var packages: [LocalPackage] = []
    var seen: Set<String> = []
    while !folders.isEmpty {
      let folder = folders.removeFirst().standardizedFileURL
      guard seen.insert(folder.path).inserted, let data = await request.describe(folder), let package = LocalPackage(data) else { continue }
      packages.append(package)
      folders += package.dependencies.compactMap { $0.path.map { URL(fileURLWithPath: $0) } }
    }
    return packages
  }

  /// - Returns: what targets that were taken over want themselves.
  private func addLocal(
    _ product: String, of package: LocalPackage, among locals: [LocalPackage], _ place: Int, _ plan: inout ImportPlan
  ) -> [(Int, ProductDependency)] {
    let modules = package.modules(of: product)
    if let reason = Self.obstacle(modules) {
      nameOnce(Omission(.package, product, "the local package \(project.shown(URL(fileURLWithPath: package.path))) \(reason)"), &plan)
      return []
    }
    if standsAlone(package, modules) {
      depend(PackageDependency(identity: package.identity, place: .path(URL(fileURLWithPath: package.path))), product, place, &plan)
      plan.modules.formUnion(modules.map(\.c99name))
      return []
    }
    return takeOver(modules, of: package, among: locals, place, &plan)
  }

  /// Why targets cannot be built on Linux at all.
  private static func obstacle(_ modules: [LocalPackage.Module]) -> String? {
    if modules.isEmpty { return "has no targets for it" }
    if let binary = modules.first(where: { $0.type == "binary" }) { return "holds the binary \(binary.name), built for Apple's systems" }
    if let other = modules.first(where: { $0.module_type != "SwiftTarget" }) { return "holds \(other.name), which is not plain Swift" }
    if let other = modules.first(where: { $0.type != "library" }) { return "holds \(other.name), a \(other.type)" }
    return nil
  }

  /// Whether a package builds as it is: its sources import only what is on Linux and what is its own.
  private func standsAlone(_ package: LocalPackage, _ modules: [LocalPackage.Module]) -> Bool {
    guard package.dependencies.isEmpty else { return false }
    let own = Set(package.targets.map(\.c99name))
    let sources = modules.flatMap { package.sources(of: $0) }
    let linux = CompilationConditions(isKnown: { own.contains($0) || KnownModules.toolchain.contains($0) })
    return sources.allSatisfy { ImportStatements.modules(in: $0, linux).subtracting(own).isSubset(of: KnownModules.toolchain) }
  }

  /// Makes a package's targets targets of the written package, where they can import Almanac's modules.
  private func takeOver(
    _ modules: [LocalPackage.Module], of package: LocalPackage, among locals: [LocalPackage], _ place: Int, _ plan: inout ImportPlan
  ) -> [(Int, ProductDependency)] {
    var wanted: [(Int, ProductDependency)] = []
    for module in modules {
      defer { if !plan.targets[place].targets.contains(module.c99name) { plan.targets[place].targets.append(module.c99name) } }
      guard !plan.targets.contains(where: { $0.name == module.c99name }) else { continue }
      var target = PackageTarget(name: module.c99name, isExecutable: false)
      target.isFromPackage = true
      let sources = package.sources(of: module).filter { $0.pathExtension == "swift" }
      plan.packageFiles += sources
      target.sources = sources.filter { !isExcluded($0) }
      target.resources = (module.resources ?? []).map { ResourceFile(file: URL(fileURLWithPath: $0.path)) }
      target.targets = (module.target_dependencies ?? []).map { name in package.targets.first { $0.name == name }?.c99name ?? name }
      let number = plan.targets.count
      plan.targets.append(target)
      for name in module.product_dependencies ?? [] {
        let dependency = locals.first { $0.products.contains { $0.name == name } }
        // What is linked and never imported needs nothing brought along.
        let modules = (dependency?.modules(of: name).map(\.c99name) ?? []) + [name]
        guard imports(target, modules, plan) else { continue }
        if let dependency {
          wanted.append((number, ProductDependency(product: name, origin: .local(URL(fileURLWithPath: dependency.path)))))
        } else {
          nameOnce(Omission(.package, name, "the local package \(package.identity) depends on it; add it to a package of your own"), &plan)
        }
      }
    }
    return wanted
  }

  /// Whether a source of the target imports one of `modules`.
  private func imports(_ target: PackageTarget, _ modules: [String], _ plan: ImportPlan) -> Bool {
    let conditions = CompilationConditions(platform: plan.platform)
    return target.sources.contains { !ImportStatements.modules(in: $0, conditions).isDisjoint(with: modules) }
  }
}
