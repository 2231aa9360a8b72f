import Dispatch
import Foundation
import Glibc
import Synchronization

/// The socket of a connection.
///
/// Everything runs on one serial queue, whose target is the author's queue, so that the author's blocks run there in order. Once started, a core
/// lives until it is cancelled or fails, because the sources of its socket retain it; Apple's connections do the same.
// Unchecked: mutable state is used only on the queue, or is behind the lock.
final class ConnectionCore: @unchecked Sendable {
  struct Handlers {
    var state: (@Sendable (NWConnection.State) -> Void)?
    var path: (@Sendable (NWPath) -> Void)?
    var viability: (@Sendable (Bool) -> Void)?
    var betterPath: (@Sendable (Bool) -> Void)?
    var current = NWConnection.State.setup
    var queue: DispatchQueue?
    var isActive = false
  }
  let handlers = Mutex(Handlers())
  private let endpoint: NWEndpoint
  private let parameters: NWParameters
  private let queue = DispatchQueue(label: "Network.NWConnection", attributes: .initiallyInactive)

  private struct Sending {
    var rest: Data
    let isLast: Bool
    let done: (@Sendable (NWError?) -> Void)?
  }
  private struct Receiving {
    let least: Int
    let most: Int
    let done: NWConnection.Received
  }
  private static let chunk = 65_536

  private var descriptor: Int32 = -1
  private var transport: SocketTransport?
  private var addresses: ArraySlice<SocketAddress> = []
  private var reading: (any DispatchSourceRead)?
  private var writing: (any DispatchSourceWrite)?
  private var readingStopped = true
  private var writingStopped = true
  private var sends: [Sending] = []
  private var receives: [Receiving] = []
  private var buffer = Data()
  private var datagrams: [Data] = []
  private var hasEnded = false
  private var attempt = 0

  init(_ endpoint: NWEndpoint, _ parameters: NWParameters) { (self.endpoint, self.parameters) = (endpoint, parameters) }

  private var state: NWConnection.State { handlers.withLock { $0.current } }
  private func become(_ new: NWConnection.State) {
    let handler = handlers.withLock { handlers in
      handlers.current = new
      return handlers.state
    }
    handler?(new)
  }

  /// Sets the queue's target and activates it. An inactive queue may not be released.
  private func activate(_ target: DispatchQueue?) -> Bool {
    let isFirst = handlers.withLock { handlers in
      defer { (handlers.isActive, handlers.queue) = (true, handlers.queue ?? target) }
      return !handlers.isActive
    }
    guard isFirst else { return false }
    if let target { queue.setTarget(queue: target) }
    queue.activate()
    return true
  }
  func dropIfUnused() {
    if activate(nil) { cancel() }
  }

  // MARK: Connecting

  func start(_ target: DispatchQueue) {
    guard activate(target) else { return }
    queue.async { self.begin() }
  }
  func restart() {
    queue.async { if case .waiting = self.state { self.begin() } }
  }

  private func begin() {
    guard state != .cancelled else { return }
    guard let transport = parameters.transport else {
      UnavailableServices.report("network.connections", "Network's connections with TLS, QUIC or WebSocket fail (EOPNOTSUPP); use URLSession")
      return fail(.posix(.EOPNOTSUPP))
    }
    self.transport = transport
    attempt += 1
    become(.preparing)
    // On another queue, because the resolver blocks.
    let (endpoint, attempt) = (endpoint, attempt)
    DispatchQueue.global().async {
      let found = SocketAddress.resolve(endpoint, transport)
      self.queue.async {
        guard self.attempt == attempt, self.state == .preparing else { return }
        switch found {
        case .failure(let error): if error == .posix(.EOPNOTSUPP) { self.fail(error) } else { self.become(.waiting(error)) }
        case .success(let addresses):
          self.addresses = addresses[...]
          self.connectNext(.posix(.ENETUNREACH))
        }
      }
    }
    let seconds = (parameters.defaultProtocolStack.transportProtocol as? NWProtocolTCP.Options)?.connectionTimeout ?? 0
    guard seconds > 0 else { return }
    queue.asyncAfter(deadline: .now() + .seconds(seconds)) {
      guard self.attempt == attempt, self.state == .preparing else { return }
      self.close()
      self.become(.waiting(.posix(.ETIMEDOUT)))
    }
  }

  /// Tries the next address. If there is none, the connection waits, as Apple's does.
  private func connectNext(_ error: NWError) {
    guard let address = addresses.popFirst(), let transport else { return become(.waiting(error)) }
    let type = Int32((transport == .stream ? SOCK_STREAM : SOCK_DGRAM).rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    descriptor = socket(address.family, type, 0)
    guard descriptor >= 0 else { return connectNext(.last()) }
    setOptions()
    if address.withPointer({ connect(descriptor, $0, $1) }) == 0 { return connected() }
    guard errno == EINPROGRESS else {
      let error = NWError.last()
      close()
      return connectNext(error)
    }
    watchWriting()
  }

  private func setOptions() {
    guard let options = parameters.defaultProtocolStack.transportProtocol as? NWProtocolTCP.Options else { return }
    func set(_ level: Int32, _ name: Int32, _ value: Int) {
      var value = Int32(clamping: value)
      setsockopt(descriptor, level, name, &value, socklen_t(MemoryLayout<Int32>.size))
    }
    if options.noDelay { set(Int32(IPPROTO_TCP), TCP_NODELAY, 1) }
    guard options.enableKeepalive else { return }
    set(SOL_SOCKET, SO_KEEPALIVE, 1)
    if options.keepaliveIdle > 0 { set(Int32(IPPROTO_TCP), TCP_KEEPIDLE, options.keepaliveIdle) }
    if options.keepaliveInterval > 0 { set(Int32(IPPROTO_TCP), TCP_KEEPINTVL, options.keepaliveInterval) }
    if options.keepaliveCount > 0 { set(Int32(IPPROTO_TCP), TCP_KEEPCNT, options.keepaliveCount) }
  }

  private func connected() {
    stopWriting()
    become(.ready)
    let (path, viability) = handlers.withLock { ($0.path, $0.viability) }
    path?(PathProbe.path())
    viability?(true)
    write()
    deliver()
  }

  private func isWritable() {
    guard state == .preparing else { return write() }
    var (error, length) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
    getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &error, &length)
    if error == 0 { return connected() }
    close()
    connectNext(.posix(POSIXErrorCode(rawValue: error) ?? .EIO))
  }

