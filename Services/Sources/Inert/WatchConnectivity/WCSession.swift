@_exported import AlmanacFoundationCompat

/// Whether a session can send.
public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

/// Receives messages from the other device. Only the method for the failed activation is ever called.
public protocol WCSessionDelegate: AnyObject {
  func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
  func sessionWatchStateDidChange(_ session: WCSession)
  func sessionReachabilityDidChange(_ session: WCSession)
  func sessionCompanionAppInstalledDidChange(_ session: WCSession)
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  func session(_ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
  func session(_ session: WCSession, didReceiveMessageData messageData: Data)
  func session(_ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void)
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
  func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
  func session(_ session: WCSession, didReceive file: WCSessionFile)
  func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
}

extension WCSessionDelegate {
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  public func sessionDidDeactivate(_ session: WCSession) {}
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func sessionCompanionAppInstalledDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void) {}
  public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
  public func session(_ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void) {}
  public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
  public func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?) {}
  public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
  public func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) {}
}

/// A transfer of values to the other device.
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
  open var userInfo: [String: Any] { [:] }
  open var isTransferring: Bool { false }
  open var isCurrentComplicationInfo: Bool { false }
  open func cancel() {}
}

/// A file from the other device.
open class WCSessionFile: NSObject, @unchecked Sendable {
  open var fileURL: URL { URL(fileURLWithPath: "/dev/null") }
  open var metadata: [String: Any]? { nil }
}

/// A transfer of a file to the other device.
open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
  open var file: WCSessionFile { WCSessionFile() }
  open var progress: Progress { Progress(totalUnitCount: 0) }
  open var isTransferring: Bool { false }
  open func cancel() {}
}

/// Stub. The connection between a phone's app and its watch app. There is none: ``isSupported()`` is false, and all sending fails.
open class WCSession: NSObject, @unchecked Sendable {
  public static let `default` = WCSession()
  /// Returns false: there is no paired device.
  open class func isSupported() -> Bool {
    report()
    return false
  }

  open weak var delegate: (any WCSessionDelegate)?
  open var activationState: WCSessionActivationState { .notActivated }
  open var isPaired: Bool { false }
  open var isWatchAppInstalled: Bool { false }
  open var isCompanionAppInstalled: Bool { false }
  open var isComplicationEnabled: Bool { false }
  open var isReachable: Bool { false }
  open var hasContentPending: Bool { false }
  open var iOSDeviceNeedsUnlockAfterRebootForReachability: Bool { false }
  open var remainingComplicationUserInfoTransfers: Int { 0 }
  open var watchDirectoryURL: URL? { nil }
  open var applicationContext: [String: Any] { [:] }
  open var receivedApplicationContext: [String: Any] { [:] }
  open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
  open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

  /// Notifies the delegate that sessions are not supported.
  open func activate() {
    Self.report()
    DispatchQueue.global().async { [weak self] in
      guard let self else { return }
      delegate?.session(self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
    }
  }
  @preconcurrency
  open func sendMessage(_ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: (@Sendable (any Error) -> Void)? = nil) {
    fail(errorHandler)
  }
  @preconcurrency
  open func sendMessageData(_ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: (@Sendable (any Error) -> Void)? = nil) {
    fail(errorHandler)
  }
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    Self.report()
    throw WCError(.sessionNotSupported)
  }
  @discardableResult open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    Self.report()
    return WCSessionUserInfoTransfer()
  }
  @discardableResult open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    transferUserInfo(userInfo)
  }
  @discardableResult open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
    Self.report()
    return WCSessionFileTransfer()
  }

  private func fail(_ errorHandler: (@Sendable (any Error) -> Void)?) {
    Self.report()
    if let errorHandler { DispatchQueue.global().async { errorHandler(WCError(.sessionNotSupported)) } }
  }
  private class func report() {
    UnavailableServices.report("watchConnectivity.unavailable", "no watch or phone is connected with this machine, so sessions are not supported")
  }
}
