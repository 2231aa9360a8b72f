import Synchronization

/// Where an author's resources lie: string tables, images, colours, data files.
package enum ResourceFolders {
  /// The folders searched for `bundle`, in order.
  ///
  /// For the main bundle: the app bundle that the host started the extension from (`ALMANAC_BUNDLE`), then the resource folder beside the executable `X`
  /// (`X.resources`), then those that the package manager made for the executable's own target (`<Package>_X.resources`), then the bundle itself.
  /// In a test those of every target that is tested, of ``testedModule`` first.
  package static func folders(of bundle: Bundle) -> [URL] {
    // `Bundle.module` of an installed app is a link to the app itself, and what a link leads to is not listed under the link's own path.
    guard bundle == Bundle.main else { return [(bundle.resourceURL ?? bundle.bundleURL).resolvingSymlinksInPath()] }
    return mainFolders
  }

  /// The module whose widget a test asks first.
  package static let testedModule = Mutex("")

  private static let mainFolders: [URL] = {
    let files = FileManager.default
    var folders: [URL] = []
    let executable = URL(fileURLWithPath: ProcessInfo.processInfo.arguments.first ?? "").resolvingSymlinksInPath()
    let name = executable.lastPathComponent
    let directory = executable.deletingLastPathComponent()
    if let path = ProcessInfo.processInfo.environment["ALMANAC_BUNDLE"], !path.isEmpty {
      let app = URL(fileURLWithPath: path)
      folders += children(of: app) { $0.hasSuffix(".resources") } + [app]
    }
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

  private static func children(of folder: URL, where matches: (String) -> Bool) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter(matches).sorted().map { folder.appendingPathComponent($0) }
  }
}