  // MARK: Sending

  func send(_ data: Data, isLast: Bool, _ done: (@Sendable (NWError?) -> Void)?) {
    queue.async {
      switch self.state {
      case .cancelled: done?(.posix(.ECANCELED))
      case .failed(let error): done?(error)
      default:
        self.sends.append(Sending(rest: data, isLast: isLast, done: done))
        if self.state == .ready { self.write() }
      }
    }
  }

  private func write() {
    while state == .ready, let first = sends.first {
      // An empty datagram is a message too.
      if !first.rest.isEmpty || transport == .datagrams && !first.isLast {
        let count = first.rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        if count < 0 {
          if errno == EINTR { continue }
          if errno == EAGAIN { return watchWriting() }
          return fail(.last())
        }
        if transport == .stream, count < first.rest.count {
          sends[0].rest = first.rest.dropFirst(count)
          continue
        }
      }
      if first.isLast, transport == .stream { shutdown(descriptor, Int32(SHUT_WR)) }
      sends.removeFirst()
      first.done?(nil)
    }
    stopWriting()
  }

  // MARK: Receiving

  func receive(_ least: Int, _ most: Int, _ done: @escaping NWConnection.Received) {
    queue.async {
      switch self.state {
      case .cancelled: done(nil, nil, false, .posix(.ECANCELED))
      case .failed(let error): done(nil, nil, false, error)
      default:
        self.receives.append(Receiving(least: max(least, 1), most: max(most, 1), done: done))
        if self.state == .ready { self.deliver() }
      }
    }
  }

  private func read() {
    var bytes = [UInt8](repeating: 0, count: Self.chunk)
    while state == .ready, !hasEnded, buffer.count < (receives.first.map { max($0.least, Self.chunk) } ?? 0) {
      let count = recv(descriptor, &bytes, bytes.count, 0)
      if count < 0 {
        if errno == EINTR { continue }
        if errno == EAGAIN { break }
        return fail(.last())
      }
      if transport == .datagrams {
        datagrams.append(Data(bytes.prefix(count)))
        break
      }
      if count == 0 { hasEnded = true } else { buffer.append(contentsOf: bytes.prefix(count)) }
    }
    deliver()
  }

  /// Delivers content to waiting calls, and continues reading only if any remain.
  private func deliver() {
    while state == .ready, let first = receives.first {
      if transport == .datagrams {
        guard !datagrams.isEmpty else { break }
        receives.removeFirst()
        first.done(datagrams.removeFirst(), .defaultMessage, true, nil)
        continue
      }
      guard buffer.count >= first.least || hasEnded else { break }
      receives.removeFirst()
      let part = buffer.prefix(first.most)
      buffer = Data(buffer.dropFirst(part.count))
      first.done(part.isEmpty ? nil : Data(part), .defaultStream, hasEnded && buffer.isEmpty, nil)
    }
    if state == .ready, !receives.isEmpty, !hasEnded { watchReading() } else { stopReading() }
  }

  // MARK: The socket's sources

  private func watchReading() {
    if reading == nil {
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
      source.setEventHandler { self.read() }
      reading = source
    }
    if readingStopped { reading?.resume() }
    readingStopped = false
  }
  private func stopReading() {
    if !readingStopped { reading?.suspend() }
    readingStopped = true
  }
  private func watchWriting() {
    if writing == nil {
      let source = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: queue)
      source.setEventHandler { self.isWritable() }
      writing = source
    }
    if writingStopped { writing?.resume() }
    writingStopped = false
  }
  private func stopWriting() {
    if !writingStopped { writing?.suspend() }
    writingStopped = true
  }

  // MARK: The end

  private func close() {
    // A suspended source may not be released, and the socket must stay open until no source watches it.
    let closing = descriptor
    descriptor = -1
    let watched = DispatchGroup()
    for (source, isStopped) in [(reading as (any DispatchSourceProtocol)?, readingStopped), (writing, writingStopped)] {
      guard let source else { continue }
      watched.enter()
      source.setCancelHandler { watched.leave() }
      source.cancel()
      if isStopped { source.resume() }
    }
    (reading, writing, readingStopped, writingStopped) = (nil, nil, true, true)
    if closing >= 0 { watched.notify(queue: .global()) { _ = Glibc.close(closing) } }
  }

  private func fail(_ error: NWError) {
    become(.failed(error))
    end(error)
  }
  private func end(_ error: NWError) {
    close()
    let (sends, receives) = (sends, receives)
    (self.sends, self.receives) = ([], [])
    for one in sends { one.done?(error) }
    for one in receives { one.done(nil, nil, false, error) }
  }

  func cancel() {
    // Also completes the calls of a connection that was never started.
    _ = activate(nil)
    queue.async {
      guard self.state != .cancelled else { return }
      let hadFailed = if case .failed = self.state { true } else { false }
      self.become(.cancelled)
      if !hadFailed { self.end(.posix(.ECANCELED)) }
    }
  }
}
