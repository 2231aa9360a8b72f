import AlmanacSwiftSourceText
import Foundation

/// Reports what is left out.
extension PackageImport {
  func reportOmissions(of native: Target, _ settings: BuildSettings, _ files: TargetFiles, _ plan: inout ImportPlan) {
    plan.omissions += files.unsupported.map { Omission(.file, project.shown($0.file), $0.reason) }
    plan.omissions += files.missing.map { Omission(.file, project.shown($0), "the project lists it, but it does not exist") }
    let outside = files.outside.filter { !isExcluded($0) }.map(project.shown) + (project.outsideSources[native.name] ?? [])
    if !outside.isEmpty {
      let reason = project.outsideReason
      plan.omissions += outside.map { Omission(.file, $0, reason) }
    }
    plan.omissions += project.scripts(of: native).map {
      Omission(.script, $0, "Xcode runs it for \(native.name), Almanac does not; run it yourself if it writes sources or resources")
    }
    plan.omissions += settings.missingFiles.map { Omission(.setting, $0, "this configuration file does not exist; its settings are missing") }
    plan.omissions += settings.refusedFiles.map {
      Omission(
        .setting, $0,
        "this configuration file is not read: all together, those of a target may have \(ConfigurationFile.mostBytes >> 20) MiB and"
          + " \(ConfigurationFile.mostFiles) files, included at most \(ConfigurationFile.deepest) deep")
    }
    if let file = settings.file("INFOPLIST_FILE"), !FileManager.default.fileExists(atPath: file.path), native.isExtension,
      settings.generatedLists?.info == nil
    {
      plan.omissions.append(Omission(.setting, "INFOPLIST_FILE", "\(project.shown(file)) does not exist"))
    }
    if native.isExtension, let file = settings.file("CODE_SIGN_ENTITLEMENTS"), !FileManager.default.fileExists(atPath: file.path),
      settings.generatedLists?.entitlements == nil
    {
      plan.omissions.append(Omission(.setting, "CODE_SIGN_ENTITLEMENTS", "\(project.shown(file)) does not exist"))
    }
  }

  /// Reports Core ML models of a local package.
  func reportCoreMLModels(_ files: [URL], _ plan: inout ImportPlan) {
    plan.omissions += files.filter { !isExcluded($0) }.map { Omission(.file, project.shown($0), FileKind.coreMLReason) }
  }

  /// Reports linked libraries that are neither the project's own nor available as modules.
  func reportLibraries(_ names: [String], of native: Target, _ plan: inout ImportPlan) {
    for name in names {
      let module = (name as NSString).deletingPathExtension
      guard !isKnown(module), !plan.omissions.contains(name: name), !plan.omissions.contains(name: module) else { continue }
      let reason =
        module.hasPrefix("Pods_") || module.hasPrefix("libPods")
        ? "CocoaPods are built for Apple's systems; the imports of them are listed below"
        : "linked by \(native.name); there is no such library on Linux"
      plan.omissions.append(Omission(.library, name, reason))
    }
  }

  /// Reports packages and products of the command line that nothing uses.
  func reportUnusedRequests(in plan: inout ImportPlan) async {
    for folder in request.local {
      let path = folder.standardizedFileURL.path
      guard let package = plan.given.first(where: { URL(fileURLWithPath: $0.path).standardizedFileURL.path == path }) else {
        if !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
          reportOnce(Omission(.package, project.shown(folder), "given with --local, but it has no Package.swift"), &plan)
        }
        continue
      }
      if !plan.used.contains(package.path), !plan.identities.contains(package.identity) {
        reportOnce(Omission(.package, project.shown(folder), "given with --local, but no source imports a module of its products"), &plan)
      }
    }
    if !request.local.isEmpty { await reportUnreadable(&plan) }
    let products = Set(plan.targets.flatMap(\.products).map(\.name))
    for name in request.remote where !products.contains(name) && !plan.omissions.list.contains(where: { $0.kind == .package && $0.name == name }) {
      reportOnce(
        Omission(
          .package, name, "given with --remote, but the project names no remote package for it; clone the package and give it with --local PATH"),
        &plan)
    }
  }

  func isKnown(_ module: String) -> Bool { request.modules.contains(module) || Toolchain.modules.contains(module) }
  /// Whether sources that import a module can be built.
  func isProvided(_ module: String) -> Bool { isKnown(module) || Toolchain.replacedModules.contains(module) || isProvidedByBase(module) }
  /// Whether a module between two others adds to one that is there: `_PhotosUI_SwiftUI`. The author's build imports that one instead.
  private func isProvidedByBase(_ module: String) -> Bool { AppleModules.base(of: module).map(isKnown) ?? false }

  /// Evaluates the conditions in a target's sources as the written package builds them.
  ///
  /// - Parameter own: the modules that the package has besides Almanac's.
  func evaluator(for target: PackageTarget, in plan: ImportPlan, own: Set<String>) -> ConditionEvaluator {
    ConditionEvaluator(
      platform: plan.platform, definedFlags: Set(target.settings.conditions).union(target.isFromPackage ? ["SWIFT_PACKAGE"] : []),
      possibleFlags: Set(target.settings.debugConditions + ["DEBUG"]),
      languageVersion: Toolchain.languageVersion, compilerVersion: Toolchain.compilerVersion,
      isImportable: { isKnown($0) || own.contains($0) })
  }

  /// Reports modules that sources import and that nothing provides, with the files.
  func reportMissingModules(in plan: inout ImportPlan) {
    let own = Set(plan.targets.map(\.name)).union(plan.modules)
    var files: [String: [String]] = [:]
    for target in plan.targets {
      let evaluator = evaluator(for: target, in: plan, own: own)
      for source in target.sources {
        let shown = project.shown(source)
        for module in ImportStatements.modules(in: source, evaluator).sorted() where !own.contains(module) {
          if isProvidedByBase(module) { plan.absentModules.insert(module) }
          guard !isProvided(module) else { continue }
          files[module, default: []].append(shown)
        }
      }
    }
    // A framework that is both linked and imported is reported once, with its files; one that a package of the command line replaces, not at all.
    plan.omissions.removeAll { omission in
      let module = (omission.name as NSString).deletingPathExtension
      return omission.kind == .library && omission.name != module && (files[module] != nil || own.contains(module))
    }
    let absent = AbsentModules(plan)
    for (module, files) in files.sorted(by: { $0.key < $1.key }) {
      let isAbsent = absent.contains(module)
      if isAbsent { plan.absentModules.insert(module) }
      if AppleModules.names.contains(module) {
        plan.omissions.append(
          Omission(.module, module, "Almanac has no such module: its imports are left out, and what uses its names does not build", files: files))
        continue
      }
      let advice = KnownPackage.advice(forModule: module) ?? SuppliedModule.advice(forModule: module)
      let effect = isAbsent ? ": its imports are left out, and what uses its names does not build" : ""
      plan.omissions.append(Omission(.module, module, "there is no such module on Linux\(effect)" + (advice.map { "; \($0)" } ?? ""), files: files))
    }
  }
}
