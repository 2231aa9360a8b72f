import Foundation
import SystemConfiguration
import Testing

/// Whether a host can be reached.
@Suite struct SystemConfigurationTests {
  @Test func `a host is reachable if the kernel has a default route`() {
    var flags = SCNetworkReachabilityFlags()
    let target = SCNetworkReachabilityCreateWithName(nil, "example.org")
    #expect(
      target.map { SCNetworkReachabilityGetFlags($0, &flags) } == true && flags.contains(.reachable) == KernelRoutes.leadToOtherNetworks)
  }

  @Test func `SCError is zero at first`() { #expect(SCError() == 0 && String(cString: SCErrorString(0)) == "Success!") }
}
