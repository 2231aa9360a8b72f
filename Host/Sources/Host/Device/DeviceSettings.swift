import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation

/// The settings of the device. A change of appearance redraws the archived entries (Specification D3). Layouts depend on the other settings: their
/// change leads to new timelines, free of budget (Specification C9).
public struct DeviceSettings: Sendable, Hashable, Codable {
  /// Light or dark appearance.
  public enum ColorScheme: String, Sendable, Hashable, Codable, CaseIterable {
    /// Dark text on light.
    case light
    /// Light text on dark.
    case dark
  }

  /// Where lines and rows begin.
  public enum LayoutDirection: String, Sendable, Hashable, Codable, CaseIterable {
    /// As the language has it.
    case automatic
    /// At the left, in every language.
    case leftToRight
    /// At the right, in every language.
    case rightToLeft
  }

  /// Light or dark appearance; a change redraws.
  public var colorScheme: ColorScheme
  /// Whether increased contrast is on; a change redraws.
  public var highContrast: Bool
  /// Whether reduced transparency is on: materials and what places draw behind widgets are opaque; a change redraws.
  public var reducesTransparency: Bool
  /// Whether reduced motion is on: viewers do not animate, and bodies that read it are shown as drawn for it; a change redraws.
  public var reducesMotion: Bool
  /// The Dynamic Type size, `xSmall` … `large` … `accessibility5`; a change requests new timelines.
  public var dynamicType: String
  /// Whether bold text is on; a change requests new timelines.
  public var boldText: Bool
  /// The locale as a person wrote it (``LocaleIdentifier``); a change requests new timelines.
  public var locale: String
  /// Hours, calendar, digits and first weekday that count instead of the locale's; a change requests new timelines.
  public var keywords: LocaleKeywords
  /// The time zone's IANA identifier; a change requests new timelines.
  public var timeZone: String
  /// Where lines and rows begin; a change requests new timelines.
  public var layoutDirection: LayoutDirection
  /// The name of the account that the person uses; nil: none. Providers do not get it; a change requests new timelines.
  public var account: String?
  /// The chosen appearance of each place, by the place's id; a place without an entry has its first. A change redraws.
  public var appearances: [String: String]
  /// The tint of places that have one, as six hexadecimal digits in sRGB; nil: white. A change redraws.
  public var tint: String?

  /// Whether widgets show only placeholders while the device is locked; otherwise they hide what is marked `privacySensitive()` (Specification D4,
  /// D5).
  public var hidesContentWhileLocked: Bool

  /// Whether the device locks with the desktop's session, as systemd-logind reports it.
  public var followsDesktopLock: Bool

  /// Whether apps may start live activities. When it is turned off, those that run are dismissed.
  public var allowsLiveActivities: Bool

  /// The names of the apps that may not, although others may.
  public var appsWithoutLiveActivities: Set<String>

  /// Creates settings; the defaults are those of a new device.
  public init(
    colorScheme: ColorScheme = .light, highContrast: Bool = false, reducesTransparency: Bool = false, reducesMotion: Bool = false,
    dynamicType: String = "large", boldText: Bool = false, locale: String = "en_US", keywords: LocaleKeywords = LocaleKeywords(),
    timeZone: String = TimeZone.current.identifier, layoutDirection: LayoutDirection = .automatic, account: String? = nil,
    appearances: [String: String] = [:], tint: String? = nil,
    hidesContentWhileLocked: Bool = false, followsDesktopLock: Bool = false, allowsLiveActivities: Bool = true,
    appsWithoutLiveActivities: Set<String> = []
  ) {
    self.colorScheme = colorScheme
    self.highContrast = highContrast
    self.reducesTransparency = reducesTransparency
    self.reducesMotion = reducesMotion
    self.dynamicType = dynamicType
    self.boldText = boldText
    self.locale = locale
    self.keywords = keywords
    self.timeZone = timeZone
    self.layoutDirection = layoutDirection
    self.account = account
    self.appearances = appearances
    self.tint = tint
    self.hidesContentWhileLocked = hidesContentWhileLocked
    self.followsDesktopLock = followsDesktopLock
    self.allowsLiveActivities = allowsLiveActivities
    self.appsWithoutLiveActivities = appsWithoutLiveActivities
  }

