import RecordStore

/// Makes a context's models of the rows of one query.
struct RowReader {
  private let context: ModelContext
  private let layout: _ModelLayout
  private let columns: RowColumns
  private let known: ModelRegistry.Table
  private let storeIdentifier: String?

  init(_ context: ModelContext, _ layout: _ModelLayout, _ columns: RowColumns) {
    self.context = context
    self.layout = layout
    self.columns = columns
    known = context.registry.table(layout.entityName)
    storeIdentifier = (try? context.container.store(of: layout.entityName))?.identifier
  }

  /// Returns the models of all rows of a running statement, whose keys are all different: the context's own objects with the rows' values, or new ones.
  ///
  /// - Throws: ``SwiftDataError`` if a value is not of its property's type.
  func models(_ rows: Statement) throws -> [any PersistentModel] {
    var models: [any PersistentModel] = []
    // Registered together, which is faster.
    var new: [(key: Int64, model: any PersistentModel)] = []
    while try rows.next() {
      let key = rows.integer(0)
      if let model = known[key] {
        var slots = columns.knownSlots
        try columns.read(rows, into: &slots, layout, key: key)
        if model._$storage.state == .saved { model._$storage.refresh(slots) }
        models.append(model)
      } else {
        var slots = columns.newSlots
        try columns.read(rows, into: &slots, layout, key: key)
        let model = make(key, slots)
        models.append(model)
        new.append((key, model))
      }
    }
    known.add(new)
    return models
  }

  /// Returns a new object whose values are read from the store when they are first used.
  func unreadModel(_ key: Int64) -> any PersistentModel {
    let model = make(key, layout.unreadSlots)
    known.add([(key, model)])
    return model
  }

  private func make(_ key: Int64, _ slots: [_ModelStorage.Slot]) -> any PersistentModel {
    let storage = _ModelStorage(layout, key: key, storeIdentifier: storeIdentifier, slots)
    storage.state = .saved
    storage.context = context
    return RowStorage.model(storage)
  }
}
