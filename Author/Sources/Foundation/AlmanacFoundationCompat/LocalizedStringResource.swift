/// A reference to a localized string: a key with its arguments, and where to find the translation.
///
/// `String(localized:)` resolves it in the locale of the resource.
public struct LocalizedStringResource: Equatable, Hashable, Sendable, Codable {
  /// The bundle whose string tables are searched.
  public enum BundleDescription: Hashable, Sendable, Codable {
    case main
    case forClass(named: String)
    case atURL(URL)

    public static func forClass(_ type: AnyClass) -> BundleDescription { .forClass(named: "\(type)") }
  }

  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  public var locale: Locale
  public let bundle: BundleDescription

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = ProcessLocale.current,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = ProcessLocale.current, bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// The translation without values, or nil if no table has the key.
  var translation: String? {
    LocalizedStrings.format(for: key, table: table, bundle: searchedBundle, locale: locale, numbers: defaultValue.numbers)
  }

  package var searchedBundle: Bundle {
    switch bundle {
    case .main, .forClass: Bundle.main
    case .atURL(let url): Bundle(url: url) ?? Bundle.main
    }
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension LocalizedStringResource: CustomStringConvertible {
  public var description: String { String(localized: self) }
}

public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}
