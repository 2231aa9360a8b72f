import AlmanacBasics
import Foundation

/// The files that an entry of `sources` in an XcodeGen project file stands for.
struct SpecSources {
  /// How a file is built.
  enum Phase { case sources, resources, none }
  private(set) var files: [(file: URL, phase: Phase)] = []
  /// Platforms that the files are limited to; empty: all.
  let platforms: [String]

  /// - Parameter outside: called with a path that lies outside the repository, whose files are left out.
  init(_ source: SpecValue, folder: URL, boundary: URL, outside: (String) -> Void) {
    platforms = ["platformFilter", "destinationFilters", "platformFilters"].flatMap { source[$0]?.texts ?? [] }
    guard let path = source.text ?? source["path"]?.text else { return }
    let location = (path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path)).standardizedFileURL.storedFile
    guard Repository.isInside(location, boundary) else {
      outside(path)
      return
    }
    let phase = Self.phase(source["buildPhase"])
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: location.path, isDirectory: &isFolder)
    if !exists, source["optional"]?.truth == true { return }
    let isWhole = source["type"]?.text == "folder" || FileKind.isOpaque(folder: location.lastPathComponent)
    guard exists, isFolder.boolValue, !isWhole else {
      add(location, phase)
      return
    }
    let excluded = (source["excludes"]?.texts ?? []).map(FileGlob.init)
    let included = (source["includes"]?.texts ?? []).map(FileGlob.init)
    for file in FolderWalk(location, excluded: [], whole: []).files {
      let relative = RelativePath.from(location, to: file)
      if excluded.contains(where: { $0.matches(relative) }) { continue }
      if !included.isEmpty, !included.contains(where: { $0.matches(relative) }) { continue }
      add(file, phase)
    }
  }

  private mutating func add(_ file: URL, _ phase: Phase?) {
    // XcodeGen puts lists of properties and settings into no phase.
    guard file.lastPathComponent != "Info.plist" else { return files.append((file, .none)) }
    files.append((file, phase ?? (["swift", "m", "mm", "c", "cpp", "intentdefinition"].contains(file.pathExtension) ? .sources : .resources)))
  }

  private static func phase(_ value: SpecValue?) -> Phase? {
    switch value?.text {
    case "sources"?: .sources
    case "resources"?: .resources
    case "none"?, "headers"?: SpecSources.Phase.none
    default: value?["copyFiles"] == nil ? nil : value?["copyFiles"]?["destination"]?.text == "resources" ? .resources : SpecSources.Phase.none
    }
  }
}

/// A pattern for paths: `*` and `?` within a name, `**` for any number of folders. It also matches everything in a folder that it matches.
struct FileGlob {
  private let parts: [String]

  init(_ pattern: String) { parts = pattern.split(separator: "/").map(String.init).filter { $0 != "." } }

  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(String.init)
    guard !parts.isEmpty else { return false }
    // How many parts can have matched before the current name.
    var reached: Set<Int> = [0]
    for index in 0...names.count {
      reached = skippingFolders(reached)
      if reached.contains(parts.count) { return true }
      guard index < names.count else { return false }
      var next: Set<Int> = []
      for part in reached where part < parts.count {
        if parts[part] == "**" {
          next.insert(part)
          // A pattern that ends with `**` needs at least one name.
          if part + 1 == parts.count { next.insert(part + 1) }
        } else if fnmatch(parts[part], names[index], FNM_PERIOD) == 0 {
          next.insert(part + 1)
        }
      }
      reached = next
    }
    return false
  }

  /// `**` may stand for no folder.
  private func skippingFolders(_ reached: Set<Int>) -> Set<Int> {
    var result = reached
    for start in reached {
      var part = start
      while part < parts.count, parts[part] == "**" {
        part += 1
        if part < parts.count { result.insert(part) }
      }
    }
    return result
  }
}
