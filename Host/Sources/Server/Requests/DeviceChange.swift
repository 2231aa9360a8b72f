import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Host
import Reports

/// The body of `PATCH /v1/device`. Settings that are absent do not change.
struct DeviceChange: RequestBody {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case colorScheme, highContrast, reduceTransparency, reduceMotion, dynamicType, boldText, locale, hourCycle, calendar, numberingSystem,
      firstWeekday, timeZone, layoutDirection, account, appearances,
      tint, hideContentWhileLocked, followDesktopLock, liveActivities, appLiveActivities
  }

  let colorScheme: String?
  let highContrast: Bool?
  let reduceTransparency: Bool?
  let reduceMotion: Bool?
  let dynamicType: String?
  let boldText: Bool?
  let locale: String?
  /// Keywords of the locale by the values of BCP 47, or `automatic`.
  let hourCycle, calendar, numberingSystem, firstWeekday: String?
  let timeZone: String?
  let layoutDirection: String?
  /// Empty: none.
  let account: String?
  /// Appearances by place; places that are absent do not change.
  let appearances: [String: String]?
  /// Six hexadecimal digits.
  let tint: String?
  let hideContentWhileLocked: Bool?
  let followDesktopLock: Bool?
  let liveActivities: Bool?
  /// Whether apps may start live activities; apps that are absent do not change.
  let appLiveActivities: [String: Bool]?

  /// The names of all Dynamic Type sizes in ascending order. A phone's type style has more sizes than a watch's.
  private static let dynamicTypeSizes = Profiles.type.textStyles.values.map(\.sizes).max { $0.count < $1.count } ?? []

  static func wrongTint(_ text: String) -> String { "tint must be a colour of six hexadecimal digits, such as FF9500; got \(text.debugDescription)" }

  /// Returns `settings` with the changes applied.
  ///
  /// - Parameter apps: those that have live activities.
  /// - Throws: ``APIError`` for the first invalid value.
  func applied(to settings: DeviceSettings, apps: [String] = []) throws -> DeviceSettings {
    var settings = settings
    if let name = colorScheme {
      guard let scheme = DeviceSettings.ColorScheme(rawValue: name) else {
        throw APIError(.unprocessableContent, "colorScheme.unknown", "colorScheme must be one of light, dark; got \(name)")
      }
      settings.colorScheme = scheme
    }
    if let highContrast { settings.highContrast = highContrast }
    if let reduceTransparency { settings.reducesTransparency = reduceTransparency }
    if let reduceMotion { settings.reducesMotion = reduceMotion }
    if let size = dynamicType {
      guard Self.dynamicTypeSizes.contains(size) else {
        throw APIError(
          .unprocessableContent, "dynamicType.unknown", "dynamicType must be one of \(Self.dynamicTypeSizes.joined(separator: ", ")); got \(size)")
      }
      settings.dynamicType = size
    }
    if let boldText { settings.boldText = boldText }
    if let hideContentWhileLocked { settings.hidesContentWhileLocked = hideContentWhileLocked }
    if let followDesktopLock { settings.followsDesktopLock = followDesktopLock }
    if let liveActivities { settings.allowsLiveActivities = liveActivities }
    for (app, isAllowed) in (appLiveActivities ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard apps.contains(app) else {
        throw APIError(
          .unprocessableContent, "appLiveActivities.unknown",
          "\(app.debugDescription) has no live activities; apps that have: \(apps.isEmpty ? "none" : apps.joined(separator: ", "))")
      }
      if isAllowed { settings.appsWithoutLiveActivities.remove(app) } else { settings.appsWithoutLiveActivities.insert(app) }
    }
    if let locale {
      if let fault = DeviceSettings.localeFault(locale) { throw APIError(.unprocessableContent, "locale.unknown", "locale \(fault)") }
      settings.locale = locale
    }
    for (key, given) in [
      (LocaleKeywords.Key.hourCycle, hourCycle), (.calendar, calendar), (.numberingSystem, numberingSystem), (.firstWeekday, firstWeekday),
    ] {
      guard let given else { continue }
      guard given == DeviceReport.automatic || key.values.contains(given) else {
        throw APIError(
          .unprocessableContent, "\(key.rawValue).unknown",
          "\(key.rawValue) must be one of \(([DeviceReport.automatic] + key.values).joined(separator: ", ")); got \(given.debugDescription)")
      }
      settings.keywords[key] = given == DeviceReport.automatic ? nil : given
    }
    if let timeZone {
      // Foundation also parses fixed offsets such as +2; only a named zone follows daylight saving time.
      guard timeZone == "UTC" || timeZone == "GMT" || TimeZone.knownTimeZoneIdentifiers.contains(timeZone) else {
        throw APIError(.unprocessableContent, "timeZone.unknown", "timeZone must be a name such as Europe/Berlin; got \(timeZone)")
      }
      settings.timeZone = timeZone
    }
    if let name = layoutDirection {
      guard let direction = DeviceSettings.LayoutDirection(rawValue: name) else {
        throw APIError(
          .unprocessableContent, "layoutDirection.unknown",
          "layoutDirection must be one of \(DeviceSettings.LayoutDirection.allCases.map(\.rawValue).joined(separator: ", ")); got \(name)")
      }
      settings.layoutDirection = direction
    }
    if let account {
      guard account.isEmpty || DeviceSettings.isAccount(account) else {
        throw APIError(
          .unprocessableContent, "account.malformed", "account must be a name of at most 128 bytes on one line, or empty for none")
      }
      settings.account = account.isEmpty ? nil : account
    }
    for (id, appearance) in (appearances ?? [:]).sorted(by: { $0.key < $1.key }) {
      // A place has the same appearances on every device.
      guard let place = Profiles.devices.lazy.compactMap({ $0.place(named: id) }).first else {
        throw APIError(
          .unprocessableContent, "place.unknown",
          "there is no place \(id.debugDescription); known places: \(Profiles.placeNames.joined(separator: ", "))")
      }
      guard place.appearance(named: appearance) != nil else {
        throw HostError.unknownAppearance(appearance, place: id, known: place.appearances.map(\.id))
      }
      settings.appearances[id] = appearance
    }
    if let tint {
      guard RGBA(sixDigits: tint) != nil else { throw APIError(.unprocessableContent, "tint.malformed", Self.wrongTint(tint)) }
      settings.tint = tint.uppercased()
    }
    return settings
  }
}
