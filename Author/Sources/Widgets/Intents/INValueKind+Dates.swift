extension INValueKind where Value == DateComponents {
  /// A date, or a date with a time, in ISO 8601: `2026-11-21`, `2026-11-21T09:30`, `2026-11-21T09:30:00Z`.
  ///
  /// A date without a time means noon of that day, as in the system's date parameter.
  public static var dateComponents: INValueKind {
    INValueKind("date", write: { .string($0.isoText) }, read: { $0.string.flatMap(DateComponents.init(isoText:)) })
  }
}
