import Foundation

/// The locale of the device that a widget runs for.
///
/// Foundation on Linux takes every process to be in `en_001`, whatever its environment says, so currency has no symbol and dates have
/// no region and weeks begin on Monday everywhere. `AuthorSupport` puts `Locale.current`, `Calendar.current` and the two formatters below in
/// front of Foundation's in the author's module.
public enum ProcessLocale {
  /// From `LANG` as the host sets it (`de_DE.UTF-8`); `en_US` where that names no language.
  public static let current = locale(fromLang: ProcessInfo.processInfo.environment["LANG"])

  /// The calendar of the device's region, with its first weekday and its language, in the process's time zone.
  public static var calendar: Calendar {
    var calendar = regional
    calendar.timeZone = .current
    return calendar
  }
  private static let regional = current.calendar

  static func locale(fromLang lang: String?) -> Locale {
    let name = lang?.split(separator: ".").first.map(String.init) ?? ""
    // "C" and "POSIX" ask for no language at all.
    return Locale(identifier: name.isEmpty || name == "C" || name == "POSIX" ? "en_US" : name)
  }
}

/// A `NumberFormatter` that starts in the device's locale.
// Unchecked: restates `NumberFormatter`'s conformance. As with Foundation's formatters, properties are set before an instance is shared.
open class DeviceNumberFormatter: NumberFormatter, @unchecked Sendable {
  public override init() {
    super.init()
    locale = ProcessLocale.current
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A `DateFormatter` that starts in the device's locale.
// Unchecked: restates `DateFormatter`'s conformance. As with Foundation's formatters, properties are set before an instance is shared.
open class DeviceDateFormatter: DateFormatter, @unchecked Sendable {
  public override init() {
    super.init()
    locale = ProcessLocale.current
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
