import Foundation

/// Where the files, groups and folders of a project lie on disk.
extension XcodeProject {
  /// The place of a file, group or synchronized folder; nil for what is built or belongs to Xcode itself.
  func place(of object: ProjectObject) -> URL? { place(of: object, passed: []) }

  private func place(of object: ProjectObject, passed: Set<String>) -> URL? {
    // A group that holds itself would lead round for ever.
    guard !passed.contains(object.id) else { return nil }
    let path = object.string("path") ?? ""
    let base: URL?
    switch object.string("sourceTree") ?? "<group>" {
    case "<absolute>": return path.isEmpty ? nil : URL(fileURLWithPath: path).standardizedFileURL
    case "SOURCE_ROOT": base = sourceRoot
    case "<group>":
      if let parent = objects.parents[object.id].flatMap({ objects[$0] }) {
        base = place(of: parent, passed: passed.union([object.id]))
      } else {
        base = sourceRoot
      }
    default: return nil
    }
    guard let base else { return nil }
    return (path.isEmpty ? base : base.appendingPathComponent(path)).standardizedFileURL
  }

  /// `url` as a person of this project writes it: relative to the project's folder where it lies inside.
  func shown(_ url: URL) -> String {
    let root = folder.standardizedFileURL.path
    let path = url.standardizedFileURL.path
    return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : RelativePath.from(folder, to: url)
  }
}

/// Paths from one place to another.
enum RelativePath {
  /// The path to `target` as seen from the folder `base`, with `..` where needed. Neither is looked up on disk.
  static func from(_ base: URL, to target: URL) -> String {
    let from = base.standardizedFileURL.pathComponents.filter { $0 != "/" }
    let to = target.standardizedFileURL.pathComponents.filter { $0 != "/" }
    let common = zip(from, to).prefix { $0 == $1 }.count
    let path = Array(repeating: "..", count: from.count - common) + to.dropFirst(common)
    return path.isEmpty ? "." : path.joined(separator: "/")
  }
}
