import AlmanacBasics
import Foundation

/// Paths of the files, groups and folders of a project.
extension XcodeProject {
  /// Returns the path of a file, group or synchronized folder as it is on disk; nil for build products and files of Xcode itself.
  ///
  /// Also nil if a group contains itself; ``ProjectObjects`` refuses groups that are very deep.
  func location(of object: ProjectObject) -> URL? {
    /// The paths from the outermost group to the object.
    var parts: [String] = []
    var current = object
    for _ in 0...ProjectObjects.deepestGroup {
      let path = current.string("path") ?? ""
      if !path.isEmpty { parts.append(path) }
      switch current.string("sourceTree") ?? "<group>" {
      case "<absolute>": return path.isEmpty ? nil : Self.joined(nil, parts)
      case "SOURCE_ROOT": return Self.joined(sourceRoot, parts)
      case "<group>":
        guard let parent = objects.parents[current.id].flatMap({ objects[$0] }) else { return Self.joined(sourceRoot, parts) }
        current = parent
      default: return nil
      }
    }
    return nil
  }

  /// - Parameter parts: paths, the innermost first. An absolute one does not depend on the groups around it (`Path.join` of swift-build).
  private static func joined(_ base: URL?, _ parts: [String]) -> URL {
    let absolute = parts.firstIndex { $0.hasPrefix("/") }
    let path = (absolute.map { Array(parts[...$0]) } ?? parts).reversed().joined(separator: "/")
    guard let base, absolute == nil else { return URL(fileURLWithPath: path).standardizedFileURL.storedFile }
    return (path.isEmpty ? base : base.appendingPathComponent(path)).standardizedFileURL.storedFile
  }

  /// Returns whether a file or folder exists and lies outside the project's repository, also through a link.
  func isOutside(_ location: URL) -> Bool {
    FileManager.default.fileExists(atPath: location.path) && !Repository.isInside(location, boundary)
  }

  /// Why a file or folder outside the repository is left out, and what to do about it.
  var outsideReason: String {
    let reason = "it lies outside the project's repository; move it there or copy it"
    let hasRepository = FileManager.default.fileExists(atPath: boundary.appendingPathComponent(".git").path)
    return hasRepository ? reason : reason + " (there is no .git in a folder around the project, so the project's own folder counts)"
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
