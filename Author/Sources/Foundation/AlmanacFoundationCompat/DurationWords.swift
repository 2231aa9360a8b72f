import Foundation
private import _FoundationICU

/// A unit of the calendar in which durations are written.
struct DurationUnit: Sendable {
  let component: Calendar.Component
  /// ICU's name.
  let identifier: String

  /// The largest first.
  static let all = [
    DurationUnit(component: .year, identifier: "year"), DurationUnit(component: .month, identifier: "month"),
    DurationUnit(component: .weekOfMonth, identifier: "week"), DurationUnit(component: .day, identifier: "day"),
    DurationUnit(component: .hour, identifier: "hour"), DurationUnit(component: .minute, identifier: "minute"),
    DurationUnit(component: .second, identifier: "second"),
  ]
}

/// Writes amounts of units in the way of a language: "2 hours, 9 minutes", "2 Stunden und 9 Minuten".
///
/// The names of units, and the words between them, are Unicode CLDR's.
struct DurationWords {
  var width = UnitNames.Width.wide
  /// Whether amounts have no spaces: "2hr 9min".
  var isCondensed = false
  /// Whether numbers are words: "two hours".
  var isSpelledOut = false
  let locale: Locale

  func joined(_ amounts: [(unit: DurationUnit, count: Double)]) -> String {
    let parts = amounts.map { text($0.count, $0.unit) }
    guard parts.count > 1 else { return parts.first ?? "" }
    let list =
      isCondensed
      ? ULISTFMT_WIDTH_NARROW : width == .wide ? ULISTFMT_WIDTH_WIDE : width == .abbreviated ? ULISTFMT_WIDTH_SHORT : ULISTFMT_WIDTH_NARROW
    return icuList(parts, list) ?? parts.joined(separator: ", ")
  }

  private func text(_ count: Double, _ unit: DurationUnit) -> String {
    let number = isSpelledOut ? spelled(count) : count.formatted(.number.precision(.fractionLength(0...2)).locale(locale))
    let text = UnitNames.string(number, value: count, identifier: unit.identifier, width: width, locale: locale) ?? "\(number) \(unit.identifier)"
    // As `Duration.UnitsFormatStyle` does.
    return isCondensed ? text.filter { !$0.isWhitespace } : text
  }

  private func spelled(_ count: Double) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .spellOut
    return formatter.string(from: count as NSNumber) ?? "\(count)"
  }

  private func icuList(_ parts: [String], _ width: UListFormatterWidth) -> String? {
    var status = U_ZERO_ERROR
    guard let formatter = swift_ulistfmt_openForType(locale.identifier, ULISTFMT_TYPE_UNITS, width, &status) else { return nil }
    defer { swift_ulistfmt_close(formatter) }
    let texts = parts.map { text in
      let units = Array(text.utf16)
      let copy = UnsafeMutablePointer<UInt16>.allocate(capacity: max(1, units.count))
      copy.initialize(from: units, count: units.count)
      return (copy, Int32(units.count))
    }
    defer { for (text, _) in texts { text.deallocate() } }
    let pointers = texts.map { UnsafePointer<UInt16>?($0.0) }
    let capacity = texts.reduce(64) { $0 + Int($1.1) + 16 }
    return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) { result in
      let count = swift_ulistfmt_format(formatter, pointers, texts.map(\.1), Int32(texts.count), result.baseAddress, Int32(capacity), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, count <= capacity else { return nil }
      return String(decoding: UnsafeBufferPointer(rebasing: result[..<Int(count)]), as: UTF16.self)
    }
  }
}
