import AlmanacRecordStore
import Foundation

/// An object of a store.
///
/// On Apple's systems the Objective-C runtime provides the accessors of `@NSManaged` properties. Almanac's build writes them into the author's
/// source; they call ``_managedValue(_:)`` and ``_setManagedValue(_:_:)``.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult {
  enum State { case detached, inserted, saved, deleted, gone }

  public let entity: NSEntityDescription
  public internal(set) var objectID: NSManagedObjectID
  public internal(set) var managedObjectContext: NSManagedObjectContext?
  /// Created on first access.
  public var objectWillChange: ObservableObjectPublisher {
    if let publisher { return publisher }
    let new = ObservableObjectPublisher()
    publisher = new
    return new
  }
  private(set) var publisher: ObservableObjectPublisher?
  var state = State.detached
  /// The values in the form of objects. A missing value is nil, or a relationship that has not been read yet.
  var values: [String: Any] = [:]
  /// True if the row has not been read yet.
  public internal(set) var isFault = false
  /// The properties that changed since the object was read or saved, with their earlier values.
  var before: [String: Any?] = [:]
  /// Records the properties that are read, for key paths; nil for an object of a store.
  var probe: KeyPathProbe?

  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    if context == nil, let identifier = RowIdentifier.take(entity) {
      objectID = identifier
      super.init()
      return
    }
    objectID = NSManagedObjectID(entity, key: RowKey.next(), store: context?.store(of: entity), isTemporary: true)
    super.init()
    values = entity.defaults
    context?.insert(self)
  }

  /// Creates an object of the class's entity in no context, with the entity's default values.
  public override convenience init() { self.init(entity: Self.entity(), insertInto: nil) }

  /// Makes an object of the class's entity.
  public convenience init(context moc: NSManagedObjectContext) {
    guard let entity = moc.model?.entity(of: Self.self) else {
      programFault(
        "\(Self.self) is not the class of any entity of the context's model\(moc.model.map { " (\($0.names))" } ?? "; the context has no store")")
    }
    self.init(entity: entity, insertInto: moc)
  }

  /// The entity of the class.
  open class func entity() -> NSEntityDescription {
    guard let entity = UsedModels.entity(of: self) else { programFault("\(self) is not the class of any entity in the program's data models") }
    return entity
  }

  // Disfavoured, because generated classes have a method of the same name with their own type.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: entity().knownName)
    return request
  }

  // MARK: State

  open var hasChanges: Bool { state == .inserted || state == .deleted || !before.isEmpty }
  open var isInserted: Bool { state == .inserted }
  open var isUpdated: Bool { state == .saved && !before.isEmpty }
  open var isDeleted: Bool { state == .deleted }
  open var hasPersistentChangedValues: Bool { before.keys.contains { entity.propertiesByName[$0]?.isTransient == false } }
  open var faultingState: Int { isFault ? 1 : 0 }

  /// The values of the properties that changed since the object was read or saved.
  open func changedValues() -> [String: Any] {
    before.keys.reduce(into: [:]) { result, key in result[key] = value(forKey: key) ?? NSNull() }
  }
  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }
  /// Returns the values of properties at the time when the object was read or saved.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    (keys ?? Array(entity.propertiesByName.keys)).reduce(into: [:]) { result, key in
      result[key] = (before[key] ?? value(forKey: key)) ?? NSNull()
    }
  }
  open func hasFault(forRelationshipNamed key: String) -> Bool { values[key] == nil }
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    guard let relationship = entity.relationshipsByName[key] else { return [] }
    return related(relationship).map(\.objectID)
  }

  // MARK: What subclasses may override

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
  open func prepareForDeletion() {}
  open func willSave() {}
  open func didSave() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}
  open func validateForInsert() throws { try validate() }
  open func validateForUpdate() throws { try validate() }
  open func validateForDelete() throws { try validateDeletion() }
  open func willChangeValue(forKey key: String) { publisher?.send() }
  open func didChangeValue(forKey key: String) {}
  open func willAccessValue(forKey key: String?) { loadIfNeeded() }
  open func didAccessValue(forKey key: String?) {}

  open override var description: String {
    let shown = isFault ? "fault" : values.keys.sorted().map { "\($0) = \(values[$0].map { "\($0)" } ?? "nil")" }.joined(separator: "; ")
    return "<\(type(of: self))> (entity: \(entity.knownName); id: \(objectID); data: \(shown))"
  }
}

public struct NSSnapshotEventType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let undoInsertion = Self(rawValue: 2)
  public static let refresh = Self(rawValue: 32)
  public static let rollback = Self(rawValue: 16)
}
