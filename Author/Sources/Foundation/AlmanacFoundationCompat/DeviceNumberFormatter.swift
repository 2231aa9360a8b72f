import Foundation
import Synchronization
private import _FoundationICU

/// A `NumberFormatter` that starts with the device's locale.
// Unchecked, as Foundation's formatters are: authors do not change one while another thread uses it.
open class DeviceNumberFormatter: NumberFormatter, @unchecked Sendable {
  /// At the beginning of a sentence, a number in words begins with a capital letter.
  open var formattingContext = Formatter.Context.unknown

  public override init() {
    super.init()
    locale = ProcessLocale.current
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class func localizedString(from number: NSNumber, number style: NumberFormatter.Style) -> String {
    let formatter = DeviceNumberFormatter()
    formatter.numberStyle = style
    return formatter.string(from: number) ?? ""
  }

  open override var locale: Locale! {
    didSet { followGrouping() }
  }

  open override func string(from number: NSNumber) -> String? {
    // Foundation on Linux writes a minus sign and the symbol of infinity above zero.
    if number.doubleValue == -.infinity { return negativeInfinitySymbol }
    // Rounding such a number to a multiple of the increment can exceed the range of Double, and Foundation on Linux traps then.
    if abs(number.doubleValue) > 1e300, number.doubleValue.isFinite, hasIncrement { return nil }
    let text = withMostFractionDigits { super.string(from: number) }
    return formattingContext == .beginningOfSentence ? text.map { FormattingContext.capitalized($0, locale) } : text
  }

  /// Returns a decimal number if `generatesDecimalNumbers` asks for one, which Foundation on Linux ignores.
  open override func number(from string: String) -> NSNumber? {
    guard let number = super.number(from: string) else { return nil }
    guard generatesDecimalNumbers, !(number is NSDecimalNumber) else { return number }
    // The shortest text of a binary fraction is the decimal number that was read.
    return Decimal(string: number.stringValue).map { NSDecimalNumber(decimal: $0) } ?? .notANumber
  }

  // MARK: Patterns

  /// The pattern that the author set.
  private var pattern: NumberPattern?

  /// On Apple's systems a pattern sets the numbers of digits, and each of them can be changed afterwards. Foundation on Linux keeps both apart, and the
  /// pattern wins.
  open override var positiveFormat: String! {
    get { super.positiveFormat }
    set {
      super.positiveFormat = newValue
      pattern = newValue.flatMap(NumberPattern.init)
      guard let pattern else { return }
      super.minimumIntegerDigits = pattern.minimumIntegerDigits
      super.maximumFractionDigits = pattern.maximumFractionDigits
      super.minimumFractionDigits = pattern.minimumFractionDigits
      (hasOwnLeast, hasOwnMost) = (true, true)
    }
  }
  open override var negativeFormat: String! {
    get { super.negativeFormat }
    set {
      ownNegative = newValue
      super.negativeFormat = newValue
    }
  }
  open override var minimumIntegerDigits: Int {
    get { super.minimumIntegerDigits }
    set {
      super.minimumIntegerDigits = Self.written(newValue)
      changePattern { $0.minimumIntegerDigits = newValue }
    }
  }
  open override var minimumFractionDigits: Int {
    get { hasOwnLeast ? super.minimumFractionDigits : currencyDigits?.minimumFractionDigits ?? super.minimumFractionDigits }
    set {
      hasOwnLeast = true
      super.minimumFractionDigits = Self.written(newValue)
      changePattern { ($0.minimumFractionDigits, $0.maximumFractionDigits) = (newValue, max(newValue, $0.maximumFractionDigits)) }
    }
  }
  open override var maximumFractionDigits: Int {
    get { hasOwnMost ? super.maximumFractionDigits : currencyDigits?.maximumFractionDigits ?? super.maximumFractionDigits }
    set {
      hasOwnMost = true
      super.maximumFractionDigits = Self.readable(newValue)
      changePattern { ($0.minimumFractionDigits, $0.maximumFractionDigits) = (min(newValue, $0.minimumFractionDigits), newValue) }
    }
  }

  open override var maximumIntegerDigits: Int {
    get { super.maximumIntegerDigits }
    set { super.maximumIntegerDigits = Self.readable(newValue) }
  }
  open override var maximumSignificantDigits: Int {
    get { super.maximumSignificantDigits }
    set { super.maximumSignificantDigits = Self.readable(newValue) }
  }

  open override var minimumSignificantDigits: Int {
    get { super.minimumSignificantDigits }
    set { super.minimumSignificantDigits = Self.written(newValue) }
  }

  /// Limits a minimum number of digits to what ICU can write. With 40,000 it wrote every number as 0.
  private static func written(_ digits: Int) -> Int { min(digits, NumberPattern.mostDigits) }
  /// Limits a maximum number of digits to 32 bits. Authors write `.max` for “all digits”, which had no effect without the limit.
  private static func readable(_ digits: Int) -> Int { min(digits, Int(Int32.max)) }

  private func changePattern(_ change: (inout NumberPattern) -> Void) {
    guard var changed = pattern else { return }
    change(&changed)
    pattern = changed
    super.positiveFormat = changed.text
  }

  /// True if numbers are rounded to multiples: of the increment, or of one in the pattern, such as `0.05`.
  private var hasIncrement: Bool {
    (roundingIncrement?.doubleValue ?? 0) != 0 || super.positiveFormat.map { $0.contains { "123456789".contains($0) } } ?? false
  }

  private var hasOwnLeast = false
  private var hasOwnMost = false
  private var ownNegative: String?
  private let lock = NSRecursiveLock()

  /// The digits of a currency's fraction in the locale, none in Japan; nil for other styles. Foundation on Linux says two for all.
  private var currencyDigits: NumberPattern? {
    switch numberStyle {
    case .currency, .currencyAccounting, .currencyISOCode, .currencyPlural: super.positiveFormat.flatMap(NumberPattern.init)
    default: nil
    }
  }

  /// Formats with the most digits of a fraction, which Foundation on Linux ignores where the least are more than none: 1234.5678 with two and two
  /// digits was 1,234.568. The pattern that stands for all other properties gets the digits meanwhile.
  private func withMostFractionDigits(_ format: () -> String?) -> String? {
    guard pattern == nil, hasOwnMost, super.minimumFractionDigits > 0, !usesSignificantDigits else { return format() }
    return lock.withLock {
      let negative = super.negativeFormat
      guard let positive = super.positiveFormat, var wanted = NumberPattern(positive) else { return format() }
      let most = max(super.minimumFractionDigits, super.maximumFractionDigits)
      guard wanted.maximumFractionDigits != most else { return format() }
      (wanted.minimumFractionDigits, wanted.maximumFractionDigits) = (super.minimumFractionDigits, most)
      super.positiveFormat = wanted.text
      // Without one of its own, a negative number is the positive one with a minus sign.
      if let negative, negative != positive { super.negativeFormat = negative }
      defer {
        super.positiveFormat = nil
        super.negativeFormat = ownNegative
      }
      return format()
    }
  }

  // MARK: Grouping

  private var hasOwnSeparators = false
  open override var usesGroupingSeparator: Bool {
    get { super.usesGroupingSeparator }
    set {
      hasOwnSeparators = true
      super.usesGroupingSeparator = newValue
    }
  }

  private var ownGrouping: Int?

  /// The number of digits in the groups above the first; 0: as many as in the first. It is that of the locale until the author sets it: 2 in India.
  open override var secondaryGroupingSize: Int {
    get { super.secondaryGroupingSize }
    set {
      ownGrouping = newValue
      super.secondaryGroupingSize = newValue
    }
  }

  private func followGrouping() {
    // The locale for machines writes numbers without groups, which Foundation on Linux does not know.
    if !hasOwnSeparators, locale.identifier.hasPrefix("en_US_POSIX") { super.usesGroupingSeparator = false }
    let grouping = ownGrouping ?? SecondaryGrouping.size(in: locale)
    if super.secondaryGroupingSize != grouping { super.secondaryGroupingSize = grouping }
  }
}

/// The groups of digits of a locale, which Foundation on Linux makes all as long as the first.
private enum SecondaryGrouping {
  // Opening a format is expensive. More locales than a widget needs begin the list anew.
  private static let known = Mutex<[String: Int]>([:])
  private static let capacity = 128

  static func size(in locale: Locale) -> Int {
    let identifier = locale.identifier
    return known.withLock { known in
      if let size = known[identifier] { return size }
      if known.count >= capacity { known = [:] }
      let size = icuSize(in: identifier)
      known[identifier] = size
      return size
    }
  }

  private static func icuSize(in locale: String) -> Int {
    var status = U_ZERO_ERROR
    guard let format = swift_unum_open(UNUM_DECIMAL, nil, 0, locale, nil, &status) else { return 0 }
    defer { swift_unum_close(format) }
    let first = swift_unum_getAttribute(format, UNUM_GROUPING_SIZE)
    let second = swift_unum_getAttribute(format, UNUM_SECONDARY_GROUPING_SIZE)
    return second > 0 && second != first ? Int(second) : 0
  }
}
