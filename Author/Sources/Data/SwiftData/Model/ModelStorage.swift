import Foundation
import RecordStore

/// The values of a model.
///
/// Like a model, it belongs to its context's actor or thread.
public final class _ModelStorage {
  enum Slot {
    /// A value as a column holds it; of a to-one relationship, the other model's key.
    case stored(StoredValue)
    /// A composite value, decoded. Indirect, so that the other cases, which are far more frequent, take less space.
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
    /// Deleted in its context, whether saved or not.
    case deleted
  }

  /// The context of a model, and the store that has it. The models of one query share one.
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
  /// Nil until it is used for the first time.
  private var knownKey: Int64?
  /// Nil until the model is in a context.
  private var owner: Owner?
  var state = State.free
  /// Of a deleted model: whether its store has it.
  var wasSaved = false
  var context: ModelContext? { owner?.context }
  var storeIdentifier: String? { owner?.storeIdentifier }
  private weak var assignedModel: (any PersistentModel)?
  /// The model that has the values. That of a row is found in its context until it is assigned, which spares each row a reference.
  var model: (any PersistentModel)? {
    get { assignedModel ?? context?.registry[layout.entityName, key] }
    set { assignedModel = newValue }
  }
  /// The slots that differ from the store.
  private(set) var changed: Set<Int> = []
  /// The values before the first change, for a rollback.
  private var original: [Slot]?

  /// The storage of a new model: a blank one, or that of the row for which the model is made.
  public static func _make(_ layout: _ModelLayout) -> _ModelStorage {
    RowStorage.take(layout) ?? _ModelStorage(layout, key: nil, owner: nil, layout.blankSlots)
  }

  init(_ layout: _ModelLayout, key: Int64?, owner: Owner?, _ slots: [Slot]) {
    self.layout = layout
    knownKey = key
    self.owner = owner
    self.slots = slots
  }

  /// The key of the model's row, also before there is one.
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
  /// Takes the model out of its context; its identifier stays.
  func leaveContext() { owner = Owner(nil, storeIdentifier) }

  var hasChanges: Bool { state == .inserted || !changed.isEmpty }

  // MARK: What the accessors call

  /// Sets a value while the model's initializer runs. A model of a row has the row's values, whatever the author's default values are.
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
    // The setter of the same property put it there, so it has the property's type.
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
      // It was set by the property's setter or read as a model of the property's target, so it has the property's type.
      if let other { return other as! Value }
      if isOptional { return (nil as (any PersistentModel)?) as! Value }
      return substitute(slot, "the related model does not exist any more")
    case .attribute, .unsupported:
      guard case .live(let value) = slots[slot] else { return substitute(slot, "it has no value") }
      return value as! Value
    }
  }

  /// What a property has whose stored value is missing or of another type: its default. A fetch finds such values before and throws.
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

  /// What the values are now is what the store holds.
  func didSave() {
    changed = []
    original = nil
    if state != .deleted { state = .saved }
  }

  /// Brings back the values from before the changes. Relationships are read again.
  func rollBack() {
    if let original { slots = original }
    for property in layout.lists { slots[property.index] = .unloaded }
    changed = []
    original = nil
  }

  /// Takes over values that were read from the store; properties with unsaved changes keep theirs.
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
