extension String {
  /// The key of a localized string and the values of its interpolations.
  ///
  /// `"\(count) items"` has the key `%lld items`, as string tables write it.
  public struct LocalizationValue: Hashable, Sendable, Codable, ExpressibleByStringInterpolation {
    /// A value of an interpolation.
    package enum Argument: Hashable, Sendable, Codable {
      case string(String)
      case int(Int64)
      case unsigned(UInt64)
      case double(Double)
      case resource(LocalizedStringResourceBox)
      case attributed(AttributedValue)
      case formatted(FormattedValue)

      /// The number; nil for other values.
      var number: Double? {
        switch self {
        case .int(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .double(let value): value
        case .string, .resource, .attributed, .formatted: nil
        }
      }

      func text(specifier: String, own: String, locale: Locale) -> String {
        switch self {
        case .string(let value): value
        case .int(let value): FormatString.string(value, specifiers: specifier, own, locale: locale)
        case .unsigned(let value): FormatString.string(value, specifiers: specifier, own, locale: locale)
        case .double(let value): FormatString.string(value, specifiers: specifier, own, locale: locale)
        case .resource(let box): String(localized: box.resource)
        case .attributed(let value): String(value.string.characters)
        case .formatted(let value): String(value.string(in: locale).characters)
        }
      }
    }

    /// Boxes a resource, because a resource itself contains a value.
    package final class LocalizedStringResourceBox: Hashable, Sendable, Codable {
      package let resource: LocalizedStringResource
      init(_ resource: LocalizedStringResource) { self.resource = resource }
      package static func == (a: LocalizedStringResourceBox, b: LocalizedStringResourceBox) -> Bool { a.resource == b.resource }
      package func hash(into hasher: inout Hasher) { hasher.combine(resource) }
    }

    /// A text with attributes. It is encoded without its attributes, because Foundation on Linux cannot encode them.
    package struct AttributedValue: Hashable, Sendable, Codable {
      let string: AttributedString
      init(string: AttributedString) { self.string = string }
      package init(from decoder: any Decoder) throws { string = AttributedString(try decoder.singleValueContainer().decode(String.self)) }
      package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(String(string.characters))
      }
    }

    /// A value with its style, which formats in the locale that the text is made for unless it names one. Two of them are equal if their texts in the device's locale are,
    /// and that text is encoded.
    package struct FormattedValue: Hashable, Sendable, Codable {
      // Values and their styles have value semantics, although the protocol does not ask styles to be sendable.
      private nonisolated(unsafe) let format: (Locale) -> AttributedString

      init(format: @escaping (Locale) -> AttributedString) { self.format = format }
      package func string(in locale: Locale) -> AttributedString { format(locale) }
      private var own: AttributedString { string(in: ProcessLocale.current) }

      package static func == (a: FormattedValue, b: FormattedValue) -> Bool { a.own == b.own }
      package func hash(into hasher: inout Hasher) { hasher.combine(String(own.characters)) }
      package init(from decoder: any Decoder) throws {
        let text = AttributedString(try decoder.singleValueContainer().decode(String.self))
        format = { _ in text }
      }
      package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(String(own.characters))
      }
    }

    /// A value that is not known yet: `"\(placeholder: .int) trails"` has the key `%lld trails`.
    public enum Placeholder: Hashable, Sendable {
      case int, uint, float, double, object
    }

    package let key: String
    package let arguments: [Argument]
    /// Whether the text was written with interpolations. Only then is `%` a mark in the key and in its translations, as on Apple's systems.
    package let isFormat: Bool

    /// The numbers that choose plural forms; nil for arguments that are not numbers.
    package var numbers: [Double?] { arguments.map(\.number) }

