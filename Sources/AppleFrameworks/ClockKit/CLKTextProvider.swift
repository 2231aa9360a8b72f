import Foundation

/// The text of a template. No face shows it; its description is the text.
open class CLKTextProvider: NSObject {
  open var tintColor: UIColor! = .white
  open var accessibilityLabel: String?
  private let format: String
  private let arguments: [any CVarArg]

  public override convenience init() { self.init(joining: "", []) }
  init(joining format: String, _ arguments: [any CVarArg]) { (self.format, self.arguments) = (format, arguments) }
  /// - Parameter format: with `%@` for each text provider in `args`.
  public convenience init(format: String, _ args: any CVarArg...) { self.init(joining: format, args) }
  public convenience init(byJoining textProviders: [CLKTextProvider], separator: String?) {
    self.init(joining: textProviders.map { _ in "%@" }.joined(separator: (separator ?? "").replacingOccurrences(of: "%", with: "%%")), textProviders)
  }

  // The texts of the app's strings files. Apple's methods return the class that they are called on; here each is a text provider.
  public class func localizableTextProvider(withStringsFileTextKey textKey: String) -> CLKTextProvider {
    CLKSimpleTextProvider(text: localized(textKey))
  }
  public class func localizableTextProvider(withStringsFileTextKey textKey: String, shortTextKey: String?) -> CLKTextProvider {
    CLKSimpleTextProvider(text: localized(textKey), shortText: shortTextKey.map(localized))
  }
  public class func localizableTextProvider(withStringsFileFormatKey formatKey: String, textProviders: [CLKTextProvider]) -> CLKTextProvider {
    CLKTextProvider(joining: localized(formatKey), textProviders)
  }
  private class func localized(_ key: String) -> String { Bundle.main.localizedString(forKey: key, value: nil, table: "ckcomplication") }

  open override var description: String { arguments.isEmpty ? format : String(format: format, arguments: arguments) }
}
extension CLKTextProvider: CVarArg, _CVarArgObject {}

open class CLKSimpleTextProvider: CLKTextProvider {
  open var text: String
  open var shortText: String?
  public init(text: String, shortText: String?) {
    (self.text, self.shortText) = (text, shortText)
    super.init(joining: "", [])
  }
  public convenience init(text: String) { self.init(text: text, shortText: nil) }
  public convenience init(text: String, shortText: String?, accessibilityLabel: String?) {
    self.init(text: text, shortText: shortText)
    self.accessibilityLabel = accessibilityLabel
  }
  open override var description: String { text }
}

open class CLKDateTextProvider: CLKTextProvider {
  open var date: Date
  open var calendarUnits: NSCalendar.Unit
  open var timeZone: TimeZone?
  open var uppercase = false
  public init(date: Date, units calendarUnits: NSCalendar.Unit, timeZone: TimeZone?) {
    (self.date, self.calendarUnits, self.timeZone) = (date, calendarUnits, timeZone)
    super.init(joining: "", [])
  }
  public convenience init(date: Date, units calendarUnits: NSCalendar.Unit) { self.init(date: date, units: calendarUnits, timeZone: nil) }
  open override var description: String {
    let fields: [(NSCalendar.Unit, String)] = [
      (.era, "G"), (.year, "y"), (.month, "MMM"), (.day, "d"), (.weekday, "EEE"), (.hour, "j"), (.minute, "mm"), (.second, "ss"),
    ]
    let text = CLKTimeTextProvider.text(date, fields.filter { calendarUnits.contains($0.0) }.map(\.1).joined(), timeZone)
    return uppercase ? text.uppercased() : text
  }
}

open class CLKTimeTextProvider: CLKTextProvider {
  open var date: Date
  open var timeZone: TimeZone?
  public init(date: Date, timeZone: TimeZone?) {
    (self.date, self.timeZone) = (date, timeZone)
    super.init(joining: "", [])
  }
  public convenience init(date: Date) { self.init(date: date, timeZone: nil) }
  open override var description: String { Self.text(date, "jmm", timeZone) }

  static func text(_ date: Date, _ template: String, _ timeZone: TimeZone?) -> String {
    let formatter = DateFormatter()
    formatter.timeZone = timeZone ?? .current
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }
}

open class CLKTimeIntervalTextProvider: CLKTextProvider {
  open var startDate: Date
  open var endDate: Date
  open var timeZone: TimeZone?
  public init(start startDate: Date, end endDate: Date, timeZone: TimeZone?) {
    (self.startDate, self.endDate, self.timeZone) = (startDate, endDate, timeZone)
    super.init(joining: "", [])
  }
  public convenience init(start startDate: Date, end endDate: Date) { self.init(start: startDate, end: endDate, timeZone: nil) }
  open override var description: String {
    "\(CLKTimeTextProvider.text(startDate, "jmm", timeZone)) – \(CLKTimeTextProvider.text(endDate, "jmm", timeZone))"
  }
}

public enum CLKRelativeDateStyle: Int, Sendable { case natural, offset, timer, naturalAbbreviated, offsetShort, naturalFull }

/// The time to or since a date. Its description is empty, because it changes with the time.
open class CLKRelativeDateTextProvider: CLKTextProvider {
  open var date: Date
  open var relativeToDate: Date?
  open var relativeDateStyle: CLKRelativeDateStyle
  open var calendarUnits: NSCalendar.Unit
  public init(date: Date, relativeTo relativeToDate: Date?, style: CLKRelativeDateStyle, units calendarUnits: NSCalendar.Unit) {
    (self.date, self.relativeToDate, relativeDateStyle, self.calendarUnits) = (date, relativeToDate, style, calendarUnits)
    super.init(joining: "", [])
  }
  public convenience init(date: Date, style: CLKRelativeDateStyle, units calendarUnits: NSCalendar.Unit) {
    self.init(date: date, relativeTo: nil, style: style, units: calendarUnits)
  }
}
