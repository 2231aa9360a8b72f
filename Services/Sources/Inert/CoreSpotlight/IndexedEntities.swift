@_exported import AppIntents

/// Entities in the search of the device. This machine has none: indexing fails like that of other items.
extension IndexedEntity {
  /// What the search shows of the entity; a type of the author's may say more.
  public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }
  /// The entity's title and subtitle, as its display representation has them.
  public var defaultAttributeSet: CSSearchableItemAttributeSet {
    let attributes = CSSearchableItemAttributeSet(contentType: .item)
    attributes.displayName = String(localized: displayRepresentation.title)
    attributes.contentDescription = displayRepresentation.subtitle.map { String(localized: $0) }
    return attributes
  }
}
extension CSSearchableIndex {
  public func indexAppEntities<Entity: IndexedEntity>(_ entities: [Entity], priority: Int = 0) async throws {
    try await indexSearchableItems([])
  }
  public func deleteAppEntities<Entity: IndexedEntity>(identifiedBy identifiers: [Entity.ID], ofType entityType: Entity.Type) async throws {
    try await deleteSearchableItems(withIdentifiers: [])
  }
  public func deleteAppEntities<Entity: IndexedEntity>(ofType entityType: Entity.Type) async throws {
    try await deleteSearchableItems(withIdentifiers: [])
  }
}
extension CSSearchableItem {
  /// Does nothing: the item is never indexed, which the index says.
  public func associateAppEntity<Entity: AppEntity>(_ entity: Entity, priority: Int = 0) {}
}

/// A key of the author's for a value that the search indexes.
// Unchecked, as all classes of this file: nothing in them changes, and the compiler cannot check an open class.
open class CSCustomAttributeKey: NSObject, @unchecked Sendable {
  open private(set) var keyName: String
  /// Nil: the name is empty or has a character other than letters, digits and underscores.
  public init?(keyName: String) {
    guard !keyName.isEmpty, keyName.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }) else { return nil }
    self.keyName = keyName
  }
}

/// Properties of an entity that are attributes of its item. They are properties like others: nothing is indexed.
extension EntityProperty {
  public init<Attribute>(indexingKey: KeyPath<CSSearchableItemAttributeSet, Attribute>) { self.init(indexed: nil) }
  public init<Attribute>(title: LocalizedStringResource, indexingKey: KeyPath<CSSearchableItemAttributeSet, Attribute>) {
    self.init(indexed: title)
  }
  public init(customIndexingKey: CSCustomAttributeKey) { self.init(indexed: nil) }
  public init(title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey) { self.init(indexed: title) }
}

/// Makes a computed variable a property of an entity that is an attribute of its item. It stays as the author wrote it.
@attached(peer)
public macro ComputedProperty<Attribute>(indexingKey: KeyPath<CSSearchableItemAttributeSet, Attribute>) =
  #externalMacro(module: "PreviewsMacros", type: "MarkerExpansion")

/// Makes a computed variable a property of an entity that is an attribute of its item, with a title.
@attached(peer)
public macro ComputedProperty<Attribute>(title: LocalizedStringResource, indexingKey: KeyPath<CSSearchableItemAttributeSet, Attribute>) =
  #externalMacro(module: "PreviewsMacros", type: "MarkerExpansion")

extension CSSearchableItemAttributeSet {
  /// Does nothing, as for an item.
  public func associateAppEntity<Entity: AppEntity>(_ entity: Entity, priority: Int = 0) {}
}

extension NSUserActivity {
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { searchAttributes as? CSSearchableItemAttributeSet }
    set { searchAttributes = newValue }
  }
}
