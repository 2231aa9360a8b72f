import Foundation

/// Reads and writes files of a build.
enum OutputFile {
  /// Writes `text` if the file's contents differ, so that unchanged files are not compiled again.
  ///
  /// - Returns: True if it wrote the file.
  @discardableResult
  static func write(_ text: String, to path: String) throws -> Bool {
    let data = Data(text.utf8)
    if FileManager.default.contents(atPath: path) == data { return false }
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch {
      throw ToolError(file: path, problem: "cannot be written: \(error.localizedDescription)")
    }
    return true
  }

  /// Returns the contents of an author's file.
  static func read(_ path: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: path) else { throw ToolError(file: path, problem: "cannot be read") }
    guard let text = String(data: data, encoding: .utf8) else { throw ToolError(file: path, problem: "is not UTF-8 text") }
    return text
  }
}
