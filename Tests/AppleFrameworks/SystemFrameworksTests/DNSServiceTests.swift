import Foundation
import FoundationCompat
import Testing
import dnssd

/// Bonjour's functions without its daemon.
@Suite struct DNSServiceTests {
  @Test func `no record is looked up, and the reason is named once`() {
    let reply: DNSServiceQueryRecordReply = { _, flags, _, _, _, type, _, _, _, _, _ in
      if type == kDNSServiceType_SRV, (flags & kDNSServiceFlagsMoreComing) == 0 { fatalError("nothing answers") }
    }
    var service: DNSServiceRef?
    for _ in 0..<2 {
      let error = DNSServiceQueryRecord(
        &service, kDNSServiceFlagsReturnIntermediates, UInt32(kDNSServiceInterfaceIndexAny), "_a._tcp.example.org", UInt16(kDNSServiceType_SRV),
        UInt16(kDNSServiceClass_IN), reply, nil)
      #expect(error == kDNSServiceErr_ServiceNotRunning)
    }
    #expect(service == nil && DNSServiceRefSockFD(service) == -1)
    #expect(UnavailableServices.all.count { $0.name == "dnssd.unavailable" } == 1)
  }
}
