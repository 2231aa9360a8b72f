import Foundation

/// How a table holds and compares its keys and values.
public enum NSPointerFunctions {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Holds the objects strongly.
    public static let strongMemory = Options([])
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPersonality = Options([])
    /// Compares objects by identity.
    public static let objectPointerPersonality = Options(rawValue: 512)
    public static let copyIn = Options(rawValue: 65536)

    fileprivate var isWeak: Bool { rawValue & 255 == 5 }
    fileprivate var isByIdentity: Bool { rawValue & 512 != 0 }
  }
}

public typealias NSMapTableOptions = NSPointerFunctions.Options
public typealias NSHashTableOptions = NSPointerFunctions.Options

/// A strong or weak reference to an object of a class, or of any class that conforms to a protocol.
private struct Reference<Object> {
  private weak var weakly: AnyObject?
  private var strongly: AnyObject?
  init(_ object: Object, isWeak: Bool) {
    if isWeak { weakly = object as AnyObject } else { strongly = object as AnyObject }
  }
  var object: Object? { (strongly ?? weakly) as? Object }
}

/// A dictionary that can hold its keys or its values weakly. An entry whose key or value no longer exists counts as removed.
///
/// `NSObject` keys are compared with `isEqual(_:)`, others by identity. Like Apple's, a table is not safe for several threads. The types are not
/// constrained to classes, because here no protocol's type counts as one, as in `NSHashTable<any Delegate>`.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private struct Entry {
    let key: Reference<KeyType>
    var value: Reference<ObjectType>
  }
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  /// The entries by their keys' hashes.
  private var entries: [Int: [Entry]] = [:]
  private var additions = 0

  public init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory) }

  private func hash(_ key: KeyType) -> Int {
    if !keyOptions.isByIdentity, let object = key as? NSObject { return object.hash }
    return ObjectIdentifier(key as AnyObject).hashValue
  }
  private func isSame(_ one: KeyType, _ other: KeyType) -> Bool {
    if one as AnyObject === other as AnyObject { return true }
    guard !keyOptions.isByIdentity, let object = one as? NSObject else { return false }
    return object.isEqual(other)
  }
  private var living: [(key: KeyType, value: ObjectType)] {
    entries.values.joined().compactMap { entry in entry.key.object.flatMap { key in entry.value.object.map { (key, $0) } } }
  }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries[hash(aKey)]?.first { $0.key.object.map { isSame($0, aKey) } ?? false }?.value.object
  }
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey, let anObject else { return }
    let value = Reference(anObject, isWeak: valueOptions.isWeak)
    var bucket = entries[hash(aKey)] ?? []
    if let index = bucket.firstIndex(where: { $0.key.object.map { isSame($0, aKey) } ?? false }) {
      bucket[index].value = value
    } else {
      bucket.append(Entry(key: Reference(aKey, isWeak: keyOptions.isWeak), value: value))
    }
    entries[hash(aKey)] = bucket
    additions += 1
    if additions > 64 + 2 * entries.count { removeDead() }
  }
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    entries[hash(aKey)]?.removeAll { $0.key.object.map { isSame($0, aKey) } ?? true }
  }
  open func removeAllObjects() { entries = [:] }

  /// Removes entries whose key or value no longer exists.
  private func removeDead() {
    additions = 0
    entries = entries.compactMapValues { bucket in
      let kept = bucket.filter { $0.key.object != nil && $0.value.object != nil }
      return kept.isEmpty ? nil : kept
    }
  }

  open var count: Int { living.count }
  open func keyEnumerator() -> NSEnumerator { ObjectEnumerator(living.map(\.key)) }
  open func objectEnumerator() -> NSEnumerator? { ObjectEnumerator(living.map(\.value)) }
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    Dictionary(living.compactMap { entry in (entry.key as? AnyHashable).map { ($0, entry.value) } }, uniquingKeysWith: { first, _ in first })
  }
  open override func copy() -> Any {
    let copy = NSMapTable(keyOptions: keyOptions, valueOptions: valueOptions)
    copy.entries = entries
    return copy
  }
}

/// A set that can hold objects weakly. An object that no longer exists counts as removed.
///
/// `NSObject`s are compared with `isEqual(_:)`, others by identity. Like Apple's, a table is not safe for several threads.
open class NSHashTable<ObjectType>: NSObject {
  private let table: NSMapTable<ObjectType, ObjectType>

  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    table = NSMapTable(keyOptions: options, valueOptions: options)
  }
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  open func add(_ object: ObjectType?) {
    if let object, !contains(object) { table.setObject(object, forKey: object) }
  }
  open func remove(_ object: ObjectType?) { table.removeObject(forKey: object) }
  open func removeAllObjects() { table.removeAllObjects() }
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
  open func member(_ object: ObjectType?) -> ObjectType? { table.object(forKey: object) }
  open var count: Int { table.count }
  open var allObjects: [ObjectType] { table.keyEnumerator().compactMap { $0 as? ObjectType } }
  open var anyObject: ObjectType? { allObjects.first }
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }
  open func objectEnumerator() -> NSEnumerator { table.keyEnumerator() }
}

private final class ObjectEnumerator: NSEnumerator {
  private var rest: ArraySlice<Any>
  init(_ objects: [Any]) { rest = objects[...] }
  override func nextObject() -> Any? { rest.popFirst() }
}
