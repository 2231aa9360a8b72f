import AlmanacBasics
import Foundation

/// Paths of the files, groups and folders of a project.
extension XcodeProject {
  /// Returns the path of a file, group or synchronized folder as it is on disk; nil for build products and files of Xcode itself.
  func location(of object: ProjectObject) -> URL? { location(of: object, passed: [])?.storedFile }

  private func location(of object: ProjectObject, passed: Set<String>) -> URL? {
    // Ends the recursion for a group that contains itself.
    guard !passed.contains(object.id) else { return nil }
    let path = object.string("path") ?? ""
    let base: URL?
    switch object.string("sourceTree") ?? "<group>" {
    case "<absolute>": return path.isEmpty ? nil : URL(fileURLWithPath: path).standardizedFileURL
    case "SOURCE_ROOT": base = sourceRoot
    case "<group>":
      if let parent = objects.parents[object.id].flatMap({ objects[$0] }) {
        base = location(of: parent, passed: passed.union([object.id]))
      } else {
        base = sourceRoot
      }
    default: return nil
    }
    guard let base else { return nil }
    return (path.isEmpty ? base : base.appendingPathComponent(path)).standardizedFileURL
  }

  /// Returns `url` relative to the project's folder, as messages show it.
  func shown(_ url: URL) -> String {
    let root = folder.standardizedFileURL.path
    let path = url.standardizedFileURL.path
    return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : RelativePath.from(folder, to: url)
  }
}

/// Computes relative paths.
enum RelativePath {
  /// Returns the path from the folder `base` to `target`, with `..` where needed. Neither has to exist.
  static func from(_ base: URL, to target: URL) -> String {
    let from = base.standardizedFileURL.pathComponents.filter { $0 != "/" }
    let to = target.standardizedFileURL.pathComponents.filter { $0 != "/" }
    let common = zip(from, to).prefix { $0 == $1 }.count
    let path = Array(repeating: "..", count: from.count - common) + to.dropFirst(common)
    return path.isEmpty ? "." : path.joined(separator: "/")
  }
}