    public init(_ value: String) {
      key = value
      arguments = []
      isFormat = false
    }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
      isFormat = true
    }

    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var arguments: [Argument] = []

      public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity + interpolationCount * 3) }

      public mutating func appendLiteral(_ literal: String) {
        key += literal.contains("%") ? literal.replacingOccurrences(of: "%", with: "%%") : literal
      }

      public mutating func appendInterpolation(_ value: String) { append("%@", .string(value)) }
      public mutating func appendInterpolation(_ value: Substring) { append("%@", .string(String(value))) }
      public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
        let isLong = value.bitWidth > 32
        append(T.isSigned ? (isLong ? "%lld" : "%d") : (isLong ? "%llu" : "%u"), Self.argument(value))
      }
      public mutating func appendInterpolation(_ value: Double) { append("%lf", .double(value)) }
      public mutating func appendInterpolation(_ value: Float) { append("%f", .double(Double(value))) }
      public mutating func appendInterpolation(_ value: CGFloat) { append("%lf", .double(Double(value))) }
      public mutating func appendInterpolation<T: BinaryInteger>(_ value: T, specifier: String) { append(specifier, Self.argument(value)) }
      public mutating func appendInterpolation(_ value: Double, specifier: String) { append(specifier, .double(value)) }
      public mutating func appendInterpolation(_ value: LocalizedStringResource) { append("%@", .resource(LocalizedStringResourceBox(value))) }
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatInput: Equatable, F.FormatOutput == String { append(value, format) { AttributedString($0) } }
      /// The attributes are those of ``AttributedString/init(localized:options:table:bundle:locale:comment:)``; other texts have only the characters.
      public mutating func appendInterpolation(_ value: AttributedString) { append("%@", .attributed(AttributedValue(string: value))) }
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatInput: Equatable, F.FormatOutput == AttributedString { append(value, format) { $0 } }
      /// Formats as zero or an empty text until the value is known.
      public mutating func appendInterpolation(placeholder: Placeholder) {
        switch placeholder {
        case .int: append("%lld", .int(0))
        case .uint: append("%llu", .unsigned(0))
        case .float: append("%f", .double(0))
        case .double: append("%lf", .double(0))
        case .object: append("%@", .string(""))
        }
      }
      public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
        switch placeholder {
        case .int: append(specifier, .int(0))
        case .uint: append(specifier, .unsigned(0))
        case .float, .double: append(specifier, .double(0))
        case .object: append(specifier, .string(""))
        }
      }
      @_disfavoredOverload
      public mutating func appendInterpolation<T>(_ value: T) { append("%@", .string(String(describing: value))) }

      private static func argument<T: BinaryInteger>(_ value: T) -> Argument {
        T.isSigned ? .int(Int64(clamping: value)) : .unsigned(UInt64(clamping: value))
      }
      private mutating func append<F: FormatStyle>(_ value: F.FormatInput, _ format: F, _ attributed: @escaping (F.FormatOutput) -> AttributedString)
      {
        append("%@", .formatted(FormattedValue { attributed(DeviceFormat.own(format, in: $0).format(value)) }))
      }
      private mutating func append(_ specifier: String, _ argument: Argument) {
        key += specifier
        arguments.append(argument)
      }
    }

    /// Inserts the arguments into the translation of the key. A placeholder without an argument becomes an empty text.
    ///
    /// - Parameters:
    ///   - language: The language of the translation.
    ///   - replacement: Replaces the text of an argument. Its first parameter is the argument's index.
    package func filled(_ translation: String, language: Locale, locale: Locale, _ replacement: (Int, String) -> String = { $1 }) -> String {
      let format = PseudoLocale(language)?.changed(translation) ?? translation
      guard isFormat else { return format }
      let own = FormatString(key).specifiers
      return FormatString(format).pieces.map { piece in
        switch piece {
        case .literal(let literal): return literal
        case .argument(let index, let specifier):
          guard arguments.indices.contains(index) else { return "" }
          return replacement(index, arguments[index].text(specifier: specifier, own: own.indices.contains(index) ? own[index] : "", locale: locale))
        }
      }.joined()
    }
  }

  /// The translation of a resource, or its default value if no table has the key.
  public init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.filled(resource.translation ?? resource.defaultValue.key, language: resource.locale, locale: resource.locale)
  }

  /// The translation of a key with its values, or the key itself if no table has it.
  ///
  /// The text is in the device's language; `locale` formats the values alone. A resource has a language of its own.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = ProcessLocale.current,
    comment: StaticString? = nil
  ) {
    self.init(
      keyAndValue.key, keyAndValue, table: table, bundle: bundle ?? .main, language: ProcessLocale.ofTexts, locale: locale, hasDefault: false)
  }

  /// The translation of a key, or `defaultValue` if no table has it.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = ProcessLocale.current,
    comment: StaticString? = nil
  ) {
    self.init(
      "\(key)", defaultValue, table: table, bundle: bundle ?? .main, language: ProcessLocale.ofTexts, locale: locale, hasDefault: true)
  }

  private init(
    _ key: String, _ value: LocalizationValue, table: String?, bundle: Bundle, language: Locale, locale: Locale, hasDefault: Bool
  ) {
    let format = MissingStrings.format(
      for: key, table: table, bundle: bundle, locale: language, numbers: value.numbers, hasDefault: hasDefault)
    self = value.filled(format ?? value.key, language: language, locale: locale)
  }
}
