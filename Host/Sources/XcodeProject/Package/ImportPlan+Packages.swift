import AlmanacSwiftSourceText
import Foundation

/// The Swift packages that the targets link.
///
/// A local package that builds by itself becomes a dependency by its path. A local package that imports Almanac's modules does not depend on
/// Almanac and cannot find them, so its targets become targets of the written package. Other packages are reported.
extension PackageImport {
  func addPackages(to plan: inout ImportPlan) async {
    guard !plan.wanted.isEmpty else { return }
    let locals = await localPackages(for: plan.wanted.map(\.product), &plan)
    let offering = Dictionary(locals.flatMap { package in package.products.map { ($0.name, package) } }) { first, _ in first }
    var wanted = plan.wanted
    var next = 0
    // Targets that are taken over may need further products.
    while next < wanted.count {
      let (targetIndex, product) = wanted[next]
      next += 1
      switch product.origin {
      case .remote(let url, let requirement):
        // A clone of it that the command line names.
        if let clone = offering[product.product] {
          wanted += await addLocal(product.product, of: clone, among: locals, targetIndex, &plan)
        } else if !isSupplied(product.product) {
          addRemote(product.product, url, requirement, targetIndex, &plan)
        }
      case .local:
        guard let package = offering[product.product] else {
          if isSupplied(product.product) { continue }
          reportOnce(Omission(.package, product.product, "no local package of the project or its workspace offers this product"), &plan)
          await reportUnreadable(&plan)
          continue
        }
        wanted += await addLocal(product.product, of: package, among: locals, targetIndex, &plan)
      }
    }
  }

  func reportOnce(_ omission: Omission, _ plan: inout ImportPlan) {
    plan.omissions.append(omission)
  }

  // MARK: Remote

  private func addRemote(_ product: String, _ url: String, _ requirement: String, _ targetIndex: Int, _ plan: inout ImportPlan) {
    let known = KnownPackage.at(url)
    let verdict = known?.verdict(of: requirement)
    guard request.remote.contains(product) || verdict == .builds else {
      let advice =
        if case .left(let advice)? = verdict { advice } else {
          "if it builds on Linux, depend on it with --remote \(product); if it imports SwiftUI or other modules of Almanac, clone it and give --local PATH"
        }
      reportOnce(Omission(.package, product, "comes from \(url) (\(requirement)); \(advice)"), &plan)
      return
    }
    addDependency(
      PackageDependency(identity: PackageDependency.identity(of: url), location: .remote(url: url, requirement: requirement)), product, targetIndex,
      &plan)
    // Only the package itself knows its modules; a module usually has the product's name.
    plan.modules.formUnion((known?.modules ?? []).union([product]))
  }

  func addDependency(_ dependency: PackageDependency, _ product: String, _ targetIndex: Int, _ plan: inout ImportPlan) {
    plan.add(dependency)
    plan.targets[targetIndex].add(PackageTarget.Product(name: product, package: dependency.identity))
  }

  // MARK: Local

  /// Returns the descriptions of the local packages that may offer `products`: those of the command line, those that the project names as their
  /// origin, all others of the project, and if one is still missing those of its workspaces and the one in the project's own folder: a project can name
  /// that by its folder's name, which a clone need not have.
  private func localPackages(for products: [ProductDependency], _ plan: inout ImportPlan) async -> [LocalPackage] {
    let local = products.filter { if case .local = $0.origin { true } else { false } }
    let named = products.compactMap { if case .local(let folder?) = $0.origin { folder } else { nil } }
    var seen: Set<String> = []
    seen.formUnion(plan.given.map { URL(fileURLWithPath: $0.path).standardizedFileURL.path })
    let own = plan.given + (await packages(in: local.isEmpty ? [] : named + project.localPackageFolders, &seen, &plan))
    func lacksProduct(_ packages: [LocalPackage]) -> Bool {
      let offered = Set(packages.flatMap { $0.products.map(\.name) })
      return local.contains { !isSupplied($0.product) && !offered.contains($0.product) }
    }
    guard lacksProduct(own) else { return own }
    let workspace = WorkspacePackages(of: project)
    let all = own + (await packages(in: workspace.folders + [project.sourceRoot], &seen, &plan))
    if lacksProduct(all) { workspace.omissions.forEach { reportOnce($0, &plan) } }
    return all
  }

