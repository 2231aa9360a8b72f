import Glibc
import Synchronization

public enum CFHostInfoType: Int32, Sendable { case addresses, names, reachability }

/// The arguments are the host, the requested info type, the error (nil on success) and the context's pointer.
public typealias CFHostClientCallBack = @Sendable (CFHost, CFHostInfoType, UnsafePointer<CFStreamError>?, UnsafeMutableRawPointer?) -> Void
public struct CFHostClientContext {
  public var version: CFIndex = 0
  public var info: UnsafeMutableRawPointer?
  public var retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)?
  public var release: ((UnsafeRawPointer?) -> Void)?
  public var copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)?
  public init() {}
  public init(
    version: CFIndex, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)?,
    release: ((UnsafeRawPointer?) -> Void)?, copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)?
  ) {
    (self.version, self.info, self.retain, self.release, self.copyDescription) = (version, info, retain, release, copyDescription)
  }
}

/// A host name or address that the system resolver looks up.
// Unchecked: `state` is behind a lock, and only the caller of `CFHostSetClient` knows what its pointer is.
public final class CFHost: @unchecked Sendable {
  fileprivate struct State {
    var name: String?
    var addresses: [Data]?
    var names: [String]?
    var callBack: CFHostClientCallBack?
    var info: UInt = 0
    var loop: (RunLoop, CFRunLoopMode)?
    /// Incremented by each lookup and each cancellation, so that a late answer is dropped.
    var turn = 0
    /// The array returned last. It is stored here because a caller does not own it.
    var given: UncheckedSendable<NSArray>?
    mutating func keep(_ array: UncheckedSendable<NSArray>) -> UncheckedSendable<NSArray> {
      if let given, given.value.isEqual(array.value) { return given }
      given = array
      return array
    }
  }
  fileprivate let state: Mutex<State>
  fileprivate init(name: String?, addresses: [Data]?) { state = Mutex(State(name: name, addresses: addresses)) }

  /// Looks up the missing info on the calling thread.
  fileprivate func resolve(_ info: CFHostInfoType) -> CFStreamError? {
    let (name, addresses) = state.withLock { ($0.name, $0.addresses) }
    switch info {
    case .addresses:
      guard let name else { return addresses == nil ? CFStreamError(domain: CFIndex(kCFStreamErrorDomainNetDB), error: EAI_NONAME) : nil }
      var hints = addrinfo()
      hints.ai_socktype = SOCK_STREAM
      var found: UnsafeMutablePointer<addrinfo>?
      let code = getaddrinfo(name, nil, &hints, &found)
      guard code == 0 else { return CFStreamError(domain: CFIndex(kCFStreamErrorDomainNetDB), error: code) }
      defer { freeaddrinfo(found) }
      let all = sequence(first: found) { $0?.pointee.ai_next }.prefix { $0 != nil }.compactMap { next in
        next.flatMap { entry in entry.pointee.ai_addr.map { Data(bytes: $0, count: Int(entry.pointee.ai_addrlen)) } }
      }
      state.withLock { $0.addresses = all }
      return nil
    case .names:
      if let name {
        state.withLock { $0.names = [name] }
        return nil
      }
      var buffer = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      var code = EAI_NONAME
      if let address = addresses?.first, address.count >= MemoryLayout<sockaddr>.size {
        code = address.withUnsafeBytes {
          let start = $0.baseAddress?.assumingMemoryBound(to: sockaddr.self)
          return getnameinfo(start, socklen_t($0.count), &buffer, socklen_t(buffer.count), nil, 0, NI_NAMEREQD)
        }
      }
      guard code == 0 else { return CFStreamError(domain: CFIndex(kCFStreamErrorDomainNetDB), error: code) }
      let found = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      state.withLock { $0.names = [found] }
      return nil
    case .reachability: return CFStreamError(domain: CFIndex(kCFStreamErrorDomainSystemConfiguration), error: 0)
    }
  }
}

