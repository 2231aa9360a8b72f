import AlmanacRecordStore
import Foundation

extension ModelContext {
  /// Returns the models that a descriptor describes.
  ///
  /// Includes what other processes have saved until now. Objects that the context already has are returned again, with the stored values; properties
  /// with unsaved changes keep them.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    let layout = T._$layout
    let store = try container.store(of: layout.entityName)
    let query = try FetchQuery(descriptor, layout)
    let models = try fetch(descriptor, query, store)
    try prefetch(descriptor, models, layout)
    return models
  }

  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> FetchResultsCollection<T> {
    FetchResultsCollection(models: try fetch(descriptor))
  }

  private func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, _ query: FetchQuery, _ store: Store) throws -> [T] {
    let (limit, offset) = descriptor.window
    guard descriptor.includePendingChanges, hasChanges else {
      if query.order != nil { return try read(query, store, query.rows(filtered: true, limit: limit, offset: offset)) }
      let all: [T] = try read(query, store, query.rows(filtered: true, limit: nil, offset: 0))
      return Array(sorted(all, descriptor).dropFirst(offset).prefix(limit ?? .max))
    }
    let pending = PendingEntities(self)
    // If only this entity has changes, SQL filters all unchanged objects. If the condition reads other entities with changes, Swift filters all.
    let readsOthers = !query.entities.isDisjoint(with: pending.entities.subtracting([query.layout.entityName]))
    let stored: [T] = try read(query, store, query.rows(filtered: !readsOthers, limit: nil, offset: 0))
    var result = stored.filter { model in
      let storage = model._$storage
      return storage.state == .saved && (readsOthers || storage.changed.isEmpty)
    }
    let unsaved = (changed.list + inserted.list).compactMap { $0 as? T }
    if let predicate = descriptor.predicate {
      if readsOthers { result = try result.filter { try $0._$storage.changed.isEmpty && predicate.evaluate($0) } }
      result += try unsaved.filter { try predicate.evaluate($0) }
    } else {
      result = result.filter { $0._$storage.changed.isEmpty } + unsaved
    }
    return Array(sorted(result, descriptor).dropFirst(offset).prefix(limit ?? .max))
  }

  private func read<T: PersistentModel>(_ query: FetchQuery, _ store: Store, _ sql: SQL) throws -> [T] {
    try store.read { database in
      try database.withFunctions(query.functions) {
        let statement = try database.statement(sql.text)
        try statement.begin(sql.arguments)
        defer { statement.end() }
        return try RowReader(self, query.layout, query.columns).models(statement) { unsafeDowncast($0, to: T.self) }
      }
    }
  }

  private func sorted<T: PersistentModel>(_ models: [T], _ descriptor: FetchDescriptor<T>) -> [T] {
    let ordered = models.sorted { $0._$storage.key < $1._$storage.key }
    return descriptor.sortBy.isEmpty ? ordered : ordered.sorted(using: descriptor.sortBy)
  }

  /// The entities with unsaved changes.
  private struct PendingEntities {
    let entities: Set<String>
    init(_ context: ModelContext) {
      entities = Set((context.inserted.list + context.changed.list + context.deleted.list).map(\._$storage.layout.entityName))
    }
  }

  // MARK: Parts of a fetch

  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    if descriptor.includePendingChanges, hasChanges { return try fetch(descriptor).count }
    let query = try FetchQuery(descriptor, T._$layout)
    let (limit, offset) = descriptor.window
    let sql = query.count(limit: limit, offset: offset)
    return try container.store(of: query.layout.entityName).read { database in
      try database.withFunctions(query.functions) {
        guard case .integer(let count)? = try database.value(sql.text, sql.arguments) else { return 0 }
        return Int(count)
      }
    }
  }

  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    let query = try FetchQuery(descriptor, T._$layout)
    if descriptor.includePendingChanges && hasChanges || query.order == nil { return try fetch(descriptor).map(\.persistentModelID) }
    let (limit, offset) = descriptor.window
    let sql = query.keys(limit: limit, offset: offset)
    let store = try container.store(of: query.layout.entityName)
    return try store.read { database in
      try database.withFunctions(query.functions) {
        try database.rows(sql.text, sql.arguments).compactMap { row in
          guard case .integer(let key) = row[0] else { return nil }
          return PersistentIdentifier(entityName: query.layout.entityName, key: key, storeIdentifier: store.identifier)
        }
      }
    }
  }

  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> [PersistentIdentifier] { try fetchIdentifiers(descriptor) }

  /// Calls `block` with each model of a fetch, in batches, so that only some are in memory at once.
  ///
  /// - Parameter allowEscapingMutations: true to let `block` leave unsaved changes.
  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false, block: (T) throws -> Void
  ) throws {
    let keys = try fetchIdentifiers(descriptor)
    for start in stride(from: 0, to: keys.count, by: max(batchSize, 1)) {
      let part = keys[start..<min(start + max(batchSize, 1), keys.count)]
      let models = try prefetched(T._$layout, keyColumn, part.map(\.key))
      try withExtendedLifetime(models) {
        for identifier in part { if let model = existingModel(of: T._$layout, key: identifier.key) as? T { try block(model) } }
      }
    }
  }

  /// Reads the models of the relationships that a descriptor names, all of one relationship at once.
  private func prefetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, _ models: [T], _ layout: _ModelLayout) throws {
    for keyPath in descriptor.relationshipKeyPathsForPrefetching {
      guard let property = layout.property(at: keyPath), property.relationship != nil else {
        throw SwiftDataError(.unsupportedKeyPath, "\(descriptor.place): \(keyPath) is not a relationship of \(layout.entityName)")
      }
      try prefetch(property, models.map(\._$storage))
    }
  }
}

extension FetchDescriptor {
  /// The limit and the offset; the limit is nil if there is none.
  fileprivate var window: (limit: Int?, offset: Int) {
    (fetchLimit.flatMap { $0 > 0 ? $0 : nil }, max(fetchOffset ?? 0, 0))
  }
}
