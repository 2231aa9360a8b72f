extension WidgetFamilyValue {
  /// Where content of a family stands.
  public enum Place: Sendable {
    /// A home screen, the gallery, a desktop.
    case home
    /// A lock screen or a watch face.
    case accessory
    /// A live activity: the lock screen's lower part, the island, a watch's stack.
    case activity
    /// A control centre.
    case control
  }

  /// The family as authors write it, `systemSmall`; presentations of activities and controls by names of their own; empty for an unspecified one.
  public var name: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .systemExtraLargePortrait: "systemExtraLargePortrait"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    case .accessoryCorner: "accessoryCorner"
    case .activityLockScreen: "lockScreen"
    case .activityIslandCompact: "islandCompact"
    case .activityIslandMinimal: "islandMinimal"
    case .activityIslandExpanded: "islandExpanded"
    case .activitySmall: "activitySmall"
    case .controlSmall: "controlSmall"
    case .controlMedium: "controlMedium"
    case .controlLarge: "controlLarge"
    case .unspecified, .UNRECOGNIZED: ""
    }
  }

  /// Every family that has a name, in gallery order.
  public static let named = allCases.filter { !$0.name.isEmpty }

  /// The family that ``name`` calls so.
  public init?(name: String) {
    guard let family = Self.named.first(where: { $0.name == name }) else { return nil }
    self = family
  }

  /// Where content of the family stands; nil for an unspecified one.
  public var place: Place? {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait: .home
    case .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner: .accessory
    case .activityLockScreen, .activityIslandCompact, .activityIslandMinimal, .activityIslandExpanded, .activitySmall: .activity
    case .controlSmall, .controlMedium, .controlLarge: .control
    case .unspecified, .UNRECOGNIZED: nil
    }
  }
}
