// Core Foundation's names for values of any type, which C interfaces such as the keychain's use.

public typealias CFTypeRef = AnyObject
public typealias CFBoolean = NSNumber
public typealias CFDate = NSDate
/// The result of a C function; 0 means success.
public typealias OSStatus = Int32
/// Four characters packed into a number.
public typealias OSType = UInt32
public typealias FourCharCode = UInt32

/// Returns the value; false for nil.
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean?.boolValue ?? false }
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
/// Represents a missing value in a collection.
public typealias CFNull = NSNull
public let kCFNull: CFNull! = NSNull()

/// A memory allocator. Only the default exists; the type is there so that calls compile.
public final class CFAllocator: Sendable {}
public let kCFAllocatorDefault: CFAllocator? = nil

public struct CFRange: Hashable, Sendable {
  public var location: Int
  public var length: Int
  public init(location: Int = 0, length: Int = 0) { (self.location, self.length) = (location, length) }
}
public func CFRangeMake(_ loc: Int, _ len: Int) -> CFRange { CFRange(location: loc, length: len) }
