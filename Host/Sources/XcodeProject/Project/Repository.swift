import Foundation

/// The repository around a project, outside which nothing is read that the project does not need to name in Xcode.
enum Repository {
  /// Returns the nearest folder around `folder` that is a Git repository; nil if there is none.
  static func root(around folder: URL) -> URL? {
    var candidate = folder.standardizedFileURL
    while candidate.path != "/" {
      if FileManager.default.fileExists(atPath: candidate.appendingPathComponent(".git").path) { return candidate.resolvingSymlinksInPath() }
      candidate = candidate.deletingLastPathComponent()
    }
    return nil
  }

  /// Returns whether a file or folder is inside `boundary`, also with its links resolved.
  static func isInside(_ file: URL, _ boundary: URL) -> Bool {
    let path = file.standardizedFileURL.resolvingSymlinksInPath().path
    return path == boundary.path || path.hasPrefix(boundary.path + "/")
  }
}
