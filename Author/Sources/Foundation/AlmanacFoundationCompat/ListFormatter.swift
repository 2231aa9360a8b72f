/// Joins words to a list: "a, b, and c".
open class ListFormatter: Formatter, @unchecked Sendable {
  open var locale: Locale! = ProcessLocale.current
  /// Formats the items. Items that it cannot format are written with `String(describing:)`.
  open var itemFormatter: Formatter?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the list in the device's locale.
  open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and).locale(ProcessLocale.current)) }

  open func string(from items: [Any]) -> String? {
    let words = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return words.formatted(.list(type: .and).locale(locale))
  }
  open override func string(for object: Any?) -> String? { (object as? [Any]).flatMap(string(from:)) }
}
