import Foundation
import FoundationCompat
import Testing

/// The versions of TLS of a session.
@Suite struct SessionVersionTests {
  @Test func `a session's versions of TLS are those that it chooses itself`() {
    let configuration = URLSessionConfiguration.default
    configuration.tlsMinimumSupportedProtocolVersion = .TLSv10
    configuration.tlsMaximumSupportedProtocolVersion = .TLSv12
    #expect(configuration.tlsMinimumSupportedProtocolVersion == .TLSv12 && configuration.tlsMaximumSupportedProtocolVersion == .TLSv13)
    #expect(tls_protocol_version_t.TLSv13.rawValue == 0x304)
  }
}
