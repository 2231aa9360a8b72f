import Foundation

/// What stays behind, named.
extension PackageImport {
  func nameOmissions(of native: Target, _ settings: BuildSettings, _ files: TargetFiles, _ plan: inout ImportPlan) {
    plan.omissions += files.foreign.map { Omission(.file, project.shown($0.file), $0.reason) }
    plan.omissions += files.missing.map { Omission(.file, project.shown($0), "the project lists it and it is not there") }
    plan.omissions += project.scripts(of: native).map {
      Omission(.script, $0, "Xcode runs it for \(native.name), nothing here does; run it yourself where it writes sources or resources")
    }
    plan.omissions += settings.missingFiles.map { Omission(.setting, $0, "a configuration file that is not there: its settings are missing") }
    if let header = settings.file("SWIFT_OBJC_BRIDGING_HEADER") {
      plan.omissions.append(Omission(.setting, "SWIFT_OBJC_BRIDGING_HEADER", "\(project.shown(header)): Objective-C is not compiled"))
    }
    if let file = settings.file("INFOPLIST_FILE"), !FileManager.default.fileExists(atPath: file.path), native.isExtension {
      plan.omissions.append(Omission(.setting, "INFOPLIST_FILE", "\(project.shown(file)) is not there"))
    }
    if native.isExtension, let file = settings.file("CODE_SIGN_ENTITLEMENTS"), !FileManager.default.fileExists(atPath: file.path) {
      plan.omissions.append(Omission(.setting, "CODE_SIGN_ENTITLEMENTS", "\(project.shown(file)) is not there"))
    }
  }

  /// Linked libraries that are not the project's own: frameworks of the system count by their module.
  func nameLibraries(_ names: [String], of native: Target, _ plan: inout ImportPlan) {
    for name in names {
      let module = (name as NSString).deletingPathExtension
      guard !isKnown(module), !plan.omissions.contains(where: { $0.name == name || $0.name == module }) else { continue }
      let reason =
        module.hasPrefix("Pods_") || module.hasPrefix("libPods")
        ? "CocoaPods are built for Apple's systems; what sources import of them is named below"
        : "linked by \(native.name); there is no such library on Linux"
      plan.omissions.append(Omission(.library, name, reason))
    }
  }

  func isKnown(_ module: String) -> Bool { request.modules.contains(module) || KnownModules.toolchain.contains(module) }

  /// What the conditions in a target's sources are answered by; `own` are the modules that the package has besides Almanac's.
  func conditions(of target: PackageTarget, in plan: ImportPlan, own: Set<String>) -> CompilationConditions {
    CompilationConditions(
      platform: plan.platform, defined: Set(target.settings.conditions), open: Set(target.settings.debugConditions + ["DEBUG"]),
      isKnown: { isKnown($0) || own.contains($0) })
  }

  /// Modules that sources import and that nothing provides, with the files.
  func nameMissingModules(in plan: inout ImportPlan) {
    let own = Set(plan.targets.map(\.name)).union(plan.modules)
    var files: [String: [String]] = [:]
    for target in plan.targets {
      let conditions = conditions(of: target, in: plan, own: own)
      for source in target.sources {
        for module in ImportStatements.modules(in: source, conditions).sorted() where !isKnown(module) && !own.contains(module) {
          files[module, default: []].append(project.shown(source))
        }
      }
    }
    // A framework that is linked and imported is told once, with its files.
    plan.omissions.removeAll { $0.kind == .library && files[($0.name as NSString).deletingPathExtension] != nil }
    for (module, files) in files.sorted(by: { $0.key < $1.key }) {
      plan.omissions.append(
        Omission(
          .module, module, "there is no such module here", files: files))
    }
  }
}
