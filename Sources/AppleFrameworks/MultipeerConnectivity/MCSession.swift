@_exported import FoundationCompat
@_exported import UIKit

public let MCErrorDomain = "MCErrorDomain"
public struct MCError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable { case unknown, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { MCErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "There are no peers on this machine." }

  static func refusal(_ code: Code = .unavailable) -> MCError {
    UnavailableServices.report("multipeer.unavailable", "this machine neither finds nor invites peers nearby")
    return MCError(code)
  }
}
extension MCError.Code {
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? MCError)?.code == code }
}

public let kMCSessionMinimumNumberOfPeers: Int = 2
public let kMCSessionMaximumNumberOfPeers: Int = 8
public enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }
public enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }
public enum MCEncryptionPreference: Int, Sendable { case optional, required, none }

/// A peer: this one, because no other is ever found.
open class MCPeerID: NSObject, NSCopying, @unchecked Sendable {
  public let displayName: String
  public init(displayName myDisplayName: String) { displayName = myDisplayName }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

public protocol MCSessionDelegate: NSObjectProtocol {
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  func session(_ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, with progress: Progress)
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, at localURL: URL?,
    withError error: (any Error)?)
  func session(
    _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID, certificateHandler: @escaping (Bool) -> Void)
}
extension MCSessionDelegate {
  public func session(
    _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID, certificateHandler: @escaping (Bool) -> Void
  ) { certificateHandler(true) }
}

/// Peers that send each other data. None is ever connected, so sending fails.
// Unchecked: an app sets its delegate on one thread, as on Apple's systems.
open class MCSession: NSObject, @unchecked Sendable {
  open weak var delegate: (any MCSessionDelegate)?
  public let myPeerID: MCPeerID
  public let securityIdentity: [Any]?
  public let encryptionPreference: MCEncryptionPreference
  open var connectedPeers: [MCPeerID] { [] }
  public convenience init(peer myPeerID: MCPeerID) { self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .required) }
  public init(peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference) {
    (self.myPeerID, securityIdentity, self.encryptionPreference) = (myPeerID, identity, encryptionPreference)
  }
  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
    throw MCError.refusal(peerIDs.isEmpty ? .invalidParameter : .notConnected)
  }
  open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream { throw MCError.refusal(.notConnected) }
  @preconcurrency
  @discardableResult open func sendResource(
    at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) -> Progress? {
    let error = MCError.refusal(.notConnected)
    DispatchQueue.main.async { completionHandler?(error) }
    return nil
  }
  open func sendResource(at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID) async throws {
    throw MCError.refusal(.notConnected)
  }
  open func disconnect() {}
  open func connectPeer(_ peerID: MCPeerID, withNearbyConnectionData data: Data) { _ = MCError.refusal() }
  open func cancelConnectPeer(_ peerID: MCPeerID) {}
  @preconcurrency
  open func nearbyConnectionData(
    forPeer peerID: MCPeerID, withCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    let error = MCError.refusal()
    DispatchQueue.main.async { completionHandler(nil, error) }
  }
  open func nearbyConnectionData(forPeer peerID: MCPeerID) async throws -> Data { throw MCError.refusal() }
}
