import AlmanacBasics
import AlmanacFoundationCompat

/// Formats numbers in localized text as `String(format:locale:)` does, and caches the results, because entries repeat the same numbers.
@MainActor
enum NumberStringCache {
  private struct Key: Hashable {
    enum Value: Hashable {
      case integer(Int64)
      case unsigned(UInt64)
      case real(UInt64)
    }
    let value: Value
    let specifier, own: String
    let locale: Locale

    init?(_ number: any CVarArg, _ specifier: String, _ own: String, _ locale: Locale) {
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
      self.own = own
      self.locale = locale
    }
  }

  private static var cache = LRUCache<Key, String>(capacity: most / 2)
  /// The maximum number of cached strings.
  static let most = 2048
  /// The number of cached strings.
  static var count: Int { cache.count }

  /// - Parameters:
  ///   - specifier: The specifier in the translation.
  ///   - own: The specifier of the interpolation, for a number whose `specifier` is for another kind of value.
  static func string(_ number: any CVarArg, specifier: String, own: String = "", locale: Locale) -> String {
    func string() -> String { FormatString.string(number, specifiers: specifier, own, locale: locale) }
    return Key(number, specifier, own, locale).map { cache.value(for: $0, make: string) } ?? string()
  }
}
