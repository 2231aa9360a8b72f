import WireSchema

/// How the system colours a widget's content (Specification D2).
public struct WidgetRenderingMode: Equatable, Hashable, CustomStringConvertible, Sendable {
  package let value: RenderingModeValue

  /// As the author coloured it.
  public static let fullColor = WidgetRenderingMode(value: .fullColor)
  /// In two flat groups of colour; only opacity is kept.
  public static let accented = WidgetRenderingMode(value: .accented)
  /// Without colour, as material over what is behind.
  public static let vibrant = WidgetRenderingMode(value: .vibrant)

  public var description: String {
    switch value {
    case .accented: "accented"
    case .vibrant: "vibrant"
    case .fullColor, .unspecified, .UNRECOGNIZED: "fullColor"
    }
  }
}

/// How an image is coloured where the widget is shown accented.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  package let value: AccentedImageRendering
  public static let accented = WidgetAccentedRenderingMode(value: .accented)
  public static let desaturated = WidgetAccentedRenderingMode(value: .desaturated)
  public static let accentedDesaturated = WidgetAccentedRenderingMode(value: .accentedDesaturated)
  public static let fullColor = WidgetAccentedRenderingMode(value: .fullColor)
}

/// A place that widgets are shown at.
public struct WidgetLocation: Sendable, Hashable {
  package let name: String
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  public static let standBy = WidgetLocation(name: "standBy")
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  public static let carPlay = WidgetLocation(name: "carPlay")
}

/// How a widget hangs on a wall.
public struct WidgetMountingStyle: Sendable, Hashable {
  package let name: String
  public static let elevated = WidgetMountingStyle(name: "elevated")
  public static let recessed = WidgetMountingStyle(name: "recessed")
}

/// What a widget on a wall is made of.
public struct WidgetTexture: Sendable, Hashable {
  package let name: String
  public static let glass = WidgetTexture(name: "glass")
  public static let paper = WidgetTexture(name: "paper")
}

/// How much a widget shows; always the usual amount on the surfaces of this host.
public struct LevelOfDetail: Sendable, Hashable {
  private let name: String
  public static let `default` = LevelOfDetail(name: "default")
  public static let simplified = LevelOfDetail(name: "simplified")
}
