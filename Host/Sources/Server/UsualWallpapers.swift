import AlmanacWireSchema
import Foundation
import Host
import Web

extension HostConfiguration {
  /// Gives the host the page's own wallpapers, so that pictures are composed over what the page shows.
  public mutating func useWallpapersOfPage() {
    for (scheme, path) in [(.light, "wallpaper-light.webp"), (.dark, "wallpaper-dark.webp")] as [(ColorSchemeValue, String)] {
      guard let asset = Web.assets.first(where: { $0.path == path }) else { continue }
      usualWallpapers[scheme] = UsualWallpaper(Data(asset.bytes))
    }
  }
}
