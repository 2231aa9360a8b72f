import AlmanacBasics
import AlmanacSwiftSourceText
import Foundation

/// The package to be written: its targets and dependencies, and what is left out.
struct ImportPlan {
  let target: Target
  let platform: ApplePlatform
  let configuration: String
  /// The extension's target, followed by the libraries that it needs.
  var targets: [PackageTarget] = []
  private(set) var dependencies: [PackageDependency] = []
  /// The identities of the packages in `dependencies`.
  private(set) var identities: Set<String> = []
  var omissions = Omissions()
  /// Products of packages that targets need. `target` is an index in `targets`.
  var wanted: [(target: Int, product: ProductDependency)] = []
  /// Modules of the packages in `dependencies`, and C modules of linked targets.
  var modules: Set<String> = []
  /// The packages of the command line, with those that they depend on.
  var given: [LocalPackage] = []
  /// The folders of local packages whose manifests cannot be read.
  var unreadable: [URL] = []
  /// The paths of the packages in `given` of which a product was used.
  var used: Set<String> = []
  /// The files of local packages whose targets were taken over, including those that are left out.
  var packageFiles: [URL] = []
  /// The number of constants that bridging headers declare.
  var bridgedConstants = 0
  /// The intents extension whose handlers are part of the extension's target.
  var intentsExtension: String?
  /// Names that previews use and only debug builds declare.
  var debugNames: [String] = []
  /// Apple's modules that sources import and that Almanac does not have.
  var absentModules: Set<String> = []
  /// The modules that Almanac has in place of binaries.
  var supplied: Set<String> = []

  /// Adds a package that the written one depends on, if there is none of its identity yet.
  mutating func add(_ dependency: PackageDependency) {
    if identities.insert(dependency.identity).inserted { dependencies.append(dependency) }
  }
}

extension PackageImport {
  /// Decides what the package contains. Reads the project, its sources' imports and its local packages.
  func plan() async throws(ImportError) -> ImportPlan {
    let settings = project.settings(of: target, configuration: request.configuration)
    try checkConfiguration()
    var plan = ImportPlan(target: target, platform: ApplePlatform(settings), configuration: settings.configuration)
    plan.add(request.sdk.dependency)
    var seen: Set<String> = []
    plan.given = await packages(in: request.local, &seen, &plan)
    try addTarget(target, to: &plan)
    guard !plan.targets[0].sources.isEmpty else {
      throw .malformed("the target \(target.name) of \(project.url.path) has no Swift file on disk; is the working copy complete?")
    }
    let intents = try findIntentsExtension(in: &plan)
    await addPackages(to: &plan)
    if let intents { addSources(of: intents, to: &plan) }
    try checkPaths(plan)
    addDebugConditions(to: &plan)
    chooseLibraryFiles(in: &plan)
    reportMissingModules(in: &plan)
    await reportUnusedRequests(in: &plan)
    noteSuppliedModules(in: &plan)
    addOwnProducts(to: &plan)
    return plan
  }

  private func checkConfiguration() throws(ImportError) {
    guard let wanted = request.configuration else { return }
    let known = project.configurations(of: target)
    guard known.contains(wanted) else {
      throw .usage("\(target.name) has no configuration \(wanted) (it has: \(known.joined(separator: ", ")))")
    }
  }

  /// Adds the products of Almanac beyond `WidgetKit` that a target's sources import: what only some widgets need is built for them alone.
  private func addOwnProducts(to plan: inout ImportPlan) {
    let almanac = request.sdk.dependency.identity
    for index in plan.targets.indices {
      for name in ImportRequest.furtherProducts where request.modules.contains(name) {
        let isImported = plan.targets[index].sources.contains { ImportStatements.modules(in: $0).contains(name) }
        // The classes that the plugin makes of a data model import the module.
        guard isImported || (name == "CoreData" && !plan.targets[index].dataModels.isEmpty) else { continue }
        plan.targets[index].add(PackageTarget.Product(name: name, package: almanac))
      }
    }
  }

  /// Adds a native target and the project's own libraries that it links.
  func addTarget(_ native: Target, to plan: inout ImportPlan) throws(ImportError) {
    let settings = project.settings(of: native, configuration: plan.targets.isEmpty ? request.configuration : plan.configuration)
    let files = project.files(of: native, settings: settings)
    let isExecutable = plan.targets.isEmpty
    let module = moduleName(settings, native)
    var added = PackageTarget(name: isExecutable ? ModuleName.ascii(module) : module, isExecutable: isExecutable)
    added.origin = "\(project.url.path) \(native.object.id)"
    guard isNew(added, shown: native.name, &plan) else { return }
    added.sources = files.sources.filter { !isExcluded($0) }
    added.intentDefinitions = files.intentDefinitions.filter { !isExcluded($0) }
    added.dataModels = files.dataModels.filter { !isExcluded($0) }
    added.resources = named(files.resources.filter { !isExcluded($0.file) }, in: native.name, &plan)
    let debug = project.configurations(of: native).contains("Debug") ? project.settings(of: native, configuration: "Debug") : nil
    added.settings = SwiftSettings(settings, debug: debug) { plan.omissions.append($0) }
    var (info, entitlements) = (SettingFaults(), SettingFaults())
    if isExecutable {
      let app = project.application(containing: native)
      let appSettings = app.map { project.settings(of: $0) }
      if let app, let appSettings { added.resources += named(nameTables(of: app, appSettings), in: app.name, &plan) }
      let list = try InfoPlist(settings, application: appSettings)
      added.info = list.data
      info = list.faults
      added.entitlements = try Entitlements(settings, &entitlements)
    }
    let targetIndex = plan.targets.count
    plan.targets.append(added)
    reportOmissions(of: native, settings, files, &plan)
    reportSettings(of: native, settings, files, info: info, entitlements: entitlements, &plan)
    addBridgingHeader(settings, targetIndex, &plan)
    let libraries = project.linkedLibraries(of: native, platform: plan.platform)
    for library in libraries.own {
      let name = moduleName(project.settings(of: library), library)
      try addTarget(library, to: &plan)
      plan.targets[targetIndex].targets.append(name)
    }
    var others: [String] = []
    for library in libraries.others {
      if let (project, found) = workspace.library(ofProduct: library, platform: plan.platform) {
        let importer = PackageImport(request, project: project, target: found, workspace: workspace)
        try importer.addTarget(found, to: &plan)
        plan.targets[targetIndex].targets.append(importer.moduleName(project.settings(of: found), found))
      } else {
        others.append(library)
      }
    }
    reportLibraries(others, of: native, &plan)
    for product in project.products(of: native, platform: plan.platform) { plan.wanted.append((targetIndex, product)) }
    try addUnlinkedLibraries(of: targetIndex, to: &plan)
  }

