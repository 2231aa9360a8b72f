import AlmanacWireSchema
import Foundation

/// What the place of a widget draws behind it, instead of the container background that it removes (Specification D2).
public enum WidgetContainer: Sendable, Hashable {
  /// Nothing: the wallpaper is directly behind the widget's content.
  case none
  /// A dark area with a little of this colour, through which some of the blurred wallpaper is visible: a tinted home screen.
  case tinted(RGBA)
  /// A translucent area of the blurred wallpaper with a bright edge: a clear home screen.
  case glass
}

/// A picture of widgets on a wallpaper. Lengths are in points.
///
/// The picture of a widget is a layer whose pixels have alpha; every rendering mode is composited by placing it over what is behind it, so no mode needs
/// to know the wallpaper.
public struct WidgetScene: Sendable {
  /// One widget, label or frame.
  public struct Item: Sendable {
    /// The finished picture.
    public var picture: PixelBuffer
    /// Where it is; a picture with another number of pixels is scaled.
    public var frame: RectValue
    /// What is drawn behind it.
    public var container: WidgetContainer
    /// The outline of the container.
    public var mask: WidgetMask

    /// Places a picture, by default without a container.
    public init(_ picture: PixelBuffer, at frame: RectValue, container: WidgetContainer = .none, mask: WidgetMask = .none) {
      self.picture = picture
      self.frame = frame
      self.container = container
      self.mask = mask
    }
  }

  /// The size of the picture.
  public var size: SizeValue
  /// Pixels per point, 0.1 to 16.
  public var scale: Double
  /// What is behind everything; nil: ``color``.
  public var wallpaper: Wallpaper?
  /// What is behind everything without a wallpaper.
  public var color: RGBA
  /// Where the wallpaper is; nil: everywhere. It fills the area, and what does not fit is cut off equally on both sides.
  public var wallpaperFrame: RectValue?
  /// The outline of the wallpaper.
  public var wallpaperMask: WidgetMask
  /// Whether the place shows the wallpaper blurred and darker.
  public var blursWallpaper: Bool
  /// The outline to which everything is cut.
  public var outline: WidgetMask
  /// The palette's name, which also names the figures of containers.
  public var palette: String
  /// Whether containers are opaque.
  public var reducesTransparency: Bool
  /// What is in front, from back to front.
  public var items: [Item]

  /// Creates a scene: by default without a wallpaper, on a clear area.
  public init(
    size: SizeValue, scale: Double, wallpaper: Wallpaper? = nil, color: RGBA = RGBA(), wallpaperFrame: RectValue? = nil,
    wallpaperMask: WidgetMask = .none, blursWallpaper: Bool = false, outline: WidgetMask = .none, palette: String = "ios26",
    reducesTransparency: Bool = false, items: [Item] = []
  ) {
    self.size = size
    self.scale = scale
    self.wallpaper = wallpaper
    self.color = color
    self.wallpaperFrame = wallpaperFrame
    self.wallpaperMask = wallpaperMask
    self.blursWallpaper = blursWallpaper
    self.outline = outline
    self.palette = palette
    self.reducesTransparency = reducesTransparency
    self.items = items
  }

  /// The size of the picture in pixels.
  public var pixelSize: (width: Int, height: Int) { PaintJob.pixelSize(of: size, scale: scale) }
}
