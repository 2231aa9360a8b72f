/// The type of a Core Foundation object. The numbers are valid only in this process.
public typealias CFTypeID = UInt

/// Returns the type of an object, or 0 for a type that has no function below.
public func CFGetTypeID(_ cf: AnyObject!) -> CFTypeID {
  switch cf {
  // Only Boolean numbers have C's `char` as their type.
  case let number as NSNumber: number.objCType.pointee == CChar(UInt8(ascii: "c")) ? CFBooleanGetTypeID() : CFNumberGetTypeID()
  case is NSString: CFStringGetTypeID()
  case is NSArray: CFArrayGetTypeID()
  case is NSDictionary: CFDictionaryGetTypeID()
  case is NSData: CFDataGetTypeID()
  case is NSDate: CFDateGetTypeID()
  case is NSURL: CFURLGetTypeID()
  case is NSSet: CFSetGetTypeID()
  case is NSNull: CFNullGetTypeID()
  case is NSError: CFErrorGetTypeID()
  case is NSAttributedString: CFAttributedStringGetTypeID()
  case is NSLocale: CFLocaleGetTypeID()
  case is NSCalendar: CFCalendarGetTypeID()
  case is NSTimeZone: CFTimeZoneGetTypeID()
  case is NSUUID: CFUUIDGetTypeID()
  case is Bundle: CFBundleGetTypeID()
  case is RunLoop: CFRunLoopGetTypeID()
  default: 0
  }
}

public func CFNullGetTypeID() -> CFTypeID { 16 }
public func CFSetGetTypeID() -> CFTypeID { 17 }
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
public func CFArrayGetTypeID() -> CFTypeID { 19 }
public func CFDataGetTypeID() -> CFTypeID { 20 }
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
public func CFNumberGetTypeID() -> CFTypeID { 22 }
public func CFLocaleGetTypeID() -> CFTypeID { 25 }
public func CFErrorGetTypeID() -> CFTypeID { 27 }
public func CFURLGetTypeID() -> CFTypeID { 29 }
public func CFBundleGetTypeID() -> CFTypeID { 30 }
public func CFUUIDGetTypeID() -> CFTypeID { 32 }
public func CFCalendarGetTypeID() -> CFTypeID { 35 }
public func CFDateGetTypeID() -> CFTypeID { 42 }
public func CFTimeZoneGetTypeID() -> CFTypeID { 43 }
public func CFRunLoopGetTypeID() -> CFTypeID { 45 }
public func CFAttributedStringGetTypeID() -> CFTypeID { 57 }
public func CFStringGetTypeID() -> CFTypeID { 7 }
