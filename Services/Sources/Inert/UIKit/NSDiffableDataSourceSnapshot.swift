public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  private var sections: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var home: [ItemIdentifierType: SectionIdentifierType] = [:]
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  public init() {}

  public var numberOfItems: Int { home.count }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] { items[identifier] ?? [] }
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? { home[identifier] }
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { home[identifier] == nil ? nil : itemIdentifiers.firstIndex(of: identifier) }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

  /// Adds items to a section, or to the last one if it is nil.
  public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
    guard let section = sectionIdentifier ?? sections.last, items[section] != nil else {
      preconditionFailure("a snapshot has no section for these items: append the section first")
    }
    put(identifiers, into: section) { $0.count }
  }
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
    guard let section = home[beforeIdentifier] else { preconditionFailure("a snapshot does not have the item \(beforeIdentifier)") }
    put(identifiers, into: section) { $0.firstIndex(of: beforeIdentifier) ?? $0.count }
  }
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    guard let section = home[afterIdentifier] else { preconditionFailure("a snapshot does not have the item \(afterIdentifier)") }
    put(identifiers, into: section) { $0.firstIndex(of: afterIdentifier).map { $0 + 1 } ?? $0.count }
  }
  /// Puts items into a section. An item that is already in the snapshot moves there, as Apple's does.
  private mutating func put(_ identifiers: [ItemIdentifierType], into section: SectionIdentifierType, at place: ([ItemIdentifierType]) -> Int) {
    deleteItems(identifiers)
    var all = items[section] ?? []
    var seen: Set<ItemIdentifierType> = []
    all.insert(contentsOf: identifiers.filter { seen.insert($0).inserted }, at: place(all))
    items[section] = all
    for item in identifiers { home[item] = section }
  }
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(gone.compactMap { home[$0] }) { items[section]?.removeAll { gone.contains($0) } }
    for item in gone { home[item] = nil }
  }
  public mutating func deleteAllItems() { self = Self() }
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    if identifier != toIdentifier { insertItems([identifier], beforeItem: toIdentifier) }
  }
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    if identifier != toIdentifier { insertItems([identifier], afterItem: toIdentifier) }
  }
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { reconfiguredItemIdentifiers += identifiers }

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { put(identifiers) { $0.count } }
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
    put(identifiers) { $0.firstIndex(of: toIdentifier) ?? $0.count }
  }
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
    put(identifiers) { $0.firstIndex(of: toIdentifier).map { $0 + 1 } ?? $0.count }
  }
  private mutating func put(_ identifiers: [SectionIdentifierType], at place: ([SectionIdentifierType]) -> Int) {
    sections.removeAll { identifiers.contains($0) }
    sections.insert(contentsOf: identifiers, at: place(sections))
    for section in identifiers where items[section] == nil { items[section] = [] }
  }
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      for item in items.removeValue(forKey: section) ?? [] { home[item] = nil }
    }
    sections.removeAll { identifiers.contains($0) }
  }
  public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
    if identifier != toIdentifier { insertSections([identifier], beforeSection: toIdentifier) }
  }
  public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
    if identifier != toIdentifier { insertSections([identifier], afterSection: toIdentifier) }
  }
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) { reloadedSectionIdentifiers += identifiers }

  func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(indexPath.section), let all = items[sections[indexPath.section]], all.indices.contains(indexPath.item) else {
      return nil
    }
    return all[indexPath.item]
  }
  func place(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = home[item], let index = sections.firstIndex(of: section), let row = items[section]?.firstIndex(of: item) else { return nil }
    return IndexPath(item: row, section: index)
  }
}
extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// A tree of items.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var roots: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []
  public init() {}
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent else {
      roots += items
      return
    }
    children[parent, default: []] += items
    for item in items { parents[item] = parent }
  }
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      delete(children[item] ?? [])
      children[item] = nil
      if let parent = parents.removeValue(forKey: item) { children[parent]?.removeAll { $0 == item } }
      roots.removeAll { $0 == item }
      expanded.remove(item)
    }
  }
  public mutating func deleteAll() { self = Self() }
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
  public var rootItems: [ItemIdentifierType] { roots }
  public var items: [ItemIdentifierType] { roots.flatMap { below($0) { _ in true } } }
  public var visibleItems: [ItemIdentifierType] { roots.flatMap { below($0) { expanded.contains($0) } } }
  private func below(_ item: ItemIdentifierType, _ isOpen: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
    [item] + (isOpen(item) ? (children[item] ?? []).flatMap { below($0, isOpen) } : [])
  }
  public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
  public func level(of item: ItemIdentifierType) -> Int { parents[item].map { level(of: $0) + 1 } ?? 0 }
}
