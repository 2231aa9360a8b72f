import AlmanacProfiles
import AlmanacWireSchema

/// A device profile in the response of `GET /v1/devices`.
public struct DeviceSummary: Codable, Sendable, Equatable {
  public let id, name, kind: String
  /// Whether it is the device that the host was started for; widgets are put there if nothing else is asked.
  public let isUsual: Bool
  /// Whether the screen has a Dynamic Island.
  public let hasIsland: Bool

  public init(_ device: DeviceProfile, isUsual: Bool) {
    id = device.id
    name = device.name
    kind = device.kind.rawValue
    self.isUsual = isUsual
    hasIsland = device.size(of: "islandCompact") != nil
  }
}

/// A place of a device in the response of `GET /v1/devices/{device}/places`. Lengths are in points on the screen.
public struct PlaceReport: Codable, Sendable, Equatable {
  public struct Size: Codable, Sendable, Equatable {
    public let width, height, cornerRadius: Double
    /// How much larger a widget is shown than it is laid out.
    public let enlargement: Double
    /// How many of the slot's cells a widget takes.
    public let cells: Int
  }
  /// A position in fractions of the screen's width and height from the top left corner.
  public struct Center: Codable, Sendable, Equatable {
    public let x, y: Double
  }
  /// A rectangle in points from a widget's top left corner.
  public struct Frame: Codable, Sendable, Equatable {
    public let x, y, width, height: Double
  }
  public struct Slot: Codable, Sendable, Equatable {
    public let id, name, arrangement, label: String
    /// The families that fit, smallest first.
    public let families: [String]
    public let sizes: [String: Size]
    /// Where the widgets' centers are; empty: the arrangement says it.
    public let centers: [Center]
    /// The frames of pictures that show widget and label, in the order of ``centers``; empty: a picture shows the widget alone.
    public let pictures: [Frame]
    /// How many cells there are; null: no limit.
    @ExplicitNull public var cells: Int?
    /// The cells in which widgets are placed.
    public let grid: GridReport
    /// How many widgets can lie in one stack; 0: the slot has no stacks.
    public let stacks: Int
  }
  public struct Appearance: Codable, Sendable, Equatable {
    public let id, name, mode, background, luminance, tint, container: String
    /// Null: the device's setting.
    @ExplicitNull public var scheme: String?
  }

  public let id, name, wallpaper, whileLocked: String
  public let width, height, cornerRadius: Double
  /// Pixels per point.
  public let scale: Double
  public let slots: [Slot]
  public let appearances: [Appearance]
  /// The id of the appearance in use.
  public let appearance: String
  /// The place's name in `WidgetLocation`; null: it has none.
  @ExplicitNull public var location: String?
  /// The wallpaper that the person chose and the place shows; null: the usual one, or none.
  @ExplicitNull public var ownWallpaper: WallpaperReport?

  /// - Parameters:
  ///   - chosen: the appearance in the settings; nil or unknown: the first one is in use.
  ///   - wallpaper: the person's own wallpaper on this device; nil if the usual one is shown.
  public init(_ place: PlaceProfile, on device: DeviceProfile, chosen: String?, wallpaper: WallpaperReport? = nil) {
    id = place.id
    name = place.name
    self.wallpaper = place.wallpaper.rawValue
    whileLocked = place.whileLocked.rawValue
    width = place.screenWidth
    height = place.screenHeight
    cornerRadius = device.cornerRadius
    scale = device.scale
    slots = place.slots.map { slot in
      let sizes = slot.families.map { size in
        (
          size.family,
          Size(
            width: size.shownWidth, height: size.shownHeight, cornerRadius: device.cornerRadius(of: size.family, in: slot),
            enlargement: size.width > 0 ? size.shownWidth / size.width : 1,
            cells: slot.cellsByFamily[size.family] ?? 1)
        )
      }
      return Slot(
        id: slot.id, name: slot.name, arrangement: slot.arrangement.rawValue, label: slot.label.rawValue, families: slot.families.map(\.family),
        sizes: Dictionary(uniqueKeysWithValues: sizes), centers: slot.centers.map { Center(x: $0.x, y: $0.y) },
        pictures: slot.labels.map { Frame(x: $0.frame.x, y: $0.frame.y, width: $0.frame.width, height: $0.frame.height) }, cells: slot.cells,
        grid: GridReport(slot.grid), stacks: Profiles.stacks.allowsStacks(in: slot.id, of: place.id) ? Profiles.stacks.most : 0)
    }
    appearances = place.appearances.map {
      Appearance(
        id: $0.id, name: $0.name, mode: $0.renderingMode.presentationName, background: $0.background.presentationName,
        luminance: $0.luminance.presentationName, tint: $0.tint.rawValue, container: $0.container.rawValue,
        scheme: $0.colorScheme?.presentationName)
    }
    appearance = (chosen.flatMap(place.appearance(named:)) ?? place.appearances[0]).id
    location = place.location
    ownWallpaper = place.wallpaper == .black ? nil : wallpaper
  }
}
