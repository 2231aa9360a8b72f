import AlmanacProfiles
import AlmanacWireSchema

extension Legibility {
  /// A size and margins with which a widget is laid out, and the appearances of all places that have them.
  public struct Layout: Sendable {
    /// The first place with this layout. The widget is laid out for it.
    public let placement: Placement
    /// How the places show the widget.
    public internal(set) var appearances: [Appearance]
  }

  /// Returns the layouts of a family in all places of some devices that have a slot for it and recolour it or remove its background.
  ///
  /// - Parameter keepsBackground: whether the widget's background cannot be removed.
  public static func layouts(of family: WidgetFamilyValue, keepsBackground: Bool, on devices: [DeviceProfile]) -> [Layout] {
    var layouts: [Layout] = []
    for device in devices {
      for place in device.places {
        let appearances = Appearance.all(of: place, keepsBackground: keepsBackground)
        guard !appearances.isEmpty else { continue }
        for slot in place.slots(for: family.name, keepsBackground: keepsBackground) {
          let placement = Placement(device: device, place: place, slot: slot)
          if let same = layouts.firstIndex(where: { $0.placement.isLaidOut(like: placement, family: family.name) }) {
            // Places that show the same appearance in the same way are checked once.
            for appearance in appearances
            where !layouts[same].appearances.contains(where: { $0.presentation == appearance.presentation && $0.behind == appearance.behind }) {
              layouts[same].appearances.append(appearance)
            }
          } else {
            layouts.append(Layout(placement: placement, appearances: appearances))
          }
        }
      }
    }
    return layouts
  }

  /// Returns up to three positions of `count` entries, spread over all: a later entry usually has the same faults with other numbers.
  public static func sample(_ count: Int) -> [Int] {
    let most = 3
    return count > most ? (0..<most).map { $0 * (count - 1) / (most - 1) } : Array(0..<count)
  }
}

extension Placement {
  /// Whether a family's request is the same but for the order of presentations.
  fileprivate func isLaidOut(like other: Placement, family: String) -> Bool {
    guard let size = size(of: family), let otherSize = other.size(of: family) else { return false }
    return size.width == otherSize.width && size.height == otherSize.height && device.platform == other.device.platform
      && (slot.margin ?? device.margin(of: family)) == (other.slot.margin ?? other.device.margin(of: family))
      && (slot.label == .none) == (other.slot.label == .none)
  }
}

extension Profiles {
  /// A device, and one of each other kind: the devices on which advice is given if none is named.
  ///
  /// - Parameter usual: the device that comes first.
  public static func oneOfEachKind(usual: DeviceProfile = defaultDevice) -> [DeviceProfile] {
    devices.reduce(into: [usual]) { chosen, device in if !chosen.contains(where: { $0.kind == device.kind }) { chosen.append(device) } }
  }
}
