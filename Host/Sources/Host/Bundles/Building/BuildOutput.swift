import AlmanacProfiles
import Foundation

/// Reads a build's output.
public enum BuildOutput {
  /// Returns the messages of a failed build: errors first, each once, at most as many as the limits allow. There is at least one error.
  public static func messages(
    in output: [String], folder: String, limits: PreviewProfile = Profiles.preview
  ) -> [BuildMessage] {
    let errors = errors(in: output, folder: folder, limits: limits)
    let warnings = all(in: output, folder: folder, limits: limits).filter { $0.severity == .warning }
    return ((errors.isEmpty ? [unexplained(output, limits)] : errors) + warnings).prefix(limits.messages).map(\.self)
  }

  /// Returns the errors and crashes of a failed build, each once; none if it failed without a word.
  static func errors(in output: [String], folder: String, limits: PreviewProfile = Profiles.preview) -> [BuildMessage] {
    let crashes = CompilerCrash.all(in: output).map { $0.message(folder: folder, limits: limits) }
    var errors = all(in: output, folder: folder, limits: limits).filter { $0.severity == .error } + crashes
    // Removes errors without a file that another error repeats with its file and line.
    let placed = Set(errors.filter { !$0.file.isEmpty }.map(\.text))
    errors.removeAll { $0.file.isEmpty && placed.contains($0.text) }
    // A build that SwiftPM refuses for another reason ends with this, too.
    if let other = errors.first(where: { !isUnmapped($0) }) { errors.removeAll { isUnmapped($0) && $0 != other } }
    // The linker's lines have no word that marks an error.
    if errors.isEmpty, let line = output.last(where: { $0.contains("undefined reference") || $0.contains("undefined symbol") }) {
      errors.append(BuildMessage(severity: .error, file: "", line: 0, column: 0, text: explained(cut(line, limits)), source: []))
    }
    if errors.isEmpty, let trap = output.lazy.compactMap({ manifestTrap(in: $0, limits) }).first { errors.append(trap) }
    return errors
  }

  /// Reads Swift's message of a manifest that traps while SwiftPM runs it: `Hello/Package.swift:7: Fatal error: text`. Where the standard library traps, as
  /// for an index out of range, the message names its own file, so the line of the manifest is unknown.
  private static func manifestTrap(in line: String, _ limits: PreviewProfile) -> BuildMessage? {
    guard let mark = line.range(of: ": Fatal error"), let place = line[..<mark.lowerBound].firstMatch(of: #/([^/:]+\.swift):(\d+)$/#) else {
      return nil
    }
    let text = line[mark.upperBound...].drop { $0 == ":" || $0 == " " }
    let isOwn = place.1 == "Package.swift"
    return BuildMessage(
      severity: .error, file: "Package.swift", line: isOwn ? Int(place.2) ?? 0 : 0, column: 0,
      text: cut("the manifest stops when it is run\(text.isEmpty ? "" : ": \(text)")", limits), source: [])
  }

  /// Returns the warnings of a build that succeeded, each once, without those about the sources of other people's packages.
  public static func warnings(in output: [String], folder: String, limits: PreviewProfile = Profiles.preview) -> [BuildMessage] {
    all(in: output, folder: folder, limits: limits).filter { $0.severity == .warning && !"/\($0.file)".contains("/.build/") }
  }

  /// Returns the errors and warnings in the order of the output, each once.
  private static func all(in output: [String], folder: String, limits: PreviewProfile) -> [BuildMessage] {
    var found: [BuildMessage] = []
    var seen: Set<BuildMessage> = []
    var index = 0
    while index < output.count {
      defer { index += 1 }
      let line = MacroExpansionMessage.placed(output, at: index) ?? output[index]
      guard var message = message(in: line, folder: folder, limits: limits), !isEcho(message.text) else { continue }
      // The compiler reports a file again for each step that reads it; only the source around it may be missing the second time.
      guard seen.insert(message).inserted else { continue }
      message.source = source(after: index, in: output, around: message.line, limits: limits)
      found.append(message)
    }
    return found
  }

  /// Reads `file:line:column: error: text`, `file: error: text` or `error: text`.
  private static func message(in line: String, folder: String, limits: PreviewProfile) -> BuildMessage? {
    for severity in [BuildMessage.Severity.error, .warning] {
      guard let mark = line.range(of: "\(severity.rawValue): ") else { continue }
      let text = explained(withoutGroup(cut(String(line[mark.upperBound...]), limits)))
      let place = line[..<mark.lowerBound].trimmingCharacters(in: .whitespaces)
      // A place in what a macro wrote is none of the author's.
      if place.isEmpty || place.hasPrefix("macro expansion ") {
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
    text.contains("emit-module command failed") || text == "fatalError" || text.hasPrefix("ExitCode(rawValue:")
      || text.hasPrefix("link command failed")
      || text.hasPrefix("linker command failed") || text.hasPrefix("SwiftCompile normal") || text.hasPrefix("compile command failed")
      // SwiftPM's command line of the manifest, of which the compiler's own errors follow.
      || text.hasPrefix("Invalid manifest (compiled with:") || text.hasPrefix("invalid manifest (compiled with:")
  }

  private static func isUnmapped(_ message: BuildMessage) -> Bool {
    message.file.isEmpty && message.text.hasPrefix("binary target") && message.text.contains("could not be mapped to an artifact")
  }

  /// Says in the author's words what the linker means.
  private static func explained(_ text: String) -> String {
    guard text.contains("undefined"), text.range(of: #"\bmain\b"#, options: .regularExpression) != nil else { return text }
    return "the target has no @main; put it before the widget, or before the bundle of the widgets (\(text))"
  }

  /// Leaves out the compiler's mark of a group of messages: `text [#Group]`.
  private static func withoutGroup(_ text: String) -> String {
    guard text.hasSuffix("]"), let mark = text.range(of: " [#", options: .backwards), !text[mark.upperBound...].contains(" ") else { return text }
    return String(text[..<mark.lowerBound])
  }

  private static func unexplained(_ output: [String], _ limits: PreviewProfile) -> BuildMessage {
    let last = output.last { !$0.trimmingCharacters(in: .whitespaces).isEmpty } ?? "the build failed and printed nothing; run swift build yourself"
    return BuildMessage(severity: .error, file: "", line: 0, column: 0, text: cut(last, limits), source: [])
  }

  static func cut(_ text: String, _ limits: PreviewProfile) -> String {
    let clean = String(String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control && $0 != "\t" ? " " : $0 }))
    return clean.utf8.count <= limits.messageBytes ? clean : String(clean.prefix(limits.messageBytes / 4)) + "…"
  }
}
