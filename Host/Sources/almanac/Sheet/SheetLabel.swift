import Foundation
import Painter
import WireSchema

/// A line of text as a picture, in the fonts that widgets have.
struct SheetLabel {
  let text: String
  var size = 12.0
  var weight: UInt32 = 400
  var color = RGBA(hex: 0x222222)
  var alignment: TextAlignmentValue = .leading

  /// Paints the text into an area; what does not fit is cut off with an ellipsis.
  func item(in frame: RectValue, scale: Double, date: Date) throws -> WidgetScene.Item {
    var run = TextRun()
    run.text = text
    run.font.size = size
    run.font.weight = weight
    run.paint.color.rgba = color
    var node = DisplayNode()
    node.frame = RectValue(x: 0, y: 0, width: frame.width, height: frame.height)
    node.dynamicText.runs = [run]
    node.dynamicText.style.alignment = alignment
    var list = DisplayList()
    list.size = SizeValue(width: frame.width, height: frame.height)
    list.locale = "en-US"
    list.timeZone = "UTC"
    list.root = node
    return WidgetScene.Item(try Painter.pixels(PaintJob(list: list, date: date, scale: scale)), at: frame)
  }
}
