import AlmanacAssets

// The system's adaptable colours, from the palette profile.
extension UIColor {
  public static var systemRed: UIColor { UIColor(provider: .palette("red")) }
  public static var systemGreen: UIColor { UIColor(provider: .palette("green")) }
  public static var systemBlue: UIColor { UIColor(provider: .palette("blue")) }
  public static var systemOrange: UIColor { UIColor(provider: .palette("orange")) }
  public static var systemYellow: UIColor { UIColor(provider: .palette("yellow")) }
  public static var systemPink: UIColor { UIColor(provider: .palette("pink")) }
  public static var systemPurple: UIColor { UIColor(provider: .palette("purple")) }
  public static var systemTeal: UIColor { UIColor(provider: .palette("teal")) }
  public static var systemIndigo: UIColor { UIColor(provider: .palette("indigo")) }
  public static var systemBrown: UIColor { UIColor(provider: .palette("brown")) }
  public static var systemMint: UIColor { UIColor(provider: .palette("mint")) }
  public static var systemCyan: UIColor { UIColor(provider: .palette("cyan")) }
  public static var systemGray: UIColor { UIColor(provider: .palette("gray")) }
  public static var systemGray2: UIColor { UIColor(provider: .palette("systemGray2")) }
  public static var systemGray3: UIColor { UIColor(provider: .palette("systemGray3")) }
  public static var systemGray4: UIColor { UIColor(provider: .palette("systemGray4")) }
  public static var systemGray5: UIColor { UIColor(provider: .palette("systemGray5")) }
  public static var systemGray6: UIColor { UIColor(provider: .palette("systemGray6")) }
  public static var label: UIColor { UIColor(provider: .palette("label")) }
  public static var secondaryLabel: UIColor { UIColor(provider: .palette("secondaryLabel")) }
  public static var tertiaryLabel: UIColor { UIColor(provider: .palette("tertiaryLabel")) }
  public static var quaternaryLabel: UIColor { UIColor(provider: .palette("quaternaryLabel")) }
  public static var placeholderText: UIColor { UIColor(provider: .palette("placeholderText")) }
  public static var separator: UIColor { UIColor(provider: .palette("separator")) }
  public static var opaqueSeparator: UIColor { UIColor(provider: .palette("opaqueSeparator")) }
  public static var link: UIColor { UIColor(provider: .palette("link")) }
  public static var systemFill: UIColor { UIColor(provider: .palette("systemFill")) }
  public static var secondarySystemFill: UIColor { UIColor(provider: .palette("secondarySystemFill")) }
  public static var tertiarySystemFill: UIColor { UIColor(provider: .palette("tertiarySystemFill")) }
  public static var quaternarySystemFill: UIColor { UIColor(provider: .palette("quaternarySystemFill")) }
  public static var systemBackground: UIColor { UIColor(provider: .palette("systemBackground")) }
  public static var secondarySystemBackground: UIColor { UIColor(provider: .palette("secondarySystemBackground")) }
  public static var tertiarySystemBackground: UIColor { UIColor(provider: .palette("tertiarySystemBackground")) }
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
  public static var systemGroupedBackground: UIColor { UIColor(provider: .palette("systemGroupedBackground")) }
  public static var secondarySystemGroupedBackground: UIColor { UIColor(provider: .palette("secondarySystemGroupedBackground")) }
  public static var tertiarySystemGroupedBackground: UIColor { UIColor(provider: .palette("tertiarySystemGroupedBackground")) }
  /// The tint of controls: the app's accent colour, otherwise the system's blue.
  public static var tintColor: UIColor { UIColor(named: AssetCatalogs.of(.main).accentColorName) ?? UIColor(provider: .palette("blue")) }
  public static var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  public static var darkText: UIColor { UIColor(white: 0, alpha: 1) }
}

// Fixed colours, with the sRGB components from UIKit's headers.
extension UIColor {
  public static var black: UIColor { UIColor(white: 0, alpha: 1) }
  public static var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  public static var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  public static var white: UIColor { UIColor(white: 1, alpha: 1) }
  public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public static var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public static var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  public static var clear: UIColor { UIColor(white: 0, alpha: 0) }
}
