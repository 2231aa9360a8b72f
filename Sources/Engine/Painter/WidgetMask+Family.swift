import Profiles
import WireSchema

extension WidgetMask {
  /// Creates the outline of `family` on `device`: a circle for `accessoryCircular` and `accessoryCorner`; `none` for families without a corner radius in the device's
  /// profile.
  public init(of family: WidgetFamilyValue, on device: DeviceProfile) {
    let radius = device.cornerRadius(of: family.name)
    if family == .accessoryCircular || family == .accessoryCorner {
      self = .circle
    } else {
      self = radius > 0 ? .continuous(radius: radius) : .none
    }
  }
}
