import AlmanacFoundationCompat
import Foundation
import Fuzzing

extension FuzzReader {
  /// The readers of text that a bundle or its data can contain: Markdown, formats, patterns of numbers and names of locales.
  static let text = [
    FuzzReader("markdown", maxBytes: 4096) { data in
      let text = String(decoding: data, as: UTF8.self)
      _ = InlineMarkdown.spans(of: text)
      for syntax in [
        AttributedString.MarkdownParsingOptions.InterpretedSyntax.full, .inlineOnly, .inlineOnlyPreservingWhitespace,
      ] {
        _ = try AttributedString(markdown: text, options: .init(allowsExtendedAttributes: true, interpretedSyntax: syntax))
      }
    },
    FuzzReader("format", maxBytes: 1024) { data in
      let text = String(decoding: data, as: UTF8.self)
      let locale = Locale(identifier: "ar_EG")
      for case .argument(_, let specifier) in FormatString(text).pieces {
        _ = FormatString.string(Int64.min, specifiers: specifier, locale: locale)
        _ = FormatString.string(Double.greatestFiniteMagnitude, specifiers: specifier, locale: locale)
      }
      let value = String.LocalizationValue(stringInterpolation: .init(literalCapacity: 0, interpolationCount: 0))
      _ = value.filled(text, language: locale, locale: locale)
    },
    // The first two bytes are the least and most digits of the fraction, the rest is the pattern.
    FuzzReader("number-pattern", maxBytes: 256) { data in
      guard data.count > 2 else { return }
      let digits = data.prefix(2).map { Int(Int8(bitPattern: $0)) }
      let formatter = DeviceNumberFormatter()
      (formatter.locale, formatter.numberStyle) = (Locale(identifier: "de_DE"), .currency)
      formatter.positiveFormat = String(decoding: data.dropFirst(2), as: UTF8.self)
      (formatter.minimumFractionDigits, formatter.maximumFractionDigits) = (digits[0], digits[1])
      for number in [1234.5678, -0.0, .greatestFiniteMagnitude, .nan, -.infinity] { _ = formatter.string(from: number as NSNumber) }
    },
    FuzzReader("locale", maxBytes: 128) { data in
      let locale = Locale(identifier: String(decoding: data, as: UTF8.self))
      let date = Date(timeIntervalSince1970: 1_773_480_600)
      let calendar = locale.calendar
      _ = Date.FormatStyle(date: .complete, time: .complete, locale: locale, calendar: calendar, timeZone: .gmt).format(date)
      _ = DeviceComponentsFormatStyle(style: .wide, locale: locale, calendar: calendar).format(date..<date + 4_000_000)
      _ = Measurement(value: -3.5, unit: UnitTemperature.celsius).formatted(.measurement(width: .wide).locale(locale))
      _ = 1234.5.formatted(.number.locale(locale))
    },
  ]
}

extension FuzzReader {
  /// All readers of the package.
  public static let author = resources + text
}
