import Glibc
import Synchronization

public struct CFSocketCallBackType: OptionSet, Sendable {
  public let rawValue: CFOptionFlags
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
  public static let readCallBack = CFSocketCallBackType(rawValue: 1)
  public static let acceptCallBack = CFSocketCallBackType(rawValue: 2)
  public static let dataCallBack = CFSocketCallBackType(rawValue: 3)
  public static let connectCallBack = CFSocketCallBackType(rawValue: 4)
  public static let writeCallBack = CFSocketCallBackType(rawValue: 8)
}
public enum CFSocketError: CFIndex, Sendable {
  case success = 0
  case error = -1
  case timeout = -2
}
public typealias CFSocketNativeHandle = Int32
/// The arguments are the socket, the event, the sender's address, the event's data and the context's pointer.
public typealias CFSocketCallBack = @Sendable (CFSocket?, CFSocketCallBackType, CFData?, UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Void
public struct CFSocketContext {
  public var version: CFIndex = 0
  public var info: UnsafeMutableRawPointer!
  public var retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)!
  public var release: ((UnsafeRawPointer?) -> Void)!
  public var copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)!
  public init() {}
  public init(
    version: CFIndex, info: UnsafeMutableRawPointer!, retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)!,
    release: ((UnsafeRawPointer?) -> Void)!, copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)!
  ) {
    (self.version, self.info, self.retain, self.release, self.copyDescription) = (version, info, retain, release, copyDescription)
  }
}
public let kCFSocketAutomaticallyReenableReadCallBack: CFOptionFlags = 1
public let kCFSocketAutomaticallyReenableAcceptCallBack: CFOptionFlags = 2
public let kCFSocketAutomaticallyReenableDataCallBack: CFOptionFlags = 3
public let kCFSocketAutomaticallyReenableWriteCallBack: CFOptionFlags = 8
public let kCFSocketLeaveErrors: CFOptionFlags = 64
public let kCFSocketCloseOnInvalidate: CFOptionFlags = 128

/// A socket whose data arrives on a run loop. It is closed when it is invalidated or deallocated.
// Unchecked: `state` is behind a lock; the call-back runs on the run loop of the source.
public final class CFSocket: @unchecked Sendable {
  fileprivate struct State {
    var handle: Int32
    var source: (any DispatchSourceRead)?
  }
  fileprivate let state: Mutex<State>
  fileprivate let types: CFSocketCallBackType
  fileprivate let callBack: CFSocketCallBack?
  fileprivate let info: UInt
  fileprivate init(handle: Int32, types: CFSocketCallBackType, callBack: CFSocketCallBack?, info: UnsafeMutableRawPointer?) {
    state = Mutex(State(handle: handle))
    (self.types, self.callBack, self.info) = (types, callBack, UInt(bitPattern: info))
  }
  deinit { invalidate() }

  fileprivate func invalidate() {
    state.withLock { state in
      guard state.handle >= 0 else { return }
      // The cancel handler of the source closes the socket.
      if let source = state.source { source.cancel() } else { close(state.handle) }
      (state.source, state.handle) = (nil, -1)
    }
  }

  /// Waits for data and calls back on the run loop: with the data (`dataCallBack`) or without it (`readCallBack`). Accepted and completed
  /// connections, and space to write, are not reported.
  fileprivate func listen(on loop: RunLoop, mode: CFRunLoopMode) {
    let loop = UncheckedSendable(loop)
    let wanted = types.intersection(.dataCallBack)
    state.withLock { state in
      guard state.handle >= 0, state.source == nil, callBack != nil, wanted == .dataCallBack || wanted == .readCallBack else { return }
      let (handle, source) = (state.handle, DispatchSource.makeReadSource(fileDescriptor: state.handle, queue: .global()))
      var (kind, length) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
      getsockopt(handle, SOL_SOCKET, SO_TYPE, &kind, &length)
      let isConnection = kind == SOCK_STREAM
      let told = UncheckedSendable(source)  // Suspended before and resumed after the call-back: the source is idle in between.
      source.setEventHandler { [weak self] in
        guard let self else { return }
        if wanted == .readCallBack {
          told.value.suspend()
          return loop.value.perform(inModes: [mode.mode]) {
            self.callBack?(self, .readCallBack, nil, nil, UnsafeMutableRawPointer(bitPattern: self.info))
            told.value.resume()
          }
        }
        guard let (data, address) = Self.receive(handle) else { return }
        // Empty data means that the peer of a connection has closed it. A datagram can be empty too.
        if data.isEmpty, isConnection { self.invalidate() }
        loop.value.perform(inModes: [mode.mode]) { self.tell(data, from: address) }
      }
      source.setCancelHandler { close(handle) }
      state.source = source
      source.resume()
    }
  }
  private static func receive(_ handle: Int32) -> (Data, Data)? {
    var sender = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = withUnsafeMutablePointer(to: &sender) { sender in
      sender.withMemoryRebound(to: sockaddr.self, capacity: 1) { recvfrom(handle, &buffer, buffer.count, MSG_DONTWAIT, $0, &length) }
    }
    guard count >= 0 else { return nil }
    return (Data(buffer.prefix(count)), withUnsafeBytes(of: sender) { Data($0.prefix(Int(length))) })
  }
  private func tell(_ data: Data, from address: Data) {
    let object = data as NSData
    callBack?(self, .dataCallBack, address as NSData, Unmanaged.passUnretained(object).toOpaque(), UnsafeMutableRawPointer(bitPattern: info))
    withExtendedLifetime(object) {}
  }
}