  /// Returns the tables with the translations of an app's Info.plist, under the name that they have in the extension's bundle.
  private func nameTables(of app: Target, _ settings: BuildSettings) -> [ResourceFile] {
    project.files(of: app, settings: settings).resources.filter { resource in
      resource.file.deletingPathExtension().lastPathComponent == "InfoPlist" && !isExcluded(resource.file)
    }.map { resource in
      var resource = resource
      resource.name = "\(ContainingAppTable.name).\(resource.file.pathExtension)"
      return resource
    }
  }

  /// Returns the module's name in Xcode, with a suffix if Almanac or the toolchain has a module of that name.
  func moduleName(_ settings: BuildSettings, _ target: Target) -> String {
    let name = ModuleName.identifier(settings["PRODUCT_MODULE_NAME"] ?? target.name)
    return request.modules.contains(name) || Toolchain.modules.contains(name) || name.isEmpty ? name + "Extension" : name
  }

  /// Returns whether the plan has no target of that module name yet. Reports another target with the same name, because a package cannot have two.
  func isNew(_ target: PackageTarget, shown: String, _ plan: inout ImportPlan) -> Bool {
    guard let known = plan.targets.first(where: { $0.name == target.name }) else { return true }
    guard known.origin != target.origin else { return false }
    let omission = Omission(
      .library, shown,
      "its module \(target.name) has the name of another target's, and a package can have only one of them; rename its module in Xcode"
        + " (PRODUCT_MODULE_NAME), or write a package of its own for it")
    plan.omissions.append(omission)
    return false
  }

  // MARK: Leaving out

  func isExcluded(_ file: URL) -> Bool { request.excluded.contains { matches(file, $0) } }

  /// Returns whether a path from the command line names the file or a folder above it.
  func matches(_ file: URL, _ path: String) -> Bool {
    let given = path.hasSuffix("/") ? String(path.dropLast()) : path
    let location = given.hasPrefix("/") ? URL(fileURLWithPath: given) : project.folder.appendingPathComponent(given)
    let standard = location.standardizedFileURL.path
    return file.path == standard || file.path.hasPrefix(standard + "/")
  }

  /// Rejects paths from the command line that name no file.
  private func checkPaths(_ plan: ImportPlan) throws(ImportError) {
    guard !request.excluded.isEmpty || !request.included.isEmpty else { return }
    let all = targetFiles(plan)
    for (option, paths) in [("--exclude", request.excluded), ("--include", request.included)] {
      for path in paths where !all.contains(where: { matches($0, path) }) {
        throw .usage("\(option) \(path) names no file of \(target.name) or its libraries; give it relative to \(project.folder.path)")
      }
    }
  }

  private func targetFiles(_ plan: ImportPlan) -> [URL] {
    var all = plan.packageFiles + plan.targets.flatMap(\.sources) + plan.targets.flatMap(\.resources).map(\.file)
    for native in project.targets where native.name == target.name || native.isLibrary || project.isIntentsExtension(native) {
      let files = project.files(of: native, settings: project.settings(of: native))
      all += files.sources + files.intentDefinitions + files.dataModels + files.resources.map(\.file) + files.outside
    }
    return all
  }

  // MARK: Resources

  /// Returns the resources with unique names. Xcode merges asset catalogs with the same name; here each keeps its own folder in the bundle.
  func named(_ resources: [ResourceFile], in target: String, _ plan: inout ImportPlan) -> [ResourceFile] {
    var taken: Set<String> = []
    /// How many catalogs have a path.
    var counts: [String: Int] = [:]
    var result: [ResourceFile] = []
    for resource in resources {
      // SwiftPM refuses it among the resources. Xcode warns of it, and what INFOPLIST_FILE names takes its place in the bundle.
      if resource.bundlePath == "Info.plist" {
        plan.omissions.append(
          Omission(.file, project.shown(resource.file), "the bundle's own Info.plist has this name; remove the file from \(target)'s resources"))
        continue
      }
      var resource = resource
      if resource.file.pathExtension == "xcassets" {
        let stem = resource.file.deletingPathExtension().lastPathComponent
        let path = resource.bundlePath
        var count = counts[path] ?? 1
        while taken.contains(resource.bundlePath) {
          count += 1
          resource.name = "\(stem)-\(count).xcassets"
        }
        counts[path] = count
      }
      if taken.insert(resource.bundlePath).inserted {
        result.append(resource)
      } else {
        plan.omissions.append(
          Omission(
            .file, project.shown(resource.file), "another resource of \(target) has the name \(resource.bundlePath); Xcode copies only one, too")
        )
      }
    }
    return result
  }
}
