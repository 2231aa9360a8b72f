import Foundation
import PackagePlugin

/// The sources that a target's `almanac.json` names, and the copies that are compiled instead of them.
///
/// In the copies the `#if` conditions of the platform are replaced by their values.
struct PlatformSources {
  /// The keys of `almanac.json` that the plugin needs to find files. The tool checks the file and reports errors with their key.
  private struct Configuration: Decodable {
    var sources: [String]?
    var exclude: [String]?
  }
  private struct Copy: Encodable {
    var from: String
    var to: String
  }
  private struct InPlace: Encodable {
    var folder: String
    var overlay: String
  }
  /// The input of `author-tool sources`.
  private struct Plan: Encodable {
    var configuration: String?
    var packageConfiguration: String?
    var sources: [String]
    var exclude: [String]
    var copies: [Copy]
    var own: [String]
    var inPlace: InPlace?
    var overlay: String
    var models: [String]
    var note: String
    var watched: String
  }

  private let module: String
  private let configurationFile: URL?
  private let packageConfigurationFile: URL?
  private let configuration: Configuration
  /// Folders that are searched for sources.
  private let folders: [URL]
  /// Swift files that SwiftPM does not find by itself.
  let swift: [URL]
  /// Intent definitions that SwiftPM does not find by itself.
  let definitions: [URL]
  /// Core Data models that SwiftPM does not find by itself.
  let models: [URL]
  /// Swift files that SwiftPM finds and compiles by itself.
  let own: [URL]
  /// Whether the compiler reads copies in place of the files in `own`, because the manifest gives it an overlay.
  let isInPlace: Bool

