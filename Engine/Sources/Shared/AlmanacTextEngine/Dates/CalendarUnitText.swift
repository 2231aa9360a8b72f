import Foundation
import Synchronization
private import _FoundationICU

/// Writes spans in months and years in any language: "1 yr, 2 mths", "3 Monate". Foundation's formatter of durations has no unit above a week.
///
/// The words are Unicode CLDR's, from the ICU library that Foundation includes.
struct CalendarUnitText: ~Copyable {
  /// Returns the amounts, each of a unit by ICU's name; nil if ICU does not know the locale.
  static func joined(_ amounts: [(count: Int, unit: String)], wide: Bool, locale: Locale) -> String? {
    shared.withLock { texts in
      var parts: [String] = []
      for (count, unit) in amounts {
        guard let part = texts.text(count, unit, wide: wide, locale: locale.identifier) else { return nil }
        parts.append(part)
      }
      guard parts.count > 1 else { return parts.first }
      return texts.list(parts, wide: wide, locale: locale.identifier)
    }
  }

  private static let shared = Mutex(CalendarUnitText())
  // Opening one is expensive. More than the languages of one device begin the list anew.
  private static let capacity = 32

  private var formatters: [String: OpaquePointer] = [:]
  private let result: OpaquePointer?

  private init() {
    var status = U_ZERO_ERROR
    result = swift_unumf_openResult(&status)
  }

  private mutating func text(_ count: Int, _ unit: String, wide: Bool, locale: String) -> String? {
    let skeleton = "unit/\(unit) unit-width-\(wide ? "full-name" : "short") group-off precision-integer"
    guard let result, let formatter = formatter(skeleton, locale) else { return nil }
    var status = U_ZERO_ERROR
    swift_unumf_formatInt(formatter, Int64(count), result, &status)
    return read { swift_unumf_resultToString(result, $0.baseAddress, Int32($0.count), &status) }
  }

  private mutating func formatter(_ skeleton: String, _ locale: String) -> OpaquePointer? {
    let key = "\(locale) \(skeleton)"
    if let formatter = formatters[key] { return formatter }
    if formatters.count >= Self.capacity {
      formatters.values.forEach { swift_unumf_close($0) }
      formatters = [:]
    }
    let units = Array(skeleton.utf16)
    var status = U_ZERO_ERROR
    formatters[key] = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), locale, &status)
    return formatters[key]
  }

  private func list(_ parts: [String], wide: Bool, locale: String) -> String? {
    var status = U_ZERO_ERROR
    let width = wide ? ULISTFMT_WIDTH_WIDE : ULISTFMT_WIDTH_SHORT
    guard let formatter = swift_ulistfmt_openForType(locale, ULISTFMT_TYPE_UNITS, width, &status) else { return nil }
    defer { swift_ulistfmt_close(formatter) }
    // The parts one after the other, so that they have addresses at the same time.
    let texts = parts.map { Array($0.utf16) }
    let text = Array(texts.joined()).withUnsafeBufferPointer { storage in
      var start = 0
      let starts = texts.map { text -> UnsafePointer<UInt16>? in
        defer { start += text.count }
        return storage.baseAddress.map { $0 + start }
      }
      let lengths = texts.map { Int32($0.count) }
      return read { swift_ulistfmt_format(formatter, starts, lengths, Int32(texts.count), $0.baseAddress, Int32($0.count), &status) }
    }
    // ICU isolates parts with Arabic digits in English. Foundation's durations, which have the smaller units, are without isolates.
    return text.map { String($0.unicodeScalars.filter { $0 != "\u{2068}" && $0 != "\u{2069}" }.map(Character.init)) }
  }

  /// Returns the text that ICU writes; nil if it reports an error, for example that the text is too long.
  private func read(_ write: (UnsafeMutableBufferPointer<UInt16>) -> Int32) -> String? {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 256) { text in
      let count = Int(write(text))
      return count > 0 && count <= text.count ? String(decoding: UnsafeBufferPointer(rebasing: text[..<count]), as: UTF16.self) : nil
    }
  }
}
