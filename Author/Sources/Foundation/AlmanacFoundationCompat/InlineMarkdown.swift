internal import CAlmanacMarkdown
import Foundation

/// Text with Markdown's inline syntax, as Foundation reads it: CommonMark with GFM's strikethrough and autolinks, and `^[text](inflect: true)`.
///
/// Read by cmark-gfm. Apple's fork of it, which Foundation uses, can leave out blocks and keep white space; CAlmanacMarkdown does so around the library.
package enum InlineMarkdown {
  package struct Span: Equatable {
    package var text: String
    package var isStrong = false
    package var isEmphasized = false
    package var isCode = false
    package var isStruck = false
    package var isInlineHTML = false
    package var isBlockHTML = false
    /// The text is the space or the line break that stands for a line break of the source.
    package var lineBreak: LineBreak?
    package var link: String?
    /// The address of the image that the text describes.
    package var image: String?
    /// The attributes of `^[text](attributes)`, unparsed.
    package var extended: String?
  }

  package enum LineBreak {
    case soft, hard
  }

  /// Which syntax of a text is Markdown. The numbers are those of CAlmanacMarkdown.
  package enum Syntax: Int32 {
    case inlinePreservingWhitespace = 0
    case inline = 1
    case full = 2
  }

  /// The most bytes of a text that is read as Markdown; a longer one is returned as plain text. It is the limit of one text in a widget, 32 KiB.
  package static let longest = 32 << 10

  /// Splits `text` where its style changes and returns the parts. Text without markup is one part.
  package static func spans(of text: String, syntax: Syntax = .inlinePreservingWhitespace) -> [Span] {
    if text.isEmpty { return [] }
    let isPlain = syntax == .inlinePreservingWhitespace && !text.utf8.contains(where: canBeMarkup)
    if isPlain || text.utf8.count > longest { return [Span(text: text)] }
    var text = text
    let reading = Reading()
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        cmarkdown_read(characters.baseAddress, characters.count, syntax.rawValue, Unmanaged.passUnretained(reading).toOpaque()) { context, piece in
          guard let context, let piece else { return }
          Unmanaged<Reading>.fromOpaque(context).takeUnretainedValue().add(piece.pointee)
        }
      }
    }
    return reading.spans
  }

  /// Whether a byte can begin markup, the dots and colons of addresses included. Most texts have none of them.
  private static func canBeMarkup(_ byte: UInt8) -> Bool { marks.contains(byte) }
  private static let marks = Array("*_`~[\\<&:.@".utf8)

  private final class Reading {
    var spans: [Span] = []

    func add(_ piece: CMarkdownPiece) {
      func has(_ style: Int) -> Bool { piece.style & UInt32(style) != 0 }
      var span = Span(text: "")
      span.isEmphasized = has(CMarkdownEmphasis)
      span.isStrong = has(CMarkdownStrong)
      span.isCode = has(CMarkdownCode)
      span.isStruck = has(CMarkdownStrikethrough)
      span.isInlineHTML = has(CMarkdownInlineHTML)
      span.isBlockHTML = has(CMarkdownBlockHTML)
      span.lineBreak = has(CMarkdownSoftBreak) ? .soft : has(CMarkdownLineBreak) ? .hard : nil
      span.link = piece.link.map { String(cString: $0) }
      span.image = piece.image.map { String(cString: $0) }
      span.extended = piece.attributes.map { String(cString: $0) }
      let text =
        switch span.lineBreak {
        case .soft: " "
        case .hard: "\n"
        case nil: String(decoding: UnsafeRawBufferPointer(start: piece.text, count: piece.length), as: UTF8.self)
        }
      if var last = spans.last, span.lineBreak == nil || spans.last?.lineBreak == nil {
        let earlier = last.text
        last.text = ""
        if last == span {
          spans[spans.count - 1].text = earlier + text
          return
        }
      }
      span.text = text
      spans.append(span)
    }
  }
}
