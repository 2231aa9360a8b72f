import AlmanacSwiftSourceText

/// Expands `#Preview` to a declaration.
/// `#Preview("Small", as: .systemSmall) { … } timeline: { … }` becomes a type with a function that returns `SwiftUICore.Preview(…)` with the same
/// arguments. So the compiler checks the arguments, and nothing runs before a preview is shown.
/// arguments. So the compiler checks the arguments, and nothing runs before a preview is shown.
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
    guard let arguments = arguments(in: source) else { throw Problem.notAPreview(source) }
    let location = syntax["location"] as? [String: Any]
    let discriminator = request["discriminator"] as? String ?? "$s"
    let name = uniqueName("Preview", discriminator: discriminator)
    // Public, so that an optimized build keeps the type although nothing refers to it. It is found by its conformance.
    return """
      public enum \(name): SwiftUICore._PreviewDeclaration {
        public static var _fileID: String { \(SwiftLiteral.string(location?["fileID"] as? String ?? "")) }
        public static var _line: Int { \(location?["line"] as? Int ?? 0) }
        @MainActor public static func _makePreview() -> SwiftUICore.Preview {
          SwiftUICore.Preview\(arguments)
        }
      }
      """
  }

  /// Returns the source after `#Preview`; nil if the source does not use it. The source begins with the comments before the macro, which may contain
  /// further uses.
  private static func arguments(in source: String) -> String? {
    let tokens = Array(SwiftLexer(source))
    guard let (_, name) = zip(tokens, tokens.dropFirst()).first(where: { $0.isMark("#") && $1.isWord("Preview") }) else { return nil }
    let rest = String(decoding: Array(source.utf8)[name.range.upperBound...], as: UTF8.self)
    // If only a closure follows, `SwiftUICore.Preview` needs a space before it.
    let trimmed = rest.drop(while: \.isWhitespace)
    return trimmed.first == "{" ? " " + trimmed : rest
  }

  /// Returns a unique name in the compiler's own form, the only one that it accepts from a macro that declares no names.
  private static func uniqueName(_ name: String, discriminator: String) -> String { "\(discriminator)\(name.utf8.count)\(name)fMu_" }
}
