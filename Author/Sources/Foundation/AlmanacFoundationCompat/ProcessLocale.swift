import Foundation
import Synchronization

/// The locale of the device that a widget runs for, and that of the widget's app on it.
///
/// Foundation on Linux ignores the environment: every process has the locale `en_001`, which has no currency and no region, and whose weeks begin on
/// Monday. `AuthorSupport` therefore redeclares `Locale.current`, `Calendar.current`, `DateFormatter` and `NumberFormatter` in the author's module,
/// where they shadow Foundation's.
public enum ProcessLocale {
  /// The device's locale: that of `ALMANAC_LOCALE`, which the host sets (`en_US@hours=h23`), or that of `LANG` (`de_DE.UTF-8`); `en_US` if neither names
  /// a language.
  public static let device = locale(of: ProcessInfo.processInfo.environment)

  /// The app's locale: the device's, in a language that the app has (``AppLanguages/locale(on:)``). In a test it is the device's.
  public static let current = ofApp(on: device)

  /// The locale in whose language the app's texts are looked up outside views.
  static let ofTexts = AppLanguages.ofApp?.textLocale(on: device) ?? device

  /// Returns the app's locale on a device.
  package static func ofApp(on device: Locale) -> Locale {
    guard let languages = AppLanguages.ofApp else { return device }
    return known.withLock { known in
      if let known, known.device == device { return known.app }
      let app = languages.locale(on: device)
      known = (device, app)
      return app
    }
  }
  /// The last answer: views of an archive ask for one device many times.
  private static let known = Mutex<(device: Locale, app: Locale)?>(nil)

  /// The calendar of the device's region, with its first weekday and its language, in the process's time zone.
  public static var calendar: Calendar {
    var calendar = regional
    calendar.timeZone = .current
    return calendar
  }
  private static let regional = current.calendar

  static func locale(of environment: [String: String]) -> Locale {
    if let identifier = environment["ALMANAC_LOCALE"], !identifier.isEmpty { return Locale(identifier: identifier) }
    return locale(fromLang: environment["LANG"])
  }

  static func locale(fromLang lang: String?) -> Locale {
    let name = lang?.split(separator: ".").first.map(String.init) ?? ""
    // "C" and "POSIX" name no language.
    return Locale(identifier: name.isEmpty || name == "C" || name == "POSIX" ? "en_US" : name)
  }
}
