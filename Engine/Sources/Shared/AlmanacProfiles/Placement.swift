/// Where a widget is: a slot of a place on a device (Specification D4, D7, D8).
public struct Placement: Sendable, Hashable {
  /// The device.
  public let device: DeviceProfile
  /// A place of the device.
  public let place: PlaceProfile
  /// A slot of the place.
  public let slot: PlaceProfile.Slot

  /// Creates a placement. `place` is one of `device`, and `slot` one of `place`.
  public init(device: DeviceProfile, place: PlaceProfile, slot: PlaceProfile.Slot) {
    self.device = device
    self.place = place
    self.slot = slot
  }

  /// Creates the placement with these identifiers; nil if the profiles have none, for example because a newer version wrote them.
  public init?(device: String, place: String, slot: String) {
    guard let device = Profiles.device(named: device), let place = device.place(named: place), let slot = place.slot(named: slot) else { return nil }
    self.init(device: device, place: place, slot: slot)
  }

  /// Creates the usual placement of a family on a device: the first place with a slot for it; nil if no place has one.
  ///
  /// - Parameter keepsBackground: whether the widget's background cannot be removed.
  public init?(of family: String, on device: DeviceProfile, keepsBackground: Bool = false) {
    for place in device.places {
      guard let slot = place.slots(for: family, keepsBackground: keepsBackground).first else { continue }
      self.init(device: device, place: place, slot: slot)
      return
    }
    return nil
  }

  /// Names the slot among all slots of all devices: `watch-45mm/smartStack/stack`.
  public var path: String { "\(device.id)/\(place.id)/\(slot.id)" }

  /// Returns the size of a family in the slot; nil if the family does not fit.
  public func size(of family: String) -> DeviceProfile.FamilySize? { slot.size(of: family) }

  // The identifiers name the values: profiles do not change while the program runs.

  public static func == (left: Placement, right: Placement) -> Bool {
    left.slot.id == right.slot.id && left.place.id == right.place.id && left.device.id == right.device.id
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(device.id)
    hasher.combine(place.id)
    hasher.combine(slot.id)
  }
}
