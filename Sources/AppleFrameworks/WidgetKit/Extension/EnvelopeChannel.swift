import WireSchema
import Glibc

/// Reads and writes envelopes over a stream socket: an unsigned 32-bit little-endian length, then the message.
// Unchecked: `lock` guards `open` and writing; only the reading thread reads.
final class EnvelopeChannel: @unchecked Sendable {
  /// The largest frame either side accepts, in bytes.
  static let largestFrame = 64 << 20

  /// Why reading ended.
  enum End: Equatable {
    case closed
    case frameTooLarge(Int)
    case malformed
    case failed(Int32)
  }

  private let descriptor: Int32
  private let lock = NSLock()
  private var open = true

  init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  var isOpen: Bool {
    lock.lock()
    defer { lock.unlock() }
    return open
  }

  /// Reads on a thread of its own until the other side closes; `ended` is called once.
  func start(_ receive: @escaping @Sendable (Envelope) -> Void, ended: @escaping @Sendable (End) -> Void) {
    let thread = Thread { [self] in
      let end = readAll(receive)
      lock.lock()
      open = false
      lock.unlock()
      ended(end)
    }
    thread.name = "almanac.socket"
    thread.start()
  }

  private func readAll(_ receive: (Envelope) -> Void) -> End {
    while true {
      guard let header = read(count: 4) else { return .closed }
      let length = header.withUnsafeBytes { Int(UInt32(littleEndian: $0.loadUnaligned(as: UInt32.self))) }
      guard length <= Self.largestFrame else { return .frameTooLarge(length) }
      guard let body = read(count: length) else { return .closed }
      guard let envelope = try? Envelope(serializedBytes: body) else { return .malformed }
      receive(envelope)
    }
  }

  private func read(count: Int) -> Data? {
    var data = Data(count: count)
    var filled = 0
    while filled < count {
      let got = data.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress! + filled, count - filled) }
      if got > 0 {
        filled += got
      } else if got == 0 || errno != EINTR {
        return nil
      }
    }
    return data
  }

  /// Writes one envelope; frames of several threads do not mix. An envelope larger than a frame may be is not written.
  /// - Returns: Whether it was written.
  @discardableResult
  func write(_ envelope: Envelope) -> Bool {
    guard let body: Data = try? envelope.serializedData(), body.count <= Self.largestFrame else { return false }
    var frame = withUnsafeBytes(of: UInt32(body.count).littleEndian) { Data($0) }
    frame.append(body)
    lock.lock()
    defer { lock.unlock() }
    guard open else { return false }
    return frame.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = send(descriptor, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
        if count > 0 {
          sent += count
        } else if errno != EINTR {
          open = false
          return false
        }
      }
      return true
    }
  }
}

extension Envelope {
  init(call: ExtensionCall, id: UInt64) {
    self.init()
    protocolVersion = 1
    self.id = id
    self.call = call
  }
  init(reply: ExtensionReply, id: UInt64) {
    self.init()
    protocolVersion = 1
    self.id = id
    self.reply = reply
  }
}

/// Client side of a Unix stream socket.
enum UnixSocket {
  /// A connected descriptor, or nil if nobody listens at `path`.
  static func connect(path: String) -> Int32? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
    guard result == 0 else {
      close(descriptor)
      return nil
    }
    return descriptor
  }
}
