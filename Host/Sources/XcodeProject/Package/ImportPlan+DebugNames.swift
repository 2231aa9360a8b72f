import AlmanacSwiftSourceText

/// Sources that only a debug build can compile.
extension PackageImport {
  /// Sets the conditions of Debug in every build of the targets whose declarations under them other sources need.
  ///
  /// Xcode compiles previews, and what its author runs, in Debug. The commands build in release, where such a source would stop the build.
  func addDebugConditions(to plan: inout ImportPlan) {
    guard !names(in: plan, debugTargets: []).isEmpty else { return }
    // Files that are left out need nothing.
    var built = plan
    chooseLibraryFiles(in: &built)
    var targets: Set<String> = []
    // A target in Debug compiles more, which may need more.
    for _ in built.targets {
      let found = names(in: built, debugTargets: targets)
      let needed = Set(found.values.joined().map { built.targets[$0].name })
      plan.debugNames = Set(plan.debugNames).union(found.keys).sorted()
      guard !needed.isSubset(of: targets) else { break }
      targets.formUnion(needed)
    }
    for index in plan.targets.indices where targets.contains(plan.targets[index].name) {
      let settings = plan.targets[index].settings
      plan.targets[index].settings.conditions += ["DEBUG"] + settings.debugConditions
      plan.targets[index].settings.debugConditions = []
    }
  }

  /// Returns the names that sources use and that only debug builds declare, each with the indices of the targets that declare it.
  ///
  /// - Parameter debugTargets: the targets that have the conditions of Debug in every build.
  private func names(in plan: ImportPlan, debugTargets: Set<String>) -> [String: Set<Int>] {
    let own = Set(plan.targets.map(\.name)).union(plan.modules)
    var names = DebugNames()
    for (index, target) in plan.targets.enumerated() {
      let evaluator = evaluator(for: target, in: plan, own: own)
      let debug = evaluator.with(flags: evaluator.possibleFlags)
      let release = debugTargets.contains(target.name) ? debug : evaluator.with(flags: [])
      for source in target.sources { names.add(source, target: index, release: release, debug: debug) }
    }
    return names.onlyInDebug
  }
}

extension ConditionEvaluator {
  /// The conditions of a build that defines these flags besides the ones that are always defined.
  fileprivate func with(flags: Set<String>) -> ConditionEvaluator {
    var other = self
    other.definedFlags.formUnion(flags)
    other.possibleFlags = []
    return other
  }
}
