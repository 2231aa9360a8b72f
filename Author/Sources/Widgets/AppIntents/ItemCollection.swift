/// Options in sections.
public struct IntentItemCollection<Value: _IntentValue>: _OptionResults {
  public let sections: [IntentItemSection<Value>]
  public let promptLabel: LocalizedStringResource?
  public let usesIndexedCollation: Bool

  public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, sections: [IntentItemSection<Value>]) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }
  public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Value]) {
    self.init(promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: [IntentItemSection(items: items)])
  }
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @ItemCollectionBuilder<Value> sectionsBuilder: () -> [IntentItemSection<Value>]
  ) { self.init(promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sectionsBuilder()) }

  /// A collection without options.
  public static var empty: IntentItemCollection<Value> { IntentItemCollection(sections: []) }
  /// All options, in order.
  public var items: [IntentItem<Value>] { sections.flatMap(\.items) }
  public func _forEachItem(_ body: (IntentItem<Value>, IntentItemSection<Value>?) -> Void) {
    for section in sections { for item in section.items { body(item, section) } }
  }
  public var _prompt: LocalizedStringResource? { promptLabel }
  public var _isIndexed: Bool { usesIndexedCollation }
}

/// A section of options with a title.
public struct IntentItemSection<Value: _IntentValue> {
  public let title: LocalizedStringResource?
  public let subtitle: LocalizedStringResource?
  public let items: [IntentItem<Value>]

  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil,
    items: [IntentItem<Value>]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.items = items
  }
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil, items: [Value]
  ) { self.init(title, subtitle: subtitle, image: image, items: items.map { IntentItem($0) }) }
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil,
    @ItemSectionBuilder<Value> itemsBuilder: () -> [IntentItem<Value>]
  ) { self.init(title, subtitle: subtitle, image: image, items: itemsBuilder()) }
}

/// One option.
public struct IntentItem<Value: _IntentValue> {
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

/// Builds the sections of a collection.
@resultBuilder
public struct ItemCollectionBuilder<Value: _IntentValue> {
  public static func buildExpression(_ section: IntentItemSection<Value>) -> [IntentItemSection<Value>] { [section] }
  // Options outside of sections are in ones without a title.
  public static func buildExpression(_ item: IntentItem<Value>) -> [IntentItemSection<Value>] { [IntentItemSection(items: [item])] }
  public static func buildExpression(_ value: Value) -> [IntentItemSection<Value>] { [IntentItemSection(items: [value])] }
  public static func buildBlock(_ sections: [IntentItemSection<Value>]...) -> [IntentItemSection<Value>] { sections.flatMap { $0 } }
  public static func buildOptional(_ sections: [IntentItemSection<Value>]?) -> [IntentItemSection<Value>] { sections ?? [] }
  public static func buildEither(first: [IntentItemSection<Value>]) -> [IntentItemSection<Value>] { first }
  public static func buildEither(second: [IntentItemSection<Value>]) -> [IntentItemSection<Value>] { second }
  public static func buildArray(_ sections: [[IntentItemSection<Value>]]) -> [IntentItemSection<Value>] { sections.flatMap { $0 } }
}

/// Builds the options of a section.
@resultBuilder
public struct ItemSectionBuilder<Value: _IntentValue> {
  public static func buildExpression(_ item: IntentItem<Value>) -> [IntentItem<Value>] { [item] }
  public static func buildExpression(_ value: Value) -> [IntentItem<Value>] { [IntentItem(value)] }
  public static func buildBlock(_ items: [IntentItem<Value>]...) -> [IntentItem<Value>] { items.flatMap { $0 } }
  public static func buildOptional(_ items: [IntentItem<Value>]?) -> [IntentItem<Value>] { items ?? [] }
  public static func buildEither(first: [IntentItem<Value>]) -> [IntentItem<Value>] { first }
  public static func buildEither(second: [IntentItem<Value>]) -> [IntentItem<Value>] { second }
  public static func buildArray(_ items: [[IntentItem<Value>]]) -> [IntentItem<Value>] { items.flatMap { $0 } }
}
