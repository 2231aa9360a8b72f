import Basics
import Foundation

/// The settings of an `.xcconfig` file and of the files that it includes.
struct ConfigurationFile {
  /// The assignments in the file's order; of several with the same name the last is used.
  private(set) var assignments: [(key: String, value: String)] = []
  /// Included files that do not exist, as written.
  private(set) var missing: [String] = []

  /// Reads `file`; nil if it cannot be read.
  init?(_ file: URL) {
    var files: Set<String> = []
    guard read(file, into: &files) else { return nil }
  }

  private mutating func read(_ file: URL, into files: inout Set<String>) -> Bool {
    // A file that includes itself is read once.
    guard files.insert(file.standardizedFileURL.path).inserted else { return true }
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
    for line in text.split(whereSeparator: \.isNewline) {
      let line = Self.withoutComment(line).trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("#include") {
        include(line, from: file, into: &files)
      } else if let equals = Self.assignment(in: line) {
        let value = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        let key = line[..<equals].trimmingCharacters(in: .whitespaces)
        assignments.append((key, value.hasSuffix(";") ? String(value.dropLast()) : value))
      }
    }
    return true
  }

  private mutating func include(_ line: String, from file: URL, into files: inout Set<String>) {
    guard let path = line.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first.map(String.init) else { return }
    let location = path.hasPrefix("/") ? URL(fileURLWithPath: path) : file.deletingLastPathComponent().appendingPathComponent(path)
    if !read(location.storedFile, into: &files), !line.hasPrefix("#include?") { missing.append(path) }
  }

  /// Removes the comment of a line. `//` starts one anywhere in the line, as in Xcode.
  private static func withoutComment(_ line: Substring) -> Substring {
    line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
  }

  /// Returns the index of the equals sign after the key, not of one inside `[sdk=…]`.
  private static func assignment(in line: String) -> String.Index? {
    var depth = 0
    for index in line.indices {
      switch line[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth == 0: return index
      default: break
      }
    }
    return nil
  }
}
