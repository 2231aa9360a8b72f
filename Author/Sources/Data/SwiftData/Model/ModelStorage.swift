import AlmanacRecordStore
import Foundation

/// The values of a model.
///
/// Like a model, it belongs to its context's actor or thread.
public final class _ModelStorage {
  enum Slot {
    /// A value as a column contains it; for a to-one relationship, the other model's key.
    case stored(StoredValue)
    /// A decoded composite value. Indirect, so that the other, much more frequent cases take less space.
    indirect case live(Any)
    case model(any PersistentModel)
    case models([any PersistentModel])
    /// Not read from the store yet.
    case unloaded
    /// Not set yet, while the model's initializer runs.
    case empty
  }
  enum State {
    /// In no context.
    case free
    /// In a context and not in its store yet.
    case inserted
    case saved
    /// Deleted in its context, saved or not.
    case deleted
  }

  /// The context and the store of a model. The models of one query share one owner.
  final class Owner {
    let context: ModelContext?
    let storeIdentifier: String?

    init(_ context: ModelContext?, _ storeIdentifier: String?) {
      self.context = context
      self.storeIdentifier = storeIdentifier
    }
  }

  let layout: _ModelLayout
  var slots: [Slot]
  /// Nil until it is first used.
  private var knownKey: Int64?
  /// Nil until the model is in a context.
  private var owner: Owner?
  var state = State.free
  /// For a deleted model, true if its store has it.
  var wasSaved = false
  var context: ModelContext? { owner?.context }
  var storeIdentifier: String? { owner?.storeIdentifier }
  private weak var assignedModel: (any PersistentModel)?
  /// The model that has the values. The model of a row is looked up in its context until it is assigned, which saves a reference for each row.
  var model: (any PersistentModel)? {
    get { assignedModel ?? context?.registry[layout.entityName, key] }
    set { assignedModel = newValue }
  }
  /// The slots that differ from the store.
  private(set) var changed: Set<Int> = []
  /// The values before the first change, for a rollback.
  private var original: [Slot]?

  /// Returns the storage of a new model: a blank one, or that of the row for which the model is created.
  public static func _make(_ layout: _ModelLayout) -> _ModelStorage {
    RowStorage.take(layout) ?? _ModelStorage(layout, key: nil, owner: nil, layout.blankSlots)
  }

  init(_ layout: _ModelLayout, key: Int64?, owner: Owner?, _ slots: [Slot]) {
    self.layout = layout
    knownKey = key
    self.owner = owner
    self.slots = slots
  }

  /// The key of the model's row, even before the row exists.
  var key: Int64 {
    get {
      if let knownKey { return knownKey }
      let new = RowKey.next()
      knownKey = new
      return new
    }
    set { knownKey = newValue }
  }
  var identifier: PersistentIdentifier { PersistentIdentifier(entityName: layout.entityName, key: key, storeIdentifier: storeIdentifier) }

  func join(_ context: ModelContext, _ storeIdentifier: String) { owner = Owner(context, storeIdentifier) }
  /// Removes the model from its context; its identifier remains.
  func leaveContext() { owner = Owner(nil, storeIdentifier) }

  var hasChanges: Bool { state == .inserted || !changed.isEmpty }

  // MARK: What the accessors call

  /// Sets a value while the model's initialiser runs. A model of a row keeps the row's values and ignores the author's defaults.
  public func _initialize<Value>(_ slot: Int, _ value: Value) {
    guard state == .free else { return }
    if layout.codecs[slot] != nil {
      slots[slot] = encoded(value, slot)
      return
    }
    switch layout.properties[slot].kind {
    case .attribute, .unsupported: slots[slot] = encoded(value, slot)
    case .toOne: slots[slot] = (value as? any PersistentModel).map(Slot.model) ?? .stored(.null)
    case .toMany(_, let codec, _): slots[slot] = .models(unsafeDowncast(codec, to: RelationshipCodec<Value>.self).models(value))
    }
  }

