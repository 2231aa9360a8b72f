import Foundation

/// A kind of managed object.
// Unchecked: as on Apple's systems, a program must not change a model after a store has been opened with it.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  open var name: String?
  open var managedObjectClassName: String! = "NSManagedObject"
  open var isAbstract = false
  open var renamingIdentifier: String?
  open var userInfo: [AnyHashable: Any]?
  open var uniquenessConstraints: [[Any]] = []
  open internal(set) weak var superentity: NSEntityDescription?
  weak var model: NSManagedObjectModel?
  /// The model that has the entity; an empty one if it is in none.
  open var managedObjectModel: NSManagedObjectModel { model ?? .none }
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  /// The attributes of each index.
  var indices: [[String]] = []
  /// The indices that are created in code.
  open var indexes: [NSFetchIndexDescription] = [] {
    didSet {
      for index in indexes { index.entity = self }
      indices = indexes.map { $0.elements.compactMap(\.propertyName) }
    }
  }
  private var own: [NSPropertyDescription] = []
  private var cache: [String: NSPropertyDescription]?
  /// A cache of `properties`, once a store uses the model.
  private var knownProperties: [NSPropertyDescription]?
  /// A cache of the default values, in the form of objects, once a store uses the model.
  private var knownDefaults: [String: Any]?
  /// The class of the objects; nil to look it up by its name.
  var objectClass: NSManagedObject.Type?

  public override init() {}

  /// The entity's properties, including those of its parents.
  open var properties: [NSPropertyDescription] {
    get {
      if let knownProperties { return knownProperties }
      let all = (superentity?.properties ?? []) + own
      if model?.isComplete == true { knownProperties = all }
      return all
    }
    set {
      own = newValue
      for property in own { property.entity = self }
      (cache, knownProperties, knownDefaults) = (nil, nil, nil)
    }
  }

  open var propertiesByName: [String: NSPropertyDescription] {
    if let cache { return cache }
    let all = Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
    if model?.isComplete == true { cache = all }
    return all
  }
  /// The values of a new object.
  var defaults: [String: Any] {
    if let knownDefaults { return knownDefaults }
    var values: [String: Any] = [:]
    for case let attribute as NSAttributeDescription in properties {
      if let value = attribute.defaultValue { values[attribute.name] = attribute.kind.flatMap { AttributeValue.kept(value, $0) } ?? value }
    }
    if model?.isComplete == true { knownDefaults = values }
    return values
  }
  open var attributesByName: [String: NSAttributeDescription] { propertiesByName.compactMapValues { $0 as? NSAttributeDescription } }
  open var relationshipsByName: [String: NSRelationshipDescription] { propertiesByName.compactMapValues { $0 as? NSRelationshipDescription } }

  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    relationshipsByName.values.filter { $0.destinationEntity === entity }.sorted { $0.name < $1.name }
  }

  open func isKindOf(entity: NSEntityDescription) -> Bool {
    var current: NSEntityDescription? = self
    while let known = current {
      if known === entity { return true }
      current = known.superentity
    }
    return false
  }

  /// The topmost entity, whose table contains the objects.
  var root: NSEntityDescription { superentity?.root ?? self }
  /// The entity and all its descendants.
  var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }
  var knownName: String { name ?? "" }

  /// The class of the entity's objects.
  var resolvedClass: NSManagedObject.Type {
    if let objectClass { return objectClass }
    let name = managedObjectClassName ?? ""
    let found = NSClassFromString(name) as? NSManagedObject.Type ?? NSManagedObject.self
    objectClass = found
    return found
  }

  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }

  /// Makes an object of an entity.
  open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      programFault("there is no entity \(entityName) in the model\(context.model.map { " of \($0.names)" } ?? "")")
    }
    return entity.resolvedClass.init(entity: entity, insertInto: context)
  }
}
