import AuthenticationServices
import CoreMotion
import CoreSpotlight
import CoreTelephony
import FoundationCompat
import IOKit
import Network
import NetworkExtension
import PassKit
import Security
import SystemConfiguration
import Testing
import UniformTypeIdentifiers

/// Names of services that whole apps use: they are values in memory, or fail.
@Suite struct ServiceNamesTests {
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

  private final class Lines: NWProtocolFramerImplementation {
    static let definition = NWProtocolFramer.Definition(implementation: Lines.self)
    static var label: String { "lines" }
    required init(framer: NWProtocolFramer.Instance) {}
    func start(framer: NWProtocolFramer.Instance) -> NWProtocolFramer.StartResult { .ready }
    func handleInput(framer: NWProtocolFramer.Instance) -> Int { 0 }
    func handleOutput(framer: NWProtocolFramer.Instance, message: NWProtocolFramer.Message, messageLength: Int, isComplete: Bool) {}
    func wakeup(framer: NWProtocolFramer.Instance) {}
    func stop(framer: NWProtocolFramer.Instance) -> Bool { true }
    func cleanup(framer: NWProtocolFramer.Instance) {}
  }

  @Test func `a framer has its name, and its message its values`() {
    let message = NWProtocolFramer.Message(definition: Lines.definition)
    message["kind"] = 3
    #expect(Lines.definition.name == "lines" && message["kind"] as? Int == 3)
    sec_protocol_options_append_tls_ciphersuite(NWProtocolTLS.Options().securityProtocolOptions, .AES_128_GCM_SHA256)
  }

  @Test func `identities for filling in passwords are not kept`() async {
    let identity = ASPasskeyCredentialIdentity(
      relyingPartyIdentifier: "example.org", userName: "ada", credentialID: Data([1]), userHandle: Data([2]), recordIdentifier: nil)
    #expect(identity.serviceIdentifier.identifier == "example.org" && identity.user == "ada")
    #expect(await ASCredentialIdentityStore.shared.state().isEnabled == false)
    await #expect(throws: ASCredentialIdentityStoreError(.storeDisabled)) {
      try await ASCredentialIdentityStore.shared.saveCredentialIdentities([identity])
    }
  }

  @Test func `a payment that repeats is a value`() throws {
    let item = PKRecurringPaymentSummaryItem(label: "Tea", amount: 3)
    item.intervalUnit = .year
    let request = PKPaymentRequest()
    request.recurringPaymentRequest = PKRecurringPaymentRequest(
      paymentDescription: "Tea for a year", regularBilling: item, managementURL: URL(fileURLWithPath: "/"))
    #expect(request.recurringPaymentRequest?.regularBilling.intervalUnit == .year && item.intervalCount == 1)
  }

  @Test func `sensors of a watch record nothing`() async {
    #expect(!CMSensorRecorder.isAccelerometerRecordingAvailable() && !CMBatchedSensorManager.isDeviceMotionSupported)
    await #expect(throws: (any Error).self) { for try await _ in CMBatchedSensorManager().deviceMotionUpdates() {} }
  }

  @Test func `an activity keeps what the search shows of it`() {
    let activity = NSUserActivity(activityType: "org.example.view")
    #expect(activity.contentAttributeSet == nil)
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    attributes.authorNames = ["Ada"]
    activity.contentAttributeSet = attributes
    #expect(activity.contentAttributeSet?.authorNames == ["Ada"])
  }

  @Test func `restrictions of mobile data are told once, as unknown`() async {
    let data = CTCellularData()
    let state = await withCheckedContinuation { done in
      data.cellularDataRestrictionDidUpdateNotifier = { done.resume(returning: $0) }
    }
    #expect(state == .restrictedStateUnknown)
  }

  @Test func `a file of a provider is read again under a name of its type`() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("abc".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = NSItemProvider()
    provider.registerFileRepresentation(forTypeIdentifier: UTType.plainText.identifier, visibility: .all) { done in
      done(file, true, nil)
      return nil
    }
    let read = await withCheckedContinuation { done in
      provider.loadInPlaceFileRepresentation(forTypeIdentifier: UTType.plainText.identifier) { url, isInPlace, _ in
        done.resume(returning: [url?.pathExtension, url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }, "\(isInPlace)"])
      }
    }
    #expect(read == ["txt", "abc", "false"])
  }

  @Test func `drivers are not called, and rights of programs are not made`() {
    #expect(IOConnectCallStructMethod(0, 2, nil, 0, nil, nil) == kIOReturnNoDevice)
    #expect(IOBSDNameMatching(0, 0, "en0")?["BSD Name"] as? String == "en0")
    var access: SecAccess?
    #expect(SecAccessCreate("label", nil, &access) == errSecUnimplemented && access == nil)
    #expect(SCError() == 0 && String(cString: SCErrorString(0)) == "Success!")
  }

  @Test func `elements of a collection are gone through one by one`() {
    var iterator = NSFastEnumerationIterator(NSArray(array: [1, 2]))
    #expect(iterator.next() as? Int == 1 && iterator.next() as? Int == 2 && iterator.next() == nil)
  }
}
