import Foundation

/// Libraries of local packages that use what is not here.
extension PackageImport {
  /// Leaves out of such libraries what cannot be built or is not referred to, and libraries that nothing imports any more. Names both.
  func chooseLibraryFiles(in plan: inout ImportPlan) {
    guard plan.targets.contains(where: \.isFromPackage) else { return }
    let own = Set(plan.targets.map(\.name)).union(plan.modules)
    let selection = LibrarySelection(
      plan.targets.map { target in
        let conditions = conditions(of: target, in: plan, own: own)
        return LibrarySelection.Library(
          name: target.name,
          files: target.sources.map { source in
            let modules = ImportStatements.modules(in: source, conditions)
            return LibrarySelection.File(
              url: source, modules: modules, missingModules: modules.filter { !isKnown($0) && !own.contains($0) }.sorted(),
              isIncluded: request.included.contains { matches(source, $0) }, names: SourceNames(file: source))
          }, mayBePartial: target.isFromPackage)
      })
    for place in plan.targets.indices where selection.libraries[place].isPartial {
      let files = selection.libraries[place].files
      plan.targets[place].sources = files.indices.filter { selection.kept[place].contains($0) }.map { files[$0].url }
      nameChoice(selection, place, &plan)
    }
    dropUnused(selection, &plan)
  }

  private func nameChoice(_ selection: LibrarySelection, _ place: Int, _ plan: inout ImportPlan) {
    let library = selection.libraries[place]
    let left = library.files.indices.filter { !selection.kept[place].contains($0) }.map { library.files[$0] }
    let unbuildable = left.filter { !$0.missingModules.isEmpty }
    let modules = Set(library.files.flatMap(\.missingModules)).sorted().joined(separator: ", ")
    plan.omissions.append(
      Omission(
        .library, library.name,
        "needs modules that are not here (\(modules)); brought along: \(library.files.count - left.count) of its \(library.files.count) files,"
          + " those that build and that other sources refer to; --include adds one",
        files: (unbuildable + left.filter(\.missingModules.isEmpty)).map { project.shown($0.url) }))
    for (file, names) in selection.lacking(place) {
      plan.omissions.append(
        Omission(
          .file, project.shown(file.url),
          "it needs \(file.missingModules.joined(separator: ", ")), and other sources use \(names.prefix(5).joined(separator: ", ")); where the build"
            + " misses that, declare it in Sources/\(library.name)/Stand-ins.swift of the package"))
    }
  }

  /// Takes out libraries of packages that no source imports: nothing would notice them but the build.
  private func dropUnused(_ selection: LibrarySelection, _ plan: inout ImportPlan) {
    var imported: Set<String> = [plan.targets[0].name]
    var open = [0]
    while let place = open.popLast() {
      for index in selection.kept[place] {
        for module in selection.libraries[place].files[index].modules where imported.insert(module).inserted {
          if let next = plan.targets.firstIndex(where: { $0.name == module }) { open.append(next) }
        }
      }
    }
    let unused = Set(plan.targets.filter { $0.isFromPackage && !imported.contains($0.name) }.map(\.name))
    plan.targets.removeAll { unused.contains($0.name) }
    for place in plan.targets.indices { plan.targets[place].targets.removeAll { unused.contains($0) } }
    plan.omissions.removeAll { $0.kind == .library && unused.contains($0.name) }
  }
}
