import AlmanacUIKitDrawing
import Foundation
import SwiftUICore
import Testing

/// The conversion of attributed text to UIKit's and back.
@Suite struct SwiftUIAttributedStringTests {
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

  @Test func `attributes of UIKit's scope are kept beside SwiftUI's, and converted with their line's colour`() throws {
    var text = AttributedString("a")
    text.foregroundColor = UIColor.red
    text.font = UIFont.systemFont(ofSize: 9)
    text.uiKit.underlineStyle = .single
    text.underlineColor = UIColor.blue
    let run = try #require(text.runs.first)
    #expect(run.uiKit.foregroundColor == UIColor.red && run.swiftUI.foregroundColor == nil && run.uiKit.underlineColor == UIColor.blue)
    let converted = try NSAttributedString(text, including: \.uiKit).attributes(at: 0, effectiveRange: nil)
    #expect((converted[.font] as? UIFont)?.pointSize == 9 && converted[.underlineStyle] as? Int == 1)
    #expect((converted[.foregroundColor] as? UIColor)?.cgColor == UIColor.red.cgColor)
  }

  private struct Calm: AttributedTextFormattingDefinition {
    struct Scope: AttributeScope {
      let kern: AttributeScopes.SwiftUIAttributes.KerningAttribute
      let tracking: AttributeScopes.SwiftUIAttributes.TrackingAttribute
    }
    var body: some AttributedTextFormattingDefinition<Scope> {
      ValueConstraint(for: \.kern, values: [nil, 1], default: 1)
      Wide()
    }
  }

  private struct Wide: AttributedTextValueConstraint {
    typealias Scope = Calm.Scope
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.TrackingAttribute
    func constrain(_ container: inout Attributes) { container.tracking = container.kern.map { $0 * 2 } }
  }

  @Test func `a definition's constraints apply one after another`() {
    var container = AttributeContainer()
    container.kern = 5
    Calm().constrain(&container)
    #expect(container.kern == 1 && container.tracking == 2)
    container.kern = nil
    Calm().constrain(&container)
    #expect(container.kern == nil && container.tracking == nil)
  }

  @Test func `SwiftUI's text has the attributes of UIKit's`() throws {
    let html = Data("a <b>b</b> <a href='https://example.org'>c</a>".utf8)
    let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [.documentType: NSAttributedString.DocumentType.html]
    let text = AttributedString(try NSAttributedString(data: html, options: options, documentAttributes: nil))
    #expect(String(text.characters) == "a b c")
    let last = try #require(text.runs.reversed().first)
    #expect(last.link == URL(string: "https://example.org") && last[SwiftUIAttributeKeys.UnderlineStyleAttribute.self] == .single)
    #expect(last[SwiftUIAttributeKeys.ForegroundColorAttribute.self] == Color(uiColor: .link))
    let fonts = text.runs.map { $0[SwiftUIAttributeKeys.FontAttribute.self] }
    #expect(fonts[0] != nil && fonts[0] != fonts[1] && fonts[0] == fonts[2])
  }
}
