import AlmanacPainter
import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Store

/// A wallpaper that is part of the program, and is shown where the person has chosen none.
public struct UsualWallpaper: Sendable {
  /// A PNG, JPEG, WebP or GIF file.
  public let file: Data
  let info: WallpaperInfo

  /// Describes a file; nil if it is no picture.
  public init?(_ file: Data) {
    guard let size = try? Wallpaper.size(ofFile: file, maxPixels: Profiles.limits.wallpaperPixels) else { return nil }
    self.file = file
    info = WallpaperInfo(of: file, width: size.width, height: size.height)
  }
}
