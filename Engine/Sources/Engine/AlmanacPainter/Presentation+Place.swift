import AlmanacProfiles
import AlmanacWireSchema

extension Presentation {
  /// The red that a place uses in a dark room. Source: chosen; Apple publishes no value.
  private static let red = RGBA(hex: 0xFF453A)

  /// Creates the presentation of widgets in one appearance of a place.
  ///
  /// - Parameters:
  ///   - colorScheme: the device's setting, for appearances that follow it.
  ///   - tint: the colour that the user chose; nil: white.
  ///   - keepsBackground: whether the widget's background cannot be removed.
  public init(_ appearance: PlaceProfile.Appearance, colorScheme: ColorSchemeValue, tint: RGBA? = nil, keepsBackground: Bool = false) {
    let color: RGBA? =
      switch appearance.tint {
      case .none: nil
      case .chosen: tint
      case .red: Self.red
      }
    self.init(
      colorScheme: appearance.colorScheme ?? colorScheme, renderingMode: appearance.renderingMode, luminance: appearance.luminance,
      background: keepsBackground ? .shown : appearance.background, tint: color)
  }
}
