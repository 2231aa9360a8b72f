import Foundation

/// Parts of a local package that are no Swift libraries.
extension LocalPackage {
  /// Returns the product that offers a module; nil if there is none. The product with the module's name comes first.
  func product(ofModule module: String) -> String? {
    let offering = products.filter { product in
      product.targets.contains { name in targets.contains { $0.name == name && $0.c99name == module } } || product.name == module
    }
    return (offering.first { $0.name == module } ?? offering.first)?.name
  }

  /// Returns the names of the modules that sources import from a target that is no Swift library.
  func linkedModules(_ module: Module, _ dump: PackageDump) -> [String] { linked(module, dump)?.modules ?? [] }

  /// Returns a target that is built as its manifest declares it; nil if it is a Swift library, or if the manifest does not tell.
  func linked(_ module: Module, _ dump: PackageDump?) -> LinkedTarget? {
    guard let kind = LinkedTarget.Kind(module), let declared = dump?.target(named: module.name) else { return nil }
    let folder = URL(fileURLWithPath: path).appendingPathComponent(module.path).standardizedFileURL
    var linked = LinkedTarget(kind: kind, folder: folder, declared: declared)
    if kind == .c { (linked.cStandard, linked.cxxStandard) = (dump?.cLanguageStandard, dump?.cxxLanguageStandard) }
    return linked
  }

  /// Returns the names that a target's dependencies in the same package have in the written package, without plugins.
  func targetNames(of module: Module) -> [String] {
    (module.target_dependencies ?? []).compactMap { name in
      guard let target = targets.first(where: { $0.name == name }) else { return name }
      guard let kind = LinkedTarget.Kind(target) else { return target.c99name }
      return kind == .plugin ? nil : target.name
    }
  }

  /// Returns the build plugins that the package's targets use: its own by target, and the names of those of other packages.
  func pluginUses(_ dump: PackageDump?) -> (own: [String: [String]], foreign: [String]) {
    var own: [String: [String]] = [:]
    var foreign: [String] = []
    for target in dump?.targets ?? [] {
      for use in target.pluginUsages.map(\.plugin) {
        guard let name = use.first?.text else { continue }
        if use.count > 1, use[1].text != nil || !targets.contains(where: { $0.name == name }) {
          if !foreign.contains(name) { foreign.append(name) }
        } else {
          own[target.name, default: []].append(name)
        }
      }
    }
    return (own, foreign)
  }

  /// Returns the files in a target's folder that its plugins may read, besides its sources and resources.
  func pluginInputs(of module: Module, besides known: [URL]) -> [(path: String, file: URL)] {
    let folder = URL(fileURLWithPath: path).appendingPathComponent(module.path).standardizedFileURL
    let others = Set(known.map(\.standardizedFileURL.path))
    return FolderWalk(folder, excluded: [], whole: []).files.compactMap { file in
      let path = file.standardizedFileURL.path
      guard !others.contains(path), file.pathExtension != "swift", path.hasPrefix(folder.path + "/") else { return nil }
      return (String(path.dropFirst(folder.path.count + 1)), file)
    }
  }
}

extension PackageImport {
  /// Adds a target of a local package to the plan. The written manifest repeats its declaration.
  func addLinked(
    _ module: LocalPackage.Module, of package: LocalPackage, _ dump: PackageDump?, _ remote: RemoteProducts, _ plan: inout ImportPlan
  ) {
    let shownPackage = project.shown(URL(fileURLWithPath: package.path))
    guard let linked = package.linked(module, dump) else {
      reportOnce(Omission(.library, module.name, "the manifest of the local package \(shownPackage) does not tell how it is built"), &plan)
      return
    }
    var target = PackageTarget(name: module.name, isExecutable: false)
    target.origin = package.path
    target.isFromPackage = true
    target.linked = linked
    target.targets = package.targetNames(of: module)
    guard isNew(target, shown: "\(module.name) of the local package \(shownPackage)", &plan) else { return }
    plan.targets.append(target)
    plan.modules.formUnion(linked.modules)
    for name in module.product_dependencies ?? [] {
      if let (url, requirement) = remote.origin(of: name) {
        let dependency = PackageDependency(identity: PackageDependency.identity(of: url), location: .remote(url: url, requirement: requirement))
        addDependency(dependency, name, plan.targets.count - 1, &plan)
      } else {
        reportOnce(
          Omission(.package, name, "\(module.name) of the local package \(shownPackage) needs it, and it comes from no remote package"), &plan)
      }
    }
  }

  /// Reports a build plugin of another package.
  func report(plugin name: String, of package: LocalPackage, _ plan: inout ImportPlan) {
    reportOnce(
      Omission(
        .script, name,
        "a build plugin of another package, which Xcode runs for targets of \(package.identity); if it writes sources, run it and add what it writes"),
      &plan)
  }
}
