// Core Foundation's names for Foundation's classes. As type aliases they convert with `as`.

public typealias CFString = NSString
public typealias CFMutableString = NSMutableString
/// Four question marks: a file of unknown type.
public let kUnknownType: OSType = 0x3F3F_3F3F
public typealias CFData = NSData
public typealias CFMutableData = NSMutableData
public typealias CFDictionary = NSDictionary
public typealias CFArray = NSArray
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFMutableArray = NSMutableArray
public typealias CFSet = NSSet
public typealias CFURL = NSURL
public typealias CFNumber = NSNumber
public typealias CFError = NSError
public typealias CFErrorDomain = NSString
public typealias CFIndex = Int
public typealias CFOptionFlags = UInt
/// Seconds.
public typealias CFTimeInterval = Double
/// Seconds since 1 January 2001, UTC.
public typealias CFAbsoluteTime = Double

/// Returns the current time, in seconds since 1 January 2001, UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Returns the address of the bytes, which is valid as long as the data.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! { theData.map { $0.bytes.assumingMemoryBound(to: UInt8.self) } }
/// Creates empty data that can grow. `capacity` is the expected number of bytes, 0 if it is unknown; the data may grow beyond it.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! { NSMutableData(capacity: max(capacity, 0)) }
/// Returns the number of bytes; 0 for nil.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.length ?? 0 }

/// The `OSStatus` of a call that succeeded.
public let noErr: OSStatus = 0

public func CFErrorGetDomain(_ err: CFError!) -> CFErrorDomain! { err.map { $0.domain as NSString } }
/// Returns the error's code; 0 for nil.
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err?.code ?? 0 }
/// Returns the error's user info; empty for nil.
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { (err?.userInfo ?? [:]) as NSDictionary }
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.map { $0.localizedDescription as NSString } }
