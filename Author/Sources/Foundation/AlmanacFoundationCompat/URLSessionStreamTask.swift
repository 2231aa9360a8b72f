import FoundationNetworking

extension URLSession {
  /// Returns a task that connects to the host when it is resumed.
  public func streamTask(withHostName hostname: String, port: Int) -> URLSessionStreamTask { URLSessionStreamTask(host: hostname, port: port) }
}

/// A TCP connection. Data is sent and read in order. TLS is not supported: `startSecureConnection` makes every later read and write fail.
// Unchecked: `queue` runs everything that touches the socket and the flags.
public final class URLSessionStreamTask: NSObject, @unchecked Sendable {
  private let queue = DispatchQueue(label: "almanac.stream-task")
  private let host: String
  private let port: Int
  private var socket: Int32 = -1
  private var failure: URLError?
  private var isResumed = false

  init(host: String, port: Int) { (self.host, self.port) = (host, port) }
  deinit { if socket >= 0 { close(socket) } }

  public func resume() { queue.async { [self] in connect() } }
  public func cancel() {
    queue.async { [self] in
      failure = URLError(.cancelled)
      if socket >= 0 { close(socket) }
      socket = -1
    }
  }
  public func closeWrite() { queue.async { [self] in if socket >= 0 { shutdown(socket, Int32(SHUT_WR)) } } }
  public func closeRead() { queue.async { [self] in if socket >= 0 { shutdown(socket, Int32(SHUT_RD)) } } }
  public func startSecureConnection() { queue.async { [self] in failure = URLError(.secureConnectionFailed) } }
  public func stopSecureConnection() {}

  private func connect() {
    guard !isResumed else { return }
    isResumed = true
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &hints, &found) == 0 else { return failure = URLError(.cannotFindHost) }
    defer { freeaddrinfo(found) }
    var next = found
    while let address = next {
      let opened = Glibc.socket(address.pointee.ai_family, address.pointee.ai_socktype, address.pointee.ai_protocol)
      if opened >= 0, Glibc.connect(opened, address.pointee.ai_addr, address.pointee.ai_addrlen) == 0 { return socket = opened }
      if opened >= 0 { close(opened) }
      next = address.pointee.ai_next
    }
    failure = URLError(.cannotConnectToHost)
  }

  private func setTimeout(_ option: Int32, _ seconds: TimeInterval) {
    // Zero means no time limit, as in Apple's API.
    let whole = max(0, min(seconds, 86_400))
    var time = timeval(tv_sec: Int(whole), tv_usec: Int((whole - whole.rounded(.down)) * 1_000_000))
    setsockopt(socket, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
  }

  /// Reads until at least `minBytes` have arrived, the peer has closed, or no byte has arrived for `timeout` seconds (0 means no limit).
  @preconcurrency
  public func readData(
    ofMinLength minBytes: Int, maxLength maxBytes: Int, timeout: TimeInterval,
    completionHandler: @escaping @Sendable (Data?, Bool, (any Error)?) -> Void
  ) {
    queue.async { [self] in
      if let failure { return completionHandler(nil, false, failure) }
      guard socket >= 0, maxBytes > 0 else { return completionHandler(nil, false, URLError(.networkConnectionLost)) }
      setTimeout(SO_RCVTIMEO, timeout)
      var data = Data()
      var buffer = [UInt8](repeating: 0, count: min(maxBytes, 65_536))
      while data.count < max(1, minBytes) {
        let count = recv(socket, &buffer, min(buffer.count, maxBytes - data.count), 0)
        if count == 0 { return completionHandler(data.isEmpty ? nil : data, true, nil) }
        guard count > 0 else {
          let isLate = errno == EAGAIN || errno == EWOULDBLOCK
          return completionHandler(data.isEmpty ? nil : data, false, URLError(isLate ? .timedOut : .networkConnectionLost))
        }
        data.append(contentsOf: buffer[..<count])
        if data.count >= maxBytes { break }
      }
      completionHandler(data, false, nil)
    }
  }
  public func readData(ofMinLength minBytes: Int, maxLength maxBytes: Int, timeout: TimeInterval) async throws -> (Data?, Bool) {
    try await withCheckedThrowingContinuation { continuation in
      readData(ofMinLength: minBytes, maxLength: maxBytes, timeout: timeout) { data, isAtEnd, error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: (data, isAtEnd)) }
      }
    }
  }
  @preconcurrency
  public func write(_ data: Data, timeout: TimeInterval, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    queue.async { [self] in
      if let failure { return completionHandler(failure) }
      guard socket >= 0 else { return completionHandler(URLError(.networkConnectionLost)) }
      setTimeout(SO_SNDTIMEO, timeout)
      var sent = 0
      while sent < data.count {
        let count = data[(data.startIndex + sent)...].withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        guard count > 0 else {
          let isLate = errno == EAGAIN || errno == EWOULDBLOCK
          return completionHandler(URLError(isLate ? .timedOut : .networkConnectionLost))
        }
        sent += count
      }
      completionHandler(nil)
    }
  }
  public func write(_ data: Data, timeout: TimeInterval) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      write(data, timeout: timeout) { error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }
}
