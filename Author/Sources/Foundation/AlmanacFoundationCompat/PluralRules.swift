import Foundation
import Synchronization
private import _FoundationICU

/// Chooses the plural form that a language uses with a number: "1 file", "2 files", "5 файлов".
///
/// The rules are Unicode CLDR's cardinal rules, from the ICU library that Foundation includes.
package struct PluralRules: ~Copyable {
  package enum Category: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
  }

  /// Returns the category of `value` in the language of `locale`; `other` for NaN, infinity and languages without rules.
  package static func category(of value: Double, locale: Locale) -> Category {
    guard value.isFinite else { return .other }
    return shared.withLock { $0.category(of: value, locale: locale) }
  }

  private static let shared = Mutex(PluralRules())

  private var rules = ICUObjectCache { swift_uplrules_close($0) }
  // The rules depend on a number's digits. ICU's conversion in `uplrules_select` miscounts the digits of some fractions, for example 1.11.
  private let digits: OpaquePointer?
  private let number: OpaquePointer?

  private init() {
    var status = U_ZERO_ERROR
    let skeleton = Array("precision-unlimited".utf16)
    digits = swift_unumf_openForSkeletonAndLocale(skeleton, Int32(skeleton.count), "en", &status)
    number = swift_unumf_openResult(&status)
  }

  private mutating func category(of value: Double, locale: Locale) -> Category {
    var status = U_ZERO_ERROR
    let rules = rules.object(for: locale.identifier) { swift_uplrules_open(Self.identifier(of: locale), &status) }
    guard let rules, let digits, let number else { return .other }
    swift_unumf_formatDouble(digits, value, number, &status)
    return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 16) { keyword in
      let count = Int(swift_uplrules_selectFormatted(rules, number, keyword.baseAddress, Int32(keyword.count), &status))
      guard status.rawValue <= U_ZERO_ERROR.rawValue, count <= keyword.count else { return .other }
      return Category(rawValue: String(decoding: UnsafeBufferPointer(rebasing: keyword[..<count]), as: UTF16.self)) ?? .other
    }
  }

  /// Returns the locale whose rules apply: French for Haitian Creole, as in CLDR, because ICU 76 lacks its rules.
  private static func identifier(of locale: Locale) -> String {
    locale.language.languageCode == "ht" ? "fr" : locale.identifier
  }
}
