// Unsupported: `CTLineGetGlyphRuns`, `CTLineGetStringIndexForPosition`, `CTTypesetter`, `CTParagraphStyleCreate`, `CTFontCreatePathForGlyph`
import CoreText

func measure(_ text: NSAttributedString, _ font: CTFont) {
  let line = CTLineCreateWithAttributedString(text)
  _ = CTLineGetGlyphRuns(line)  // error: cannot find 'CTLineGetGlyphRuns' in scope
  _ = CTLineGetStringIndexForPosition(line, CGPoint())  // error: cannot find 'CTLineGetStringIndexForPosition' in scope
  _ = CTTypesetterCreateWithAttributedString(text)  // error: cannot find 'CTTypesetterCreateWithAttributedString' in scope
  _ = CTParagraphStyleCreate([], 0)  // error: cannot find 'CTParagraphStyleCreate' in scope
  _ = CTFontCreatePathForGlyph(font, 1, [])  // error: cannot find 'CTFontCreatePathForGlyph' in scope
}
