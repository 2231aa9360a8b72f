import AlmanacWireSchema

/// The size and shape of a widget.
public enum WidgetFamily: Int, RawRepresentable, CustomStringConvertible, CustomDebugStringConvertible, Sendable, Hashable, Codable {
  case systemSmall
  case systemMedium
  case systemLarge
  case systemExtraLarge
  case systemExtraLargePortrait
  case accessoryCircular
  case accessoryRectangular
  case accessoryInline
  case accessoryCorner

  public var description: String { value.name }
  public var debugDescription: String { description }

  package static let all: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait, .accessoryCircular, .accessoryRectangular,
    .accessoryInline, .accessoryCorner,
  ]

  package var value: WidgetFamilyValue {
    switch self {
    case .systemSmall: .systemSmall
    case .systemMedium: .systemMedium
    case .systemLarge: .systemLarge
    case .systemExtraLarge: .systemExtraLarge
    case .systemExtraLargePortrait: .systemExtraLargePortrait
    case .accessoryCircular: .accessoryCircular
    case .accessoryRectangular: .accessoryRectangular
    case .accessoryInline: .accessoryInline
    case .accessoryCorner: .accessoryCorner
    }
  }

  package init?(_ value: WidgetFamilyValue) {
    guard let family = WidgetFamily.all.first(where: { $0.value == value }) else { return nil }
    self = family
  }

  package init?(name: String) {
    guard let value = WidgetFamilyValue(name: name) else { return nil }
    self.init(value)
  }
}
