@_exported import AppIntents

/// Stub. Entities in the device's search index. Indexing them fails, like that of other items.
extension IndexedEntity {
  /// The attributes that search shows for the entity. An author's type may add more.
  public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }
  /// The title and subtitle of the entity's display representation.
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
  /// Stub. Does nothing: the item is never indexed, which the index reports.
  public func associateAppEntity<Entity: AppEntity>(_ entity: Entity, priority: Int = 0) {}
}

/// An author's key for an indexed value.
open class CSCustomAttributeKey: NSObject, @unchecked Sendable {
  open private(set) var keyName: String
  /// Returns nil if the name is empty or contains a character other than letters, digits and underscores.
  public init?(keyName: String) {
    guard !keyName.isEmpty, keyName.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }) else { return nil }
    self.keyName = keyName
  }
}

/// Properties of an entity that are also attributes of its search item. They work like other properties: nothing is indexed.
extension EntityProperty {
  public convenience init<Attribute>(indexingKey: KeyPath<CSSearchableItemAttributeSet, Attribute>) { self.init(indexed: nil) }
  public convenience init<Attribute>(title: LocalizedStringResource, indexingKey: KeyPath<CSSearchableItemAttributeSet, Attribute>) {
    self.init(indexed: title)
  }
  public convenience init(customIndexingKey: CSCustomAttributeKey) { self.init(indexed: nil) }
  public convenience init(title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey) { self.init(indexed: title) }
}

/// Makes a computed variable a property of an entity and an attribute of its search item. The variable itself stays unchanged.
@attached(peer)
public macro ComputedProperty<Attribute>(indexingKey: KeyPath<CSSearchableItemAttributeSet, Attribute>) =
  #externalMacro(module: "PreviewsMacros", type: "MarkerExpansion")

/// Makes a computed variable a property of an entity and an attribute of its search item, with a title.
@attached(peer)
public macro ComputedProperty<Attribute>(title: LocalizedStringResource, indexingKey: KeyPath<CSSearchableItemAttributeSet, Attribute>) =
  #externalMacro(module: "PreviewsMacros", type: "MarkerExpansion")

extension CSSearchableItemAttributeSet {
  /// Stub. Does nothing: the item is never indexed.
  public func associateAppEntity<Entity: AppEntity>(_ entity: Entity, priority: Int = 0) {}
}

extension NSUserActivity {
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { searchAttributes as? CSSearchableItemAttributeSet }
    set { searchAttributes = newValue }
  }
}
