import AlmanacProfiles
import AlmanacWireSchema

extension WidgetMask {
  /// Creates the outline of `family` on `device`, in one of its slots or where no slot is known: a circle for `accessoryCircular` and `accessoryCorner`; `none` for families without a corner radius in the device's
  /// profile.
  public init(of family: WidgetFamilyValue, on device: DeviceProfile, in slot: PlaceProfile.Slot? = nil) {
    let radius = device.cornerRadius(of: family.name, in: slot)
    if family == .accessoryCircular || family == .accessoryCorner {
      self = .circle
    } else {
      self = radius > 0 ? .continuous(radius: radius) : .none
    }
  }
}
