@_exported import AlmanacFoundationCompat

extension Product.SubscriptionPeriod.Unit {
  /// The unit's name, always in English: Foundation on Linux has no names in other languages.
  public var localizedDescription: String {
    switch self {
    case .day: "Day"
    case .week: "Week"
    case .month: "Month"
    case .year: "Year"
    }
  }

  /// Formats a unit for the middle of a sentence, always in English.
  public struct FormatStyle: Foundation.FormatStyle {
    public init() {}
    public func format(_ value: Product.SubscriptionPeriod.Unit) -> String { value.localizedDescription.lowercased() }
  }
  public func formatted(_ style: FormatStyle = FormatStyle()) -> String { style.format(self) }
}

extension Product {
  public var priceFormatStyle: Decimal.FormatStyle.Currency { Decimal.FormatStyle.Currency(code: "USD") }
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle { SubscriptionPeriod.Unit.FormatStyle() }
}
