import AlmanacFoundationCompat
import CoreWLAN
import Testing

/// Wi-Fi of a Mac.
@Suite struct CoreWLANTests {
  @Test func `there is no Wi-Fi interface`() {
    #expect(CWWiFiClient.shared().interface() == nil)
  }
}
