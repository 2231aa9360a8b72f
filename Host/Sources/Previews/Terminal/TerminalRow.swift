import AlmanacPainter
import AlmanacProfiles
import AlmanacWireSchema
import Foundation

/// Pictures beside each other as one picture for a terminal, in lines as wide as the terminal.
public struct TerminalRow {
  /// One picture.
  public struct Item {
    let png: Data
    /// The size in pixels.
    let width: Double
    let height: Double
    let isDark: Bool

    public init(png: Data, width: Double, height: Double, isDark: Bool) {
      self.png = png
      self.width = width
      self.height = height
      self.isDark = isDark
    }
  }

  static let gap = 12.0
  /// What is around a picture, as on the page of a preview.
  private static let (light, dark) = (RGBA(hex: 0xE6E6EC), RGBA(hex: 0x2A2A30))

  /// Returns where each item is, and the size of the whole. A line has at least one item.
  static func frames(of sizes: [SizeValue], width: Double) -> (frames: [RectValue], size: SizeValue) {
    var frames: [RectValue] = []
    var (x, y, lineHeight, widest) = (0.0, 0.0, 0.0, 0.0)
    for size in sizes {
      let (outerWidth, outerHeight) = (size.width + 2 * gap, size.height + 2 * gap)
      if x > 0, x + outerWidth > width { (x, y, lineHeight) = (0, y + lineHeight, 0) }
      frames.append(RectValue(x: x, y: y, width: outerWidth, height: outerHeight))
      x += outerWidth
      lineHeight = max(lineHeight, outerHeight)
      widest = max(widest, x)
    }
    return (frames, SizeValue(width: widest, height: y + lineHeight))
  }

  /// Draws the items.
  ///
  /// - Parameter width: of the terminal, in pixels.
  /// - Throws: `PainterError`, `Wallpaper.Fault`.
  public static func picture(of items: [Item], width: Double) throws -> PixelBuffer {
    let (frames, size) = frames(of: items.map { SizeValue(width: $0.width, height: $0.height) }, width: width)
    let drawn = try zip(items, frames).map { item, frame in
      let inner = RectValue(x: gap, y: gap, width: item.width, height: item.height)
      let scene = WidgetScene(
        size: SizeValue(width: frame.width, height: frame.height), scale: 1, wallpaper: try Wallpaper(item.png),
        color: item.isDark ? dark : light, wallpaperFrame: inner, items: [])
      return WidgetScene.Item(try Painter.pixels(scene), at: frame)
    }
    return try Painter.pixels(WidgetScene(size: size, scale: 1, color: dark, items: drawn))
  }
}
