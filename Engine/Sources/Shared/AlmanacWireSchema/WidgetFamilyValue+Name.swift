extension WidgetFamilyValue {
  /// A group of families that are requested and drawn alike. The table of places says where each family fits (`PlaceProfile`).
  public enum Group: Sendable {
    /// Widgets of home screens, StandBy, desktops.
    case home
    /// Widgets of lock screens and watches.
    case accessory
    /// A live activity: the lock screen's lower part, the Dynamic Island, a watch's Smart Stack.
    case activity
    /// A control centre.
    case control
  }

  /// The family's WidgetKit name (`systemSmall`, …). Presentations of activities and controls have Almanac's own names (`islandCompact`, …).
  /// Empty if unspecified.
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

  /// The family with this ``name``; nil if there is none.
  public init?(name: String) {
    guard let family = Self.named.first(where: { $0.name == name }) else { return nil }
    self = family
  }

  /// Whether the whole widget is one tap area, in which a `Link` does not count (Specification A11).
  public var isOneTapArea: Bool {
    switch self {
    case .systemSmall, .activityIslandCompact, .activityIslandMinimal: true
    default: group == .accessory
    }
  }

  /// The family's group; nil if unspecified.
  public var group: Group? {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait: .home
    case .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner: .accessory
    case .activityLockScreen, .activityIslandCompact, .activityIslandMinimal, .activityIslandExpanded, .activitySmall: .activity
    case .controlSmall, .controlMedium, .controlLarge: .control
    case .unspecified, .UNRECOGNIZED: nil
    }
  }
}