/// Opens a socket. Returns nil if the kernel refuses it; most systems refuse sockets for ICMP.
@preconcurrency
public func CFSocketCreate(
  _ allocator: CFAllocator!, _ protocolFamily: Int32, _ socketType: Int32, _ protocol: Int32, _ callBackTypes: CFOptionFlags,
  _ callout: CFSocketCallBack!, _ context: UnsafePointer<CFSocketContext>!
) -> CFSocket! {
  let family = protocolFamily <= 0 ? PF_INET : protocolFamily
  let type = socketType <= 0 ? SOCK_STREAM : socketType
  let handle = socket(family, type | Int32(SOCK_CLOEXEC.rawValue), max(0, `protocol`))
  guard handle >= 0 else { return nil }
  return CFSocket(handle: handle, types: CFSocketCallBackType(rawValue: callBackTypes), callBack: callout, info: context?.pointee.info)
}
@preconcurrency
public func CFSocketCreateWithNative(
  _ allocator: CFAllocator!, _ sock: CFSocketNativeHandle, _ callBackTypes: CFOptionFlags, _ callout: CFSocketCallBack!,
  _ context: UnsafePointer<CFSocketContext>!
) -> CFSocket! {
  guard sock >= 0 else { return nil }
  return CFSocket(handle: sock, types: CFSocketCallBackType(rawValue: callBackTypes), callBack: callout, info: context?.pointee.info)
}
public func CFSocketGetNative(_ s: CFSocket!) -> CFSocketNativeHandle { s?.state.withLock { $0.handle } ?? -1 }
public func CFSocketIsValid(_ s: CFSocket!) -> Bool { CFSocketGetNative(s) >= 0 }
public func CFSocketInvalidate(_ s: CFSocket!) { s?.invalidate() }
public func CFSocketGetSocketFlags(_ s: CFSocket!) -> CFOptionFlags { kCFSocketCloseOnInvalidate | kCFSocketAutomaticallyReenableDataCallBack }
/// Stub. The flags do not change: invalidating always closes the socket, and data call-backs are always re-enabled.
public func CFSocketSetSocketFlags(_ s: CFSocket!, _ flags: CFOptionFlags) {}

private func withAddress(_ data: CFData?, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int) -> Int {
  guard let data, data.length >= MemoryLayout<sockaddr>.size else { return -1 }
  return body(data.bytes.assumingMemoryBound(to: sockaddr.self), socklen_t(data.length))
}
/// Waits at most `timeout` seconds for the connection.
@discardableResult public func CFSocketConnectToAddress(_ s: CFSocket!, _ address: CFData!, _ timeout: CFTimeInterval) -> CFSocketError {
  let handle = CFSocketGetNative(s)
  let former = fcntl(handle, F_GETFL)
  guard handle >= 0, former >= 0, fcntl(handle, F_SETFL, former | O_NONBLOCK) >= 0 else { return .error }
  defer { _ = fcntl(handle, F_SETFL, former) }
  if withAddress(address, { Int(connect(handle, $0, $1)) }) == 0 { return .success }
  guard errno == EINPROGRESS else { return .error }
  var waiting = pollfd(fd: handle, events: Int16(POLLOUT), revents: 0)
  guard poll(&waiting, 1, Int32(max(0, min(timeout, 86_400)) * 1000)) > 0 else { return .timeout }
  var (code, length) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
  return getsockopt(handle, SOL_SOCKET, SO_ERROR, &code, &length) == 0 && code == 0 ? .success : .error
}
@discardableResult public func CFSocketSetAddress(_ s: CFSocket!, _ address: CFData!) -> CFSocketError {
  withAddress(address) { Int(bind(CFSocketGetNative(s), $0, $1)) } == 0 ? .success : .error
}
@discardableResult public func CFSocketSendData(_ s: CFSocket!, _ address: CFData!, _ data: CFData!, _ timeout: CFTimeInterval) -> CFSocketError {
  let handle = CFSocketGetNative(s)
  guard handle >= 0, let data else { return .error }
  var waiting = pollfd(fd: handle, events: Int16(POLLOUT), revents: 0)
  guard poll(&waiting, 1, Int32(max(0, min(timeout, 86_400)) * 1000)) > 0 else { return .timeout }
  let flags = Int32(MSG_NOSIGNAL)
  let sent =
    address == nil
    ? send(handle, data.bytes, data.length, flags) : withAddress(address) { sendto(handle, data.bytes, data.length, flags, $0, $1) }
  return sent == data.length ? .success : .error
}

/// The source that connects a socket to a run loop.
public final class CFRunLoopSource: Sendable {
  fileprivate let socket: CFSocket
  fileprivate init(socket: CFSocket) { self.socket = socket }
}
public func CFSocketCreateRunLoopSource(_ allocator: CFAllocator!, _ s: CFSocket!, _ order: CFIndex) -> CFRunLoopSource! {
  s.map(CFRunLoopSource.init)
}
public func CFRunLoopAddSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {
  guard let rl, let source, let mode else { return }
  source.socket.listen(on: rl, mode: mode)
}
/// Closes the socket: data that arrives later is lost.
public func CFRunLoopRemoveSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) { source?.socket.invalidate() }
public func CFRunLoopSourceInvalidate(_ source: CFRunLoopSource!) { source?.socket.invalidate() }
