import Foundation

/// The declarations named `formatted` in a target's own sources, such as `extension Date { var formatted: String { … } }`.
///
/// On Apple's systems such a declaration hides Foundation's `formatted()`, which is in another module. Almanac's generated file declares `formatted()`
/// in the same module, where the compiler refuses both. So the generated one is left out: there, `formatted()` without arguments uses Foundation's locale.
///
/// The sources are read when SwiftPM plans the build, that is when a file appears or disappears, or a manifest changes.
enum OwnFormatted {
  /// Returns the extended types whose extensions declare the name without arguments.
  static func types(in sources: [URL]) -> Set<String> {
    sources.reduce(into: []) { found, file in
      if let text = try? String(contentsOf: file, encoding: .utf8), text.contains("formatted") { found.formUnion(types(in: text)) }
    }
  }

  private static func types(in text: String) -> Set<String> {
    guard let pattern = try? NSRegularExpression(pattern: #"\bextension\s+([A-Za-z]+)\b|\b(?:var\s+formatted\s*:|func\s+formatted\s*\(\s*\))"#) else {
      return []
    }
    var (found, extended): (Set<String>, String?) = ([], nil)
    for match in pattern.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
      if let name = Range(match.range(at: 1), in: text) {
        extended = String(text[name])
      } else if let extended {
        found.insert(extended)
      }
    }
    return found
  }

  /// Returns the generated source without the `formatted()` of the extensions of some types.
  static func without(_ types: Set<String>, _ source: String) -> String {
    guard !types.isEmpty else { return source }
    var extended = ""
    return source.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      // `extension Foundation.Date {`
      if line.hasPrefix("extension ") { extended = line.split(separator: " ")[1].split(separator: ".").last.map(String.init) ?? "" }
      return !(types.contains(extended) && line.contains(" func formatted() -> "))
    }.joined(separator: "\n")
  }
}
