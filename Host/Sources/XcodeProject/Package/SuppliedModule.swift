/// Modules that projects have as binaries built for Apple's systems, and that Almanac's SDK has in their place.
enum SuppliedModule {
  static let all: Set = ["ClockRotationEffect", "ClockHandRotationKit"]

  /// What to do about such a module if the SDK is too old to have it; nil: it is none of them.
  static func advice(forModule module: String) -> String? {
    all.contains(module) ? "Almanac's SDK has it since a later version: build that with make build and import again" : nil
  }
}

extension PackageImport {
  /// Whether Almanac has a module of this name itself, so that the binary that the package names is not needed.
  func isSupplied(_ product: String) -> Bool { SuppliedModule.all.contains(product) && request.modules.contains(product) }

  /// Notes which of these modules the package imports from Almanac.
  func noteSuppliedModules(in plan: inout ImportPlan) {
    let own = Set(plan.targets.map(\.name)).union(plan.modules)
    for target in plan.targets {
      let evaluator = evaluator(for: target, in: plan, own: own)
      for source in target.sources {
        plan.supplied.formUnion(ImportStatements.modules(in: source, evaluator).subtracting(own).filter(isSupplied))
      }
    }
  }
}
