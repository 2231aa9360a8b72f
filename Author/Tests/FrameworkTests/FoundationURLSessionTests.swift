import AlmanacFoundationCompat
import Foundation
import Testing

/// Configurations of sessions.
@Suite struct FoundationURLSessionTests {
  private func isReported(_ name: String) -> Bool { UnavailableServices.all.count { $0.name == name } == 1 }

  @Test func `a background session has its identifier and works as others do`() {
    let session = URLSession(configuration: .background(withIdentifier: "org.example.tides"))
    #expect(session.configuration.identifier == "org.example.tides")
    var request = URLRequest(url: URL(string: "https://example.org")!)
    request.allowsExpensiveNetworkAccess = false
    #expect(request.allowsExpensiveNetworkAccess && request.allowsConstrainedNetworkAccess)
  }

  @Test func `a session's versions of TLS are those that it chooses itself`() {
    let configuration = URLSessionConfiguration.default
    configuration.tlsMinimumSupportedProtocolVersion = .TLSv10
    configuration.tlsMaximumSupportedProtocolVersion = .TLSv12
    #expect(configuration.tlsMinimumSupportedProtocolVersion == .TLSv12 && configuration.tlsMaximumSupportedProtocolVersion == .TLSv13)
    #expect(tls_protocol_version_t.TLSv13.rawValue == 0x304)
  }

  @Test func `a session does not wait for a network, which is reported once`() {
    let configuration = URLSessionConfiguration.default
    configuration.waitsForConnectivity = false
    #expect(!UnavailableServices.all.contains { $0.name == "urlSession.waitsForConnectivity" })
    for _ in 0..<2 { configuration.waitsForConnectivity = true }
    #expect(!configuration.waitsForConnectivity && isReported("urlSession.waitsForConnectivity"))
  }
}
