import AlmanacFoundationCompat
import Foundation
import Testing
import UIKit

/// Positions, ranges and texts of text fields and views.
@MainActor @Suite struct UIKitTextInputTests {
  @Test func `positions of a text view count its characters`() throws {
    let view = UITextView()
    view.text = "High tide at nine"
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 5))
    let end = try #require(view.position(from: start, offset: 4))
    let range = try #require(view.textRange(from: end, to: start))
    #expect(view.text(in: range) == "tide" && view.offset(from: start, to: end) == 4 && view.compare(start, to: end) == .orderedAscending)
    #expect(view.position(from: end, offset: 9) == nil && view.position(from: start, offset: -6) == nil)
    view.selectedTextRange = range
    #expect(view.selectedRange == NSRange(location: 5, length: 4))
    view.replace(range, withText: "water")
    #expect(view.text == "High water at nine" && view.selectedRange == NSRange(location: 10, length: 0))
    let word = view.tokenizer.rangeEnclosingPosition(start, with: .word, inDirection: .storage(.forward))
    #expect(word.flatMap { view.text(in: $0) } == "water")
  }

  @Test func `a text field's selection stays in its text`() throws {
    let field = UITextField()
    field.text = "ab"
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    let range = try #require(field.selectedTextRange)
    #expect(field.text(in: range) == "ab" && !range.isEmpty)
    field.replace(range, withText: "c")
    #expect(field.text == "c" && field.selectedTextRange?.isEmpty == true)
  }

  @Test func `texts of fields and views are their attributed texts`() {
    let (field, view, label) = (UITextField(), UITextView(), UILabel())
    field.attributedText = NSAttributedString(string: "ab")
    field.deleteBackward()
    view.text = "c"
    view.insertText("d")
    label.text = "e"
    #expect(field.text == "a" && view.attributedText.string == "cd" && label.attributedText?.string == "e")
    let picture = NSTextAttachment(image: UIImage())
    #expect(NSAttributedString(attachment: picture).attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === picture)
  }
}
