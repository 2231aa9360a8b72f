import AlmanacPainter
import AlmanacWireSchema
import Foundation

/// A sheet as one PNG file.
struct SheetPicture {
  let title: String
  let layout: SheetLayout
  /// Pixels per point.
  let scale: Double

  private enum Measure {
    static let margin = 24.0
    static let gap = 12.0
    static let nameWidth = 230.0
    static let line = 18.0
    static let heading = 30.0
    static let faultWidth = 160.0
    /// The most that a title and a heading may take; what does not fit is cut off.
    static let (titleWidth, headingWidth) = (900.0, 700.0)
    /// As wide as the longest name of a column.
    static let columnWidth = 150.0
  }

  func pixels() throws -> PixelBuffer {
    var labels: [(label: SheetLabel, frame: RectValue)] = []
    var items: [WidgetScene.Item] = []
    var (y, width) = (Measure.margin, 400.0)
    func add(_ text: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, size: Double = 12, weight: UInt32 = 400) {
      labels.append((SheetLabel(text: text, size: size, weight: weight), RectValue(x: x, y: y, width: width, height: height)))
    }
    // The sheet is as wide as its title and headings, even if its pictures are narrow.
    func addHeading(_ text: String, size: Double, weight: UInt32, height: Double, atMost limit: Double) {
      let own = min(SheetLabel(text: text, size: size, weight: weight).width, limit)
      add(text, Measure.margin, y, own, height, size: size, weight: weight)
      width = max(width, Measure.margin + own)
    }
    addHeading(title, size: 22, weight: 700, height: 34, atMost: Measure.titleWidth)
    y += 44
    for section in layout.sections {
      addHeading(section.name, size: 16, weight: 600, height: 24, atMost: Measure.headingWidth)
      y += Measure.heading
      for table in section.tables {
        let widths = table.columns.map { column in
          table.rows.compactMap { $0.cells[column] }.reduce(Measure.columnWidth) {
            max($0, $1.pixels.map { Double($0.width) / scale } ?? Measure.faultWidth)
          }
        }
        var x = Measure.margin + Measure.nameWidth
        for (column, columnWidth) in zip(table.columns, widths) {
          add(column.name, x, y, columnWidth, Measure.line)
          x += columnWidth + Measure.gap
        }
        width = max(width, x)
        y += Measure.line + 4
        for row in table.rows {
          add(row.name, Measure.margin, y, Measure.nameWidth - Measure.gap, 3 * Measure.line)
          var (x, height) = (Measure.margin + Measure.nameWidth, 3 * Measure.line)
          for (column, columnWidth) in zip(table.columns, widths) {
            if let picture = row.cells[column] {
              if let pixels = picture.pixels {
                let size = (width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
                items.append(WidgetScene.Item(pixels, at: RectValue(x: x, y: y, width: size.width, height: size.height)))
                height = max(height, size.height)
              } else {
                add(picture.fault ?? "no picture", x, y, columnWidth, 3 * Measure.line)
              }
            }
            x += columnWidth + Measure.gap
          }
          y += height + Measure.gap
        }
      }
      y += Measure.margin
    }
    let size = SizeValue(width: width + Measure.margin, height: y)
    let scene = WidgetScene(size: size, scale: scale, color: RGBA(hex: 0xFFFFFF))
    let (columns, lines) = scene.pixelSize
    guard columns * lines <= Painter.maxPixels else {
      throw Failure(
        .data,
        "limit.sheetPixels: the picture would have \(columns) × \(lines) pixels, and at most \(Painter.maxPixels) are allowed; "
          + "choose fewer with --kind, --family, --place or --state, lower --scale, or write a page: --output sheet.html")
    }
    var whole = scene
    // Labels of the same sheet are painted at one instant, which they do not show.
    whole.items = try items + labels.map { try $0.label.item(in: $0.frame, scale: scale, date: Date(timeIntervalSince1970: 0)) }
    return try Painter.pixels(whole)
  }
}
