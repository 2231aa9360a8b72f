import AlmanacRecordStore

/// The columns that a query reads of a model's table, after the key.
struct RowColumns {
  /// The data needed to read one value of a row. They are plain values, so that reading a row counts no references.
  private struct Column {
    let slot: Int
    /// The values that the model stores unchanged; nil if the codec has to check each value.
    let content: ColumnContent?
    /// True if the model stores NULL unchanged.
    let keepsNull: Bool

    init(_ property: PropertyLayout) {
      slot = property.index
      content = property.codec.map(\.content) ?? .any
      keepsNull = property.codec.map { $0.isOptional && !$0.isComposite } ?? true
    }

    func keeps(_ stored: StoredValue) -> Bool {
      if keepsNull, stored.isNull { return true }
      return content?.includes(stored) ?? false
    }
  }
  private let columns: [Column]
  private let properties: [PropertyLayout]
  /// The slots of a new object, before the columns fill theirs. Properties that are not stored have their initial value.
  let newSlots: [_ModelStorage.Slot]
  /// The slots for an existing object. Properties that are not stored are `.empty`, which leaves them unchanged.
  let knownSlots: [_ModelStorage.Slot]
  /// The quoted names of the columns; the key is first.
  let names: [String]

  /// - Parameter wanted: the slots of the attributes to read; nil = all except those in external storage.
  init(_ properties: [PropertyLayout], _ wanted: Set<Int>? = nil) {
    let read = properties.filter { property in
      guard let attribute = property.attribute else { return property.hasColumn }
      return property.hasColumn && (wanted?.contains(property.index) ?? !attribute.isExternal)
    }
    self.properties = properties
    columns = read.map(Column.init)
    newSlots = properties.map { $0.attribute?.isEphemeral == true ? $0.initialSlot : .unloaded }
    knownSlots = properties.map { $0.attribute?.isEphemeral == true ? .empty : .unloaded }
    names = [quoted(keyColumn)] + read.map { quoted($0.name) }
  }

  /// Reads the current row's values into their slots.
  ///
  /// - Throws: ``SwiftDataError`` if a value is not of its property's type.
  func read(_ row: Statement, into slots: inout [_ModelStorage.Slot], _ layout: _ModelLayout, key: Int64) throws {
    try slots.withUnsafeMutableBufferPointer { slots in
      for (number, column) in columns.enumerated() {
        let stored = row.value(number + 1)
        if column.keeps(stored) {
          slots[column.slot] = .stored(stored)
        } else {
          slots[column.slot] = try properties[column.slot].slot(stored, layout, key)
        }
      }
    }
  }
}

extension PropertyLayout {
  /// Converts a column's value to the form that a model stores.
  ///
  /// - Throws: ``SwiftDataError`` if the value is not of the property's type.
  func slot(_ stored: StoredValue, _ layout: _ModelLayout, _ key: Int64) throws -> _ModelStorage.Slot {
    guard let codec else { return .stored(stored) }
    do { return try codec.slot(stored) } catch {
      throw SwiftDataError(
        .loadIssueModelContainer,
        "\(layout.entityName).\(name) of \(layout.entityName)/\(key): \(error). Did another version of the app write it?")
    }
  }
}
