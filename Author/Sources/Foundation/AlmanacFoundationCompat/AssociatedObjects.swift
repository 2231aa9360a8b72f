import Synchronization

/// Whether an associated value is copied, retained or held weakly.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { AssociatedObjects.value(of: object as AnyObject, key) }

/// Associates a value with an object; nil removes the value of the key.
///
/// With `OBJC_ASSOCIATION_ASSIGN` the value becomes nil when its object is deallocated; Apple's runtime leaves a dangling pointer.
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
  AssociatedObjects.set(value, of: object as AnyObject, key, policy)
}

public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.removeAll(of: object as AnyObject) }

/// Associated values by object identity: Linux has no Objective-C runtime that stores them.
///
/// Nothing reports the end of an object. Its values are released when the table is swept, which happens each time it has doubled, or when another
/// object gets the same address.
private enum AssociatedObjects {
  private enum Value {
    case strong(Any)
    case weak(WeakReference)
  }
  private struct WeakReference { weak var object: AnyObject? }
  private struct Values {
    weak var object: AnyObject?
    var byKey: [UnsafeRawPointer: Value] = [:]
  }
  // Unchecked: guarded by the mutex; the author decides on which threads the values may be used.
  private struct Table: @unchecked Sendable {
    var objects: [ObjectIdentifier: Values] = [:]
    var sizeOfNextSweep = 64
  }
  private static let table = Mutex(Table())

  static func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    let (owner, key) = (UncheckedSendable(object), UncheckedSendable(key))
    return table.withLock { table in
      guard let values = table.objects[ObjectIdentifier(owner.value)], values.object === owner.value else { return UncheckedSendable<Any?>(nil) }
      switch values.byKey[key.value] {
      case .strong(let value): return UncheckedSendable<Any?>(value)
      case .weak(let reference): return UncheckedSendable<Any?>(reference.object)
      case nil: return UncheckedSendable<Any?>(nil)
      }
    }.value
  }

  static func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
    let new = UncheckedSendable(value.map { kept($0, policy) })
    let (owner, key) = (UncheckedSendable(object), UncheckedSendable(key))
    // Removed values, and an owner whose last other reference goes away meanwhile, are released outside the lock: a `deinit` may use this table.
    let seen = table.withLock { table in
      let id = ObjectIdentifier(owner.value)
      var (removed, owners): ([Values], [AnyObject]) = ([], [])
      if let old = table.objects[id] {
        removed.append(old)
        if old.object !== owner.value { table.objects[id] = nil }
      }
      table.objects[id, default: Values(object: owner.value)].byKey[key.value] = new.value
      if table.objects.count >= table.sizeOfNextSweep {
        for (id, values) in table.objects {
          if let owner = values.object {
            owners.append(owner)
          } else {
            table.objects[id] = nil
            removed.append(values)
          }
        }
        table.sizeOfNextSweep = max(64, table.objects.count * 2)
      }
      return UncheckedSendable((removed, owners))
    }
    withExtendedLifetime(seen) {}
  }

  static func removeAll(of object: AnyObject) {
    let owner = UncheckedSendable(object)
    let removed = table.withLock { UncheckedSendable($0.objects.removeValue(forKey: ObjectIdentifier(owner.value))) }
    withExtendedLifetime(removed) {}
  }

  private static func kept(_ value: Any, _ policy: objc_AssociationPolicy) -> Value {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: type(of: value) is AnyClass ? .weak(WeakReference(object: value as AnyObject)) : .strong(value)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC: .strong((value as? any NSCopying)?.copy() ?? value)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: .strong(value)
    }
  }
}
