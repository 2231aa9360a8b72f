import AlmanacPainter
import AlmanacProfiles
import AlmanacWireSchema
import Foundation

/// A picture for an app store: a device on whose screen the widgets stand, on a background, in exactly the size that the store takes.
struct StorePicture {
  let size: SheetProfile.StoreSize
  let device: DeviceProfile
  let place: PlaceProfile
  let wallpaper: Wallpaper
  let headline: String?

  /// The area of the picture, in fractions of its sides, and distances on the device's screen in points. Chosen.
  private enum Measure {
    static let headline = (top: 0.045, height: 0.11, size: 0.036)
    static let deviceHeight = (alone: 0.86, withHeadline: 0.78)
    static let top = 0.085
    static let clock = (top: 0.11, size: 0.11)
    static let lockRow = 0.27
  }

  /// The cells that fit on the screen, with their places in points of the screen; the others are left out.
  func arranged(_ cells: [SheetCell]) -> (placed: [(cell: SheetCell, frame: RectValue)], leftOut: [SheetCell]) {
    isLocked ? arrangedOnLockScreen(cells) : arrangedInRows(cells)
  }

  private var isLocked: Bool { place.slots.contains { $0.id == "inline" } }

  /// Rows of widgets of about the same height from the top, as on a home screen.
  private func arrangedInRows(_ cells: [SheetCell]) -> (placed: [(cell: SheetCell, frame: RectValue)], leftOut: [SheetCell]) {
    let sizes = cells.map(\.size.width)
    // Two small widgets and the gap between them are as wide as a medium one.
    let small = sizes.min() ?? 0
    let widest = sizes.filter { $0 <= place.screenWidth }.max() ?? 0
    let gap = max(12, widest > small * 2 ? (widest - small * 2).truncatingRemainder(dividingBy: small) : 22)
    let wide = max(widest, small * 2 + gap <= place.screenWidth ? small * 2 + gap : small)
    let side = max(12, (place.screenWidth - wide) / 2)
    var placed: [(cell: SheetCell, frame: RectValue)] = []
    var leftOut: [SheetCell] = []
    var (x, y, height) = (side, place.screenHeight * Measure.top, 0.0)
    for cell in cells {
      let size = cell.size
      if x > side, x + size.width > place.screenWidth - side + 1 {
        (x, y, height) = (side, y + height + gap, 0)
      }
      guard y + size.height <= place.screenHeight - side else {
        leftOut.append(cell)
        continue
      }
      placed.append((cell, RectValue(x: x, y: y, width: size.width, height: size.height)))
      x += size.width + gap
      height = max(height, size.height)
    }
    return (placed, leftOut)
  }

  /// One inline accessory above the clock, and the others in a row below it.
  private func arrangedOnLockScreen(_ cells: [SheetCell]) -> (placed: [(cell: SheetCell, frame: RectValue)], leftOut: [SheetCell]) {
    var placed: [(cell: SheetCell, frame: RectValue)] = []
    var leftOut: [SheetCell] = []
    var (row, free): ([SheetCell], Int) = ([], place.slot(named: "row")?.cells ?? 4)
    var hasInline = false
    for cell in cells {
      let taken = cell.slot.cellsByFamily[cell.family.name] ?? 1
      if cell.slot.id == "inline", !hasInline {
        hasInline = true
        let left = (place.screenWidth - cell.size.width) / 2
        placed.append((cell, RectValue(x: left, y: place.screenHeight * Measure.top, width: cell.size.width, height: cell.size.height)))
      } else if cell.slot.id == "row", taken <= free {
        free -= taken
        row.append(cell)
      } else {
        leftOut.append(cell)
      }
    }
    let gap = 12.0
    var x = (place.screenWidth - row.map(\.size.width).reduce(0, +) - gap * Double(max(0, row.count - 1))) / 2
    for cell in row {
      placed.append((cell, RectValue(x: x, y: place.screenHeight * Measure.lockRow, width: cell.size.width, height: cell.size.height)))
      x += cell.size.width + gap
    }
    return (placed, leftOut)
  }

