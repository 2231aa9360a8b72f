import Foundation
import Synchronization
private import _FoundationICU

/// Says in any language how far away something is: "in 2 hours", "yesterday".
///
/// The words are Unicode CLDR's, from the ICU library that Foundation includes.
struct RelativeWords: ~Copyable {
  enum Width: String { case full, short, narrow }

  /// What the words depend on apart from the distance.
  struct Form {
    let locale: Locale
    let width: Width
    /// Whether the number is in words: "in two hours".
    let isSpelledOut: Bool
    /// Whether near distances have names: "tomorrow".
    let isNamed: Bool
    let context: Formatter.Context
  }

  /// Returns the words for a number of units, which is negative in the past; nil for other units than those from seconds to years.
  static func text(_ count: Int, _ unit: Calendar.Component, _ form: Form) -> String? {
    let unit: URelativeDateTimeUnit? =
      switch unit {
      case .year: UDAT_REL_UNIT_YEAR
      case .month: UDAT_REL_UNIT_MONTH
      case .weekOfMonth: UDAT_REL_UNIT_WEEK
      case .day: UDAT_REL_UNIT_DAY
      case .hour: UDAT_REL_UNIT_HOUR
      case .minute: UDAT_REL_UNIT_MINUTE
      case .second: UDAT_REL_UNIT_SECOND
      default: nil
      }
    return unit.flatMap { unit in shared.withLock { $0.text(Double(count), unit, form) } }
  }

  private static let shared = Mutex(RelativeWords())

  private var formatters = ICUObjectCache { swift_ureldatefmt_close($0) }

  private mutating func text(_ count: Double, _ unit: URelativeDateTimeUnit, _ form: Form) -> String? {
    let locale = form.locale.identifier
    let formatter = formatters.object(for: "\(locale) \(form.width) \(form.isSpelledOut) \(form.context)") {
      // A locale that ICU refuses is written like the root locale.
      Self.open(form, locale) ?? Self.open(form, "")
    }
    guard let formatter else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 512) { text in
      var status = U_ZERO_ERROR
      let write = form.isNamed ? swift_ureldatefmt_format : swift_ureldatefmt_formatNumeric
      let length = Int(write(formatter, count, unit, text.baseAddress, Int32(text.count), &status))
      guard status.rawValue <= U_ZERO_ERROR.rawValue, length <= text.count else { return nil }
      return String(decoding: UnsafeBufferPointer(rebasing: text[..<length]), as: UTF16.self)
    }
  }

  private static func open(_ form: Form, _ locale: String) -> OpaquePointer? {
    var status = U_ZERO_ERROR
    let numbers = form.isSpelledOut ? swift_unum_open(UNUM_SPELLOUT, nil, 0, locale, nil, &status) : nil
    let width =
      switch form.width {
      case .full: UDAT_STYLE_LONG
      case .short: UDAT_STYLE_SHORT
      case .narrow: UDAT_STYLE_NARROW
      }
    let context =
      switch form.context {
      case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
      case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
      case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
      case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
      default: UDISPCTX_CAPITALIZATION_NONE
      }
    // The formatter owns the format of numbers.
    return swift_ureldatefmt_open(locale, numbers, width, context, &status)
  }
}
