import AlmanacFoundationCompat
import Testing

/// Tests that Foundation's classes can be made without arguments, as apps do for a value that is filled later.
@Suite struct FoundationInitializersTests {
  @Test func `texts are empty and can be filled`() {
    #expect(NSAttributedString().length == 0 && NSAttributedString(string: "a").string == "a")
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "b"))
    let string = NSMutableString()
    string.append("c")
    #expect(text.string == "b" && string as String == "c" && type(of: text) == NSMutableAttributedString.self)
  }

  @Test func `components, numbers, expressions and progress begin with nothing`() {
    let components = NSURLComponents()
    (components.scheme, components.host, components.path) = ("https", "example.com", "/a")
    #expect(components.url == URL(string: "https://example.com/a") && NSDecimalNumber() == 0 && Progress().totalUnitCount == 0)
    #expect(NSRegularExpression().numberOfMatches(in: "ab", range: NSRange(location: 0, length: 2)) == 0)
  }

  @Test func `responses have no status and no data`() {
    #expect(URLResponse().mimeType == nil && HTTPURLResponse().statusCode == 0 && HTTPURLResponse().allHeaderFields.isEmpty)
  }
}
