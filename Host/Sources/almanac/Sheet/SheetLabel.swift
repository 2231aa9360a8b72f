import AlmanacPainter
import AlmanacTextEngine
import AlmanacWireSchema
import Foundation

/// A line of text as a picture, in the fonts that widgets have.
struct SheetLabel {
  let text: String
  var size = 12.0
  var weight: UInt32 = 400
  var color = RGBA(hex: 0x222222)
  var alignment: TextAlignmentValue = .leading

  /// The width that the text takes in one line, in whole points.
  var width: Double {
    var style = ParagraphStyle()
    style.lineLimit = 1
    return TextEngine.current.layout([run], style: style, locale: Self.locale, width: nil, height: nil).width.rounded(.up)
  }

  private static let locale = "en-US"

  private var run: TextRun {
    var run = TextRun()
    run.text = text
    run.font.size = size
    run.font.weight = weight
    run.paint.color.rgba = color
    return run
  }

  /// Paints the text into an area; what does not fit is cut off with an ellipsis.
  func item(in frame: RectValue, scale: Double, date: Date) throws -> WidgetScene.Item {
    var node = DisplayNode()
    node.frame = RectValue(x: 0, y: 0, width: frame.width, height: frame.height)
    node.dynamicText.runs = [run]
    node.dynamicText.style.alignment = alignment
    var list = DisplayList()
    list.size = SizeValue(width: frame.width, height: frame.height)
    list.locale = Self.locale
    list.timeZone = "UTC"
    list.root = node
    return WidgetScene.Item(try Painter.pixels(PaintJob(list: list, date: date, scale: scale)), at: frame)
  }
}
