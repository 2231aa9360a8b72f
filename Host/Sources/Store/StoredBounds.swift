/// The most bytes of what is decoded from the database as JSON. A decoder takes about eight times as many for the smallest values.
enum StoredBounds {
  /// A state of a device or a widget, or a setting. The largest, that of a device with a thousand widgets in stacks, takes some hundred kilobytes.
  static let jsonBytes = 8 << 20
  /// A decision. Its texts are bounded when it is made.
  static let decisionBytes = 64 << 10
}
