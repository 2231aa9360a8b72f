import Foundation
import Host
import Profiles

/// The body of `PATCH /v1/device`. Settings that are absent do not change.
struct DeviceChange: RequestBody {
  enum CodingKeys: String, CodingKey, CaseIterable { case colorScheme, dynamicType, boldText, locale, timeZone, hideContentWhileLocked }

  let colorScheme: String?
  let dynamicType: String?
  let boldText: Bool?
  let locale: String?
  let timeZone: String?
  let hideContentWhileLocked: Bool?

  /// The names of all Dynamic Type sizes in ascending order. A phone's type style has more sizes than a watch's.
  private static let dynamicTypeSizes = Profiles.type.textStyles.values.map(\.sizes).max { $0.count < $1.count } ?? []

  /// Returns `settings` with the changes applied.
  ///
  /// - Throws: ``APIError`` for the first invalid value.
  func applied(to settings: DeviceSettings) throws -> DeviceSettings {
    var settings = settings
    if let name = colorScheme {
      guard let scheme = DeviceSettings.ColorScheme(rawValue: name) else {
        throw APIError(.unprocessableContent, "colorScheme.unknown", "colorScheme must be one of light, dark; got \(name)")
      }
      settings.colorScheme = scheme
    }
    if let size = dynamicType {
      guard Self.dynamicTypeSizes.contains(size) else {
        throw APIError(
          .unprocessableContent, "dynamicType.unknown", "dynamicType must be one of \(Self.dynamicTypeSizes.joined(separator: ", ")); got \(size)")
      }
      settings.dynamicType = size
    }
    if let boldText { settings.boldText = boldText }
    if let hideContentWhileLocked { settings.hidesContentWhileLocked = hideContentWhileLocked }
    if let locale {
      guard DeviceSettings.isLocale(locale) else {
        throw APIError(
          .unprocessableContent, "locale.unknown",
          "locale must be a language with or without a region, such as en_US; got \(locale.debugDescription)")
      }
      settings.locale = locale
    }
    if let timeZone {
      // Foundation also parses fixed offsets such as +2; only a named zone follows daylight saving time.
      guard timeZone == "UTC" || timeZone == "GMT" || TimeZone.knownTimeZoneIdentifiers.contains(timeZone) else {
        throw APIError(.unprocessableContent, "timeZone.unknown", "timeZone must be a name such as Europe/Berlin; got \(timeZone)")
      }
      settings.timeZone = timeZone
    }
    return settings
  }
}
