/// Stub. A volume slider with a route button. It stores its properties and shows nothing.
open class MPVolumeView: UIView {
  open var showsVolumeSlider = true
  open var showsRouteButton = true
  open var volumeWarningSliderImage: UIImage?
  private var images: [String: UIImage] = [:]
  open var isWirelessRouteActive: Bool { false }
  open var areWirelessRoutesAvailable: Bool { false }

  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) { images["thumb \(state.rawValue)"] = image }
  open func volumeThumbImage(for state: UIControl.State) -> UIImage? { images["thumb \(state.rawValue)"] }
  open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) { images["minimum \(state.rawValue)"] = image }
  open func minimumVolumeSliderImage(for state: UIControl.State) -> UIImage? { images["minimum \(state.rawValue)"] }
  open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) { images["maximum \(state.rawValue)"] = image }
  open func maximumVolumeSliderImage(for state: UIControl.State) -> UIImage? { images["maximum \(state.rawValue)"] }
  open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds }
}
