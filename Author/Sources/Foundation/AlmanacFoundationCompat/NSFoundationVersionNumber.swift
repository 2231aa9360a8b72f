/// The version of Foundation. It is newer than that of every system with a constant, so a check for an old system is false.
public let NSFoundationVersionNumber: Double = 4000
/// The version of iOS 8.0, for which KeychainAccess looks (NSObjCRuntime.h).
public let NSFoundationVersionNumber_iOS_8_0: Double = 1140.11
