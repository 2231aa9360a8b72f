import AlmanacSwiftSourceText
import Foundation

/// Libraries that a target's sources import although the target does not link them. Xcode finds them in its products folder once the app has built
/// them, and links them by their import.
extension PackageImport {
  /// Adds libraries that only an `import` in the target's sources names: the project's own, products of packages that other targets link, packages of
  /// the command line, and those of the workspace's other projects.
  func addUnlinkedLibraries(of targetIndex: Int, to plan: inout ImportPlan) throws(ImportError) {
    let target = plan.targets[targetIndex]
    var imported: Set<String> = []
    for source in target.sources { imported.formUnion(ImportStatements.modules(in: source)) }
    let linked = Set(target.targets + plan.wanted.filter { $0.target == targetIndex }.map(\.product.product) + [target.name])
    let missing = imported.subtracting(linked).filter { !isProvided($0) }
    guard !missing.isEmpty else { return }
    let libraries = Dictionary(grouping: project.targets.filter(\.isLibrary)) { moduleName(project.settings(of: $0), $0) }
    let linkedProducts = project.targets.flatMap { project.products(of: $0, platform: plan.platform) }
    let products = Dictionary(linkedProducts.map { ($0.product, $0) }) { first, _ in first }
    let given = Set(plan.given.flatMap { $0.products.map(\.name) + $0.targets.map(\.c99name) })
    /// The libraries of the workspace's other projects; nil: not read yet.
    var others: [String: (XcodeProject, Target)]?
    for module in missing.sorted() {
      // A project may have one library for each platform, with the same module name.
      let named = libraries[module] ?? []
      if let library = named.first(where: { ApplePlatform(project.settings(of: $0)) == plan.platform }) ?? named.first {
        // A package's targets cannot depend on each other in a circle: the first dependency counts.
        if !depends(module, on: target.name, plan) { plan.targets[targetIndex].targets.append(module) }
        try addTarget(library, to: &plan)
      } else if let product = products[module] {
        plan.wanted.append((targetIndex, product))
      } else if given.contains(module), let product = plan.given.lazy.compactMap({ $0.product(ofModule: module) }).first {
        plan.wanted.append((targetIndex, ProductDependency(product: product, origin: .local(nil))))
      } else {
        let known = others ?? workspace.libraries(platform: plan.platform)
        others = known
        guard let (other, library) = known[module] else { continue }
        if !depends(module, on: target.name, plan) { plan.targets[targetIndex].targets.append(module) }
        try PackageImport(request, project: other, target: library, workspace: workspace).addTarget(library, to: &plan)
      }
    }
  }

  private func depends(_ module: String, on other: String, _ plan: ImportPlan) -> Bool {
    var seen: Set<String> = []
    var open = [module]
    while let name = open.popLast() {
      if name == other { return true }
      guard seen.insert(name).inserted, let target = plan.targets.first(where: { $0.name == name }) else { continue }
      open += target.targets
    }
    return false
  }
}
