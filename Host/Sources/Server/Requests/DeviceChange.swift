import Foundation
import Host
import Profiles

/// `PATCH /v1/device`: what is absent stays as it is.
struct DeviceChange: Decodable {
  let colorScheme: String?
  let dynamicType: String?
  let boldText: Bool?
  let locale: String?
  let timeZone: String?

  /// The names of all sizes, rising; the watch has fewer than the phone.
  private static let dynamicTypeSizes = Profiles.type.textStyles.values.map(\.sizes).max { $0.count < $1.count } ?? []

  /// `settings` with what is asked for.
  ///
  /// - Throws: ``APIError``, naming the first value that cannot be.
  func applied(to settings: DeviceSettings) throws -> DeviceSettings {
    var settings = settings
    if let name = colorScheme {
      guard let scheme = DeviceSettings.ColorScheme(rawValue: name) else {
        throw APIError(.unprocessableContent, "colorScheme.unknown", "colorScheme is light or dark, not \(name)")
      }
      settings.colorScheme = scheme
    }
    if let size = dynamicType {
      guard Self.dynamicTypeSizes.contains(size) else {
        throw APIError(
          .unprocessableContent, "dynamicType.unknown", "dynamicType is one of \(Self.dynamicTypeSizes.joined(separator: ", ")), not \(size)")
      }
      settings.dynamicType = size
    }
    if let boldText { settings.boldText = boldText }
    if let locale {
      let language = Locale(identifier: locale).language.languageCode
      guard locale.utf8.count <= 64, language?.isISOLanguage ?? false else {
        throw APIError(.unprocessableContent, "locale.unknown", "locale is a language with or without a region, such as en_US, not \(locale)")
      }
      settings.locale = locale
    }
    if let timeZone {
      // Foundation takes much for an offset; a name is what can follow the seasons.
      guard timeZone == "UTC" || timeZone == "GMT" || TimeZone.knownTimeZoneIdentifiers.contains(timeZone) else {
        throw APIError(.unprocessableContent, "timeZone.unknown", "timeZone is a name such as Europe/Berlin, not \(timeZone)")
      }
      settings.timeZone = timeZone
    }
    return settings
  }
}
