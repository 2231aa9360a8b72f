import AlmanacRecordStore
import Foundation

extension _ModelStorage {
  /// Returns the model of a to-one relationship, read from the store if necessary.
  func relatedModel(_ slot: Int) -> (any PersistentModel)? {
    if case .unloaded = slots[slot] { context?.loadAttributes(of: self) }
    switch slots[slot] {
    case .model(let model): return model._$storage.state == .deleted ? nil : model
    case .stored(.integer(let key)):
      guard let target = layout.properties[slot].target, let context, let model = context.existingModel(of: target._$layout, key: key) else {
        return nil
      }
      slots[slot] = .model(model)
      return model
    default: return nil
    }
  }

  /// Returns the models of a to-many relationship, read from the store if necessary.
  func relatedModels(_ slot: Int) -> [any PersistentModel] {
    if case .unloaded = slots[slot], let context { slots[slot] = .models(context.loadRelated(slot, of: self)) }
    guard case .models(let models) = slots[slot] else { return [] }
    return models
  }

  /// Returns all models of a relationship.
  func allRelated(_ property: PropertyLayout) -> [any PersistentModel] {
    property.isToMany ? relatedModels(property.index) : relatedModel(property.index).map { [$0] } ?? []
  }

  // MARK: Setting

  func setRelated(_ new: (any PersistentModel)?, _ property: PropertyLayout, of model: any PersistentModel) {
    let old = relatedModel(property.index)
    join(model, new.map { [$0] } ?? [])
    guard old !== new else { return }
    willChange(property.index)
    slots[property.index] = new.map(Slot.model) ?? .stored(.null)
    guard let inverse = layout.inverse(of: property) else { return }
    old?._$storage.unlink(model, inverse)
    new?._$storage.link(model, inverse)
  }

  func setRelated(_ new: [any PersistentModel], _ property: PropertyLayout, of model: any PersistentModel) {
    let old = relatedModels(property.index)
    // A model is in a relationship only once.
    var seen: Set<ObjectIdentifier> = []
    let unique = new.filter { seen.insert(ObjectIdentifier($0)).inserted }
    let before = Set(old.map { ObjectIdentifier($0) })
    let added = unique.filter { !before.contains(ObjectIdentifier($0)) }
    let removed = old.count + added.count == unique.count ? [] : old.filter { !seen.contains(ObjectIdentifier($0)) }
    join(model, added)
    if !added.isEmpty || !removed.isEmpty { willChange(property.index) }
    slots[property.index] = .models(unique)
    guard let inverse = layout.inverse(of: property) else { return }
    for other in removed { other._$storage.unlink(model, inverse) }
    for other in added { other._$storage.link(model, inverse) }
  }

  /// Puts a model and its related models into the same context.
  private func join(_ model: any PersistentModel, _ others: [any PersistentModel]) {
    for other in others { other._$storage.model = other }
    guard let context = context ?? others.lazy.compactMap({ $0._$storage.context }).first else { return }
    if self.context == nil, state == .free { context.insertAny(model) }
    for other in others where other._$storage.context == nil && other._$storage.state == .free { context.insertAny(other) }
  }

  /// Adds `other` to this side of a relationship, whose other side already has this model.
  func link(_ other: any PersistentModel, _ property: PropertyLayout) {
    guard property.isToMany else {
      let partner = relatedModel(property.index)
      guard partner !== other else { return }
      willChange(property.index)
      slots[property.index] = .model(other)
      // Removes this model from its former partner's side.
      if let partner, let model, let inverse = layout.inverse(of: property) { partner._$storage.unlink(model, inverse) }
      return
    }
    if layout.hasJoinTable(property) {
      let models = relatedModels(property.index)
      guard !models.contains(where: { $0 === other }) else { return }
      willChange(property.index)
      slots[property.index] = .models(models + [other])
    } else if case .models(var models) = slots[property.index] {
      // The list follows from the other side's column and is not stored here, so it is not marked as changed.
      guard !models.contains(where: { $0 === other }) else { return }
      slots[property.index] = .unloaded
      models.append(other)
      slots[property.index] = .models(models)
    }
  }

  /// Removes `other` from this side of a relationship.
  func unlink(_ other: any PersistentModel, _ property: PropertyLayout) {
    guard property.isToMany else {
      guard relatedModel(property.index) === other else { return }
      willChange(property.index)
      slots[property.index] = .stored(.null)
      return
    }
    if layout.hasJoinTable(property) {
      let models = relatedModels(property.index)
      guard models.contains(where: { $0 === other }) else { return }
      willChange(property.index)
      slots[property.index] = .models(models.filter { $0 !== other })
    } else if case .models(let models) = slots[property.index] {
      slots[property.index] = .models(models.filter { $0 !== other })
    }
  }

  /// Completes the other sides of the relationships that the model's initializer set.
  func linkInitialValues(_ model: any PersistentModel) {
    for property in layout.relationships {
      guard let inverse = layout.inverse(of: property) else { continue }
      for other in allRelated(property) {
        other._$storage.model = other
        other._$storage.link(model, inverse)
      }
    }
  }
}
