import AlmanacWireSchema

/// The colouring of a widget's content by the system (Specification D2).
public struct WidgetRenderingMode: Equatable, Hashable, CustomStringConvertible, Sendable {
  package let value: RenderingModeValue

  /// In the author's colours.
  public static let fullColor = WidgetRenderingMode(value: .fullColor)
  /// In two groups of one flat colour each; of the author's colours only opacity is kept.
  public static let accented = WidgetRenderingMode(value: .accented)
  /// Without colour: brightness becomes material over the background.
  public static let vibrant = WidgetRenderingMode(value: .vibrant)

  public var description: String {
    switch value {
    case .accented: "accented"
    case .vibrant: "vibrant"
    case .fullColor, .unspecified, .UNRECOGNIZED: "fullColor"
    }
  }
}

/// The colouring of an image in accented rendering mode.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  package let value: AccentedImageRendering
  public static let accented = WidgetAccentedRenderingMode(value: .accented)
  public static let desaturated = WidgetAccentedRenderingMode(value: .desaturated)
  public static let accentedDesaturated = WidgetAccentedRenderingMode(value: .accentedDesaturated)
  public static let fullColor = WidgetAccentedRenderingMode(value: .fullColor)
}

/// A place where widgets can be shown.
public struct WidgetLocation: Sendable, Hashable {
  package let name: String
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  public static let standBy = WidgetLocation(name: "standBy")
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  public static let carPlay = WidgetLocation(name: "carPlay")
}

/// Stub. The mounting of a widget on a wall. Ignored by this host.
public struct WidgetMountingStyle: Sendable, Hashable {
  package let name: String
  public static let elevated = WidgetMountingStyle(name: "elevated")
  public static let recessed = WidgetMountingStyle(name: "recessed")
}

/// Stub. The material of a widget on a wall. Ignored by this host.
public struct WidgetTexture: Sendable, Hashable {
  package let name: String
  public static let glass = WidgetTexture(name: "glass")
  public static let paper = WidgetTexture(name: "paper")
}

/// The amount of content that a widget shows. Always `.default` on this host.
public struct LevelOfDetail: Sendable, Hashable {
  private let name: String
  public static let `default` = LevelOfDetail(name: "default")
  public static let simplified = LevelOfDetail(name: "simplified")
}
