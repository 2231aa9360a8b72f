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

  /// Returns the folder that the files of a project must be in: its repository. An unpacked archive has none; then it is the farthest of the project's
  /// folder and the four around it that has a file of ``signs``, or else the folder itself. The user's home folder and what is around it do not count.
  static func boundary(around folder: URL) -> URL {
    let real = folder.standardizedFileURL.resolvingSymlinksInPath()
    // A link may lead to the folder.
    if let root = root(around: folder) ?? root(around: real) { return root }
    let home = FileManager.default.homeDirectoryForCurrentUser.resolvingSymlinksInPath().path
    var found = real
    var candidate = real
    for _ in 0...4 {
      guard candidate.path != "/", candidate.path != home, !home.hasPrefix(candidate.path + "/") else { break }
      if signs.contains(where: { FileManager.default.fileExists(atPath: candidate.appendingPathComponent($0).path) }) { found = candidate }
      candidate = candidate.deletingLastPathComponent()
    }
    return found
  }

  /// Files that usually lie at the top of a repository.
  private static let signs = ["README.md", "README", "readme.md", "LICENSE", "LICENSE.md", "LICENSE.txt", ".gitignore", ".gitattributes", ".github"]

  /// Returns whether a file or folder is inside `boundary`, also with its links resolved.
  static func isInside(_ file: URL, _ boundary: URL) -> Bool {
    let path = file.standardizedFileURL.resolvingSymlinksInPath().path
    return path == boundary.path || path.hasPrefix(boundary.path + "/")
  }
}
