import AlmanacFoundationCompat
import AlmanacUIKitDrawing

// Lines and frames of attributed text. They are drawn like UIKit's text, but with y pointing up. Ranges count UTF-16 units.

public typealias CFAttributedString = NSAttributedString
public typealias CFMutableAttributedString = NSMutableAttributedString

extension NSAttributedString {
  /// Returns the part of the text in a range; a length of 0 means up to the end.
  fileprivate func part(_ range: CFRange) -> NSAttributedString {
    let start = min(max(range.location, 0), length)
    let count = range.length > 0 ? min(range.length, length - start) : length - start
    return attributedSubstring(from: NSRange(location: start, length: count))
  }
}

extension CGContext {
  /// Draws with y pointing up in user space.
  fileprivate func drawingText(_ body: () -> Void) {
    ImageContexts.push(ImageContexts.Entry(context: self, scale: 1, isFlipped: false))
    body()
    ImageContexts.pop()
  }
}

/// A text to be laid out in frames.
public final class CTFramesetter: NSObject {
  fileprivate let text: NSAttributedString
  fileprivate init(_ text: NSAttributedString) { self.text = text }
}
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter { CTFramesetter(attrString) }

/// Returns the size of a part of the text, with lines broken at the width of `constraints`; a width of 0 or a very large one means no line breaks.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let part = framesetter.text.part(stringRange)
  fitRange?.pointee = CFRange(location: stringRange.location, length: part.length)
  return part.boundingRect(with: constraints, options: .usesLineFragmentOrigin, context: nil).size
}

/// A part of a text in the bounding box of a path.
public final class CTFrame: NSObject {
  fileprivate let text: NSAttributedString
  fileprivate let box: CGRect
  private let start: CFIndex
  fileprivate init(_ text: NSAttributedString, from start: CFIndex, in box: CGRect) { (self.text, self.start, self.box) = (text, start, box) }
  fileprivate var range: CFRange { CFRange(location: start, length: text.length) }
}
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame { CTFrame(framesetter.text.part(stringRange), from: stringRange.location, in: path.boundingBox) }
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.range }
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.range }
/// Draws the text from the top of its box, in which y points up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) { context.drawingText { frame.text.draw(in: frame.box) } }

/// A text on one line.
public final class CTLine: NSObject {
  fileprivate let text: NSAttributedString
  fileprivate init(_ text: NSAttributedString) { self.text = text }
  fileprivate var font: UIFont {
    text.length > 0 ? text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? .systemFont(ofSize: 12) : .systemFont(ofSize: 12)
  }
}
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine { CTLine(attrString) }
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(location: 0, length: line.text.length) }
/// Returns the line's width in points, and sets ascent, descent and leading to those of its first font.
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.font.ascender
  descent?.pointee = -line.font.descender
  leading?.pointee = line.font.leading
  return Double(line.text.size().width)
}
public struct CTLineBoundsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
}
/// Returns the line's box relative to its origin on the baseline, in points. Always uses the font's metrics, whatever the options.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  CGRect(x: 0, y: line.font.descender, width: line.text.size().width, height: line.font.ascender - line.font.descender)
}
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect { CTLineGetBoundsWithOptions(line, []) }
/// Draws the line with the start of its baseline at the context's text position.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  let size = line.text.size()
  let bottom = context.textPosition.y + line.font.ascender - size.height
  context.saveGState()
  context.concatenate(context.textMatrix)
  context.drawingText { line.text.draw(in: CGRect(x: context.textPosition.x, y: bottom, width: size.width + 1, height: size.height)) }
  context.restoreGState()
  context.textPosition.x += size.width
}

public var kCTFontAttributeName: CFString { "NSFont" }
public var kCTForegroundColorAttributeName: CFString { "NSColor" }
public var kCTKernAttributeName: CFString { "NSKern" }
public var kCTParagraphStyleAttributeName: CFString { "NSParagraphStyle" }
