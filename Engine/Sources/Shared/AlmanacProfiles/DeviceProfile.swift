import AlmanacWireSchema
import Foundation

/// A device for which widgets are laid out: its screen, its families' sizes, margins and corner radius (Specification D8).
///
/// All values come from `Data/devices.json`, which names a source for each. Lengths are in points.
public struct DeviceProfile: Sendable, Hashable {
  /// The operating system whose rules apply to the device's widgets.
  public enum Platform: String, Sendable, Hashable, Codable {
    /// Phones and tablets.
    case ios
    /// Watches.
    case watchos
  }

  /// What people call the device. The places that it has depend on it.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// A telephone.
    case phone
    /// A tablet.
    case tablet
    /// A watch.
    case watch
    /// A desktop computer.
    case mac
  }

  /// The size of one widget family on the device.
  public struct FamilySize: Sendable, Hashable {
    /// The family's name as in `WidgetFamilyValue.name`: `systemSmall`, …
    public let family: String
    /// The width for which the widget is laid out.
    public let width: Double
    /// The height for which the widget is laid out.
    public let height: Double
    /// The width on screen. A tablet scales a larger canvas down; on other devices it equals ``width``.
    public let shownWidth: Double
    /// The height on screen; see ``shownWidth``.
    public let shownHeight: Double
    /// The family's own corner radius; nil if it has none (see ``DeviceProfile/cornerRadius(of:in:)``).
    public let cornerRadius: Double?
    /// The source of the values.
    public let source: String
  }

  /// The stable identifier, for example `iphone-393x852`.
  public let id: String
  /// The models with this screen, for example "iPhone 14 Pro, 15, 15 Pro, 16".
  public let name: String
  /// Whether it is a phone, a tablet, a watch or a Mac.
  public let kind: Kind
  /// The operating system whose rules apply. A Mac shows a phone's widgets, by the phone's rules.
  public let platform: Platform
  /// The screen's width, on phones and tablets in portrait orientation.
  public let screenWidth: Double
  /// The screen's height, on phones and tablets in portrait orientation.
  public let screenHeight: Double
  /// Pixels per point.
  public let scale: Double
  /// The radius of a system family's continuous corners.
  public let cornerRadius: Double
  /// The margin that the system adds around the content of a system family.
  public let systemMargin: Double
  /// The margin around the content of an accessory family.
  public let accessoryMargin: Double
  /// The families that the device offers, smallest first.
  public let families: [FamilySize]
  /// The presentations of live activities and controls that the device offers. The height of an activity is its maximum.
  public let presentations: [FamilySize]

  /// Returns the size of `family`; nil if the device does not offer it (Specification A6).
  public func size(of family: String) -> FamilySize? { (families + presentations).first { $0.family == family } }

  /// Returns the radius of the continuous corners of `family`: its own in the slot, otherwise the device's, and 0 for accessories, which have no outline
  /// anywhere but in a watch's Smart Stack.
  public func cornerRadius(of family: String, in slot: PlaceProfile.Slot? = nil) -> Double {
    if let own = (slot?.size(of: family) ?? size(of: family))?.cornerRadius { return own }
    return family.hasPrefix("accessory") ? 0 : cornerRadius
  }

  /// Returns the margin around the content of `family`; 0 for activities and controls, which set their own.
  public func margin(of family: String) -> Double {
    if family.hasPrefix("system") { return systemMargin }
    return family.hasPrefix("accessory") ? accessoryMargin : 0
  }
}

extension Profiles {
  /// Every device of `Data/devices.json`, in its order.
  public static let devices: [DeviceProfile] = deviceFile.devices.map { $0.profile(sources: deviceFile.sources) }

  /// The device that is used if none is named: a phone.
  public static let defaultDevice: DeviceProfile = devices.first { $0.id == deviceFile.default } ?? devices[0]

  /// Returns the device with this id, or the only one whose id ends in it after a hyphen (`393x852`, `41mm`); nil if there is none or several.
  public static func device(named name: String) -> DeviceProfile? {
    if let exact = devices.first(where: { $0.id == name }) { return exact }
    let matches = devices.filter { $0.id.hasSuffix("-" + name) }
    return matches.count == 1 ? matches[0] : nil
  }

  private static let deviceFile: DeviceFile = embedded("devices.json")
}

/// The format of `devices.json`.
private struct DeviceFile: Decodable {
  struct SourcedNumber: Decodable {
    let value: Double
    let source: String
  }
  struct Screen: Decodable {
    let width, height: Double
    let source: String
  }
  struct Margins: Decodable {
    let system, accessory: SourcedNumber
  }
  struct Family: Decodable {
    let width, height: Double
    let shownWidth, shownHeight: Double?
    let cornerRadius: Double?
    let source: String
  }
  struct Device: Decodable {
    let id, name: String
    let kind: DeviceProfile.Kind
    let platform: DeviceProfile.Platform
    let screen: Screen
    let scale, cornerRadius: SourcedNumber
    let contentMargins: Margins
    let families: [String: Family]
    let presentations: [String: Family]?

    func profile(sources: [String: String]) -> DeviceProfile {
      func sizes(_ families: [String: Family]) -> [DeviceProfile.FamilySize] {
        families.map { name, size in
          DeviceProfile.FamilySize(
            family: name, width: size.width, height: size.height, shownWidth: size.shownWidth ?? size.width,
            shownHeight: size.shownHeight ?? size.height, cornerRadius: size.cornerRadius, source: sources[size.source] ?? size.source)
        }
        .sorted { rank($0.family) < rank($1.family) }
      }
      return DeviceProfile(
        id: id, name: name, kind: kind, platform: platform, screenWidth: screen.width, screenHeight: screen.height, scale: scale.value,
        cornerRadius: cornerRadius.value, systemMargin: contentMargins.system.value, accessoryMargin: contentMargins.accessory.value,
        families: sizes(families), presentations: sizes(presentations ?? [:]))
    }
  }
  let `default`: String
  let sources: [String: String]
  let devices: [Device]
}

/// Returns the sort key of a family in the gallery: home screen families by size, then accessories.
private func rank(_ family: String) -> Int { WidgetFamilyValue(name: family)?.rawValue ?? .max }
