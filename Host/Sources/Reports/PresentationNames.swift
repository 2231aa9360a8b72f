import WireSchema
import Foundation

/// A schema value that commands and addresses call by a name.
public protocol NamedPresentation {
  /// Name and value, the usual one first.
  static var named: [(name: String, value: Self)] { get }
}

extension NamedPresentation {
  /// The value called `name`.
  public init?(name: String) {
    guard let match = Self.named.first(where: { $0.name == name }) else { return nil }
    self = match.value
  }

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
