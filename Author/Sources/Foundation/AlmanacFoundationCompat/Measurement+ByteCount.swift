extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
  /// Formats an amount of data as ``ByteCountFormatStyle`` formats a number of bytes: "1 kB", "1.2 MB".
  public struct ByteCount: Foundation.FormatStyle, Sendable {
    /// Whether a kilobyte is 1000 bytes or 1024.
    public var style: ByteCountFormatStyle.Style
    public var allowedUnits: ByteCountFormatStyle.Units
    /// Writes "Zero kB" instead of "0 bytes".
    public var spellsOutZero: Bool
    /// Adds the exact number: "1 kB (1,024 bytes)".
    public var includesActualByteCount: Bool
    public var locale: Locale

    public init(
      style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true,
      includesActualByteCount: Bool = false, locale: Locale = ProcessLocale.current
    ) {
      self.style = style
      self.allowedUnits = allowedUnits
      self.spellsOutZero = spellsOutZero
      self.includesActualByteCount = includesActualByteCount
      self.locale = locale
    }

    public func locale(_ locale: Locale) -> Self { with(\.locale, locale) }

    /// Whole bytes are written. A measurement that is not a number is zero, one without end the largest number of 64 bits.
    public func format(_ measurement: Measurement<UnitInformationStorage>) -> String {
      let bytes = measurement.converted(to: .bytes).value
      let count = bytes.isNaN ? 0 : Int64(exactly: bytes.rounded(.toNearestOrEven)) ?? (bytes < 0 ? .min : .max)
      let style = ByteCountFormatStyle(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero && bytes.isZero, includesActualByteCount: includesActualByteCount,
        locale: locale)
      return style.format(count)
    }
  }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
  public static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true,
    includesActualByteCount: Bool = false
  ) -> Self {
    Self(style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero, includesActualByteCount: includesActualByteCount)
  }
}
