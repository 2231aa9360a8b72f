// Core Foundation's names for Foundation's classes. Their values convert with `as`, as on Apple's systems.

public typealias CFString = NSString
public typealias CFData = NSData
public typealias CFMutableData = NSMutableData
public typealias CFDictionary = NSDictionary
public typealias CFArray = NSArray
public typealias CFURL = NSURL
public typealias CFNumber = NSNumber
public typealias CFError = NSError
/// Seconds.
public typealias CFTimeInterval = Double
/// Seconds since 1 January 2001, UTC.
public typealias CFAbsoluteTime = Double

/// Returns the current time, in seconds since 1 January 2001, UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
