import Foundation

/// The settings that an `.xcconfig` file makes, those of the files it includes among them.
struct ConfigurationFile {
  /// In the file's order: a later one of the same name stands.
  private(set) var assignments: [(key: String, value: String)] = []
  /// Files that are included and not there, as written.
  private(set) var missing: [String] = []

  /// Reads `file`; nil where it cannot be read.
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
    let place = path.hasPrefix("/") ? URL(fileURLWithPath: path) : file.deletingLastPathComponent().appendingPathComponent(path)
    if !read(place, into: &files), !line.hasPrefix("#include?") { missing.append(path) }
  }

  /// `//` starts a comment wherever it stands, as in Xcode.
  private static func withoutComment(_ line: Substring) -> Substring {
    line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
  }

  /// The equals sign that ends the key: one inside `[sdk=…]` does not.
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
