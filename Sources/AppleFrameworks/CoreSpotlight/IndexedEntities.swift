import AppIntents

// Entities of App Intents in the search. There is none: indexing fails, as it does for items.
extension CSSearchableIndex {
  public func indexAppEntities<Entity: IndexedEntity>(_ entities: [Entity], priority: Int = 0) async throws { try await indexSearchableItems([]) }
  public func deleteAppEntities<Entity: IndexedEntity>(identifiedBy identifiers: [Entity.ID], ofType type: Entity.Type) async throws {
    try await deleteAllSearchableItems()
  }
  public func deleteAppEntities<Entity: IndexedEntity>(ofType type: Entity.Type) async throws { try await deleteAllSearchableItems() }
}
extension CSSearchableItem {
  public func associateAppEntity<Entity: IndexedEntity>(_ entity: Entity, priority: Int = 0) {}
}
extension CSSearchableItemAttributeSet {
  public func associateAppEntity<Entity: IndexedEntity>(_ entity: Entity, priority: Int = 0) {}
}
extension IndexedEntity {
  /// The words that an entity is shown with.
  public var defaultAttributeSet: CSSearchableItemAttributeSet {
    let attributes = CSSearchableItemAttributeSet(contentType: .item)
    attributes.displayName = String(localized: displayRepresentation.title)
    return attributes
  }
  public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }
  public var hideInSpotlight: Bool { false }
}
extension NSUserActivity {
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { searchAttributes as? CSSearchableItemAttributeSet }
    set { searchAttributes = newValue }
  }
}
