import AlmanacRecordStore

/// Makes a context's models from the rows of one query.
struct RowReader {
  private let layout: _ModelLayout
  private let columns: RowColumns
  private let known: ModelRegistry.Table
  private let owner: _ModelStorage.Owner

  init(_ context: ModelContext, _ layout: _ModelLayout, _ columns: RowColumns) {
    self.layout = layout
    self.columns = columns
    known = context.registry.table(layout.entityName)
    owner = _ModelStorage.Owner(context, (try? context.container.store(of: layout.entityName))?.identifier)
  }

  /// Returns the models of all rows of a running statement with distinct keys: the context's own objects with the rows' values, or new ones.
  ///
  /// - Parameter result: makes an element of the result from a model. It runs before the model is registered, after which each reference costs more.
  /// - Throws: ``SwiftDataError`` if a value is not of its property's type.
  func models<Model>(_ rows: Statement, _ result: (any PersistentModel) -> Model) throws -> [Model] {
    var models: [Model] = []
    // Registered together, which is faster.
    var new: [(key: Int64, model: any PersistentModel)] = []
    let knowsSome = !known.isEmpty
    try RowStorage.withPlace { place in
      while try rows.next() {
        let key = rows.integer(0)
        if knowsSome, let model = known[key] {
          var slots = columns.knownSlots
          try columns.read(rows, into: &slots, layout, key: key)
          if model._$storage.state == .saved { model._$storage.refresh(slots) }
          models.append(result(model))
        } else {
          var slots = columns.newSlots
          try columns.read(rows, into: &slots, layout, key: key)
          let model = make(key, slots, place)
          models.append(result(model))
          new.append((key, model))
        }
      }
    }
    known.add(new)
    return models
  }

  /// Returns a new object whose values are read from the store when they are first used.
  func unreadModel(_ key: Int64) -> any PersistentModel {
    let model = RowStorage.withPlace { make(key, layout.unreadSlots, $0) }
    known.add([(key, model)])
    return model
  }

  private func make(_ key: Int64, _ slots: [_ModelStorage.Slot], _ place: RowStorage.Place) -> any PersistentModel {
    let storage = _ModelStorage(layout, key: key, owner: owner, slots)
    storage.state = .saved
    return place.model(storage)
  }
}
