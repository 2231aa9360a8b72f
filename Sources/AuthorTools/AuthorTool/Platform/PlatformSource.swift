/// The copy of a source file that the compiler reads in its place.
struct PlatformSource {
  let text: String

  /// - Parameters:
  ///   - source: the author's text.
  ///   - path: where it lies; what the compiler says names this file.
  ///   - platform: what the conditions are answered for; nil = they stay.
  ///   - undefined: compilation conditions that do not hold.
  init(_ source: String, path: String, platform: Platform?, undefined: Set<String> = []) {
    let isAnswered = platform != nil || !undefined.isEmpty
    let answered = isAnswered ? ConditionAnswers(source, platform: platform, undefined: undefined).text : Array(source.utf8)
    let body = String(decoding: CoreFoundationImports(ObjectiveCAttributes(answered).text).text, as: UTF8.self)
    let firstLine = body.prefix { !$0.isNewline }
    // A first line that holds no code makes room for the directive: the lines keep their numbers even in the compiler's excerpts.
    if firstLine.allSatisfy(\.isWhitespace) || firstLine.hasPrefix("//") {
      text = Self.location(path, line: 2) + (body == firstLine ? "\n" : body.dropFirst(firstLine.count))
    } else {
      text = Self.location(path, line: 1) + "\n" + body
    }
  }

  private static func location(_ path: String, line: Int) -> String { "#sourceLocation(file: \(SwiftName.literal(path)), line: \(line))" }
}
