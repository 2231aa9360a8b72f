import AlmanacFoundationCompat
import Foundation
import Testing

/// Words, sentences and addresses in texts.
@Suite struct FoundationTextTests {
  private func isReported(_ name: String) -> Bool { UnavailableServices.all.count { $0.name == name } == 1 }

  @Test func `a text has words, sentences and lines`() {
    let text = "It's 3 o'clock, dear Zoë. Go home!\nNow."
    func parts(_ options: NSString.EnumerationOptions, upTo most: Int = 99) -> [String] {
      var found: [String] = []
      text.enumerateSubstrings(in: text.startIndex..., options: options) { part, _, _, stop in
        found.append(part ?? "nil")
        stop = found.count == most
      }
      return found
    }
    #expect(parts(.byWords) == ["It's", "3", "o'clock", "dear", "Zoë", "Go", "home", "Now"])
    #expect(parts([.byWords, .reverse], upTo: 2) == ["Now", "home"])
    #expect(parts(.bySentences) == ["It's 3 o'clock, dear Zoë. ", "Go home!\n", "Now."])
    #expect(parts(.byLines) == ["It's 3 o'clock, dear Zoë. Go home!", "Now."])
    #expect(parts([.byWords, .substringNotRequired], upTo: 1) == ["nil"])
  }

  @Test func `a detector finds web and mail addresses`() throws {
    let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType(rawValue: 32).rawValue)
    let text = "Mail ada@example.org, see https://example.org/a?b=1. and www.example.net!"
    let found = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
    #expect(found.map { $0.url?.absoluteString } == ["mailto:ada@example.org", "https://example.org/a?b=1", "http://www.example.net"])
    #expect(found.first?.range == NSRange(location: 5, length: 15))
    #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
    #expect(try NSDataDetector(types: 8).numberOfMatches(in: text, range: NSRange(location: 0, length: 4)) == 0 && isReported("dataDetector.types"))
  }
}
