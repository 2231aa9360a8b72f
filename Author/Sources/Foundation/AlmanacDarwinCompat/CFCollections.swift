import Foundation
import Synchronization

// Core Foundation's functions on collections, which pass objects as addresses.
//
// On Linux a collection may hold Swift values, and each access creates a new object for the value. That object is stored with its collection, so that
// its address stays valid as long as the collection exists.

/// The objects created for a collection's values. A value equal to the previous one in the same position reuses that one's object.
private final class MadeObjects: NSObject, Sendable {
  private let byPlace = Mutex<[AnyHashable: UncheckedSendable<NSObject>]>([:])
  // Unsafe: an address that does not change.
  nonisolated(unsafe) private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// Returns the address of the object for a value: the previous object if the value has not changed.
  static func address(_ value: Any, at place: AnyHashable, of collection: NSObject) -> UnsafeRawPointer? {
    guard let object = value as AnyObject as? NSObject else { return nil }
    let made = objc_getAssociatedObject(collection, key) as? MadeObjects ?? MadeObjects()
    objc_setAssociatedObject(collection, key, made, .OBJC_ASSOCIATION_RETAIN)
    // Safe: the objects are only stored and passed on; the caller chooses the thread on which they are used.
    let (new, held) = (UncheckedSendable(object), UncheckedSendable(place))
    let kept = made.byPlace.withLock { objects in
      if let earlier = objects[held.value], earlier.value === new.value || earlier.value.isEqual(new.value) { return earlier }
      objects[held.value] = new
      return new
    }
    return UnsafeRawPointer(Unmanaged.passUnretained(kept.value).toOpaque())
  }
}
private func object(_ address: UnsafeRawPointer?) -> NSObject? {
  address.flatMap { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() as? NSObject }
}

public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray?.count ?? 0 }
/// Returns nil for an index outside the array.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
  guard let theArray, idx >= 0, idx < theArray.count else { return nil }
  return MadeObjects.address(theArray.object(at: idx), at: idx, of: theArray)
}
public func CFArrayAppendValue(_ theArray: CFMutableArray!, _ value: UnsafeRawPointer!) {
  if let value = object(value) { theArray?.add(value) }
}
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict?.count ?? 0 }
public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool { CFDictionaryGetValue(theDict, key) != nil }
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
  guard let theDict, let key = object(key), let value = theDict.object(forKey: key) else { return nil }
  return MadeObjects.address(value, at: key, of: theDict)
}
public func CFDictionaryGetValueIfPresent(
  _ theDict: CFDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
  guard let found = CFDictionaryGetValue(theDict, key) else { return false }
  value?.pointee = found
  return true
}
public func CFDictionarySetValue(_ theDict: CFMutableDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeRawPointer!) {
  if let key = object(key), let value = object(value) { theDict?.setObject(value, forKey: key) }
}
public func CFDictionaryRemoveValue(_ theDict: CFMutableDictionary!, _ key: UnsafeRawPointer!) {
  if let key = object(key) { theDict?.removeObject(forKey: key) }
}
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString?.length ?? 0 }
public func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool {
  if cf1 === cf2 { return true }
  return (cf1 as? NSObject)?.isEqual(cf2) ?? false
}
public func CFHash(_ cf: CFTypeRef!) -> UInt { UInt(bitPattern: (cf as? NSObject)?.hash ?? 0) }
