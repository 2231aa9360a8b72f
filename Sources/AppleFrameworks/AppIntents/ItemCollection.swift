/// Options in sections.
public struct ItemCollection<Value: _IntentValue>: _OptionResults {
  public let sections: [ItemSection<Value>]
  public let promptLabel: LocalizedStringResource?
  public let usesIndexedCollation: Bool

  public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, sections: [ItemSection<Value>]) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }
  public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Value]) {
    self.init(promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: [ItemSection(items: items)])
  }
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @ItemCollectionBuilder<Value> sectionsBuilder: () -> [ItemSection<Value>]
  ) { self.init(promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sectionsBuilder()) }

  /// A collection without options.
  public static var empty: ItemCollection<Value> { ItemCollection(sections: []) }
  /// All options, in order.
  public var items: [Item<Value>] { sections.flatMap(\.items) }
  public func _forEachItem(_ body: (Item<Value>, ItemSection<Value>?) -> Void) {
    for section in sections { for item in section.items { body(item, section) } }
  }
  public var _prompt: LocalizedStringResource? { promptLabel }
  public var _isIndexed: Bool { usesIndexedCollation }
}

/// A section of options with a title.
public struct ItemSection<Value: _IntentValue> {
  public let title: LocalizedStringResource?
  public let subtitle: LocalizedStringResource?
  public let items: [Item<Value>]

  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil,
    items: [Item<Value>]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.items = items
  }
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil, items: [Value]
  ) { self.init(title, subtitle: subtitle, image: image, items: items.map { Item($0) }) }
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil,
    @ItemSectionBuilder<Value> itemsBuilder: () -> [Item<Value>]
  ) { self.init(title, subtitle: subtitle, image: image, items: itemsBuilder()) }
}

/// One option.
public struct Item<Value: _IntentValue> {
  public let value: Value
  public let title: LocalizedStringResource?
  public let subtitle: LocalizedStringResource?
  public let image: DisplayRepresentation.Image?

  public init(
    _ value: Value, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

public typealias IntentItemCollection<Value: _IntentValue> = ItemCollection<Value>
public typealias IntentItemSection<Value: _IntentValue> = ItemSection<Value>
public typealias IntentItem<Value: _IntentValue> = Item<Value>

/// Builds the sections of a collection.
@resultBuilder
public struct ItemCollectionBuilder<Value: _IntentValue> {
  public static func buildExpression(_ section: ItemSection<Value>) -> [ItemSection<Value>] { [section] }
  public static func buildBlock(_ sections: [ItemSection<Value>]...) -> [ItemSection<Value>] { sections.flatMap { $0 } }
  public static func buildOptional(_ sections: [ItemSection<Value>]?) -> [ItemSection<Value>] { sections ?? [] }
  public static func buildEither(first: [ItemSection<Value>]) -> [ItemSection<Value>] { first }
  public static func buildEither(second: [ItemSection<Value>]) -> [ItemSection<Value>] { second }
  public static func buildArray(_ sections: [[ItemSection<Value>]]) -> [ItemSection<Value>] { sections.flatMap { $0 } }
}

/// Builds the options of a section.
@resultBuilder
public struct ItemSectionBuilder<Value: _IntentValue> {
  public static func buildExpression(_ item: Item<Value>) -> [Item<Value>] { [item] }
  public static func buildExpression(_ value: Value) -> [Item<Value>] { [Item(value)] }
  public static func buildBlock(_ items: [Item<Value>]...) -> [Item<Value>] { items.flatMap { $0 } }
  public static func buildOptional(_ items: [Item<Value>]?) -> [Item<Value>] { items ?? [] }
  public static func buildEither(first: [Item<Value>]) -> [Item<Value>] { first }
  public static func buildEither(second: [Item<Value>]) -> [Item<Value>] { second }
  public static func buildArray(_ items: [[Item<Value>]]) -> [Item<Value>] { items.flatMap { $0 } }
}
