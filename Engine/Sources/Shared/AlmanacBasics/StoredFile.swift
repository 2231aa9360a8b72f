import Foundation

extension URL {
  /// The existing file that this URL names up to Unicode normalization; the URL itself if its file exists, or if there is no such file.
  ///
  /// Apple's file systems do not distinguish “é” from “e” with a combining accent, Linux's do. A project or catalog that was written there can name a
  /// file in one form while the repository has it in the other.
  public var storedFile: URL {
    let files = FileManager.default
    guard path.utf8.contains(where: { $0 >= 0x80 }), !files.fileExists(atPath: path) else { return self }
    var found = URL(fileURLWithPath: "/")
    for name in URL(fileURLWithPath: path).pathComponents where name != "/" {
      let exact = found.appendingPathComponent(name)
      if files.fileExists(atPath: exact.path) {
        found = exact
        continue
      }
      // Equal strings are those with the same characters, in whatever form.
      guard let stored = try? files.contentsOfDirectory(atPath: found.path).first(where: { $0 == name }) else { return self }
      found = found.appendingPathComponent(stored)
    }
    return found
  }
}
