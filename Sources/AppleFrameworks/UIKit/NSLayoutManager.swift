/// The area in which a view's text is laid out.
open class NSTextContainer: NSObject {
  open var size: CGSize
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  public init(size: CGSize = .zero) { self.size = size }
}

/// Lays out a view's text. No view is shown, so nothing is laid out: every rectangle is empty.
open class NSLayoutManager: NSObject {
  open func ensureLayout(for container: NSTextContainer) {}
  /// The same range: one glyph for each character.
  open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect { .zero }
  open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
}
