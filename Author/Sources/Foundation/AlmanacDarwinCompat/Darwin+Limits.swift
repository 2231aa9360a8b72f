// Limits of C's number types. Linux's headers define them as macros that Swift does not import.
public let INT_MIN = Int32.min
public let UINT_MAX = UInt32.max
public let LONG_MIN = Int.min
public let ULONG_MAX = UInt.max
public let ULLONG_MAX = UInt64.max
public let UCHAR_MAX: Int32 = 255
public let USHRT_MAX: Int32 = 65535
public let MAXFLOAT = Float.greatestFiniteMagnitude
