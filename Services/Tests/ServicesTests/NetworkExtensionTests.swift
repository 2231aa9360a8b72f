import AlmanacFoundationCompat
import NetworkExtension
import Testing

/// Networks that an app sets up, which the system refuses here.
@Suite struct NetworkExtensionTests {
  @Test func `a VPN of IKEv2 keeps its parameters, and a tunnel does not start`() async {
    let settings = NEVPNProtocolIKEv2()
    settings.ikeSecurityAssociationParameters.diffieHellmanGroup = .group21
    settings.childSecurityAssociationParameters.encryptionAlgorithm = .algorithmAES256GCM
    #expect(settings.ikeSecurityAssociationParameters.diffieHellmanGroup.rawValue == 21)
    #expect(settings.childSecurityAssociationParameters.encryptionAlgorithm.rawValue == 6)
    let tunnel = NEPacketTunnelProvider()
    await #expect(throws: NEVPNError(.configurationInvalid)) {
      try await tunnel.setTunnelNetworkSettings(NEPacketTunnelNetworkSettings(tunnelRemoteAddress: "10.0.0.1"))
    }
  }

  @MainActor @Test func `joining a Wi-Fi network fails with NEHotspotConfigurationError.internal`() async {
    await #expect(throws: NEHotspotConfigurationError.internal) {
      try await NEHotspotConfigurationManager.shared.apply(NEHotspotConfiguration(ssid: "a"))
    }
  }

  @Test func `there are no tunnel configurations`() async throws {
    #expect(try await NETunnelProviderManager.loadAllFromPreferences().isEmpty)
    #expect(UnavailableServices.all.count { $0.name == "networkExtension.unavailable" } == 1)
  }
}
