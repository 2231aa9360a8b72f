import CoreGraphics
import Foundation
import SwiftUICore
import Testing

/// Drawing of texts, and geometry in values.
@Suite struct UIKitTextDrawingTests {
  @Test func `strings are drawn at their position, in their measured size, with their attributes`() {
    let font = UIFont.systemFont(ofSize: 20)
    let size = "HHH".size(withAttributes: [.font: font])
    let drawn = Pixels.picture(120, 60) { _ in "HHH".draw(at: CGPoint(x: 10, y: 10), withAttributes: [.font: font, .foregroundColor: UIColor.red]) }
    #expect(abs(drawn.ink.minX - 11) < 3 && drawn.ink.maxX <= 10 + size.width && drawn.ink.minX >= 10)
    #expect(abs(drawn.ink.height - font.capHeight) < 2 && drawn[Int(drawn.ink.minX) + 1, Int(drawn.ink.midY)][0] > 100)

    let text = NSMutableAttributedString(string: "HH", attributes: [.font: font])
    text.append(
      NSAttributedString(
        string: "HH", attributes: [.font: font, .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.blue]))
    let line = Pixels.picture(120, 60) { _ in text.draw(at: .zero) }
    let under = (0..<Int(text.size().width)).filter { x in (0..<40).contains { line[x, $0][2] > 128 && line[x, $0][0] < 64 } }
    // Only the second half is underlined.
    #expect(abs(CGFloat(under.min() ?? 0) - text.size().width / 2) < 4 && abs(CGFloat(under.max() ?? 0) - text.size().width) < 4)

    let centred = NSMutableParagraphStyle()
    centred.alignment = .center
    let middle = Pixels.picture(120, 40) { _ in
      "H".draw(in: CGRect(x: 0, y: 0, width: 120, height: 40), withAttributes: [.font: font, .paragraphStyle: centred])
    }
    #expect(abs(middle.ink.midX - 60) < 1.5)
    let words = "one two three four five six"
    let box = words.boundingRect(
      with: CGSize(width: 60, height: 1000), options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    #expect(box.width <= 60 && box.height >= 3 * font.lineHeight - 1)
    #expect(words.boundingRect(with: CGSize(width: 60, height: 1000), attributes: [.font: font], context: nil).height < 2 * font.lineHeight)
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowColor) = (CGSize(width: 0, height: 30), UIColor.green)
    let cast = Pixels.picture(60, 60) { _ in "H".draw(at: .zero, withAttributes: [.font: font, .shadow: shadow]) }
    #expect((0..<60).contains { cast[Int(cast.ink.minX) + 1, $0][1] > 200 })
  }

  @Test func `values hold UIKit's geometry`() {
    #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).rectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(NSValue(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.height == 4)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets && NSValue(uiEdgeInsets: insets).cgAffineTransformValue == .identity)
    #expect(NSValue(cgVector: CGVector(dx: 5, dy: 6)).cgVectorValue.dy == 6)
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 7, ty: 8)
    #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
  }
}
