@_exported import AlmanacFoundationCompat
import Glibc
import Network

/// Whether and how an address can be reached.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let transientConnection = Self(rawValue: 1)
  public static let reachable = Self(rawValue: 1 << 1)
  public static let connectionRequired = Self(rawValue: 1 << 2)
  public static let connectionOnTraffic = Self(rawValue: 1 << 3)
  public static let interventionRequired = Self(rawValue: 1 << 4)
  public static let connectionOnDemand = Self(rawValue: 1 << 5)
  public static let isLocalAddress = Self(rawValue: 1 << 16)
  public static let isDirect = Self(rawValue: 1 << 17)
  public static let isWWAN = Self(rawValue: 1 << 18)
}

/// The context pointer of a callback, with its functions.
public struct SCNetworkReachabilityContext {
  public var version: Int
  public var info: UnsafeMutableRawPointer?
  public var retain: (@convention(c) (UnsafeRawPointer) -> UnsafeRawPointer)?
  public var release: (@convention(c) (UnsafeRawPointer) -> Void)?
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
  public init(
    version: Int, info: UnsafeMutableRawPointer?, retain: (@convention(c) (UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: (@convention(c) (UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
  ) {
    (self.version, self.info, self.retain, self.release, self.copyDescription) = (version, info, retain, release, copyDescription)
  }
}

public typealias SCNetworkReachabilityCallBack = (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void

/// Whether other networks can be reached: the answer of `NWPathMonitor`, whatever the address.
// Unchecked: the lock guards every property.
public final class SCNetworkReachability: @unchecked Sendable {
  private let lock = NSLock()
  private var callback: SCNetworkReachabilityCallBack?
  private var info: UnsafeMutableRawPointer?
  private var monitor: NWPathMonitor?
  fileprivate init() {}
  deinit { monitor?.cancel() }

  fileprivate func setCallback(_ callback: SCNetworkReachabilityCallBack?, _ info: UnsafeMutableRawPointer?) {
    lock.withLock { (self.callback, self.info) = (callback, info) }
  }
  fileprivate func follow(on queue: DispatchQueue?) {
    let new = queue.map { _ in NWPathMonitor() }
    new?.pathUpdateHandler = { [weak self] path in
      guard let self else { return }
      let (callback, info) = lock.withLock { (self.callback, self.info) }
      callback?(self, Self.flags(path), info)
    }
    let old = lock.withLock {
      defer { monitor = new }
      return monitor
    }
    old?.cancel()
    if let queue { new?.start(queue: queue) }
  }

  fileprivate static func flags(_ path: NWPath) -> SCNetworkReachabilityFlags {
    guard path.status == .satisfied else { return [] }
    return path.usesInterfaceType(.cellular) ? [.reachable, .isWWAN] : .reachable
  }
  fileprivate static var current: SCNetworkReachabilityFlags { flags(NWPathMonitor().currentPath) }
}

public func SCNetworkReachabilityCreateWithName(_ allocator: CFTypeRef?, _ nodename: UnsafePointer<CChar>) -> SCNetworkReachability? {
  SCNetworkReachability()
}
public func SCNetworkReachabilityCreateWithAddress(_ allocator: CFTypeRef?, _ address: UnsafePointer<sockaddr>) -> SCNetworkReachability? {
  SCNetworkReachability()
}
public func SCNetworkReachabilityGetFlags(_ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>) -> Bool {
  flags.pointee = SCNetworkReachability.current
  return true
}
@discardableResult public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?, _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  target.setCallback(callout, context?.pointee.info)
  return true
}
/// Calls the callback on `queue` after each change; nil stops that.
@discardableResult public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
  target.follow(on: queue)
  return true
}

/// Returns nil, as for an app without the entitlement for Wi-Fi information.
public func CNCopyCurrentNetworkInfo(_ interfaceName: CFString) -> CFDictionary? { nil }
public func CNCopySupportedInterfaces() -> CFArray? { nil }
public nonisolated(unsafe) let kCNNetworkInfoKeySSID: CFString = "SSID"
public nonisolated(unsafe) let kCNNetworkInfoKeyBSSID: CFString = "BSSID"
