import AlmanacProfiles
import Foundation

/// A message of the compiler or of SwiftPM.
public struct BuildMessage: Sendable, Hashable, Codable {
  /// How bad it is.
  public enum Severity: String, Sendable, Codable { case error, warning }
  /// A line of the source around the message.
  public struct Line: Sendable, Hashable, Codable {
    /// Counted from 1.
    public let number: Int
    public let text: String
  }

  public let severity: Severity
  /// The file's path, relative to the package's folder if it is inside; empty: the message is about no file.
  public let file: String
  /// Counted from 1; 0 = none.
  public let line: Int
  public let column: Int
  public let text: String
  /// The source around it, as the compiler prints it.
  public internal(set) var source: [Line]
}

/// Reads a build's output.
public enum BuildOutput {
  /// Returns the messages of a failed build: errors first, each once, at most as many as the limits allow.
  public static func messages(in output: [String], folder: String, limits: PreviewProfile = Profiles.preview) -> [BuildMessage] {
    var found: [BuildMessage] = []
    var seen: Set<BuildMessage> = []
    var index = 0
    while index < output.count {
      defer { index += 1 }
      guard var message = message(in: output[index], folder: folder, limits: limits), !isEcho(message.text) else { continue }
      // The compiler reports a file again for each step that reads it; only the source around it may be missing the second time.
      guard seen.insert(message).inserted else { continue }
      message.source = source(after: index, in: output, around: message.line, limits: limits)
      found.append(message)
    }
    let errors = found.filter { $0.severity == .error }
    let all = errors + found.filter { $0.severity == .warning }
    return (all.isEmpty ? [unexplained(output, limits)] : errors.isEmpty ? [unexplained(output, limits)] + all : all)
      .prefix(limits.messages).map(\.self)
  }

  /// Reads `file:line:column: error: text`, `file: error: text` or `error: text`.
  private static func message(in line: String, folder: String, limits: PreviewProfile) -> BuildMessage? {
    for severity in [BuildMessage.Severity.error, .warning] {
      guard let mark = line.range(of: "\(severity.rawValue): ") else { continue }
      let text = explained(cut(String(line[mark.upperBound...]), limits))
      let place = line[..<mark.lowerBound].trimmingCharacters(in: .whitespaces)
      if place.isEmpty {
        // SwiftPM's own messages begin with the package's name in quotes.
        let name = text.firstMatch(of: #/^'[^']*': /#)
        let said = String(text[(name?.range.upperBound ?? text.startIndex)...])
        return BuildMessage(severity: severity, file: "", line: 0, column: 0, text: said, source: [])
      }
      guard place.hasSuffix(":"), place.hasPrefix("/") else { continue }
      var parts = place.dropLast().split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      let numbers = parts.suffix(2).map { Int($0) }
      let hasPlace = parts.count > 2 && numbers.allSatisfy { $0 != nil }
      if hasPlace { parts.removeLast(2) }
      let path = parts.joined(separator: ":")
      let prefix = folder.hasSuffix("/") ? folder : folder + "/"
      return BuildMessage(
        severity: severity, file: cut(path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path, limits),
        line: hasPlace ? max(numbers[0] ?? 0, 0) : 0, column: hasPlace ? max(numbers[1] ?? 0, 0) : 0, text: text, source: [])
    }
    return nil
  }

  /// Reads the lines `12 | source` after a message: the line of the message and one on each side.
  private static func source(after index: Int, in output: [String], around number: Int, limits: PreviewProfile) -> [BuildMessage.Line] {
    guard number > 0 else { return [] }
    var lines: [BuildMessage.Line] = []
    for text in output.dropFirst(index + 1).prefix(24) {
      guard let bar = text.range(of: " |") else {
        if text.trimmingCharacters(in: .whitespaces).isEmpty || text.allSatisfy({ $0 == " " || $0.isNumber }) { continue }
        break
      }
      let label = text[..<bar.lowerBound].trimmingCharacters(in: .whitespaces)
      guard let found = Int(label) else {
        if label.isEmpty { continue }
        break
      }
      if abs(found - number) <= 1, !lines.contains(where: { $0.number == found }) {
        lines.append(BuildMessage.Line(number: found, text: cut(String(text[bar.upperBound...].dropFirst()), limits)))
      }
    }
    return lines
  }

  /// Whether a message only says that another one was there.
  private static func isEcho(_ text: String) -> Bool {
    text.contains("emit-module command failed") || text == "fatalError" || text.hasPrefix("link command failed")
      || text.hasPrefix("linker command failed") || text.hasPrefix("SwiftCompile normal") || text.hasPrefix("compile command failed")
  }

  /// Says in the author's words what the linker means.
  private static func explained(_ text: String) -> String {
    guard text.contains("undefined"), text.range(of: #"\bmain\b"#, options: .regularExpression) != nil else { return text }
    return "the target has no @main; put it before the widget, or before the bundle of the widgets (\(text))"
  }

  private static func unexplained(_ output: [String], _ limits: PreviewProfile) -> BuildMessage {
    let last = output.last { !$0.trimmingCharacters(in: .whitespaces).isEmpty } ?? "the build failed and printed nothing; run swift build yourself"
    // The linker's lines have no word that marks an error.
    let line = output.last { $0.contains("undefined reference") || $0.contains("undefined symbol") } ?? last
    return BuildMessage(severity: .error, file: "", line: 0, column: 0, text: explained(cut(line, limits)), source: [])
  }

  private static func cut(_ text: String, _ limits: PreviewProfile) -> String {
    let clean = String(String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control && $0 != "\t" ? " " : $0 }))
    return clean.utf8.count <= limits.messageBytes ? clean : String(clean.prefix(limits.messageBytes / 4)) + "…"
  }
}
