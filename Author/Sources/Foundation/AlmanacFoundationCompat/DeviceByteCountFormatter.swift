import Foundation

/// A `ByteCountFormatter` that writes numbers as the device does, and units in its language: "1,5 Mo" in French.
///
/// Foundation's writes in English on Linux. `AuthorSupport` gives its name to this one in the author's module.
// Unchecked, because Foundation's formatters are. The subclass adds no stored property.
open class DeviceByteCountFormatter: ByteCountFormatter, @unchecked Sendable {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class func string(fromByteCount byteCount: Int64, countStyle: ByteCountFormatter.CountStyle) -> String {
    let formatter = DeviceByteCountFormatter()
    formatter.countStyle = countStyle
    return formatter.string(fromByteCount: byteCount)
  }

  open override func string(fromByteCount byteCount: Int64) -> String {
    let english = super.string(fromByteCount: byteCount)
    let locale = ProcessLocale.current
    guard locale.language.languageCode != .english else { return english }
    // In these forms Foundation's own digits stay, in the locale's characters.
    guard includesCount, includesUnit, isAdaptive, !zeroPadsFractionDigits, !includesActualByteCount, allowedUnits.isEmpty else {
      return Self.translated(english, locale)
    }
    let style: ByteCountFormatStyle.Style =
      switch countStyle {
      case .memory: .memory
      case .decimal: .decimal
      case .binary: .binary
      default: .file
      }
    return byteCount.formatted(ByteCountFormatStyle(style: style, spellsOutZero: allowsNonnumericFormatting, locale: locale))
  }

  /// Writes the numbers of a text in English as a locale does, with as many digits after the decimal sign.
  static func translated(_ text: String, _ locale: Locale) -> String {
    text.replacing(#/[0-9][0-9,]*(?:\.([0-9]+))?/#) { match in
      guard let number = Decimal(string: match.0.filter { $0 != "," }) else { return String(match.0) }
      return number.formatted(.number.precision(.fractionLength(match.1?.count ?? 0)).locale(locale))
    }
  }
}