  /// Reports the local packages whose manifests cannot be read, each with the reason: a product that is missing may be theirs.
  func reportUnreadable(_ plan: inout ImportPlan) async {
    let folders = plan.unreadable
    plan.unreadable = []
    for folder in folders {
      let reason = await request.manifestFault(folder) ?? "swift package describe fails"
      reportOnce(Omission(.package, project.shown(folder), "its manifest cannot be read: \(reason)"), &plan)
    }
  }

  /// Returns the descriptions of the packages in `folders` and of the local packages that they depend on, without those in `seen`.
  ///
  /// - Parameter plan: gets the folders whose manifests cannot be read.
  func packages(in folders: [URL], _ seen: inout Set<String>, _ plan: inout ImportPlan) async -> [LocalPackage] {
    var folders = folders
    var packages: [LocalPackage] = []
    var next = 0
    while next < folders.count {
      let folder = folders[next].standardizedFileURL
      next += 1
      guard seen.insert(folder.path).inserted else { continue }
      guard let data = await request.describe(folder), let package = LocalPackage(data) else {
        if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) { plan.unreadable.append(folder) }
        continue
      }
      packages.append(package)
      folders += package.dependencies.compactMap { $0.path.map { URL(fileURLWithPath: $0) } }
    }
    return packages
  }

  /// Adds the products of local packages.
  ///
  /// - Returns: the products that the taken-over targets need.
  private func addLocal(
    _ product: String, of package: LocalPackage, among locals: [LocalPackage], _ targetIndex: Int, _ plan: inout ImportPlan
  ) async -> [(Int, ProductDependency)] {
    plan.used.insert(package.path)
    let modules = package.modules(of: product)
    if let reason = Self.obstacle(modules) {
      if isSupplied(product) { return [] }
      reportOnce(Omission(.package, product, "the local package \(project.shown(URL(fileURLWithPath: package.path))) \(reason)"), &plan)
      return []
    }
    // SwiftPM tells packages apart by the names of their folders.
    let isNamedLikeOutput = package.identity.lowercased() == output(for: plan.targets[0].name).lastPathComponent.lowercased()
    if !isNamedLikeOutput, let offered = await modulesIfBuiltAlone(package, modules) {
      addDependency(PackageDependency(identity: package.identity, location: .path(URL(fileURLWithPath: package.path))), product, targetIndex, &plan)
      plan.modules.formUnion(offered)
      // SwiftPM resolves the packages that it depends on.
      return []
    }
    return await addTargets(modules, of: package, among: locals, targetIndex, &plan)
  }

  /// Returns the reason why targets cannot be built on Linux; nil if they can.
  private static func obstacle(_ modules: [LocalPackage.Module]) -> String? {
    if modules.isEmpty { return "has no targets for it" }
    if let binary = modules.first(where: { $0.type == "binary" }) { return "holds the binary \(binary.name), built for Apple's systems" }
    let other = modules.first { ($0.type, $0.module_type) != ("library", "SwiftTarget") && LinkedTarget.Kind($0) == nil }
    return other.map { "holds \($0.name), a target of the kind \($0.type)" }
  }

  /// Returns the modules of a package that builds by itself; nil if it does not. Its sources import only its own modules, those of the toolchain and
  /// those of packages that are known to build on Linux, and SwiftPM alone handles its resources.
  ///
  /// Sources that import Foundation are taken over unless they are written for Linux too: Almanac's Foundation has the group containers, settings of
  /// groups and further classes that Foundation on Linux lacks.
  private func modulesIfBuiltAlone(_ package: LocalPackage, _ modules: [LocalPackage.Module]) async -> Set<String>? {
    // A macro's packages are compiled for the compiler's machine, as on a Mac.
    let libraries = modules.filter { LinkedTarget.Kind($0) == nil }
    let products = libraries.flatMap { $0.product_dependencies ?? [] }
    guard products.allSatisfy({ request.remote.contains($0) || KnownPackage.with(module: $0)?.verdict == .builds }),
      !libraries.contains(where: package.needsXcodeResources)
    else { return nil }
    var offered = Set(modules.map(\.c99name))
    if modules.count > libraries.count, let dump = PackageDump(await request.manifest(URL(fileURLWithPath: package.path))) {
      offered.formUnion(modules.flatMap { package.linkedModules($0, dump) })
    }
    var own = Set(package.targets.map(\.c99name)).union(offered).union(products)
    for product in products { own.formUnion(KnownPackage.with(module: product)?.modules ?? []) }
    let evaluator = ConditionEvaluator(
      definedFlags: ["SWIFT_PACKAGE"], compilerVersion: Toolchain.compilerVersion,
      isImportable: { own.contains($0) || Toolchain.modules.contains($0) })
    let imported = libraries.flatMap { package.sources(of: $0) }.map { ImportStatements.modules(in: $0, evaluator) }
    let isForLinux = imported.contains { $0.contains("FoundationNetworking") }
    let isAlone = imported.allSatisfy { $0.subtracting(own).isSubset(of: Toolchain.modules) && (isForLinux || !$0.contains("Foundation")) }
    return isAlone ? offered : nil
  }

  /// Adds a package's targets to the written package, where they can import Almanac's modules.
  ///
  /// - Returns: the products that these targets need.
  private func addTargets(
    _ modules: [LocalPackage.Module], of package: LocalPackage, among locals: [LocalPackage], _ targetIndex: Int, _ plan: inout ImportPlan
  ) async -> [(Int, ProductDependency)] {
    let dump = PackageDump(await request.manifest(URL(fileURLWithPath: package.path)))
    let remote = RemoteProducts(package, dump)
    var wanted: [(Int, ProductDependency)] = []
    let plugins = package.pluginUses(dump)
    for name in plugins.foreign { report(plugin: name, of: package, &plan) }
    for module in modules {
      if LinkedTarget.Kind(module) != nil {
        addLinked(module, of: package, dump, remote, &plan)
        continue
      }
      defer { if !plan.targets[targetIndex].targets.contains(module.c99name) { plan.targets[targetIndex].targets.append(module.c99name) } }
      var target = PackageTarget(name: module.c99name, isExecutable: false)
      target.origin = package.path
      target.isFromPackage = true
      if let dump { target.settings = dump.settings(ofTarget: module.name) }
      target.plugins = plugins.own[module.name] ?? []
      guard isNew(target, shown: "\(module.name) of the local package \(project.shown(URL(fileURLWithPath: package.path)))", &plan) else { continue }
      let sources = package.sources(of: module).filter { $0.pathExtension == "swift" }
      plan.packageFiles += sources
      target.sources = sources.filter { !isExcluded($0) }
      target.dataModels = package.files(.dataModel, of: module).filter { !isExcluded($0) }
      reportCoreMLModels(package.files(.coreMLModel, of: module), &plan)
      target.resources = named(package.resources(of: module), in: module.name, &plan)
      target.hasModuleBundle = module.resources?.isEmpty == false
      if !target.plugins.isEmpty { target.pluginInputs = package.pluginInputs(of: module, besides: sources + target.resources.map(\.file)) }
      target.targets = package.targetNames(of: module)
      let number = plan.targets.count
      plan.targets.append(target)
      for name in module.product_dependencies ?? [] {
        let dependency = locals.first { $0.products.contains { $0.name == name } }
        // A product that is linked but never imported is not needed.
        let modules = (dependency?.modules(of: name).map(\.c99name) ?? []) + [name]
        guard imports(target, modules, plan), dependency != nil || !isSupplied(name) else { continue }
        if let dependency {
          wanted.append((number, ProductDependency(product: name, origin: .local(URL(fileURLWithPath: dependency.path)))))
        } else {
          let isReady = request.remote.contains(name) || KnownPackage.with(module: name)?.verdict == .builds
          if let (url, requirement) = remote.origin(of: name), isReady || KnownPackage.at(url) != nil {
            wanted.append((number, ProductDependency(product: name, origin: .remote(url: url, requirement: requirement))))
          } else {
            let advice = KnownPackage.advice(forModule: name) ?? "if it builds on Linux, depend on it with --remote \(name)"
            reportOnce(Omission(.package, name, "the local package \(package.identity) depends on it; \(advice)"), &plan)
          }
        }
      }
    }
    return wanted
  }

  /// Returns whether a source of the target imports one of `modules`.
  private func imports(_ target: PackageTarget, _ modules: [String], _ plan: ImportPlan) -> Bool {
    let evaluator = ConditionEvaluator(platform: plan.platform, definedFlags: ["SWIFT_PACKAGE"], compilerVersion: Toolchain.compilerVersion)
    return target.sources.contains { !ImportStatements.modules(in: $0, evaluator).isDisjoint(with: modules) }
  }
}
