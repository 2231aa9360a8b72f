import AlmanacPainter
import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import PaintOrders
import Store

/// Where a picture is composed over the wallpaper.
public struct BackdropChoice: Sendable, Hashable {
  /// The widget's top left corner on the screen, in points of the screen.
  public var corner: PointValue
  /// The screen's size in points; nil: the place's.
  public var screen: SizeValue?
  /// Which of the usual wallpapers is shown where the person has chosen none; nil: that of the device's colour scheme.
  public var scheme: ColorSchemeValue?
  /// The id of an appearance of the place; nil: the one in the settings.
  public var appearance: String?

  /// Creates a choice.
  public init(corner: PointValue, screen: SizeValue? = nil, scheme: ColorSchemeValue? = nil, appearance: String? = nil) {
    self.corner = corner
    self.screen = screen
    self.scheme = scheme
    self.appearance = appearance
  }
}

// What is behind a widget (Specification D2).
extension DeviceHost {
  /// Returns what is behind a widget at the chosen position; nil if no position was chosen.
  ///
  /// - Throws: ``WallpaperError``; a ``HostError`` for an appearance that the place lacks.
  func backdrop(_ choice: BackdropChoice?, of family: String, at placement: Placement, _ presentation: Presentation) throws -> Backdrop? {
    guard let choice else { return nil }
    let place = placement.place
    guard place.wallpaper != .black else { throw WallpaperError.notHere(place.name) }
    let named = try appearance(choice.appearance, of: place)
    let scheme: ColorSchemeValue = currentSettings.colorScheme == .dark ? .dark : .light
    guard
      let wallpaper = wallpaper(on: placement.device.id) ?? configuration.usualWallpapers[choice.scheme ?? scheme]?.info
    else { throw WallpaperError.none }
    // From points of the screen to those of the widget's layout.
    let factor = placement.size(of: family).map { $0.shownWidth > 0 ? $0.width / $0.shownWidth : 1 } ?? 1
    let screen = choice.screen ?? SizeValue(width: place.screenWidth, height: place.screenHeight)
    let frame = RectValue(
      x: -choice.corner.x * factor, y: -choice.corner.y * factor, width: screen.width * factor, height: screen.height * factor)
    let isBare = presentation.background == .removed && WidgetFamilyValue(name: family)?.group == .home
    return Backdrop(wallpaper: wallpaper.hash, frame: frame, isBlurred: place.wallpaper == .blurred, container: isBare ? named.container : .none)
  }
}

/// Where the painters' wallpapers come from: the store and the program. It may be used on any thread.
struct WallpaperFiles: Sendable {
  let store: DeviceStore
  let usual: [ColorSchemeValue: UsualWallpaper]

  /// Returns the wallpaper with this hash as an image of a drawing; nil if it was replaced meanwhile.
  func image(_ hash: Data) -> ImageBlob? {
    guard let file = usual.values.first(where: { $0.info.hash == hash })?.file ?? (try? store.wallpaperFile(hash)) else { return nil }
    return .with {
      $0.sha256 = hash
      $0.data = file
    }
  }
}
