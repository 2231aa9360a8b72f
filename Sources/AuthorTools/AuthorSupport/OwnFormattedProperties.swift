import Foundation

/// Finds the types for which sources declare a property `formatted`: `extension Date { var formatted: String { … } }`.
struct OwnFormattedProperties {
  private(set) var types: Set<String> = []

  /// Reads each file's text without parsing it: the property belongs to the type whose declaration stands last before it.
  init(_ sources: [URL]) {
    guard let pattern = try? NSRegularExpression(pattern: #"\b(?:extension|struct|class|enum|actor|protocol)\s+(\w+)|\bvar\s+formatted\s*:"#) else {
      return
    }
    for file in sources {
      guard let data = FileManager.default.contents(atPath: file.path), data.range(of: Data("var formatted".utf8)) != nil else { continue }
      let text = String(decoding: data, as: UTF8.self)
      var type = ""
      for match in pattern.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
        if let name = Range(match.range(at: 1), in: text) { type = String(text[name]) } else if !type.isEmpty { types.insert(type) }
      }
    }
  }
}
