import CallKit
import CoreAudio
import CoreMIDI
import CoreNFC
import ExternalAccessory
import Foundation
import FoundationCompat
import GroupActivities
import HomeKit
import Metal
import MetalKit
import MultipeerConnectivity
import PushKit
import Testing

/// Frameworks that apps import in files which their widgets share, and of which this machine has nothing.
@MainActor @Suite struct SharedModulesTests {
  private func isReported(_ name: String) -> Bool { UnavailableServices.all.contains { $0.name == name } }

  /// What delegates of services nearby heard.
  private final class Neighbour: NSObject, MCNearbyServiceAdvertiserDelegate, MCNearbyServiceBrowserDelegate, NFCNDEFReaderSessionDelegate {
    let (heard, told) = AsyncStream<String>.makeStream()
    func advertiser(
      _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?,
      invitationHandler: @escaping (Bool, MCSession?) -> Void
    ) {}
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) { told.yield("advertiser \(code(error))") }
    func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?) {}
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) {}
    func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) { told.yield("browser \(code(error))") }
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error) { told.yield("reader \(code(error))") }
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {}
    private func code(_ error: any Error) -> Int { (error as NSError).code }
  }

  @Test func `services nearby do not start, and their delegates are told so`() async {
    let (neighbour, peer) = (Neighbour(), MCPeerID(displayName: "Kiel"))
    let advertiser = MCNearbyServiceAdvertiser(peer: peer, discoveryInfo: nil, serviceType: "tide")
    let browser = MCNearbyServiceBrowser(peer: peer, serviceType: "tide")
    let reader = NFCNDEFReaderSession(delegate: neighbour, queue: nil, invalidateAfterFirstRead: true)
    (advertiser.delegate, browser.delegate) = (neighbour, neighbour)
    advertiser.startAdvertisingPeer()
    browser.startBrowsingForPeers()
    reader.begin()
    var heard: [String] = []
    for await text in neighbour.heard.prefix(3) { heard.append(text) }
    #expect(heard == ["advertiser 6", "browser 6", "reader 1"] && isReported("multipeer.unavailable") && isReported("coreNFC.unavailable"))
    #expect(throws: MCError(.notConnected)) { try MCSession(peer: peer).send(Data(), toPeers: [peer], with: .reliable) }
    #expect(!NFCNDEFReaderSession.readingAvailable)
  }

  @Test func `records of tags are written and read by the forum's rules`() {
    let link = NFCNDEFPayload.wellKnownTypeURIPayload(string: "https://www.example.org/a")
    #expect(link.map { Array($0.payload.prefix(4)) } == [2, 0x65, 0x78, 0x61])
    #expect(link?.wellKnownTypeURIPayload()?.absoluteString == "https://www.example.org/a")
    #expect(NFCNDEFPayload.wellKnownTypeURIPayload(string: "") == nil)
    let text = NFCNDEFPayload.wellKnownTypeTextPayload(string: "Flut", locale: Locale(identifier: "de"))
    #expect(text.map { Array($0.payload) } == [2, 0x64, 0x65] + Array("Flut".utf8) && text?.wellKnownTypeTextPayload().0 == "Flut")
    // The length of the language is longer than the record.
    let short = NFCNDEFPayload(format: .nfcWellKnown, type: Data("T".utf8), identifier: Data(), payload: Data([63, 1]))
    #expect(short.wellKnownTypeTextPayload().0 == nil && short.wellKnownTypeURIPayload() == nil)
    let unknown = NFCNDEFPayload(format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(), payload: Data([200, 1]))
    #expect(unknown.wellKnownTypeURIPayload() == nil && NFCNDEFMessage(records: [short]).length == 6)
  }

  @Test func `calls, pushes of calls and sessions of groups are refused`() async {
    let id = UUID()
    await #expect(throws: CXErrorCodeIncomingCallError(.unentitled)) {
      try await CXProvider(configuration: CXProviderConfiguration()).reportNewIncomingCall(with: id, update: CXCallUpdate())
    }
    await #expect(throws: CXErrorCodeRequestTransactionError(.unentitled)) {
      try await CXCallController().requestTransaction(with: CXEndCallAction(call: id))
    }
    let registry = PKPushRegistry(queue: nil)
    registry.desiredPushTypes = [.voIP]
    #expect(registry.pushToken(for: .voIP) == nil && isReported("pushKit.unavailable"))
    struct Watching: GroupActivity {
      var metadata: GroupActivityMetadata { GroupActivityMetadata() }
    }
    #expect(await Watching().prepareForActivation() == .activationDisabled && !GroupStateObserver().isEligibleForGroupSession)
    #expect((try? await Watching().activate()) == false && isReported("groupActivities.unavailable"))
  }

  @Test func `there are no homes, accessories, sound devices, instruments or graphics processors`() async {
    let homes = HMHomeManager()
    #expect(homes.homes.isEmpty && homes.primaryHome == nil && !homes.authorizationStatus.contains(.authorized))
    await #expect(throws: HMError(.homeAccessNotAuthorized)) { try await homes.addHome(named: "Kiel") }
    #expect(HMServiceTypeLightbulb == "00000043-0000-1000-8000-0026BB765291")
    #expect(EAAccessoryManager.shared().connectedAccessories.isEmpty && EASession(accessory: EAAccessory(), forProtocol: "a") == nil)
    var address = AudioObjectPropertyAddress(
      mSelector: kAudioHardwarePropertyDefaultOutputDevice, mScope: kAudioObjectPropertyScopeGlobal, mElement: kAudioObjectPropertyElementMain)
    var (device, size) = (AudioDeviceID(7), UInt32(4))
    let status = AudioObjectGetPropertyData(AudioObjectID(kAudioObjectSystemObject), &address, 0, nil, &size, &device)
    #expect(status == 0x7374_6F70 && size == 0 && device == 7)
    var client = MIDIClientRef(5)
    #expect(MIDIClientCreateWithBlock("a" as NSString, &client, nil) == kMIDIServerStartErr && client == 5 && MIDIGetNumberOfSources() == 0)
    #expect(MTLCreateSystemDefaultDevice() == nil && MTKView().currentDrawable == nil && isReported("metal.unavailable"))
    let picture = MTLTextureDescriptor.texture2DDescriptor(pixelFormat: .bgra8Unorm, width: 256, height: 100, mipmapped: true)
    #expect(picture.mipmapLevelCount == 9 && picture.width == 256 && picture.pixelFormat == .bgra8Unorm)
  }
}
