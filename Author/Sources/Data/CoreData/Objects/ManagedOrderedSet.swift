import Foundation

extension NSManagedObject {
  public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet { ManagedOrderedSet(self, relationship(key)) }
}

/// The objects of an ordered relationship at the time of creation. Each change of the set changes the relationship.
///
/// The set also stores the objects, because Foundation's set reads its own storage in methods that cannot be overridden.
final class ManagedOrderedSet: NSMutableOrderedSet {
  private let owner: NSManagedObject
  private let relationship: NSRelationshipDescription
  private var isComplete = false

  init(_ owner: NSManagedObject, _ relationship: NSRelationshipDescription) {
    self.owner = owner
    self.relationship = relationship
    super.init(capacity: 0)
    for object in owner.related(relationship) { super.insert(object, at: count) }
    isComplete = true
  }
  override init(capacity numItems: Int) { programFault("a set of a relationship is made by mutableOrderedSetValue(forKey:)") }
  required convenience init(arrayLiteral elements: Any...) { self.init(capacity: 0) }
  required init?(coder: NSCoder) { nil }

  private func write() {
    guard isComplete else { return }
    owner.setRelated(relationship, (0..<count).map { object(at: $0) }.compactMap { $0 as? NSManagedObject })
  }

  override func insert(_ object: Any, at idx: Int) {
    super.insert(object, at: idx)
    write()
  }
  override func removeObject(at idx: Int) {
    super.removeObject(at: idx)
    write()
  }
  override func replaceObject(at idx: Int, with obj: Any) {
    super.replaceObject(at: idx, with: obj)
    write()
  }
  override func remove(_ val: Any) {
    super.remove(val)
    write()
  }
}
