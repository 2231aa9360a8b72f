import AlmanacProfiles
import Foundation

/// A crash of the compiler, as its report in a build's output tells it.
struct CompilerCrash: Equatable {
  /// The signal that ended it.
  let signal: Int
  /// What it did: “While type-checking 'body' (at /p/Hello.swift:3:7)”, the innermost step with a place; nil: the report has none.
  let step: String?
  /// What the compiler said before it ended, such as a failed assertion.
  let reason: String?

  /// Returns the crashes that a build's output reports.
  static func all(in output: [String]) -> [CompilerCrash] {
    var crashes: [CompilerCrash] = []
    for (index, line) in output.enumerated() {
      guard let match = line.firstMatch(of: #/^error: (?:compile|emit-module) command failed due to signal (\d+)/#), let signal = Int(match.1) else {
        continue
      }
      // The report follows, up to the stack's frames.
      let report = output[(index + 1)...].prefix(200).prefix { $0.firstMatch(of: #/^ *#\d+ 0x/#) == nil }
      let steps = report.compactMap { $0.firstMatch(of: #/^\d+\.\s+(.*)$/#).map { String($0.1) } }
      let reason = report.first { $0.contains("Assertion") || $0.contains("Fatal error") || $0.hasPrefix("fatal error") }
      let placed = steps.last { place(in: $0)?.line ?? 0 > 0 } ?? steps.last { place(in: $0) != nil }
      let crash = CompilerCrash(signal: signal, step: placed ?? steps.last { $0.hasPrefix("While ") }, reason: reason)
      // Several steps of a build crash at the same place.
      if !crashes.contains(where: { $0.step == crash.step && $0.reason == crash.reason }) { crashes.append(crash) }
    }
    return crashes
  }

  /// The file, line and column in a step: `(at /p/a.swift:3:7)`, `[/p/a.swift:3:7 - line:5:1]`, or the file alone: `for file "/p/a.swift"`.
  private static func place(in step: String) -> (range: Range<String.Index>, file: String, line: Int, column: Int)? {
    if let match = step.firstMatch(of: #/ ?(?:\(at |\(|at |\[)?(/[^\[\]()"]+?\.swift):(\d+):(\d+)[^)\]]*[)\]]?/#), let line = Int(match.2),
      let column = Int(match.3)
    {
      return (match.range, String(match.1), line, column)
    }
    guard step.hasPrefix("While "), let match = step.firstMatch(of: #/ (?:for|in) file "(/[^"]+\.swift)"/#) else { return nil }
    return (match.range, String(match.1), 0, 0)
  }

  /// The crash as an error at the place in the author's source.
  func message(folder: String, limits: PreviewProfile) -> BuildMessage {
    let place = step.flatMap(Self.place)
    var doing = step ?? ""
    if let place { doing.removeSubrange(place.range) }
    doing = doing.trimmingCharacters(in: .whitespaces)
    let during = doing.isEmpty ? "" : " \(doing.prefix(1).lowercased())\(doing.dropFirst())"
    let why = reason.map { " (\($0.trimmingCharacters(in: .whitespaces)))" } ?? ""
    // Without a place there is nothing that the author could write differently.
    let remedy = place == nil ? "" : "; write what is there in another way"
    let text = "the Swift compiler crashed with signal \(signal)\(during)\(why)\(remedy)"
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    let file = place.map { $0.file.hasPrefix(prefix) ? String($0.file.dropFirst(prefix.count)) : $0.file } ?? ""
    return BuildMessage(
      severity: .error, file: file, line: place?.line ?? 0, column: place?.column ?? 0, text: BuildOutput.cut(text, limits), source: [])
  }
}