  public func _get<Value>(_ slot: Int, of model: some PersistentModel) -> Value {
    if case .unloaded = slots[slot] { load(slot) }
    guard let codec = layout.codecs[slot] else { return related(slot, of: model) }
    switch slots[slot] {
    case .stored(let stored):
      let typed = unsafeDowncast(codec, to: AttributeCodec<Value>.self)
      do {
        let value = try typed.decode(stored)
        if codec.isComposite { slots[slot] = .live(value) }
        return value
      } catch { return substitute(slot, "\(error)") }
    // The property's setter put it there, so it has the property's type.
    case .live(let value): return value as! Value
    default: return substitute(slot, "it has no value")
    }
  }

  public func _set<Value>(_ slot: Int, _ value: Value, of model: some PersistentModel) {
    self.model = model
    if layout.codecs[slot] != nil {
      willChange(slot)
      slots[slot] = encoded(value, slot)
      return
    }
    let property = layout.properties[slot]
    switch property.kind {
    case .attribute, .unsupported:
      willChange(slot)
      slots[slot] = encoded(value, slot)
    case .toOne: setRelated(value as? any PersistentModel, property, of: model)
    case .toMany(_, let codec, _): setRelated(unsafeDowncast(codec, to: RelationshipCodec<Value>.self).models(value), property, of: model)
    }
  }

  private func encoded<Value>(_ value: Value, _ slot: Int) -> Slot {
    guard let codec = layout.codecs[slot], !codec.isComposite, let stored = try? unsafeDowncast(codec, to: AttributeCodec<Value>.self).encode(value)
    else { return .live(value) }
    return .stored(stored)
  }

  private func related<Value>(_ slot: Int, of model: some PersistentModel) -> Value {
    switch layout.properties[slot].kind {
    case .toMany(_, let codec, _): return unsafeDowncast(codec, to: RelationshipCodec<Value>.self).value(relatedModels(slot))
    case .toOne(_, let isOptional, _):
      let other = relatedModel(slot)
      // The property's setter put it there, or it was read as a model of the property's target, so it has the property's type.
      if let other { return other as! Value }
      if isOptional { return (nil as (any PersistentModel)?) as! Value }
      return substitute(slot, "the related model does not exist any more")
    case .attribute, .unsupported:
      guard case .live(let value) = slots[slot] else { return substitute(slot, "it has no value") }
      return value as! Value
    }
  }

  /// Returns the default of a property whose stored value is missing or has another type. A fetch finds such values earlier and throws.
  private func substitute<Value>(_ slot: Int, _ why: String) -> Value {
    let property = layout.properties[slot]
    if let value = property.defaultValue as? Value { return value }
    if let empty = Value.self as? any ExpressibleByNilLiteral.Type, let none = empty.init(nilLiteral: ()) as? Value { return none }
    fatalError("\(layout.entityName).\(property.name) of \(identifier): \(why). Was the model deleted by another process?")
  }

  // MARK: Changes

  /// Records that a slot is about to change.
  func willChange(_ slot: Int) {
    guard state == .saved, let context, let model else { return }
    if original == nil { original = slots }
    if changed.insert(slot).inserted, changed.count == 1 { context.modelChanged(model) }
  }

  /// Marks the current values as those of the store.
  func didSave() {
    changed = []
    original = nil
    if state != .deleted { state = .saved }
  }

  /// Restores the values from before the changes. Relationships are read again.
  func rollBack() {
    if let original { slots = original }
    for property in layout.lists { slots[property.index] = .unloaded }
    changed = []
    original = nil
  }

  /// Sets values that were read from the store; properties with unsaved changes keep theirs.
  func refresh(_ values: [Slot]) {
    for index in slots.indices where !changed.contains(index) {
      if case .empty = values[index] { continue }
      if case (.stored(.integer(let key)), .model(let model)) = (values[index], slots[index]), model._$storage.key == key { continue }
      slots[index] = values[index]
    }
  }

  private func load(_ slot: Int) {
    guard let context else { return }
    if layout.properties[slot].isToMany {
      slots[slot] = .models(context.loadRelated(slot, of: self))
    } else {
      context.loadAttributes(of: self)
    }
  }
}
