import AlmanacWireSchema

/// Reads and writes the values of a kind of parameter as JSON.
///
/// The kinds are those of Xcode's intent definitions. Generated code uses them: `.string`, `.integer`, `.object(City.self)`, `.array(.string)`.
public struct INValueKind<Value> {
  package let type: String
  package let isArray: Bool
  package let choices: [(identifier: String, title: String)]
  /// The symbols of a measurement's units or the codes of a currency; the first one is the default.
  package var units: [String] = []
  package let write: (Value) -> JSONFragment
  package let read: (JSONFragment) -> Value?

  init(
    _ type: String, isArray: Bool = false, choices: [(identifier: String, title: String)] = [], write: @escaping (Value) -> JSONFragment,
    read: @escaping (JSONFragment) -> Value?
  ) {
    self.type = type
    self.isArray = isArray
    self.choices = choices
    self.write = write
    self.read = read
  }

  /// An array.
  public static func array<Element>(_ element: INValueKind<Element>) -> INValueKind<[Element]> where Value == [Element] {
    var kind = INValueKind<[Element]>(
      element.type, isArray: true, choices: element.choices, write: { .array($0.map(element.write)) },
      read: { json in
        guard case .array(let members) = json else { return nil }
        let values = members.compactMap(element.read)
        return values.count == members.count ? values : nil
      })
    kind.units = element.units
    return kind
  }
}

extension INValueKind where Value == String {
  /// Text.
  public static var string: INValueKind { INValueKind("string", write: { .string($0) }, read: \.string) }
}

extension INValueKind where Value == NSNumber {
  /// An integer.
  public static var integer: INValueKind { number("int") { .int($0.intValue) } }
  /// A number.
  public static var decimal: INValueKind { number("double") { .double($0.doubleValue) } }
  /// A boolean.
  public static var boolean: INValueKind { number("bool") { .bool($0.boolValue) } }
  /// A duration in seconds.
  public static var duration: INValueKind { number("duration") { .double($0.doubleValue) } }

  private static func number(_ type: String, write: @escaping (NSNumber) -> JSONFragment) -> INValueKind {
    INValueKind(
      type, write: write,
      read: { json in
        switch json {
        case .bool(let value) where type == "bool": NSNumber(value: value)
        case .int(let value) where type != "bool": NSNumber(value: value)
        // A fraction is not an integer.
        case .double(let value) where type != "bool" && (type != "int" || value == value.rounded()): NSNumber(value: value)
        default: nil
        }
      })
  }
}

extension INValueKind where Value == URL {
  /// A URL.
  public static var url: INValueKind { INValueKind("url", write: { .string($0.absoluteString) }, read: { $0.string.flatMap { URL(string: $0) } }) }
}

extension INValueKind where Value: INObject {
  /// An object that is chosen from a list: `.object(City.self)`.
  public static func object(_ type: Value.Type) -> INValueKind {
    INValueKind("entity", write: \.json, read: { type.fromJSON($0) })
  }
}

extension INValueKind where Value: RawRepresentable, Value.RawValue == Int {
  /// A case of an enumeration, stored by its name.
  ///
  /// - Parameter cases: All cases with their names in the definition and their titles, in order. 0 means no choice; that case is not
  ///   offered.
  public static func enumeration(_ cases: [(value: Value, name: String, title: String)]) -> INValueKind {
    INValueKind(
      "enum", choices: cases.filter { $0.value.rawValue != 0 }.map { ($0.name, $0.title) },
      write: { value in .string(cases.first { $0.value.rawValue == value.rawValue }?.name ?? "\(value.rawValue)") },
      read: { json in json.string.flatMap { name in cases.first { $0.name == name }?.value } })
  }
}
