// Names of Mach, Darwin's kernel, that its clocks and IOKit's functions are declared with.

/// A truth value of C.
public typealias boolean_t = Int32
public typealias kern_return_t = Int32
public typealias mach_port_t = UInt32

public var KERN_SUCCESS: Int32 { 0 }
public var KERN_INVALID_ARGUMENT: Int32 { 4 }
public var KERN_FAILURE: Int32 { 5 }
