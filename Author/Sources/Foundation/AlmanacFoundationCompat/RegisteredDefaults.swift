/// The values that a program registered: the same for the standard defaults and for those of all app groups, as Apple's.
///
/// Foundation keeps them, because the standard defaults are its own.
enum RegisteredDefaults {
  private static let lock = NSLock()
  /// Defaults of a suite that nothing writes: what they contain was registered.
  // Unchecked: `lock` guards it.
  nonisolated(unsafe) private static let domain = UserDefaults(suiteName: Optional("org.almanac.registered"))

  static var values: [String: Any] { lock.withLock { domain?.dictionaryRepresentation() ?? [:] } }
  static func add(_ values: [String: Any]) { lock.withLock { domain?.register(defaults: values) } }
}
