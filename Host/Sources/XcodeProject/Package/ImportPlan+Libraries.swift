import Foundation

/// Libraries of local packages that import unavailable modules.
extension PackageImport {
  /// Leaves out the files of such libraries that cannot be built or are not used, and the libraries that no source imports afterwards. Reports both.
  func chooseLibraryFiles(in plan: inout ImportPlan) {
    guard plan.targets.contains(where: \.isFromPackage) else { return }
    let own = Set(plan.targets.map(\.name)).union(plan.modules)
    let absent = AbsentModules(plan)
    let selection = LibrarySelection(
      plan.targets.map { target in
        let evaluator = evaluator(for: target, in: plan, own: own)
        return LibrarySelection.Library(
          name: target.name,
          files: target.sources.map { source in
            let modules = ImportStatements.modules(in: source, evaluator)
            let missing = modules.filter { !isProvided($0) && !own.contains($0) }.sorted()
            return LibrarySelection.File(
              url: source, modules: modules, missingModules: missing,
              mayOmitImports: missing.allSatisfy(absent.contains),
              isIncluded: request.included.contains { matches(source, $0) }, names: SourceNames(file: source))
          }, mayBePartial: target.isFromPackage)
      })
    for libraryIndex in plan.targets.indices where selection.libraries[libraryIndex].isPartial {
      let files = selection.libraries[libraryIndex].files
      plan.targets[libraryIndex].sources = files.indices.filter { selection.kept[libraryIndex].contains($0) }.map { files[$0].url }
      reportSelection(selection, libraryIndex, &plan)
    }
    dropUnused(selection, &plan)
  }

  private func reportSelection(_ selection: LibrarySelection, _ libraryIndex: Int, _ plan: inout ImportPlan) {
    let library = selection.libraries[libraryIndex]
    let left = library.files.indices.filter { !selection.kept[libraryIndex].contains($0) }.map { library.files[$0] }
    let unbuildable = left.filter { !$0.missingModules.isEmpty }
    let modules = Set(library.files.flatMap(\.missingModules)).sorted().joined(separator: ", ")
    plan.omissions.append(
      Omission(
        .library, library.name,
        "needs unavailable modules (\(modules)); imported \(library.files.count - left.count) of its \(library.files.count) files:"
          + " those that build and that other sources use; --include adds one",
        files: (unbuildable + left.filter(\.missingModules.isEmpty)).map { project.shown($0.url) }))
    for (file, names) in selection.unbuildableFilesInUse(libraryIndex) {
      plan.omissions.append(
        Omission(
          .file, project.shown(file.url),
          "needs \(file.missingModules.joined(separator: ", ")), and other sources use \(names.prefix(5).joined(separator: ", ")); if the build"
            + " fails without them, declare them in Sources/\(library.name)/Stand-ins.swift of the package"))
    }
  }

  /// Removes libraries of packages that no source imports, because they only lengthen the build.
  private func dropUnused(_ selection: LibrarySelection, _ plan: inout ImportPlan) {
    var imported: Set<String> = [plan.targets[0].name]
    var open = [0]
    while let libraryIndex = open.popLast() {
      for index in selection.kept[libraryIndex] {
        for module in selection.libraries[libraryIndex].files[index].modules where imported.insert(module).inserted {
          if let next = plan.targets.firstIndex(where: { $0.name == module && $0.linked == nil }) { open.append(next) }
        }
      }
      // What is linked is kept with the target that names it: a macro and a plugin are not imported.
      let target = plan.targets[libraryIndex]
      for name in target.targets + target.plugins where !imported.contains(name) {
        guard let next = plan.targets.firstIndex(where: { $0.name == name && $0.linked != nil }) else { continue }
        imported.insert(name)
        open.append(next)
      }
    }
    let unused = Set(plan.targets.filter { $0.isFromPackage && !imported.contains($0.name) }.map(\.name))
    plan.targets.removeAll { unused.contains($0.name) }
    for libraryIndex in plan.targets.indices { plan.targets[libraryIndex].targets.removeAll { unused.contains($0) } }
    plan.omissions.removeAll { $0.kind == .library && unused.contains($0.name) }
  }
}
