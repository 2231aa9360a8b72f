import Glibc
import Synchronization

/// Locks an object recursively for this thread. Always returns 0, also for nil and for values, which have no identity to lock.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.identity(obj).map(ObjectLocks.lock)
  return Int32(OBJC_SYNC_SUCCESS)
}

/// Unlocks an object once. Returns `OBJC_SYNC_NOT_OWNING_THREAD_ERROR` if this thread does not hold the lock.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
  guard let identity = ObjectLocks.identity(obj) else { return Int32(OBJC_SYNC_SUCCESS) }
  return Int32(ObjectLocks.unlock(identity) ? OBJC_SYNC_SUCCESS : OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
}

public let OBJC_SYNC_SUCCESS: Int = 0
public let OBJC_SYNC_NOT_OWNING_THREAD_ERROR: Int = -1

/// A recursive lock for each object that is locked or waited for.
private enum ObjectLocks {
  private final class Entry: Sendable {
    let lock = NSRecursiveLock()
    // Unsafe: the table's mutex guards all three. `owner` holds the lock `depth` times; `users` counts threads that hold it or wait.
    nonisolated(unsafe) var owner: pthread_t?
    nonisolated(unsafe) var depth = 0
    nonisolated(unsafe) var users = 0
  }
  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  static func identity(_ value: Any) -> ObjectIdentifier? {
    if let type = value as? Any.Type { return ObjectIdentifier(type) }
    guard Swift.type(of: value) is AnyClass else { return nil }
    return ObjectIdentifier(value as AnyObject)
  }

  static func lock(_ identity: ObjectIdentifier) {
    let entry = entries.withLock { entries in
      let entry = entries[identity] ?? Entry()
      entry.users += 1
      entries[identity] = entry
      return entry
    }
    entry.lock.lock()
    entries.withLock { _ in
      entry.owner = pthread_self()
      entry.depth += 1
    }
  }

  /// Returns false if this thread did not hold the lock.
  static func unlock(_ identity: ObjectIdentifier) -> Bool {
    let held = entries.withLock { entries -> Entry? in
      guard let entry = entries[identity], entry.owner == pthread_self() else { return nil }
      entry.depth -= 1
      if entry.depth == 0 { entry.owner = nil }
      entry.users -= 1
      if entry.users == 0 { entries[identity] = nil }
      return entry
    }
    held?.lock.unlock()
    return held != nil
  }
}
