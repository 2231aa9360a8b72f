import Testing

@testable import WidgetKit

/// The text that a user reads of an error that an author's code threw.
struct ErrorWordsTests {
  private struct Localized: LocalizedError { var errorDescription: String? { "The shop is closed." } }
  private struct Resource: Error, CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { "Ask the owner." }
  }
  private struct Described: Error, CustomStringConvertible { let description = "refused" }
  private enum Plain: Error { case closed(until: Int) }

  @Test func `an author's own words come first`() {
    #expect(ErrorWords.of(Localized()) == "The shop is closed.")
    #expect(ErrorWords.of(Resource()) == "Ask the owner.")
    #expect(ErrorWords.of(Described()) == "refused")
    #expect(ErrorWords.of(NSError(domain: "Shop", code: 4, userInfo: [NSLocalizedDescriptionKey: "No bread."])) == "No bread.")
  }

  @Test func `an error without words is its case with the values`() {
    #expect(ErrorWords.of(Plain.closed(until: 3)) == "closed(until: 3)")
    #expect(ErrorWords.of(NSError(domain: "Shop", code: 4)) == "The operation could not be completed. (Shop error 4.)")
  }

  @Test func `a failed request and a missing file are described without Foundation's dictionary`() {
    let underlying = NSError(domain: NSURLErrorDomain, code: -1003, userInfo: [NSLocalizedDescriptionKey: "Could not resolve host: shop.invalid"])
    let request = NSError(
      domain: NSURLErrorDomain, code: -1003,
      userInfo: [NSUnderlyingErrorKey: underlying, NSLocalizedDescriptionKey: "Could not resolve host: shop.invalid"])
    #expect(ErrorWords.of(request) == "Could not resolve host: shop.invalid")
    let missing = #expect(throws: (any Error).self) { try String(contentsOfFile: "/nowhere/list.txt", encoding: .utf8) }
    let words = missing.map(ErrorWords.of) ?? ""
    #expect(words.contains("doesn’t exist") && words.hasSuffix("(/nowhere/list.txt)") && !words.contains("Domain="))
  }
}
