/// A value of the schema that has a name on the command line and in query parameters.
public protocol NamedPresentation {
  /// Names and values; the default comes first.
  static var named: [(name: String, value: Self)] { get }
}

extension NamedPresentation where Self: Equatable {
  /// The value's name; that of the default for a value that a newer version of the schema added.
  public var presentationName: String { Self.named.first { $0.value == self }?.name ?? Self.named[0].name }
}

extension NamedPresentation {
  /// The value with this name; nil if there is none.
  public init?(name: String) {
    guard let match = Self.named.first(where: { $0.name == name }) else { return nil }
    self = match.value
  }

  /// The names of all values; the default comes first.
  public static var names: [String] { named.map(\.name) }
}

extension ColorSchemeValue: NamedPresentation {
  public static let named: [(name: String, value: Self)] = [("light", .light), ("dark", .dark)]
}
extension RenderingModeValue: NamedPresentation {
  public static let named: [(name: String, value: Self)] = [("fullColor", .fullColor), ("accented", .accented), ("vibrant", .vibrant)]
}
extension LuminanceValue: NamedPresentation {
  public static let named: [(name: String, value: Self)] = [("normal", .normal), ("reduced", .reduced)]
}
extension RedactionValue: NamedPresentation {
  public static let named: [(name: String, value: Self)] = [("none", .none), ("privacy", .privacy), ("placeholder", .placeholder)]
}
extension BackgroundValue: NamedPresentation {
  public static let named: [(name: String, value: Self)] = [("shown", .shown), ("removed", .removed)]
}
