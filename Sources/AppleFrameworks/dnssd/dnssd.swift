@_exported import FoundationCompat

// Bonjour's C functions. There is no daemon to ask: every call answers “service not running”, as on a Mac without it, and no callback is called.

public typealias DNSServiceRef = OpaquePointer
public typealias DNSRecordRef = OpaquePointer
public typealias DNSServiceFlags = UInt32
public typealias DNSServiceErrorType = Int32
public typealias DNSServiceProtocol = UInt32
public typealias dnssd_sock_t = Int32

public let kDNSServiceErr_NoError = 0
public let kDNSServiceErr_Unknown = -65537
public let kDNSServiceErr_NoSuchName = -65538
public let kDNSServiceErr_Timeout = -65568
public let kDNSServiceErr_NoSuchRecord = -65554
public let kDNSServiceErr_ServiceNotRunning = -65563

public let kDNSServiceFlagsMoreComing: DNSServiceFlags = 0x1
public let kDNSServiceFlagsAdd: DNSServiceFlags = 0x2
public let kDNSServiceFlagsDefault: DNSServiceFlags = 0x4
public let kDNSServiceFlagsReturnIntermediates: DNSServiceFlags = 0x1000
public let kDNSServiceFlagsTimeout: DNSServiceFlags = 0x10000
public let kDNSServiceInterfaceIndexAny = 0
public let kDNSServiceClass_IN = 1
public let kDNSServiceType_A = 1
public let kDNSServiceType_NS = 2
public let kDNSServiceType_CNAME = 5
public let kDNSServiceType_PTR = 12
public let kDNSServiceType_MX = 15
public let kDNSServiceType_TXT = 16
public let kDNSServiceType_AAAA = 28
public let kDNSServiceType_SRV = 33
public let kDNSServiceType_ANY = 255
public let kDNSServiceProtocol_IPv4 = 1
public let kDNSServiceProtocol_IPv6 = 2

public typealias DNSServiceQueryRecordReply =
  @convention(c) (
    _ sdRef: DNSServiceRef?, _ flags: DNSServiceFlags, _ interfaceIndex: UInt32, _ errorCode: DNSServiceErrorType, _ fullname: UnsafePointer<CChar>?,
    _ rrtype: UInt16, _ rrclass: UInt16, _ rdlen: UInt16, _ rdata: UnsafeRawPointer?, _ ttl: UInt32, _ context: UnsafeMutableRawPointer?
  ) -> Void
public typealias DNSServiceBrowseReply =
  @convention(c) (
    _ sdRef: DNSServiceRef?, _ flags: DNSServiceFlags, _ interfaceIndex: UInt32, _ errorCode: DNSServiceErrorType,
    _ serviceName: UnsafePointer<CChar>?, _ regtype: UnsafePointer<CChar>?, _ replyDomain: UnsafePointer<CChar>?, _ context: UnsafeMutableRawPointer?
  ) -> Void
public typealias DNSServiceResolveReply =
  @convention(c) (
    _ sdRef: DNSServiceRef?, _ flags: DNSServiceFlags, _ interfaceIndex: UInt32, _ errorCode: DNSServiceErrorType, _ fullname: UnsafePointer<CChar>?,
    _ hosttarget: UnsafePointer<CChar>?, _ port: UInt16, _ txtLen: UInt16, _ txtRecord: UnsafePointer<UInt8>?, _ context: UnsafeMutableRawPointer?
  ) -> Void

public func DNSServiceQueryRecord(
  _ sdRef: UnsafeMutablePointer<DNSServiceRef?>?, _ flags: DNSServiceFlags, _ interfaceIndex: UInt32, _ fullname: UnsafePointer<CChar>?,
  _ rrtype: UInt16, _ rrclass: UInt16, _ callBack: DNSServiceQueryRecordReply?, _ context: UnsafeMutableRawPointer?
) -> DNSServiceErrorType { refusal() }
public func DNSServiceBrowse(
  _ sdRef: UnsafeMutablePointer<DNSServiceRef?>?, _ flags: DNSServiceFlags, _ interfaceIndex: UInt32, _ regtype: UnsafePointer<CChar>?,
  _ domain: UnsafePointer<CChar>?, _ callBack: DNSServiceBrowseReply?, _ context: UnsafeMutableRawPointer?
) -> DNSServiceErrorType { refusal() }
public func DNSServiceResolve(
  _ sdRef: UnsafeMutablePointer<DNSServiceRef?>?, _ flags: DNSServiceFlags, _ interfaceIndex: UInt32, _ name: UnsafePointer<CChar>?,
  _ regtype: UnsafePointer<CChar>?, _ domain: UnsafePointer<CChar>?, _ callBack: DNSServiceResolveReply?, _ context: UnsafeMutableRawPointer?
) -> DNSServiceErrorType { refusal() }
public func DNSServiceProcessResult(_ sdRef: DNSServiceRef?) -> DNSServiceErrorType { refusal() }
public func DNSServiceSetDispatchQueue(_ service: DNSServiceRef?, _ queue: DispatchQueue?) -> DNSServiceErrorType { refusal() }
/// -1: there is no connection.
public func DNSServiceRefSockFD(_ sdRef: DNSServiceRef?) -> dnssd_sock_t { -1 }
public func DNSServiceRefDeallocate(_ sdRef: DNSServiceRef?) {}

private func refusal() -> DNSServiceErrorType {
  UnavailableServices.report("dnssd.unavailable", "there is no Bonjour daemon here; records are not looked up")
  return DNSServiceErrorType(kDNSServiceErr_ServiceNotRunning)
}
