import Foundation

extension NSManagedObject {
  // MARK: Key-value coding

  /// Returns the value of a property by its name. Ends the process if the entity has no such property, as on Apple's systems.
  public func value(forKey key: String) -> Any? {
    willAccessValue(forKey: key)
    return primitiveValue(forKey: key)
  }

  public func setValue(_ value: Any?, forKey key: String) {
    let property = property(key)
    let value = (value as? any OptionalType).map(\.content) ?? value
    switch property {
    case let relationship as NSRelationshipDescription: setRelated(relationship, value)
    case let attribute as NSAttributeDescription: set(attribute, value is NSNull ? nil : value)
    default: break
    }
  }

  /// Follows a path of names; the values of a to-many relationship are collected in a set.
  public func value(forKeyPath keyPath: String) -> Any? { PredicateEvaluation.value(keyPath.split(separator: ".").map(String.init), of: self) }
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let names = keyPath.split(separator: ".").map(String.init)
    var object: NSManagedObject? = self
    for name in names.dropLast() { object = object?.value(forKey: name) as? NSManagedObject }
    if let last = names.last { object?.setValue(value, forKey: last) }
  }
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    keys.reduce(into: [:]) { $0[$1] = value(forKey: $1) ?? NSNull() }
  }
  public func setValuesForKeys(_ keyedValues: [String: Any]) { for (key, value) in keyedValues { setValue(value, forKey: key) } }

  /// Returns the value without notifications. To-many relationships are sets.
  public func primitiveValue(forKey key: String) -> Any? {
    switch property(key) {
    case let relationship as NSRelationshipDescription:
      let objects = related(relationship)
      guard relationship.isToMany else { return objects.first }
      return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    default:
      loadIfNeeded()
      let value = values[key]
      return (value as? TransformedValue)?.plain ?? value
    }
  }
  /// Sets a value. Unlike on Apple's systems, it also sends the notifications of `setValue`.
  public func setPrimitiveValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }

  public func mutableSetValue(forKey key: String) -> NSMutableSet { ManagedSet(self, relationship(key)) }

  // MARK: What generated accessors call

  public func _managedValue<T>(_ key: String) -> T {
    if let probe { return probe.value(key, of: self) }
    willAccessValue(forKey: key)
    defer { didAccessValue(forKey: key) }
    // A transformable value is decoded as the property's type.
    let value = entity.propertiesByName[key] is NSAttributeDescription ? values[key] : primitiveValue(forKey: key)
    if let found = ManagedValue.cast(value, to: T.self) { return found }
    guard let value else { programFault("\(entity.knownName).\(key) has no value, and the property \(T.self) is not optional") }
    programFault("\(entity.knownName).\(key) is \(type(of: value)) in the model and \(T.self) in the class")
  }

  public func _setManagedValue<T>(_ value: T, _ key: String) {
    guard probe == nil else { return }
    setValue((value as? any OptionalType).map(\.content) ?? (value as Any), forKey: key)
  }

  // MARK: Attributes

  private func property(_ key: String) -> NSPropertyDescription {
    guard let property = entity.propertiesByName[key] else {
      programFault(
        "the entity \(entity.knownName) has no property \(key) (it has \(entity.propertiesByName.keys.sorted().joined(separator: ", ")))")
    }
    return property
  }

  private func set(_ attribute: NSAttributeDescription, _ value: Any?) {
    loadIfNeeded()
    var kept: Any?
    if let value {
      kept = attribute.kind.map { AttributeValue.kept(value, $0) } ?? value
      guard kept != nil else {
        programFault(
          "\(entity.knownName).\(attribute.name) is \(attribute.kind?.rawValue ?? "undefined") in the model and cannot be \(type(of: value))")
      }
    }
    willChangeValue(forKey: attribute.name)
    if !attribute.isTransient { noteChange(attribute.name) }
    values[attribute.name] = kept
    didChangeValue(forKey: attribute.name)
  }

  /// Records the earlier value of a property, and informs the context.
  func noteChange(_ key: String) {
    if before[key] == nil { before.updateValue(values[key], forKey: key) }
    managedObjectContext?.noteChange(of: self)
  }

  /// Reads the row of a fault.
  func loadIfNeeded() {
    guard isFault else { return }
    isFault = false
    managedObjectContext?.load(self)
    awakeFromFetch()
  }
}
