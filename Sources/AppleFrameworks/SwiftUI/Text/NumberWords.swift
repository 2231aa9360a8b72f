import Basics
import FoundationCompat

/// Numbers among localized words, as `String(format:locale:)` writes them, remembered: entry after entry shows the same ones.
@MainActor
enum NumberWords {
  private struct Key: Hashable {
    enum Value: Hashable {
      case integer(Int64)
      case unsigned(UInt64)
      case real(UInt64)
    }
    let value: Value
    let specifier: String
    let locale: Locale

    init?(_ number: any CVarArg, _ specifier: String, _ locale: Locale) {
      switch number {
      case let number as Int: value = .integer(Int64(number))
      case let number as Double: value = .real(number.bitPattern)
      case let number as Int64: value = .integer(number)
      case let number as Int32: value = .integer(Int64(number))
      case let number as UInt64: value = .unsigned(number)
      case let number as Float: value = .real(Double(number).bitPattern)
      default: return nil
      }
      self.specifier = specifier
      self.locale = locale
    }
  }

  private static var remembered = LRUCache<Key, String>(capacity: most / 2)
  /// How many are remembered at most.
  static let most = 2048
  /// How many are remembered.
  static var count: Int { remembered.count }

  static func string(_ number: any CVarArg, specifier: String, locale: Locale) -> String {
    guard let key = Key(number, specifier, locale) else { return String(format: specifier, locale: locale, number) }
    return remembered.value(for: key) { String(format: specifier, locale: locale, number) }
  }
}
