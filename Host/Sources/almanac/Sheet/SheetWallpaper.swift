import AlmanacPainter
import AlmanacProfiles
import AlmanacWireSchema
import Foundation

/// The wallpaper of a sheet.
enum SheetWallpaper {
  /// A picture with bright, dark and coloured parts, so that each rendering mode shows what it does with them.
  static func standard() throws -> Wallpaper {
    func stop(_ hex: UInt32, _ location: Double) -> GradientStop {
      .with {
        $0.color.rgba = RGBA(hex: hex)
        $0.location = location
      }
    }
    var list = DisplayList()
    list.size = SizeValue(width: 400, height: 800)
    var node = DisplayNode()
    node.frame = RectValue(x: 0, y: 0, width: 400, height: 800)
    node.path.shape.rect = node.frame
    node.path.fill.linearGradient.stops = [stop(0x2B4C7E, 0), stop(0x7A5BA6, 0.35), stop(0xE08A6D, 0.7), stop(0x2F2A4A, 1)]
    node.path.fill.linearGradient.start = PointValue(x: 0, y: 0)
    node.path.fill.linearGradient.end = PointValue(x: 0.6, y: 1)
    list.root = node
    let pixels = try Painter.pixels(PaintJob(list: list, date: Date(timeIntervalSince1970: 0), scale: 1))
    guard let wallpaper = Wallpaper(pixels) else { throw Failure(.unavailable, "there is no memory for the wallpaper") }
    return wallpaper
  }

  /// Reads a wallpaper from a file, with the checks that the host makes of one.
  static func read(_ path: String) throws -> Wallpaper {
    let data = try WallpaperFile.read(path)
    do {
      _ = try Wallpaper.size(ofFile: data, maxPixels: Profiles.limits.wallpaperPixels)
      return try Wallpaper(data, maxPixels: Profiles.limits.wallpaperPixels)
    } catch {
      throw Failure(.data, "\(error.name): the wallpaper \(path) cannot be used: \(error)")
    }
  }
}
