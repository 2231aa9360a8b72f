import AlmanacWireSchema
import Foundation

/// A place on a device that can hold widgets, for example its lock screen, and how widgets are shown there (Specification D4, D6, D7).
///
/// All values come from `Data/places.json`, which names a source for each, and from the device's sizes in `Data/devices.json`. Lengths are in points.
public struct PlaceProfile: Sendable, Hashable, Identifiable {
  /// What of the place is visible while the device is locked.
  public enum WhileLocked: String, Sendable, Hashable, Codable {
    /// Something else covers the place.
    case covered
    /// The place stays visible, and private content is redacted.
    case shown
  }

  /// What is behind the widgets.
  public enum Wallpaper: String, Sendable, Hashable, Codable {
    /// The picture that the user chose.
    case picture
    /// The same picture, blurred.
    case blurred
    /// Nothing.
    case black
  }

  /// How the widgets of a slot are arranged.
  public enum Arrangement: String, Sendable, Hashable, Codable {
    /// Cells in rows and columns, on as many pages as needed.
    case pages
    /// Cells in rows and columns on one page.
    case grid
    /// One below the other; the list can be scrolled.
    case list
    /// Side by side, or each at its own center.
    case row
  }

  /// What decides the order of the widgets in a slot.
  public enum Order: String, Sendable, Hashable, Codable {
    /// The person alone.
    case person
    /// How relevant they are; widgets that the person has pinned come first.
    case relevance
  }

  /// How the label (`widgetLabel`) is drawn beside the widget.
  public enum Label: String, Sendable, Hashable, Codable {
    /// Not at all.
    case none
    /// Along the edge of the watch's dial.
    case curved
  }

  /// A position on the screen, in fractions of its width and height from the top left corner.
  public struct Center: Sendable, Hashable {
    /// The fraction of the width, 0…1.
    public let x: Double
    /// The fraction of the height, 0…1.
    public let y: Double
  }

  /// A part of the place that holds widgets of certain families.
  public struct Slot: Sendable, Hashable, Identifiable {
    /// The identifier within its place, for example `inline`.
    public let id: String
    /// The name that people see.
    public let name: String
    /// The families that fit, smallest first, with their sizes in this slot.
    public let families: [DeviceProfile.FamilySize]
    /// How many cells a widget of a family takes.
    public let cellsByFamily: [String: Int]
    /// How many cells there are; nil: no limit.
    public let cells: Int?
    /// How the widgets are arranged.
    public let arrangement: Arrangement
    /// What decides their order.
    public let order: Order
    /// Where each widget's center is; empty: the arrangement says it.
    public let centers: [Center]
    /// How a widget's label is drawn.
    public let label: Label
    /// Where it is drawn, for each of ``centers``; empty: nowhere.
    public let labels: [LabelLayout]
    /// The source of ``labels``; nil: there are none.
    public let labelSource: String?
    /// The margin around a widget's content; nil: the device's for the family.
    public let margin: Double?
    /// The cells in which widgets are placed.
    public let grid: SlotGrid
    /// The source of the values.
    public let source: String

    /// Returns the size of `family` in this slot; nil if the family does not fit.
    public func size(of family: String) -> DeviceProfile.FamilySize? { families.first { $0.family == family } }

    /// Returns where the label of the widget at a position of the slot's line is drawn, counted from 0; nil: nowhere.
    public func labelLayout(at position: Int) -> LabelLayout? { labels.isEmpty ? nil : labels[max(0, min(position, labels.count - 1))] }
  }

  /// The colour of the accent group in accented mode, and of the material in vibrant mode.
  public enum Tint: String, Sendable, Hashable, Codable {
    /// White.
    case none
    /// The colour that the user chose.
    case chosen
    /// The red of a dark room.
    case red
  }

  /// What the place draws behind a widget whose background it has removed.
  public enum Container: String, Sendable, Hashable, Codable {
    /// Nothing.
    case none
    /// A dark area with a little of the tint.
    case tinted
    /// A translucent area with a bright edge.
    case glass
  }

  /// One way in which the place shows all of its widgets.
  public struct Appearance: Sendable, Hashable, Identifiable {
    /// The identifier within its place. Every place has `normal`.
    public let id: String
    /// The name that people see.
    public let name: String
    /// Full colour, accented or vibrant.
    public let renderingMode: RenderingModeValue
    /// Light or dark; nil: the device's setting.
    public let colorScheme: ColorSchemeValue?
    /// Whether widgets keep their container backgrounds.
    public let background: BackgroundValue
    /// Reduced on an always-on display.
    public let luminance: LuminanceValue
    /// What the widgets are tinted with.
    public let tint: Tint
    /// What is drawn behind widgets that have lost their background.
    public let container: Container
    /// The source of the values.
    public let source: String
  }

  /// The stable identifier, for example `lockScreen`.
  public let id: String
  /// The name that people see.
  public let name: String
  /// The identifier of the device.
  public let device: String
  /// The name in WidgetKit's `WidgetLocation`, by which a widget can declare that it does not fit; nil if WidgetKit has none for this place.
  public let location: String?
  /// What is visible while the device is locked.
  public let whileLocked: WhileLocked
  /// What is behind the widgets.
  public let wallpaper: Wallpaper
  /// The screen's width in this place, whose orientation may be landscape.
  public let screenWidth: Double
  /// The screen's height in this place.
  public let screenHeight: Double
  /// The parts that hold widgets.
  public let slots: [Slot]
  /// The ways in which it shows its widgets; the first is the usual one.
  public let appearances: [Appearance]
  /// Where the place is documented.
  public let source: String

  /// Returns the slot with this identifier.
  public func slot(named id: String) -> Slot? { slots.first { $0.id == id } }

  /// Returns the appearance with this identifier.
  public func appearance(named id: String) -> Appearance? { appearances.first { $0.id == id } }

  /// Returns the slots that a widget fits into, in their order; empty if it is not offered in this place (Specification A6).
  ///
  /// - Parameters:
  ///   - family: the family's name, for example `systemSmall`.
  ///   - keepsBackground: whether the widget's background cannot be removed. A place that always removes the backgrounds of system families, as StandBy
  ///     does, offers no such widgets.
  ///   - onlyWhileRelevant: whether the widget is shown only while it is relevant. Only slots that are ordered by relevance offer such widgets.
  public func slots(for family: String, keepsBackground: Bool = false, onlyWhileRelevant: Bool = false) -> [Slot] {
    if keepsBackground, family.hasPrefix("system"), appearances.allSatisfy({ $0.background == .removed }) { return [] }
    return slots.filter { $0.size(of: family) != nil && (!onlyWhileRelevant || $0.order == .relevance) }
  }
}

extension DeviceProfile {
  /// The places of the device, the first one being the usual one.
  public var places: [PlaceProfile] { Profiles.placesByDevice[id] ?? [] }

  /// Returns the device's place with this identifier, for example `lockScreen`.
  public func place(named id: String) -> PlaceProfile? { places.first { $0.id == id } }
}