  /// Reads stored settings. Those that an earlier version did not have keep their defaults.
  public init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.container(keyedBy: CodingKeys.self)
    colorScheme = try values.decodeIfPresent(ColorScheme.self, forKey: .colorScheme) ?? colorScheme
    highContrast = try values.decodeIfPresent(Bool.self, forKey: .highContrast) ?? highContrast
    reducesTransparency = try values.decodeIfPresent(Bool.self, forKey: .reducesTransparency) ?? reducesTransparency
    reducesMotion = try values.decodeIfPresent(Bool.self, forKey: .reducesMotion) ?? reducesMotion
    dynamicType = try values.decodeIfPresent(String.self, forKey: .dynamicType) ?? dynamicType
    boldText = try values.decodeIfPresent(Bool.self, forKey: .boldText) ?? boldText
    locale = try values.decodeIfPresent(String.self, forKey: .locale) ?? locale
    keywords = try values.decodeIfPresent(LocaleKeywords.self, forKey: .keywords) ?? keywords
    timeZone = try values.decodeIfPresent(String.self, forKey: .timeZone) ?? timeZone
    layoutDirection = try values.decodeIfPresent(LayoutDirection.self, forKey: .layoutDirection) ?? layoutDirection
    account = try values.decodeIfPresent(String.self, forKey: .account)
    appearances = try values.decodeIfPresent([String: String].self, forKey: .appearances) ?? appearances
    tint = try values.decodeIfPresent(String.self, forKey: .tint)
    hidesContentWhileLocked = try values.decodeIfPresent(Bool.self, forKey: .hidesContentWhileLocked) ?? hidesContentWhileLocked
    followsDesktopLock = try values.decodeIfPresent(Bool.self, forKey: .followsDesktopLock) ?? followsDesktopLock
    allowsLiveActivities = try values.decodeIfPresent(Bool.self, forKey: .allowsLiveActivities) ?? allowsLiveActivities
    appsWithoutLiveActivities = try values.decodeIfPresent(Set<String>.self, forKey: .appsWithoutLiveActivities) ?? appsWithoutLiveActivities
  }

  /// Whether clocks of the device count twice twelve hours a day.
  public var hasTwelveHours: Bool { [.oneToTwelve, .zeroToEleven].contains(Locale(identifier: effectiveLocale).hourCycle) }

  /// The identifier of the locale that widgets get, with the settings of hours, calendar, digits and first weekday.
  public var effectiveLocale: String { (try? LocaleIdentifier(locale))?.identifier(with: keywords) ?? locale }

  /// Why a text is no locale, as the end of a sentence that begins with what it was given for; nil: it is one.
  public static func localeFault(_ text: String) -> String? {
    do throws(LocaleIdentifier.Fault) {
      _ = try LocaleIdentifier(text)
      return nil
    } catch {
      return error.description
    }
  }

  /// Whether a text can name an account: 1 to 128 bytes of visible text on one line.
  public static func isAccount(_ text: String) -> Bool {
    (1...128).contains(text.utf8.count)
      && !text.unicodeScalars.contains { $0.properties.generalCategory == .control || $0.properties.isWhitespace && $0 != " " }
      && text.contains { !$0.isWhitespace }
  }

  /// Returns what differs from `old` and makes its timelines out of date.
  func environmentChanges(since old: DeviceSettings) -> [EnvironmentKey] {
    var changed: [EnvironmentKey] = []
    if dynamicType != old.dynamicType { changed.append(.dynamicType) }
    if boldText != old.boldText { changed.append(.boldText) }
    if effectiveLocale != old.effectiveLocale {
      let languages = [locale, old.locale].map { Locale(identifier: $0).language.languageCode }
      changed.append(languages[0] == languages[1] ? .region : .language)
    }
    if timeZone != old.timeZone { changed.append(.timeZone) }
    if layoutDirection != old.layoutDirection { changed.append(.layoutDirection) }
    if account != old.account { changed.append(.account) }
    return changed
  }
}

extension RenderContext {
  /// Creates the context that the layout of `family` on `device` depends on; nil if the device does not offer the family.
  public init?(
    device: DeviceProfile, family: WidgetFamilyValue, in placement: Placement? = nil, settings: DeviceSettings = DeviceSettings(),
    isPreview: Bool = false, limits: LimitsProfile = Profiles.limits
  ) {
    self.init(
      device: device, family: family, in: placement, dynamicType: settings.dynamicType, boldText: settings.boldText, locale: settings.effectiveLocale,
      timeZone: settings.timeZone,
      rightToLeft: settings.layoutDirection == .automatic ? nil : settings.layoutDirection == .rightToLeft,
      isPreview: isPreview, limits: limits)
  }
}
