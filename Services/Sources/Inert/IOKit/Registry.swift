// Stub. A Mac's device registry. It contains no devices.

public typealias IOReturn = kern_return_t
public typealias IOOptionBits = UInt32
public typealias io_object_t = mach_port_t
public typealias io_service_t = io_object_t
public typealias io_registry_entry_t = io_object_t
public typealias io_iterator_t = io_object_t
public typealias io_connect_t = io_object_t

public let IO_OBJECT_NULL: io_object_t = 0
public let kIOReturnSuccess: IOReturn = 0
/// IOKit's error “No such device”.
public let kIOReturnNoDevice = IOReturn(bitPattern: 0xE000_02C0)
public let kIOReturnUnsupported = IOReturn(bitPattern: 0xE000_02C7)
public let kIOMainPortDefault: mach_port_t = 0
public let kIOMasterPortDefault: mach_port_t = 0
public let kIOPlatformUUIDKey = "IOPlatformUUID"
public let kIOPlatformSerialNumberKey = "IOPlatformSerialNumber"
public let kIOServicePlane = "IOService"

public func IOServiceMatching(_ name: String) -> NSMutableDictionary! { ["IOProviderClass": name] }
public func IOServiceNameMatching(_ name: String) -> NSMutableDictionary! { ["IONameMatch": name] }
public func IOServiceGetMatchingService(_ mainPort: mach_port_t, _ matching: CFDictionary?) -> io_service_t {
  reportIOKit()
  return IO_OBJECT_NULL
}
/// Succeeds with an empty list.
public func IOServiceGetMatchingServices(
  _ mainPort: mach_port_t, _ matching: CFDictionary?, _ existing: UnsafeMutablePointer<io_iterator_t>?
) -> kern_return_t {
  reportIOKit()
  existing?.pointee = IO_OBJECT_NULL
  return KERN_SUCCESS
}
public func IOIteratorNext(_ iterator: io_iterator_t) -> io_object_t { IO_OBJECT_NULL }
@discardableResult public func IOObjectRelease(_ object: io_object_t) -> kern_return_t { KERN_SUCCESS }
@discardableResult public func IOObjectRetain(_ object: io_object_t) -> kern_return_t { KERN_SUCCESS }
public func IORegistryEntryFromPath(_ mainPort: mach_port_t, _ path: String) -> io_registry_entry_t { IO_OBJECT_NULL }
// An entry never has a name, a number, a parent or children.
@discardableResult public func IORegistryEntryGetName(_ entry: io_registry_entry_t, _ name: UnsafeMutablePointer<CChar>!) -> kern_return_t {
  kIOReturnNoDevice
}
@discardableResult public func IORegistryEntryGetNameInPlane(_ entry: io_registry_entry_t, _ plane: String, _ name: UnsafeMutablePointer<CChar>!)
  -> kern_return_t
{
  kIOReturnNoDevice
}
@discardableResult public func IORegistryEntryGetPath(_ entry: io_registry_entry_t, _ plane: String, _ path: UnsafeMutablePointer<CChar>!)
  -> kern_return_t
{
  kIOReturnNoDevice
}
@discardableResult public func IORegistryEntryGetRegistryEntryID(_ entry: io_registry_entry_t, _ entryID: UnsafeMutablePointer<UInt64>!)
  -> kern_return_t
{
  kIOReturnNoDevice
}
@discardableResult public func IORegistryEntryGetParentEntry(
  _ entry: io_registry_entry_t, _ plane: String, _ parent: UnsafeMutablePointer<io_registry_entry_t>!
) -> kern_return_t { kIOReturnNoDevice }
@discardableResult public func IORegistryEntryGetChildEntry(
  _ entry: io_registry_entry_t, _ plane: String, _ child: UnsafeMutablePointer<io_registry_entry_t>!
) -> kern_return_t { kIOReturnNoDevice }
@discardableResult public func IORegistryEntryGetChildIterator(
  _ entry: io_registry_entry_t, _ plane: String, _ iterator: UnsafeMutablePointer<io_iterator_t>!
) -> kern_return_t { kIOReturnNoDevice }
@discardableResult public func IOObjectGetClass(_ object: io_object_t, _ className: UnsafeMutablePointer<CChar>!) -> kern_return_t {
  kIOReturnNoDevice
}
public func IOObjectConformsTo(_ object: io_object_t, _ className: String) -> boolean_t { 0 }
public var kIORegistryIterateRecursively: Int { 1 }
public var kIORegistryIterateParents: Int { 2 }
/// Returns nil: entries have no properties.
public func IORegistryEntryCreateCFProperty(
  _ entry: io_registry_entry_t, _ key: CFString!, _ allocator: CFAllocator?, _ options: IOOptionBits
) -> Unmanaged<CFTypeRef>! { nil }
public func IORegistryEntryCreateCFProperties(
  _ entry: io_registry_entry_t, _ properties: UnsafeMutablePointer<Unmanaged<NSMutableDictionary>?>!, _ allocator: CFAllocator?,
  _ options: IOOptionBits
) -> kern_return_t { kIOReturnNoDevice }
public func IORegistryEntrySearchCFProperty(
  _ entry: io_registry_entry_t, _ plane: String, _ key: CFString!, _ allocator: CFAllocator?, _ options: IOOptionBits
) -> CFTypeRef! { nil }
public func IOServiceOpen(
  _ service: io_service_t, _ owningTask: mach_port_t, _ type: UInt32, _ connect: UnsafeMutablePointer<io_connect_t>?
) -> kern_return_t { kIOReturnNoDevice }
@discardableResult public func IOServiceClose(_ connect: io_connect_t) -> kern_return_t { KERN_SUCCESS }

// Stub. Keeping the machine awake, which an extension cannot do.
public typealias IOPMAssertionID = UInt32
public typealias IOPMAssertionLevel = UInt32
public let kIOPMAssertionLevelOff: IOPMAssertionLevel = 0
public let kIOPMAssertionLevelOn: IOPMAssertionLevel = 255
public let kIOPMAssertionTypeNoDisplaySleep = "NoDisplaySleepAssertion"
public let kIOPMAssertionTypePreventUserIdleSystemSleep = "PreventUserIdleSystemSleep"
public let kIOPMAssertionTypePreventUserIdleDisplaySleep = "PreventUserIdleDisplaySleep"
public func IOPMAssertionCreateWithName(
  _ assertionType: CFString!, _ assertionLevel: IOPMAssertionLevel, _ assertionName: CFString!,
  _ assertionID: UnsafeMutablePointer<IOPMAssertionID>!
) -> IOReturn {
  reportIOKit()
  return kIOReturnUnsupported
}
@discardableResult public func IOPMAssertionRelease(_ assertionID: IOPMAssertionID) -> IOReturn { kIOReturnUnsupported }
