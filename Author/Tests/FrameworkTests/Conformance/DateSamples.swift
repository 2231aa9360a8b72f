import AlmanacFoundationCompat
import Statements

/// Tuesday, 5 March 2024, 15:07:09 in UTC, and what the statements about dates share.
let sample = Date(timeIntervalSince1970: 1_709_651_229)

/// The date of an ISO 8601 text with a time and a zone.
func iso(_ text: String) -> Date { (try? Date(text, strategy: .iso8601)) ?? .distantPast }

func gregorian(_ locale: String = "en_US", in zone: String = "GMT") -> Calendar {
  var calendar = Calendar(identifier: .gregorian)
  calendar.locale = Locale(identifier: locale)
  calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
  return calendar
}

/// A style without fields, in UTC.
func dates(_ locale: String = "en_US", in zone: String = "GMT", _ calendar: Calendar.Identifier? = nil) -> Date.FormatStyle {
  let locale = Locale(identifier: locale)
  return Date.FormatStyle(
    locale: locale, calendar: calendar.map { Calendar(identifier: $0) } ?? locale.calendar, timeZone: TimeZone(identifier: zone) ?? .gmt)
}

/// The sample with a date and a time of a locale, in UTC.
func preset(
  _ locale: String, _ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle = .omitted, _ calendar: Calendar.Identifier? = nil
) -> String {
  let locale = Locale(identifier: locale)
  let calendar = calendar.map { Calendar(identifier: $0) } ?? locale.calendar
  return Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: .gmt).format(sample)
}

/// A formatter in UTC.
func dateFormatter(_ locale: String = "en_US", _ format: String? = nil) -> DeviceDateFormatter {
  let formatter = DeviceDateFormatter()
  formatter.locale = Locale(identifier: locale)
  formatter.timeZone = .gmt
  if let format { formatter.dateFormat = format }
  return formatter
}

extension DocumentSource {
  /// A file of Unicode's locale data in the release that Foundation's ICU 76 has.
  static func cldr(_ file: String) -> DocumentSource { .repository("unicode-org/cldr-json", "46.0.0, cldr-\(file).json") }
  /// The dates of a locale in Unicode's data.
  static func cldrDates(_ locale: String, _ calendar: String = "gregorian") -> DocumentSource {
    calendar == "gregorian" ? .cldr("dates-full/main/\(locale)/ca-gregorian") : .cldr("cal-\(calendar)-full/main/\(locale)/ca-\(calendar)")
  }
  static func cldrNumbers(_ locale: String) -> DocumentSource { .cldr("numbers-full/main/\(locale)/numbers") }
  /// What a format style gives on Apple's systems, as the reference by Brett Ohland lists it.
  static func formatStyles(_ page: String) -> DocumentSource {
    DocumentSource("goshdarnformatstyle.com, \(page)", "https://goshdarnformatstyle.com/\(page)/")
  }
  /// The comments of one of Foundation's headers.
  static func header(_ file: String) -> DocumentSource { .repository("phracker/MacOSX-SDKs", "MacOSX11.3.sdk, Foundation/\(file).h") }
}
