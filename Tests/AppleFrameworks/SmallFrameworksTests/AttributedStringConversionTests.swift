import SwiftUI
import Testing
import UIKit

/// Tests the conversion of attributed text to UIKit's and back.
@Suite struct AttributedStringConversionTests {
  @Test func `colours, links and lines become UIKit's attributes, and come back`() throws {
    var text = AttributedString("red ")
    text.foregroundColor = Color.red
    var link = AttributedString("link")
    link.link = URL(string: "https://example.com")
    link.underlineStyle = .single
    link.kern = 2
    text += link
    let converted = NSAttributedString(text)
    #expect(converted.string == "red link")
    var range = NSRange()
    let first = converted.attributes(at: 0, effectiveRange: &range)
    #expect((first[.foregroundColor] as? UIColor)?.cgColor == UIColor(Color.red).cgColor && range == NSRange(location: 0, length: 4))
    let second = converted.attributes(at: 5, effectiveRange: &range)
    #expect(second[.link] as? URL == URL(string: "https://example.com") && second[.foregroundColor] == nil)
    #expect(second[.underlineStyle] as? Int == 1 && second[.kern] as? CGFloat == 2 && second[.strikethroughStyle] == nil)
    #expect(AttributedString(converted).runs.map(\.link) == [nil, URL(string: "https://example.com")])
  }
}
