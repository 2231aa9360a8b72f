import AlmanacBasics
import Foundation

/// The settings of an `.xcconfig` file and of the files that it includes. The rules are those of swift-build (`MacroConfigFileParser`).
struct ConfigurationFile {
  /// The assignments in the order in which they are read; of several with the same name the last is used.
  private(set) var assignments: [(key: String, value: String)] = []
  /// Files that do not exist, as written.
  private(set) var missing: [String] = []
  /// Files that are not read because all together would exceed the limits.
  private(set) var refused: [String] = []

  /// The most bytes of all files together. Files of public apps have some 20 KB.
  static let mostBytes = 1 << 20
  /// The most files, counted with repetitions.
  static let mostFiles = 256
  /// The most files that include each other in a row.
  static let deepest = 32

  private var bytes = 0
  private var files = 0

  /// Reads `file`. If it cannot be read, `missing` or `refused` has its name.
  ///
  /// - Parameter shown: the file's name in messages.
  init(_ file: URL, shown: String) { read(file, as: shown, open: [], isOptional: false) }

  /// - Parameter open: the files that are being read. One that includes itself is not read again; one that two files include is.
  private mutating func read(_ file: URL, as name: String, open: [String], isOptional: Bool) {
    let path = file.standardizedFileURL.path
    guard !open.contains(path) else { return }
    let attributes = (try? FileManager.default.attributesOfItem(atPath: file.resolvingSymlinksInPath().path)) ?? [:]
    guard attributes[.type] as? FileAttributeType == .typeRegular, let size = attributes[.size] as? Int else {
      if !isOptional { missing.append(name) }
      return
    }
    files += 1
    bytes += size
    guard files <= Self.mostFiles, bytes <= Self.mostBytes, open.count < Self.deepest else {
      if !refused.contains(name) { refused.append(name) }
      return
    }
    guard let data = ProjectFile.data(file, most: Self.mostBytes) else {
      missing.append(name)
      return
    }
    var lines = String(decoding: data, as: UTF8.self).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
    while let first = lines.popFirst() {
      var parts = [Self.content(of: first)]
      if parts[0].hasPrefix("#include") {
        include(parts[0], from: file, open: open + [path])
        continue
      }
      // A backslash at the end continues the value in the next line.
      while let last = parts.last, last.hasSuffix("\\"), let next = lines.popFirst() {
        parts[parts.count - 1] = last.dropLast().trimmingCharacters(in: .whitespaces)
        parts.append(Self.content(of: next))
      }
      let line = parts.filter { !$0.isEmpty }.joined(separator: " ")
      guard let equals = Self.assignment(in: line) else { continue }
      assignments.append((line[..<equals].trimmingCharacters(in: .whitespaces), Self.value(line[line.index(after: equals)...])))
    }
  }

  private mutating func include(_ line: String, from file: URL, open: [String]) {
    guard let path = line.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first.map(String.init) else { return }
    let location = path.hasPrefix("/") ? URL(fileURLWithPath: path) : file.deletingLastPathComponent().appendingPathComponent(path)
    read(location.storedFile, as: path, open: open, isOptional: line.hasPrefix("#include?"))
  }

  /// Returns a line without its comment and the spaces around it. `//` starts a comment anywhere in the line, as in Xcode.
  private static func content(of line: Substring) -> String {
    (line.range(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmingCharacters(in: .whitespaces)
  }

  private static func value(_ text: Substring) -> String {
    let value = text.trimmingCharacters(in: .whitespaces)
    return value.hasSuffix(";") ? value.dropLast().trimmingCharacters(in: .whitespaces) : value
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