  /// Points of the screen per pixel of the picture are chosen so that the device fits; widgets are painted at that scale.
  var scale: Double {
    let frame = Profiles.sheet.frame(of: size)
    let part = headline == nil ? Measure.deviceHeight.alone : Measure.deviceHeight.withHeadline
    return min(
      Double(size.height) * part / (place.screenHeight + 2 * frame.border), Double(size.width) * 0.9 / (place.screenWidth + 2 * frame.border))
  }

  func pixels(_ widgets: [(cell: SheetCell, frame: RectValue, picture: PixelBuffer)], date: Date) throws -> PixelBuffer {
    let (scale, border) = (scale, Profiles.sheet.frame(of: size))
    let points = SizeValue(width: Double(size.width) / scale, height: Double(size.height) / scale)
    let device = SizeValue(width: place.screenWidth + 2 * border.border, height: place.screenHeight + 2 * border.border)
    let top = headline == nil ? (points.height - device.height) / 2 : points.height * (1 - Measure.headline.top) - device.height
    let body = RectValue(x: (points.width - device.width) / 2, y: top, width: device.width, height: device.height)
    let screen = RectValue(x: body.x + border.border, y: body.y + border.border, width: place.screenWidth, height: place.screenHeight)

    var items = [WidgetScene.Item(try frame(device, radius: border.radius + border.border, scale: scale), at: body)]
    items.append(WidgetScene.Item(try Painter.pixels(try screenScene(widgets, radius: border.radius, scale: scale, date: date)), at: screen))
    if let headline {
      let area = RectValue(
        x: points.width * 0.06, y: points.height * Measure.headline.top, width: points.width * 0.88, height: points.height * Measure.headline.height)
      items.append(
        try SheetLabel(text: headline, size: points.height * Measure.headline.size, weight: 700, color: RGBA(hex: 0x111111), alignment: .center)
          .item(in: area, scale: scale, date: date))
    }
    var scene = WidgetScene(size: points, scale: scale, color: RGBA(hex: 0xEEF0F4), items: items)
    // Points are pixels divided by the scale; rounding must not add a pixel.
    scene.size = SizeValue(width: (Double(size.width) - 1e-3) / scale, height: (Double(size.height) - 1e-3) / scale)
    return try Painter.pixels(scene)
  }

  private func screenScene(
    _ widgets: [(cell: SheetCell, frame: RectValue, picture: PixelBuffer)], radius: Double, scale: Double, date: Date
  ) throws -> WidgetScene {
    let size = SizeValue(width: place.screenWidth, height: place.screenHeight)
    var items = widgets.map { widget in
      WidgetScene.Item(
        widget.picture, at: widget.frame, container: widget.cell.container, mask: WidgetMask(of: widget.cell.family, on: device, in: widget.cell.slot)
      )
    }
    if isLocked {
      let area = RectValue(x: 0, y: size.height * Measure.clock.top, width: size.width, height: size.height * 0.15)
      items.append(
        try SheetLabel(text: "9:41", size: size.height * Measure.clock.size, weight: 600, color: RGBA(hex: 0xFFFFFF), alignment: .center)
          .item(in: area, scale: scale, date: date))
    }
    return WidgetScene(
      size: size, scale: scale, wallpaper: place.wallpaper == .black ? nil : wallpaper,
      color: place.wallpaper == .black ? RGBA(hex: 0x000000) : RGBA(), wallpaperMask: .continuous(radius: radius),
      blursWallpaper: place.wallpaper == .blurred,
      items: items)
  }

  /// The device's body.
  private func frame(_ size: SizeValue, radius: Double, scale: Double) throws -> PixelBuffer {
    var node = DisplayNode()
    node.frame = RectValue(x: 0, y: 0, width: size.width, height: size.height)
    node.path.shape.rect = node.frame
    node.path.fill.color.rgba = RGBA(hex: 0x17181B)
    var list = DisplayList()
    list.size = size
    list.root = node
    return try Painter.pixels(PaintJob(list: list, date: Date(timeIntervalSince1970: 0), scale: scale, mask: .continuous(radius: radius)))
  }
}
