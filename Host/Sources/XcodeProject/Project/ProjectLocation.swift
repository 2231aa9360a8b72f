import Foundation

/// Finds the project at a path.
enum ProjectLocation {
  /// Returns the `.xcodeproj` at `path`, in the workspace there or in the folder there.
  ///
  /// - Parameter holdsTarget: chooses among several projects.
  static func find(_ path: String, holdsTarget: (URL) -> Bool) throws(ImportError) -> URL {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw .missing("there is nothing at \(path); give an Xcode project (App.xcodeproj) or workspace")
    }
    switch url.pathExtension {
    case "xcodeproj": return url
    case "xcworkspace": return try one(of: projects(ofWorkspace: url), in: path, holdsTarget)
    case "pbxproj" where !isFolder.boolValue: return url.deletingLastPathComponent()
    default:
      guard isFolder.boolValue else { throw .malformed("\(path) is not an Xcode project; give App.xcodeproj or App.xcworkspace") }
      let found = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      let projects = found.filter { $0.hasSuffix(".xcodeproj") }.sorted().map { url.appendingPathComponent($0, isDirectory: true) }
      return try one(of: projects, in: path, holdsTarget)
    }
  }

  private static func one(of projects: [URL], in path: String, _ holdsTarget: (URL) -> Bool) throws(ImportError) -> URL {
    guard !projects.isEmpty else { throw .malformed("\(path) contains no Xcode project; give App.xcodeproj itself") }
    if projects.count == 1 { return projects[0] }
    let fitting = projects.filter(holdsTarget)
    guard fitting.count == 1 else {
      throw .usage(
        "\(path) contains several projects; give one of them: \((fitting.isEmpty ? projects : fitting).map(\.path).joined(separator: ", "))")
    }
    return fitting[0]
  }

  /// Returns the projects that a workspace lists and that exist, without CocoaPods' `Pods`.
  private static func projects(ofWorkspace workspace: URL) throws(ImportError) -> [URL] {
    let file = workspace.appendingPathComponent("contents.xcworkspacedata")
    guard let data = try? Data(contentsOf: file) else {
      throw .malformed("\(workspace.path) has no contents.xcworkspacedata; give App.xcodeproj itself")
    }
    let container = workspace.deletingLastPathComponent()
    return WorkspaceEntries(String(decoding: data, as: UTF8.self)).paths(from: container).filter {
      $0.pathExtension == "xcodeproj" && $0.lastPathComponent != "Pods.xcodeproj" && FileManager.default.fileExists(atPath: $0.path)
    }
  }
}

/// The file references in a workspace's `contents.xcworkspacedata`.
struct WorkspaceEntries {
  private var locations: [(groups: [String], location: String)] = []

  /// Reads the elements `Group` and `FileRef`, which are all that these files contain.
  init(_ xml: String) {
    var groups: [String] = []
    for element in xml.split(separator: "<").dropFirst() {
      if element.hasPrefix("/Group") {
        _ = groups.popLast()
        continue
      }
      guard element.hasPrefix("Group") || element.hasPrefix("FileRef") else { continue }
      let location = Self.location(of: element)
      if element.hasPrefix("Group") {
        if !element.prefix(while: { $0 != ">" }).hasSuffix("/") { groups.append(location) }
      } else {
        locations.append((groups, location))
      }
    }
  }

  private static func location(of element: Substring) -> String {
    guard let start = element.range(of: "location")?.upperBound, let open = element[start...].firstIndex(of: "\"") else { return "" }
    let rest = element[element.index(after: open)...]
    return String(rest.prefix { $0 != "\"" }).replacing("&amp;", with: "&").replacing("&apos;", with: "'").replacing("&quot;", with: "\"")
  }

  func paths(from container: URL) -> [URL] {
    locations.map { groups, location in
      let folder = groups.reduce(container) { Self.resolved($1, group: $0, container: container) }
      return Self.resolved(location, group: folder, container: container).standardizedFileURL
    }
  }

  private static func resolved(_ location: String, group: URL, container: URL) -> URL {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return group }
    let path = String(parts[1])
    switch parts[0] {
    case "absolute": return URL(fileURLWithPath: path)
    // A workspace inside a project refers to that project.
    case "self": return container
    case "container": return path.isEmpty ? container : container.appendingPathComponent(path)
    default: return path.isEmpty ? group : group.appendingPathComponent(path)
    }
  }
}
