import WireSchema
import Profiles

extension WidgetMask {
  /// The outline of `family` on `device`; the accessory families other than the circular one have none.
  public init(of family: WidgetFamilyValue, on device: DeviceProfile) {
    let radius = device.cornerRadius(of: family.name)
    if family == .accessoryCircular {
      self = .circle
    } else {
      self = radius > 0 ? .continuous(radius: radius) : .none
    }
  }
}
