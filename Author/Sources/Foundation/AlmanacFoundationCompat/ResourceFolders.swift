import Synchronization

/// Finds the folders with an author's resources: string tables, images, colours, data files.
package enum ResourceFolders {
  /// Returns the folders searched for `bundle`, in order.
  ///
  /// For the main bundle of an executable `X`:
  /// 1. the app bundle that the host started the extension from (`ALMANAC_BUNDLE`) and the resource bundles in it,
  /// 2. `X.resources` beside the executable,
  /// 3. `<Package>_X.resources`, which SwiftPM makes for the executable's target,
  /// 4. in a test, the resource bundles of all targets, those of ``testedModule`` first,
  /// 5. the bundle itself.
  package static func folders(of bundle: Bundle) -> [URL] {
    // `Bundle.module` of an installed app is a symbolic link to the app. A folder cannot be listed through the link's path.
    guard bundle == Bundle.main else { return [(bundle.resourceURL ?? bundle.bundleURL).resolvingSymlinksInPath()] }
    return mainFolders
  }

  /// Returns the folders with a bundle's own resources: those of ``folders(of:)`` without the resource bundles of an app's libraries.
  package static func own(of bundle: Bundle) -> [URL] {
    if bundle == Bundle.main, let app { [app] } else { folders(of: bundle) }
  }

  /// The folder of the app whose extension this process is. Nil if no host started the process, as in a test.
  static let app: URL? = ProcessInfo.processInfo.environment["ALMANAC_BUNDLE"].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }

  /// The module of the first widget used in a test.
  package static let testedModule = Mutex("")

  private static let mainFolders: [URL] = {
    let files = FileManager.default
    var folders: [URL] = []
    let executable = URL(fileURLWithPath: ProcessInfo.processInfo.arguments.first ?? "").resolvingSymlinksInPath()
    let name = executable.lastPathComponent
    let directory = executable.deletingLastPathComponent()
    if let app { folders += ofApp(app) }
    folders.append(directory.appendingPathComponent("\(name).resources"))
    folders += children(of: directory) { $0.hasSuffix("_\(name).resources") }
    if name.hasSuffix(".xctest") {
      let module = testedModule.withLock(\.self)
      folders += children(of: directory) { $0.hasSuffix("_\(module).resources") } + children(of: directory) { $0.hasSuffix(".resources") }
    }
    folders.append(Bundle.main.resourceURL ?? Bundle.main.bundleURL)

    var seen: Set<String> = []
    return folders.filter { seen.insert($0.standardizedFileURL.path).inserted && files.fileExists(atPath: $0.path) }
  }()

  /// Returns the folder of an app, then the bundles of its libraries. A resource in the app wins over one with the same name in a library.
  package static func ofApp(_ app: URL) -> [URL] { [app] + children(of: app) { $0.hasSuffix(".resources") } }

  private static func children(of folder: URL, where matches: (String) -> Bool) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter(matches).sorted().map { folder.appendingPathComponent($0) }
  }
}
