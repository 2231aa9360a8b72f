import Statements
import SwiftUICore
import Testing

/// Text, labels and links: what Apple's documentation and the Human Interface Guidelines state, and what others found out about Apple's SwiftUI.
@MainActor @Suite struct TextConformance {
  @Test(arguments: Statement.texts) func `text is as stated`(_ statement: Statement) async { await statement.check() }
  @Test func `the statements about text have sources and are no duplicates`() { #expect(Statement.problems(Statement.texts) == []) }
}

extension Statement {
  static let texts = numbered("Text", textContents + textDates + textFonts + textLayouts)

  private static let textContents = [
    about("Text of a key", textKeys), about("LocalizedStringKey", textInterpolations), about("LocalizedStringResource", textResources),
    about("Text(_:format:)", textFormats), about("Text + Text", textJoins), about("Markdown", textMarkdown),
    about("AttributedString", textAttributes), about("Right to left", textDirections),
  ]
  private static let textDates = [
    about("Text(_:style:)", textDateStyles), about("Text of a range of dates", textRanges), about("Text(timerInterval:)", textTimers),
    about("Width of a timer", textTimerWidths),
    about("SystemFormatStyle.Timer", textTimerFormats), about("SystemFormatStyle.Stopwatch", textStopwatchFormats),
    about("SystemFormatStyle.DateOffset", textOffsetFormats), about("SystemFormatStyle.DateReference", textReferenceFormats),
    about("TimeDataSource", textTimeSources),
  ]
  private static let textFonts = [
    about("Text styles on phones", textPhoneStyles), about("Text styles on watches", textWatchStyles), about("Font", textFontModifiers),
    about("Font of a view", textInheritedFonts), about("Custom fonts", textCustomFonts), about("Dynamic Type", textSizes),
  ]
  private static let textLayouts = [
    about("lineLimit", textLineLimits), about("truncationMode", textTruncations), about("Fitting", textFittings),
    about("Lines of a text", textLines), about("Text modifiers", textModifiers), about("Kerning and tracking", textSpacings),
    about("Label", textLabels), about("Link", textLinks), about("Redaction", textRedactions),
  ]
}
