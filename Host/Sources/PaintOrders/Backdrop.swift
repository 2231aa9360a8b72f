import AlmanacPainter
import AlmanacProfiles
import AlmanacWireSchema
import Foundation

/// The wallpaper behind a widget, and what the widget's place draws between both (Specification D2).
public struct Backdrop: Sendable, Hashable {
  /// The SHA-256 of the wallpaper's file.
  public let wallpaper: Data
  /// Where the wallpaper is, in points of the list; the widget's top left corner is the origin.
  public let frame: RectValue
  /// Whether the place shows the wallpaper blurred and darker.
  public let isBlurred: Bool
  /// What is between wallpaper and widget.
  public let container: PlaceProfile.Container

  /// Creates a backdrop.
  public init(wallpaper: Data, frame: RectValue, isBlurred: Bool = false, container: PlaceProfile.Container) {
    self.wallpaper = wallpaper
    self.frame = frame
    self.isBlurred = isBlurred
    self.container = container
  }
}

extension BackdropValue {
  /// Encodes a backdrop.
  init(_ backdrop: Backdrop) {
    self.init()
    wallpaper = backdrop.wallpaper
    frame = backdrop.frame
    isBlurred = backdrop.isBlurred
    switch backdrop.container {
    case .none: break
    case .tinted: container = .tinted
    case .glass: container = .glass
    }
  }

  /// Returns the scene of a finished picture over the wallpaper, cut to the widget's outline.
  func scene(of picture: PixelBuffer, _ job: PaintJob, over wallpaper: Wallpaper) -> WidgetScene {
    let container: WidgetContainer =
      switch container {
      case .tinted: .tinted(job.presentation.tint ?? RGBA(hex: 0xFFFFFF))
      case .glass: .glass
      case .unspecified, .UNRECOGNIZED: .none
      }
    let whole = RectValue(x: 0, y: 0, width: job.list.size.width, height: job.list.size.height)
    // A wallpaper may have clear parts; nothing shines through a screen.
    return WidgetScene(
      size: job.list.size, scale: job.scale, wallpaper: wallpaper, color: RGBA(hex: 0x000000), wallpaperFrame: frame, blursWallpaper: isBlurred,
      outline: job.mask, reducesTransparency: job.presentation.reducesTransparency,
      items: [WidgetScene.Item(picture, at: whole, container: container, mask: job.mask)])
  }
}
