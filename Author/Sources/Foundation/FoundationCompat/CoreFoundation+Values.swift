// Core Foundation's names for values of any type, which C interfaces such as the keychain's take.

/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject
public typealias CFBoolean = NSNumber
public typealias CFDate = NSDate
/// The result of a C function of Apple's frameworks; 0 = success.
public typealias OSStatus = Int32
/// Four characters as a number.
public typealias OSType = UInt32
public typealias FourCharCode = UInt32

public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
/// Stands for no value in a collection.
public typealias CFNull = NSNull
public let kCFNull: CFNull! = NSNull()
