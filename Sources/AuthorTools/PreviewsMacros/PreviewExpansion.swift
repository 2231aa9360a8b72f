import Foundation

/// Writes the declaration that `#Preview` stands for.
///
/// `#Preview("Small", as: .systemSmall) { … } timeline: { … }` becomes a type of its own that makes the same-worded
/// `SwiftUI.Preview(…)` when asked: the arguments are type-checked where they stand, and nothing runs before a preview is shown.
enum PreviewExpansion {
  enum Problem: Error, CustomStringConvertible {
    case noSource
    case notAPreview(String)

    var description: String {
      switch self {
      case .noSource: "the compiler sent no source for the macro"
      case .notAPreview(let source): "expected a use of #Preview, found “\(source.prefix(40))”"
      }
    }
  }

  static func source(of request: [String: Any]) throws -> String {
    guard let syntax = request["syntax"] as? [String: Any], let source = syntax["source"] as? String else { throw Problem.noSource }
    guard let use = macroName(in: source) else { throw Problem.notAPreview(source) }
    let location = syntax["location"] as? [String: Any]
    let discriminator = request["discriminator"] as? String ?? "$s"
    let name = uniqueName("Preview", discriminator: discriminator)
    // Public, so that an optimized build keeps a type that nothing refers to: it is found by its conformance.
    return """
      public enum \(name): SwiftUI._PreviewDeclaration {
        public static var _fileID: String { \(literal(location?["fileID"] as? String ?? "")) }
        public static var _line: Int { \(location?["line"] as? Int ?? 0) }
        @MainActor public static func _makePreview() -> SwiftUI.Preview {
          SwiftUI.Preview\(arguments(source[use.upperBound...]))
        }
      }
      """
  }

  /// Where `#Preview` stands in the code. The source begins with the comments in front of the use, and they may hold previews that were taken out.
  private static func macroName(in source: String) -> Range<String.Index>? {
    var rest = source[...]
    while let first = rest.first {
      if rest.hasPrefix("#Preview") { return rest.startIndex..<source.index(rest.startIndex, offsetBy: 8) }
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = afterComment(rest)
      } else if first == "\"" {
        // The message of an attribute.
        rest = rest.dropFirst().drop { $0 != "\"" }.dropFirst()
      } else {
        rest = rest.dropFirst()
      }
    }
    return nil
  }

  /// What follows a block comment; comments nest.
  private static func afterComment(_ source: Substring) -> Substring {
    var rest = source
    var depth = 0
    repeat {
      if rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    } while depth > 0 && !rest.isEmpty
    return rest
  }

  /// What follows `#Preview`, with an empty argument list made explicit where only a closure follows.
  private static func arguments(_ rest: Substring) -> String {
    let trimmed = rest.drop { $0 == " " || $0 == "\n" || $0 == "\t" }
    return trimmed.first == "{" ? " " + String(trimmed) : String(rest)
  }

  /// A name that no source can write, as the compiler demands of a macro that announces no names.
  private static func uniqueName(_ name: String, discriminator: String) -> String { "\(discriminator)\(name.utf8.count)\(name)fMu_" }

  private static func literal(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }
}
