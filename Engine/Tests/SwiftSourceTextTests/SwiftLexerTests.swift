import AlmanacSwiftSourceText
import Testing

@Suite struct SwiftLexerTests {
  private func texts(_ source: String) -> [String] { SwiftLexer(source).map(\.text) }

  /// The conditions of a source's directives.
  private func conditions(_ source: String) -> [String] {
    let bytes = Array(source.utf8)
    return SwiftLexer(bytes).compactMap { token in
      guard case .directive(let directive) = token.kind, let range = directive.condition else { return nil }
      return String(decoding: bytes[range], as: UTF8.self).trimmingPrefix(while: \.isWhitespace).description
    }
  }

  @Test func `words, marks and quoted names come with their places`() {
    let tokens = Array(SwiftLexer("let `is` = é_1(#a)"))
    #expect(tokens.map(\.text) == ["let", "is", "=", "é_1", "(", "#", "a", ")"])
    #expect(tokens[1].kind == .quotedWord && tokens[1].range == 5..<7 && tokens[3].range == 11..<15)
    #expect(tokens[0].isWord("let") && !tokens[1].isWord("is") && tokens[2].isMark("=") && tokens[1].name == "is" && tokens[2].name == nil)
  }

  @Test(arguments: [
    "// \"", "/* \" */", "/* /* */ \" */", "\"//\"", "\"/*\"", "\"\\\\\"", "\"\\\"\"", "#\"\\\"#", "#\"\"\"#", "#\"a\"b\"#", "\"\"",
    "\"\"\"\n\"\" \\\"\"\" /*\n\"\"\"", "#\"\"\"\n\"\"\" /*\n\"\"\"#", "\"\"\"\n\"\\\n\"\"\"", "\"unfinished\n", "\"\\u{1F600}\"", "\"\\#(\"",
    "/\"/", "/\"\"\"/", "#/\"/#", "#/\"\"\"/#", "##/ \"/# /##", "#/ \n \" // \n/#",
  ])
  func `comments and literals give no tokens, and the code behind them does`(literal: String) {
    #expect(texts("\(literal)\nafter") == ["after"])
  }

  @Test(
    arguments: [
      ("a / b / \"c\"", ["a", "/", "b", "/"]),
      ("f(1, /) + x /y", ["f", "(", "1", ",", "/", ")", "+", "x", "/", "y"]), ("a/b/c", ["a", "/", "b", "/", "c"]), ("a /", ["a", "/"]),
    ] as [(String, [String])])
  func `a slash is division where the compiler takes it for one`(source: String, tokens: [String]) { #expect(texts(source) == tokens) }

  @Test func `code in interpolations gives tokens`() {
    #expect(texts("\"one \\(two(\"three \\(four)\")) five\" six") == ["two", "(", "four", ")", "six"])
    #expect(texts("#\"\\(one) \\#(two)\"# three") == ["two", "three"])
    #expect(texts("\"\"\"\n \\(a(\"\"\"\n b\n\"\"\"))\n\"\"\" c") == ["a", "(", ")", "c"])
    #expect(texts("\"\\(a /* ) */ + \")\")\" b") == ["a", "+", "b"])
  }

  @Test func `directives hold their conditions`() {
    #expect(conditions("#if A // B\n#elseif B /* C */ && D\n#else\n#endif") == ["A", "B /* C */ && D"])
    #expect(conditions("#if(A)\n#elseif!B\r\n#endif\r#if C\r#endif") == ["(A)", "!B", "C"])
    let kinds = SwiftLexer("#if A\n#else\n#endif").map(\.kind)
    #expect(kinds == [.directive(.if(3..<5)), .directive(.else), .directive(.endif)])
    #expect(texts("#selector(a)") == ["#", "selector", "(", "a", ")"])
  }

  @Test func `a condition ends with its line unless a parenthesis is open`() {
    #expect(conditions("#if (A ||\n  B) && C\nD\n#endif") == ["(A ||\n  B) && C"])
    #expect(conditions("#if A ||\nB\n#endif") == ["A ||"])
    // A parenthesis that is never closed does not take the following code in.
    #expect(conditions("#if ((A\nB\n#endif") == ["((A"] && conditions("#if (A\nB") == ["(A"])
    #expect(texts("#if ((A\nB\n#endif") == ["", "B", ""])
  }

  @Test func `directives in comments, literals and quoted names do not count`() {
    for text in [
      "// #if A", "/* #if A */", "let a = \"#if A\"", "let a = \"\"\"\n#if A\n\"\"\"", "let a = #/ #if A /#", "let a = /#if A/", "let `#if A` = 1",
      "#iff(A)", "let a = \"\\(b(\"#if A\"))\"",
    ] {
      #expect(conditions(text).isEmpty, "\(text)")
    }
  }

  @Test func `a byte order mark and a hashbang line are skipped`() {
    #expect(texts("\u{FEFF}import A") == ["import", "A"] && texts("#!/usr/bin/env swift \"\nimport A") == ["import", "A"])
  }

  @Test(arguments: ["\"", "\"\"\"", "/*", "\"\\", "\"\\(", "#\"", "#/", "##", "`", "#if", "#if (", "é\u{0}", ")", "/"])
  func `text that is cut off ends there`(text: String) {
    for source in [text, String(repeating: text, count: 5_000)] {
      for token in SwiftLexer(source) { #expect(token.range.upperBound <= source.utf8.count) }
    }
  }
}
