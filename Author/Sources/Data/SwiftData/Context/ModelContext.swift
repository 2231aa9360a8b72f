import AlmanacRecordStore
import Foundation

/// The models that a program works with, and their unsaved changes.
///
/// A context and its models belong to one actor or thread.
public final class ModelContext: Equatable, CustomDebugStringConvertible {
  public let container: ModelContainer
  /// True to save changes automatically, soon after they are made.
  public var autosaveEnabled = false
  public var author: String?
  /// Stores the value; nothing reads it, because nothing in a widget can be undone.
  public var undoManager: UndoManager?

  var registry = ModelRegistry()
  var inserted = PendingModels()
  var changed = PendingModels()
  var deleted = PendingModels()
  private var isAutosaveWaiting = false

  /// Posted before and after a save; the object is the context.
  public static let willSave = Notification.Name("NSManagedObjectContextWillSaveModelNotification")
  public static let didSave = Notification.Name("NSManagedObjectContextDidSaveModelNotification")
  /// The keys of the identifiers in ``didSave``'s user info.
  public enum NotificationKey: String, Sendable {
    case queryGeneration, invalidatedAllIdentifiers, insertedIdentifiers, updatedIdentifiers, deletedIdentifiers, refreshedIdentifiers
    case invalidatedIdentifiers
  }

  public init(_ container: ModelContainer) { self.container = container }

  public static func == (one: ModelContext, other: ModelContext) -> Bool { one === other }
  public var debugDescription: String { "ModelContext(\(container.debugDescription))" }

  // MARK: Changes

  public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }
  public var insertedModelsArray: [any PersistentModel] { inserted.list }
  public var changedModelsArray: [any PersistentModel] { changed.list }
  public var deletedModelsArray: [any PersistentModel] { deleted.list }

  public func insert<T: PersistentModel>(_ model: T) { insertAny(model) }

  /// Inserts a model and the models that it is related to.
  func insertAny(_ model: any PersistentModel) {
    let storage = model._$storage
    if storage.state == .deleted, deleted.contains(model) {
      // An unsaved deletion is taken back.
      deleted.remove(model)
      storage.state = storage.wasSaved ? .saved : .inserted
      if !storage.wasSaved { inserted.add(model) }
      return
    }
    guard storage.context == nil, storage.state == .free || storage.state == .deleted else { return }
    guard let store = try? container.store(of: storage.layout.entityName) else {
      fatalError("\(storage.layout.entityName) is not a model of this container; name it in ModelContainer(for:)")
    }
    storage.model = model
    storage.join(self, store.identifier)
    storage.state = .inserted
    registry.add(model)
    inserted.add(model)
    for property in storage.layout.relationships {
      for other in storage.allRelated(property) where other._$storage.context == nil { insertAny(other) }
    }
    storage.linkInitialValues(model)
    scheduleAutosave()
  }

  public func delete<T: PersistentModel>(_ model: T) { deleteAny(model) }

  /// Deletes a model, and the models that its delete rules name.
  func deleteAny(_ model: any PersistentModel) {
    let storage = model._$storage
    guard storage.context === self, storage.state == .inserted || storage.state == .saved else { return }
    storage.model = model
    // Marked first, so that a cycle of relationships ends.
    storage.wasSaved = storage.state == .saved
    let related = storage.layout.relationships.map { ($0, storage.allRelated($0)) }
    storage.state = .deleted
    for (property, others) in related {
      switch property.relationship?.deleteRule ?? .nullify {
      case .cascade: for other in others { deleteAny(other) }
      case .nullify:
        guard let inverse = storage.layout.inverse(of: property) else { continue }
        for other in others where other._$storage.state != .deleted { other._$storage.unlinkDeleted(model, inverse) }
      case .noAction, .deny: break
      }
    }
    inserted.remove(model)
    changed.remove(model)
    if storage.wasSaved {
      deleted.add(model)
    } else {
      registry.remove(storage)
      storage.leaveContext()
    }
    scheduleAutosave()
  }

  /// Deletes the models of a type that satisfy a predicate, and the models that their delete rules name.
  public func delete<T: PersistentModel>(model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true) throws {
    for model in try fetch(FetchDescriptor<T>(predicate: predicate)) { deleteAny(model) }
  }

  func modelChanged(_ model: any PersistentModel) {
    changed.add(model)
    scheduleAutosave()
  }

  /// Drops all changes: inserted models leave the context, changed ones get their stored values back, deleted ones exist again.
  public func rollback() {
    for model in inserted.list {
      let storage = model._$storage
      registry.remove(storage)
      storage.leaveContext()
      storage.state = .free
    }
    for model in deleted.list { model._$storage.state = .saved }
    for model in changed.list + deleted.list { model._$storage.rollBack() }
    // Lists that follow from the columns of inserted or changed models are read again.
    registry.forEach { $0._$storage.forgetLists() }
    inserted.removeAll()
    changed.removeAll()
    deleted.removeAll()
  }

  /// Performs `block` and saves. If `block` throws, all unsaved changes are dropped, including earlier ones.
  public func transaction(block: () throws -> Void) throws {
    do { try block() } catch {
      rollback()
      throw error
    }
    try save()
  }

  public func processPendingChanges() {}

  // MARK: Autosave

  private func scheduleAutosave() {
    guard autosaveEnabled, !isAutosaveWaiting else { return }
    isAutosaveWaiting = true
    let waiting = WaitingContext(context: self)
    DispatchQueue.main.async { waiting.context?.autosave() }
  }

  // Unchecked: only the main context saves automatically; it does so on the main queue, where it is used.
  private struct WaitingContext: @unchecked Sendable {
    // Weak, because a context with changes is kept alive by them, and one without changes has nothing to save.
    weak var context: ModelContext?
  }

  private func autosave() {
    isAutosaveWaiting = false
    guard autosaveEnabled, hasChanges else { return }
    do { try save() } catch {
      FileHandle.standardError.write(Data("SwiftData: changes were not saved, and stay in the context: \(error)\n".utf8))
    }
  }

  // MARK: Single models

  /// Returns the model of an identifier: the context's own object, or one that reads its values when they are used.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    if let known = existing(persistentModelID) { return known }
    guard let layout = container.schema.layouts[persistentModelID.entityName] else {
      fatalError("\(persistentModelID.entityName) is not a model of this container; name it in ModelContainer(for:)")
    }
    return RowReader(self, layout, layout.columns).unreadModel(persistentModelID.key)
  }

  /// Returns the model of an identifier if the context already has it.
  public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
    registry[persistentModelID.entityName, persistentModelID.key] as? T
  }

  private func existing(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
    guard let layout = container.schema.layouts[identifier.entityName] else { return nil }
    return existingModel(of: layout, key: identifier.key)
  }
}