  init(_ module: SwiftSourceModuleTarget, in workFolder: PluginWorkFolder) throws {
    self.module = module.name
    own = module.sourceFiles.filter { $0.type == .source }.map(\.url)
    // A plugin does not get the settings of a target, so it looks into the manifest.
    let manifest = try? String(contentsOf: workFolder.packageFolder.appendingPathComponent("Package.swift"), encoding: .utf8)
    isInPlace = manifest?.contains("-vfsoverlay") == true
    let file = module.directoryURL.appendingPathComponent("almanac.json")
    configurationFile = Self.exists(file) ? file : nil
    let shared = workFolder.packageFolder.appendingPathComponent("almanac.json")
    packageConfigurationFile = Self.exists(shared) && shared.path != file.path ? shared : nil
    // The tool reports a file that cannot be read.
    configuration =
      configurationFile.flatMap { try? JSONDecoder().decode(Configuration.self, from: Data(contentsOf: $0)) }
      ?? Configuration(sources: [], exclude: [])

    func resolved(_ path: String) -> URL { URL(fileURLWithPath: path, relativeTo: module.directoryURL).standardizedFileURL }
    let excluded = (configuration.exclude ?? []).map { resolved($0).path }
    func isExcluded(_ url: URL) -> Bool { excluded.contains { url.path == $0 || url.path.hasPrefix("\($0)/") } }
    var (swift, definitions, models, folders): ([URL], [URL], [URL], [URL]) = ([], [], [], [])
    for path in configuration.sources ?? [] {
      let url = resolved(path)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
        Diagnostics.error("\(file.path): error: sources: there is nothing at \(path) (\(url.path))")
        continue
      }
      // A link from the build folder to a folder that contains it would make SwiftPM loop.
      guard !isFolder.boolValue || !workFolder.folder.standardizedFileURL.path.hasPrefix("\(url.path)/") else {
        Diagnostics.error("\(file.path): error: sources: \(path) contains the package's build folder; name the folders in it that contain sources")
        continue
      }
      if let model = DataModels.model(of: url), model.path == url.path {
        models.append(url)
        continue
      }
      if isFolder.boolValue { folders.append(url) }
      for found in isFolder.boolValue ? Self.files(in: url) : [url] where !isExcluded(found) {
        switch found.pathExtension {
        case "swift": swift.append(found)
        case "intentdefinition": definitions.append(found)
        default: if let model = DataModels.model(of: found) { models.append(model) }
        }
      }
    }
    let known = Set(own.map(\.standardizedFileURL.path))
    self.swift = Self.unique(swift).filter { !known.contains($0.path) }
    self.definitions = Self.unique(definitions)
    self.models = Self.unique(models)
    self.folders = folders
    for (name, files) in Dictionary(grouping: self.swift, by: \.lastPathComponent) where files.count > 1 {
      Diagnostics.error("\(file.path): error: sources: a module cannot have two files named \(name): \(files.map(\.path).joined(separator: ", "))")
    }
  }

  /// Returns the command that writes the copies; nil if there is no `almanac.json`.
  func command(in workFolder: PluginWorkFolder, models: DataModels) throws -> Command? {
    try watchFolders(in: workFolder)
    let overlay = ".build/almanac/\(module).yaml"
    guard isInPlace || configurationFile != nil || packageConfigurationFile != nil else { return nil }
    // `almanac` sets ALMANAC_OVERLAYS if the package's folder is read-only. The package's manifest reads the same variable.
    let overlays =
      ProcessInfo.processInfo.environment["ALMANAC_OVERLAYS"].map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? workFolder.packageFolder.appendingPathComponent(".build/almanac", isDirectory: true)
    let inPlace = InPlace(
      folder: overlays.appendingPathComponent(module, isDirectory: true).path, overlay: overlays.appendingPathComponent("\(module).yaml").path)
    let folder = workFolder.folder.appendingPathComponent("Sources", isDirectory: true)
    let copies = swift.map { (from: $0, to: folder.appendingPathComponent(Self.copyName(of: $0))) }
    let note = folder.appendingPathComponent("Platform.swift")
    let plan = try workFolder.write(
      Plan(
        configuration: configurationFile?.path, packageConfiguration: packageConfigurationFile?.path, sources: configuration.sources ?? [],
        exclude: configuration.exclude ?? [], copies: copies.map { Copy(from: $0.from.path, to: $0.to.path) }, own: own.map(\.path),
        inPlace: isInPlace ? inPlace : nil, overlay: overlay, models: models.models.map(\.path), note: note.path, watched: workFolder.watched.path),
      named: "sources.json")
    return .buildCommand(
      displayName: "Rewrite the sources of \(module) for their platform", executable: workFolder.tool, arguments: ["sources", plan.path],
      inputFiles: [plan] + [configurationFile, packageConfigurationFile].compactMap { $0 } + swift + own + models.files,
      outputFiles: copies.map(\.to) + [note])
  }

  /// Returns the name of a copy. It differs from the original's name, or the compiler would warn about two files with one `#fileID`. Only `main.swift`,
  /// whose name has a meaning, keeps it.
  private static func copyName(of source: URL) -> String {
    source.lastPathComponent == "main.swift" ? "main.swift" : "\(source.deletingPathExtension().lastPathComponent).platform.swift"
  }

  /// Links to the source folders from a folder that SwiftPM watches: it runs the plugin again when files in them appear or disappear.
  private func watchFolders(in workFolder: PluginWorkFolder) throws {
    let files = FileManager.default
    try files.createDirectory(at: workFolder.watched, withIntermediateDirectories: true)
    let wanted = Dictionary(folders.enumerated().map { ("sources-\($0)", $1.path) }, uniquingKeysWith: { first, _ in first })
    for name in try files.contentsOfDirectory(atPath: workFolder.watched.path) {
      let link = workFolder.watched.appendingPathComponent(name).path
      if wanted[name] == nil || (try? files.destinationOfSymbolicLink(atPath: link)) != wanted[name] { try files.removeItem(atPath: link) }
    }
    for (name, path) in wanted {
      let link = workFolder.watched.appendingPathComponent(name).path
      if (try? files.destinationOfSymbolicLink(atPath: link)) == nil { try files.createSymbolicLink(atPath: link, withDestinationPath: path) }
    }
  }

  // MARK: Files

  private static func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

  /// Returns all files in a folder, at any depth, except those in folders that Xcode treats as one file.
  private static func files(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var files: [URL] = []
    while let url = found?.nextObject() as? URL {
      if ["xcassets", "xcodeproj", "xcworkspace", "playground"].contains(url.pathExtension) {
        found?.skipDescendants()
      } else {
        files.append(url.standardizedFileURL)
      }
    }
    return files.sorted { $0.path < $1.path }
  }

  private static func unique(_ urls: [URL]) -> [URL] {
    var seen: Set<String> = []
    return urls.filter { seen.insert($0.path).inserted }
  }
}
