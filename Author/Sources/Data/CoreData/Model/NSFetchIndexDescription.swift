import Foundation

public enum NSFetchIndexElementType: UInt, Sendable { case binary, rTree }

/// A part of an index. An R-tree becomes an ordinary index.
open class NSFetchIndexElementDescription: NSObject {
  public let property: NSPropertyDescription?
  open var collationType: NSFetchIndexElementType
  /// Stores the value; nothing reads it, because SQLite reads an index in both directions.
  open var isAscending = true
  open internal(set) weak var indexDescription: NSFetchIndexDescription?
  open var propertyName: String? { property?.name }
  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    (self.property, self.collationType) = (property, collationType)
  }
}

/// An index of an entity.
open class NSFetchIndexDescription: NSObject {
  open var name: String
  open var elements: [NSFetchIndexElementDescription]
  open internal(set) weak var entity: NSEntityDescription?
  /// Stores the predicate; nothing reads it. The index contains all rows.
  open var partialIndexPredicate: NSPredicate?
  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    (self.name, self.elements) = (name, elements ?? [])
    super.init()
    for element in self.elements { element.indexDescription = self }
  }
}
