import AlmanacSwiftSourceText
import Testing

@Suite struct SwiftLiteralTests {
  @Test func `quotation marks, backslashes and control characters are escaped`() {
    #expect(SwiftLiteral.string("a\"\\(b)\n\u{1}é🙂") == #""a\"\\(b)\n\u{1}é🙂""#)
    #expect(SwiftLiteral.string("\r\n\t\u{7f}") == #""\r\n\t\u{7f}""#)
  }

  @Test func `a quotation mark with a combining character is escaped`() {
    #expect(SwiftLiteral.string("\"\u{301}") == "\"\\\"\u{301}\"")
  }
}
