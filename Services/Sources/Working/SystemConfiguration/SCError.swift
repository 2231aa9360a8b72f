public var kSCStatusOK: Int { 0 }
public var kSCStatusFailed: Int { 1001 }
public var kCFErrorDomainSystemConfiguration: CFString { "com.apple.SystemConfiguration" }
/// The last error of the module: its functions do not fail here.
public func SCError() -> Int32 { 0 }
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
  // A literal lives as long as the process.
  let text: StaticString = "Success!"
  return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
public func SCCopyLastError() -> CFError { NSError(domain: "com.apple.SystemConfiguration", code: 0) }