public func CFHostCreateWithName(_ allocator: CFAllocator?, _ hostname: CFString) -> Unmanaged<CFHost> {
  .passRetained(CFHost(name: hostname as String, addresses: nil))
}
public func CFHostCreateWithAddress(_ allocator: CFAllocator?, _ addr: CFData) -> Unmanaged<CFHost> {
  .passRetained(CFHost(name: nil, addresses: [addr as Data]))
}
public func CFHostCreateCopy(_ alloc: CFAllocator?, _ host: CFHost) -> Unmanaged<CFHost> {
  let (name, addresses) = host.state.withLock { ($0.name, $0.addresses) }
  return .passRetained(CFHost(name: name, addresses: addresses))
}

/// Blocks until the resolver answers. If the host has a client, the lookup runs on another thread, and the client is called on the run loop on which
/// the host is scheduled.
@discardableResult public func CFHostStartInfoResolution(_ theHost: CFHost, _ info: CFHostInfoType, _ error: UnsafeMutablePointer<CFStreamError>?)
  -> Bool
{
  let (callBack, turn) = theHost.state.withLock { state in
    state.turn += 1
    return (state.callBack, state.turn)
  }
  guard let callBack else {
    let failure = theHost.resolve(info)
    if let failure { error?.pointee = failure }
    return failure == nil
  }
  DispatchQueue.global().async {
    let failure = theHost.resolve(info)
    let tell = UncheckedSendable {
      let (isCurrent, pointer) = theHost.state.withLock { ($0.turn == turn && $0.callBack != nil, UnsafeMutableRawPointer(bitPattern: $0.info)) }
      guard isCurrent else { return }
      if var failure { callBack(theHost, info, &failure, pointer) } else { callBack(theHost, info, nil, pointer) }
    }
    guard let (loop, mode) = theHost.state.withLock({ $0.loop.map { UncheckedSendable($0) } })?.value else { return }
    loop.perform(inModes: [mode.mode]) { tell.value() }
  }
  return true
}
public func CFHostGetAddressing(_ theHost: CFHost, _ hasBeenResolved: UnsafeMutablePointer<DarwinBoolean>?) -> Unmanaged<CFArray>? {
  let addresses = theHost.state.withLock { state in
    state.addresses.map { addresses in state.keep(UncheckedSendable(addresses.map { $0 as NSData } as NSArray)) }
  }
  hasBeenResolved?.pointee = DarwinBoolean(addresses != nil)
  return addresses.map { .passUnretained($0.value) }
}
public func CFHostGetNames(_ theHost: CFHost, _ hasBeenResolved: UnsafeMutablePointer<DarwinBoolean>?) -> Unmanaged<CFArray>? {
  let names = theHost.state.withLock { state in
    (state.names ?? state.name.map { [$0] }).map { names in state.keep(UncheckedSendable(names.map { $0 as NSString } as NSArray)) }
  }
  hasBeenResolved?.pointee = DarwinBoolean(names != nil)
  return names.map { .passUnretained($0.value) }
}
public func CFHostCancelInfoResolution(_ theHost: CFHost, _ info: CFHostInfoType) { theHost.state.withLock { $0.turn += 1 } }
@preconcurrency
@discardableResult public func CFHostSetClient(
  _ theHost: CFHost, _ clientCB: CFHostClientCallBack?, _ clientContext: UnsafeMutablePointer<CFHostClientContext>?
) -> Bool {
  let info = UInt(bitPattern: clientContext?.pointee.info)
  theHost.state.withLock { ($0.callBack, $0.info) = (clientCB, info) }
  return true
}
public func CFHostScheduleWithRunLoop(_ theHost: CFHost, _ runLoop: CFRunLoop, _ runLoopMode: CFRunLoopMode) {
  let loop = UncheckedSendable(runLoop)
  theHost.state.withLock { $0.loop = (loop.value, runLoopMode) }
}
public func CFHostUnscheduleFromRunLoop(_ theHost: CFHost, _ runLoop: CFRunLoop, _ runLoopMode: CFRunLoopMode) {
  theHost.state.withLock { $0.loop = nil }
}
