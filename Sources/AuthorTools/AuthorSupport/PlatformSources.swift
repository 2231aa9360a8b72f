import Foundation
import PackagePlugin

/// The sources that a target's `almanac.json` names, and the copies that are compiled in their place.
struct PlatformSources {
  /// `almanac.json` as far as files have to be found for it; the tool checks the rest, where a fault can name the key.
  private struct Configuration: Decodable {
    var sources: [String]?
    var exclude: [String]?
  }
  private struct Copy: Encodable {
    var from: String
    var to: String
  }
  /// What `author-tool sources` reads.
  private struct Plan: Encodable {
    var configuration: String?
    var packageConfiguration: String?
    var sources: [String]
    var exclude: [String]
    var copies: [Copy]
    var own: [String]
    var note: String
    var watched: String
  }

  private let module: String
  private let configurationFile: URL?
  private let packageConfigurationFile: URL?
  private let configuration: Configuration
  /// Folders that are searched for sources.
  private let folders: [URL]
  /// Swift files outside SwiftPM's sight.
  let swift: [URL]
  /// Intent definitions outside SwiftPM's sight.
  let definitions: [URL]
  /// Swift files that SwiftPM compiles by itself.
  let own: [URL]

  init(_ module: SwiftSourceModuleTarget, in workplace: PluginWorkFolder) throws {
    self.module = module.name
    own = module.sourceFiles.filter { $0.type == .source }.map(\.url)
    let file = module.directoryURL.appendingPathComponent("almanac.json")
    configurationFile = Self.exists(file) ? file : nil
    let shared = workplace.packageFolder.appendingPathComponent("almanac.json")
    packageConfigurationFile = Self.exists(shared) && shared.path != file.path ? shared : nil
    // A file that cannot be read is told by the tool.
    configuration =
      configurationFile.flatMap { try? JSONDecoder().decode(Configuration.self, from: Data(contentsOf: $0)) }
      ?? Configuration(sources: [], exclude: [])

    func resolved(_ path: String) -> URL { URL(fileURLWithPath: path, relativeTo: module.directoryURL).standardizedFileURL }
    let excluded = (configuration.exclude ?? []).map { resolved($0).path }
    func isExcluded(_ url: URL) -> Bool { excluded.contains { url.path == $0 || url.path.hasPrefix("\($0)/") } }
    var (swift, definitions, folders): ([URL], [URL], [URL]) = ([], [], [])
    for path in configuration.sources ?? [] {
      let url = resolved(path)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
        Diagnostics.error("\(file.path): error: sources: there is nothing at \(path) (\(url.path))")
        continue
      }
      // A link from the build folder to a folder around it would lead SwiftPM round in circles.
      guard !isFolder.boolValue || !workplace.folder.standardizedFileURL.path.hasPrefix("\(url.path)/") else {
        Diagnostics.error("\(file.path): error: sources: \(path) holds the package's build folder too; name the folders with sources in it")
        continue
      }
      if isFolder.boolValue { folders.append(url) }
      for found in isFolder.boolValue ? Self.files(in: url) : [url] where !isExcluded(found) {
        switch found.pathExtension {
        case "swift": swift.append(found)
        case "intentdefinition": definitions.append(found)
        default: break
        }
      }
    }
    let known = Set(own.map(\.standardizedFileURL.path))
    self.swift = Self.unique(swift).filter { !known.contains($0.path) }
    self.definitions = Self.unique(definitions)
    self.folders = folders
    for (name, files) in Dictionary(grouping: self.swift, by: \.lastPathComponent) where files.count > 1 {
      Diagnostics.error("\(file.path): error: sources: a module cannot hold two files \(name): \(files.map(\.path).joined(separator: ", "))")
    }
  }

  /// Writes the copies; nil where nothing says that sources stand for a platform.
  func command(in workplace: PluginWorkFolder) throws -> Command? {
    try watchFolders(in: workplace)
    guard configurationFile != nil || packageConfigurationFile != nil else { return nil }
    let folder = workplace.folder.appendingPathComponent("Sources", isDirectory: true)
    let copies = swift.map { (from: $0, to: folder.appendingPathComponent(Self.copyName(of: $0))) }
    let note = folder.appendingPathComponent("Platform.swift")
    let plan = try workplace.write(
      Plan(
        configuration: configurationFile?.path, packageConfiguration: packageConfigurationFile?.path, sources: configuration.sources ?? [],
        exclude: configuration.exclude ?? [], copies: copies.map { Copy(from: $0.from.path, to: $0.to.path) }, own: own.map(\.path), note: note.path,
        watched: workplace.watched.path),
      named: "sources.json")
    return .buildCommand(
      displayName: "Present the sources of \(module)", executable: workplace.tool, arguments: ["sources", plan.path],
      inputFiles: [plan] + [configurationFile, packageConfigurationFile].compactMap { $0 } + swift + own, outputFiles: copies.map(\.to) + [note])
  }

  /// Under the original's name the compiler would warn of two files that it cannot tell apart; `main.swift` has its name for a reason.
  private static func copyName(of source: URL) -> String {
    source.lastPathComponent == "main.swift" ? "main.swift" : "\(source.deletingPathExtension().lastPathComponent).presented.swift"
  }

  /// Links to the folders of sources in a folder that SwiftPM watches: it asks again when files come or go in them.
  private func watchFolders(in workplace: PluginWorkFolder) throws {
    let files = FileManager.default
    try files.createDirectory(at: workplace.watched, withIntermediateDirectories: true)
    let wanted = Dictionary(folders.enumerated().map { ("sources-\($0)", $1.path) }, uniquingKeysWith: { first, _ in first })
    for name in try files.contentsOfDirectory(atPath: workplace.watched.path) {
      let link = workplace.watched.appendingPathComponent(name).path
      if wanted[name] == nil || (try? files.destinationOfSymbolicLink(atPath: link)) != wanted[name] { try files.removeItem(atPath: link) }
    }
    for (name, path) in wanted {
      let link = workplace.watched.appendingPathComponent(name).path
      if (try? files.destinationOfSymbolicLink(atPath: link)) == nil { try files.createSymbolicLink(atPath: link, withDestinationPath: path) }
    }
  }

  // MARK: Files

  private static func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

  /// Every file in a folder, at any depth; what Xcode shows as one file is not looked into.
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
