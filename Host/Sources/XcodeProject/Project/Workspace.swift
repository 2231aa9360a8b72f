import AlmanacBasics
import Foundation

/// The projects, packages and other files that an Xcode workspace lists.
struct Workspace {
  /// The `.xcworkspace` folder.
  let url: URL
  /// What it lists, in its order; each exists or not.
  let files: [URL]

  /// The limits of a workspace's file, far above those that Xcode writes.
  private static let mostBytes = 1 << 20
  private static let mostReferences = 1000
  private static let deepestGroup = 64

  /// Reads a workspace. Workspaces that it lists are not read.
  ///
  /// - Throws: ``ImportError`` if it has no `contents.xcworkspacedata`, or if that is too large.
  init(_ url: URL) throws(ImportError) {
    self.url = url
    let file = url.appendingPathComponent("contents.xcworkspacedata")
    guard let size = try? FileManager.default.attributesOfItem(atPath: file.resolvingSymlinksInPath().path)[.size] as? Int,
      size > Self.mostBytes || FileManager.default.isReadableFile(atPath: file.path)
    else { throw .malformed("\(url.path) has no contents.xcworkspacedata") }
    guard let data = ProjectFile.data(file, most: Self.mostBytes) else {
      throw .malformed("\(file.path) is larger than \(Self.mostBytes >> 10) KiB")
    }
    files = try Self.references(in: String(decoding: data, as: UTF8.self), of: url, file: file)
  }

  /// The projects that exist, without CocoaPods' `Pods`.
  var projects: [URL] {
    files.filter {
      $0.pathExtension == "xcodeproj" && $0.lastPathComponent != "Pods.xcodeproj" && FileManager.default.fileExists(atPath: $0.path)
    }
  }

  /// The folders with a Swift package.
  var packages: [URL] {
    files.filter { FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path) }
  }

  /// Reads the elements `Group` and `FileRef`, which are all that these files contain.
  private static func references(in xml: String, of workspace: URL, file: URL) throws(ImportError) -> [URL] {
    let container = workspace.deletingLastPathComponent()
    var groups: [URL] = []
    var found: [URL] = []
    for element in xml.split(separator: "<").dropFirst() {
      if element.hasPrefix("/Group") {
        _ = groups.popLast()
        continue
      }
      guard element.hasPrefix("Group") || element.hasPrefix("FileRef") else { continue }
      let location = resolved(location(of: element), group: groups.last ?? container, container: container)
      if element.hasPrefix("FileRef") {
        found.append(location.standardizedFileURL.storedFile)
        guard found.count <= mostReferences else {
          throw .malformed("\(file.path) lists more than \(mostReferences) files")
        }
      } else if !element.prefix(while: { $0 != ">" }).hasSuffix("/") {
        groups.append(location)
        guard groups.count <= deepestGroup else {
          throw .malformed("\(file.path) has groups more than \(deepestGroup) deep")
        }
      }
    }
    return found
  }

  private static func location(of element: Substring) -> String {
    guard let start = element.range(of: "location")?.upperBound, let open = element[start...].firstIndex(of: "\"") else { return "" }
    let rest = element[element.index(after: open)...]
    return String(rest.prefix { $0 != "\"" }).replacing("&amp;", with: "&").replacing("&apos;", with: "'").replacing("&quot;", with: "\"")
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
