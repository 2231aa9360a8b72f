import Foundation

/// A reference to the other object's row, which has not been read yet.
struct RowReference {
  let key: Int64
}

extension NSManagedObject {
  func relationship(_ key: String) -> NSRelationshipDescription {
    let known = entity.relationshipsByName
    // The name of a function such as addToItems does not show if the relationship's name begins with a capital.
    guard let found = known[key] ?? known[key.prefix(1).uppercased() + key.dropFirst()] else {
      programFault("the entity \(entity.knownName) has no relationship \(key)")
    }
    return found
  }

  /// Returns the objects of a relationship, at most one for a to-one relationship.
  func related(_ relationship: NSRelationshipDescription) -> [NSManagedObject] {
    loadIfNeeded()
    switch values[relationship.name] {
    case let object as NSManagedObject: return [object]
    case let objects as [NSManagedObject]: return objects
    case let reference as RowReference:
      guard let object = managedObjectContext?.object(of: relationship, reference.key) else { return [] }
      values[relationship.name] = object
      return [object]
    default:
      guard relationship.isToMany, state != .inserted, state != .detached, let context = managedObjectContext else { return [] }
      let objects = context.read(relationship, of: self)
      values[relationship.name] = objects
      return objects
    }
  }

  func setRelated(_ relationship: NSRelationshipDescription, _ value: Any?) {
    var wanted: [NSManagedObject]
    switch value {
    case nil, is NSNull: wanted = []
    case let object as NSManagedObject: wanted = [object]
    case let set as NSSet: wanted = set.allObjects.compactMap { $0 as? NSManagedObject }
    case let set as NSOrderedSet: wanted = set.array.compactMap { $0 as? NSManagedObject }
    case let objects as [NSManagedObject]: wanted = objects
    case let objects as Set<NSManagedObject>: wanted = Array(objects)
    default: programFault("\(entity.knownName).\(relationship.name) is a relationship and cannot be \(type(of: value))")
    }
    if !relationship.isToMany { wanted = Array(wanted.prefix(1)) }
    var seen: Set<ObjectIdentifier> = []
    wanted = wanted.filter { seen.insert(ObjectIdentifier($0)).inserted }
    willChangeValue(forKey: relationship.name)
    for object in related(relationship) where !seen.contains(ObjectIdentifier(object)) { unlink(relationship, object) }
    for object in wanted { link(relationship, object) }
    if relationship.isOrdered {
      noteChange(relationship.name)
      values[relationship.name] = wanted
    }
    didChangeValue(forKey: relationship.name)
  }

  /// Adds an object to a relationship, and this one to the inverse.
  func link(_ relationship: NSRelationshipDescription, _ object: NSManagedObject) {
    let now = related(relationship)
    guard !now.contains(where: { $0 === object }) else { return }
    if object.state == .detached, let context = managedObjectContext { context.insert(object) }
    if let context = managedObjectContext, let other = object.managedObjectContext, context !== other {
      programFault("\(entity.knownName).\(relationship.name): the two objects are in different contexts; get the other by object(with:) first")
    }
    if !relationship.isToMany, let old = now.first { unlink(relationship, old) }
    if let inverse = relationship.inverseRelationship, !inverse.isToMany, let old = object.related(inverse).first { old.unlink(relationship, object) }
    insert(object, relationship)
    if let inverse = relationship.inverseRelationship { object.insert(self, inverse) }
  }

  func unlink(_ relationship: NSRelationshipDescription, _ object: NSManagedObject) {
    remove(object, relationship)
    if let inverse = relationship.inverseRelationship { object.remove(self, inverse) }
  }

  private func insert(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    let now = related(relationship)
    guard !now.contains(where: { $0 === object }) else { return }
    publisher?.send()
    noteChange(relationship.name)
    values[relationship.name] = relationship.isToMany ? now + [object] : object
  }

  private func remove(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    let now = related(relationship)
    guard now.contains(where: { $0 === object }) else { return }
    publisher?.send()
    noteChange(relationship.name)
    values[relationship.name] = relationship.isToMany ? now.filter { $0 !== object } : nil
  }

  // MARK: What generated accessors call

  public func _addManaged(_ values: Any, _ key: String) {
    let relationship = relationship(key)
    willChangeValue(forKey: relationship.name)
    for object in Self.objects(values) { link(relationship, object) }
  }
  public func _removeManaged(_ values: Any, _ key: String) {
    let relationship = relationship(key)
    willChangeValue(forKey: relationship.name)
    for object in Self.objects(values) { unlink(relationship, object) }
  }
  /// - Parameter index: an index or an index set.
  public func _insertManaged(_ values: Any, at index: Any, _ key: String) {
    let relationship = relationship(key)
    var list = related(relationship)
    for (object, place) in zip(Self.objects(values), Self.indices(index)) { list.insert(object, at: min(place, list.count)) }
    setRelated(relationship, list)
  }
  public func _removeManaged(at index: Any, _ key: String) {
    let relationship = relationship(key)
    let places = Set(Self.indices(index))
    setRelated(relationship, related(relationship).enumerated().filter { !places.contains($0.offset) }.map(\.element))
  }
  public func _replaceManaged(at index: Any, with values: Any, _ key: String) {
    let relationship = relationship(key)
    var list = related(relationship)
    for (object, place) in zip(Self.objects(values), Self.indices(index)) where list.indices.contains(place) { list[place] = object }
    setRelated(relationship, list)
  }

  private static func objects(_ values: Any) -> [NSManagedObject] {
    switch values {
    case let object as NSManagedObject: [object]
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let list as [Any]: list.compactMap { $0 as? NSManagedObject }
    case let set as Set<AnyHashable>: set.compactMap { $0.base as? NSManagedObject }
    case let set as Set<NSManagedObject>: Array(set)
    default: []
    }
  }
  private static func indices(_ index: Any) -> [Int] {
    switch index {
    case let number as Int: [number]
    case let set as IndexSet: Array(set)
    case let set as NSIndexSet: Array(set as IndexSet)
    default: []
    }
  }
}

/// The objects of a relationship as a mutable set.
final class ManagedSet: NSMutableSet {
  private let owner: NSManagedObject
  private let relationship: NSRelationshipDescription

  init(_ owner: NSManagedObject, _ relationship: NSRelationshipDescription) {
    self.owner = owner
    self.relationship = relationship
    super.init(capacity: 0)
  }
  required init(capacity numItems: Int) { programFault("a set of a relationship is made by mutableSetValue(forKey:)") }
  required init?(coder: NSCoder) { nil }

  override var count: Int { owner.related(relationship).count }
  override func member(_ object: Any) -> Any? { owner.related(relationship).first { $0 === object as AnyObject } }
  override func objectEnumerator() -> NSEnumerator { NSArray(array: owner.related(relationship)).objectEnumerator() }
  override func add(_ object: Any) { if let object = object as? NSManagedObject { owner.link(relationship, object) } }
  override func remove(_ object: Any) { if let object = object as? NSManagedObject { owner.unlink(relationship, object) } }
}
