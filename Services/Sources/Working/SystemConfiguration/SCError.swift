public var kSCStatusOK: Int { 0 }
public var kSCStatusFailed: Int { 1001 }
public var kCFErrorDomainSystemConfiguration: CFString { "com.apple.SystemConfiguration" }
/// Always returns 0: the module's functions never set an error.
public func SCError() -> Int32 { 0 }
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
  // A static string, because it must live as long as the process.
  let text: StaticString = "Success!"
  return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
public func SCCopyLastError() -> CFError { NSError(domain: "com.apple.SystemConfiguration", code: 0) }
