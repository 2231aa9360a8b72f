import Glibc

// Darwin's and Core Foundation's names for byte orders.
public var OSUnknownByteOrder: Int { 0 }
public var OSLittleEndian: Int { 1 }
public var OSBigEndian: Int { 2 }
public func OSHostByteOrder() -> Int32 { 1.littleEndian == 1 ? 1 : 2 }
public func _OSSwapInt16(_ data: UInt16) -> UInt16 { data.byteSwapped }
public func _OSSwapInt32(_ data: UInt32) -> UInt32 { data.byteSwapped }
public func _OSSwapInt64(_ data: UInt64) -> UInt64 { data.byteSwapped }

public func CFSwapInt16(_ arg: UInt16) -> UInt16 { arg.byteSwapped }
public func CFSwapInt32(_ arg: UInt32) -> UInt32 { arg.byteSwapped }
public func CFSwapInt64(_ arg: UInt64) -> UInt64 { arg.byteSwapped }
public func CFSwapInt16BigToHost(_ arg: UInt16) -> UInt16 { UInt16(bigEndian: arg) }
public func CFSwapInt32BigToHost(_ arg: UInt32) -> UInt32 { UInt32(bigEndian: arg) }
public func CFSwapInt64BigToHost(_ arg: UInt64) -> UInt64 { UInt64(bigEndian: arg) }
public func CFSwapInt16HostToBig(_ arg: UInt16) -> UInt16 { arg.bigEndian }
public func CFSwapInt32HostToBig(_ arg: UInt32) -> UInt32 { arg.bigEndian }
public func CFSwapInt64HostToBig(_ arg: UInt64) -> UInt64 { arg.bigEndian }
public func CFSwapInt16LittleToHost(_ arg: UInt16) -> UInt16 { UInt16(littleEndian: arg) }
public func CFSwapInt32LittleToHost(_ arg: UInt32) -> UInt32 { UInt32(littleEndian: arg) }
public func CFSwapInt64LittleToHost(_ arg: UInt64) -> UInt64 { UInt64(littleEndian: arg) }
public func CFSwapInt16HostToLittle(_ arg: UInt16) -> UInt16 { arg.littleEndian }
public func CFSwapInt32HostToLittle(_ arg: UInt32) -> UInt32 { arg.littleEndian }
public func CFSwapInt64HostToLittle(_ arg: UInt64) -> UInt64 { arg.littleEndian }

// C constants that Glibc writes as macros which Swift does not import.
public var UINT64_MAX: UInt64 { .max }
public var INT64_MAX: Int64 { .max }
public var INT64_MIN: Int64 { .min }
