import AlmanacProfiles
import Foundation
import Host

/// `GET /v1/device`: the device's screen, the sizes of its widget families and its settings. Lengths are in points.
public struct DeviceReport: Codable, Sendable, Equatable {
  public struct Screen: Codable, Sendable, Equatable {
    public let width, height: Double
    /// Pixels per point.
    public let scale: Double
  }
  public struct Size: Codable, Sendable, Equatable {
    public let width, height: Double
  }
  public let id: String
  public let name: String
  public let platform: String
  public let screen: Screen
  public let cornerRadius: Double
  /// Sizes on the screen by family name.
  public let families: [String: Size]
  public let colorScheme: String
  public let highContrast: Bool
  public let reduceTransparency: Bool
  public let reduceMotion: Bool
  public let dynamicType: String
  public let boldText: Bool
  public let locale: String
  /// What counts instead of the locale's hours, calendar, digits and first weekday, by the values of BCP 47; ``automatic``: the locale's.
  public let hourCycle, calendar, numberingSystem, firstWeekday: String
  public let timeZone: String
  public let layoutDirection: String
  /// The name of the account in use; null: none.
  @ExplicitNull public var account: String?
  /// The chosen appearances by place; a place without one has its first.
  public let appearances: [String: String]
  /// The tint of places that have one, as six hexadecimal digits; null: white.
  @ExplicitNull public var tint: String?
  /// The wallpaper that the person chose for all devices that have none of their own; null: none.
  @ExplicitNull public var wallpaper: WallpaperReport?
  /// The most bytes of a wallpaper's file.
  public let largestWallpaper: Int
  /// Whether widgets show only placeholders while the device is locked.
  public let hideContentWhileLocked: Bool
  /// Whether the host locks with the desktop's session.
  public let followDesktopLock: Bool
  /// Whether apps may start live activities.
  public let liveActivities: Bool
  /// The apps that have live activities, and whether each may start them where apps may.
  public let appLiveActivities: [String: Bool]

  /// Says that a setting follows the locale.
  public static let automatic = "automatic"

  public init(
    profile: DeviceProfile, settings: DeviceSettings, wallpaper: WallpaperReport?, activityApps: [(app: String, isAllowed: Bool)] = [],
    limits: LimitsProfile = Profiles.limits
  ) {
    id = profile.id
    name = profile.name
    platform = profile.platform.rawValue
    screen = Screen(width: profile.screenWidth, height: profile.screenHeight, scale: profile.scale)
    cornerRadius = profile.cornerRadius
    families = Dictionary(
      profile.families.map { ($0.family, Size(width: $0.shownWidth, height: $0.shownHeight)) }, uniquingKeysWith: { first, _ in first })
    colorScheme = settings.colorScheme.rawValue
    highContrast = settings.highContrast
    reduceTransparency = settings.reducesTransparency
    reduceMotion = settings.reducesMotion
    dynamicType = settings.dynamicType
    boldText = settings.boldText
    locale = settings.locale
    hourCycle = settings.keywords.hourCycle ?? Self.automatic
    calendar = settings.keywords.calendar ?? Self.automatic
    numberingSystem = settings.keywords.numberingSystem ?? Self.automatic
    firstWeekday = settings.keywords.firstWeekday ?? Self.automatic
    timeZone = settings.timeZone
    layoutDirection = settings.layoutDirection.rawValue
    account = settings.account
    appearances = settings.appearances
    tint = settings.tint
    self.wallpaper = wallpaper
    largestWallpaper = limits.wallpaperBytes
    hideContentWhileLocked = settings.hidesContentWhileLocked
    followDesktopLock = settings.followsDesktopLock
    liveActivities = settings.allowsLiveActivities
    appLiveActivities = Dictionary(activityApps.map { ($0.app, $0.isAllowed) }, uniquingKeysWith: { first, _ in first })
  }
}
