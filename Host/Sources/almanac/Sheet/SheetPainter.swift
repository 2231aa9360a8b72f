import AlmanacPainter
import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Host

/// Paints the pictures of a sheet. Each layout is requested from the extension once, and serves every appearance and state.
final class SheetPainter {
  /// A finished picture, or the reason why there is none.
  struct Picture {
    let cell: SheetCell
    let pixels: PixelBuffer?
    let fault: String?
  }

  /// The distance from the widget to the edge of its picture, in points, in which the wallpaper is visible.
  static let margin = 8.0

  private struct Layout: Hashable {
    let kind: String
    let context: RenderContext
    let isPlaceholder: Bool
  }

  private let client: ExtensionClient
  private let date: Date
  private let scale: Double
  private let wallpaper: Wallpaper
  /// The device's time zone; nil: this machine's.
  var timeZone: String?
  /// Whether a widget without a timeline is shown by its snapshot or placeholder.
  var fallsBack = true
  private var archives: [Layout: Result<TimelineArchive, any Error>] = [:]

  init(client: ExtensionClient, date: Date, scale: Double, wallpaper: Wallpaper) {
    self.client = client
    self.date = date
    self.scale = scale
    self.wallpaper = wallpaper
  }

  /// Paints one cell with what is behind the widget in its place.
  func picture(of cell: SheetCell) async -> Picture {
    do {
      let widget = try await widget(of: cell)
      return Picture(cell: cell, pixels: try Painter.pixels(scene(of: cell, widget)), fault: nil)
    } catch {
      return Picture(cell: cell, pixels: nil, fault: "\(error)")
    }
  }

  /// Paints the widget alone, at the sheet's pixels per point of the screen.
  func widget(of cell: SheetCell) async throws -> PixelBuffer {
    let archive = try await archive(of: cell)
    let presentation = cell.presentation
    let shown = presentation.shownInstant(at: date)
    // Before the first date, the first entry is current (Specification C2).
    let list = try archive.displayList(entry: archive.entryIndex(at: shown) ?? 0, for: presentation.variantKey, at: shown)
    return try Painter.pixels(
      PaintJob(
        list: list, presentation: presentation, date: date, scale: scale * cell.enlargement,
        mask: WidgetMask(of: cell.family, on: cell.device, in: cell.slot),
        label: cell.label, images: { archive.image($0) }))
  }

  private func scene(of cell: SheetCell, _ widget: PixelBuffer) -> WidgetScene {
    let size = size(of: widget, in: cell)
    let outer = SizeValue(width: size.width + 2 * Self.margin, height: size.height + 2 * Self.margin)
    let frame = RectValue(x: Self.margin, y: Self.margin, width: size.width, height: size.height)
    let isBlack = cell.place.wallpaper == .black
    return WidgetScene(
      size: outer, scale: scale, wallpaper: isBlack ? nil : wallpaper, color: RGBA(hex: 0x000000),
      blursWallpaper: cell.place.wallpaper == .blurred,
      items: [WidgetScene.Item(widget, at: frame, container: cell.container, mask: WidgetMask(of: cell.family, on: cell.device, in: cell.slot))])
  }

  /// The size on screen in points. An activity is as high as its content, up to the height of its place.
  private func size(of widget: PixelBuffer, in cell: SheetCell) -> SizeValue {
    guard cell.family.group == .activity else { return cell.size }
    return SizeValue(width: Double(widget.width) / scale, height: Double(widget.height) / scale)
  }

  private func archive(of cell: SheetCell) async throws -> TimelineArchive {
    let settings = DeviceSettings(
      dynamicType: cell.textSize, locale: cell.locale, timeZone: timeZone ?? TimeZone.current.identifier)
    let placement = Placement(device: cell.device, place: cell.place, slot: cell.slot)
    guard let context = RenderContext(device: cell.device, family: cell.family, in: placement, settings: settings) else {
      throw HostError.familyNotOnDevice(cell.family.name, device: cell.device.id)
    }
    let layout = Layout(kind: cell.kind, context: context, isPlaceholder: cell.state == .placeholder)
    if let known = archives[layout] { return try known.get() }
    let request = EntryRequest.with {
      $0.kind = cell.kind
      $0.context = context
    }
    let result: Result<TimelineArchive, any Error>
    do {
      let archive =
        if layout.isPlaceholder {
          try await client.placeholder(request)
        } else if fallsBack {
          try await client.timelineOrFallback(request).archive
        } else {
          try await client.timeline(request)
        }
      result = .success(archive)
    } catch {
      result = .failure(error)
    }
    archives[layout] = result
    return try result.get()
  }
}
