import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Glibc

/// Reads and writes envelopes over a stream socket: an unsigned 32-bit little-endian length, then the message.
// Unchecked: `lock` guards `open` and writing; only the reading thread reads.
package final class EnvelopeChannel: @unchecked Sendable {
  /// The longest envelope that either side accepts, in bytes.
  package static var largestFrame: Int { Profiles.limits.replyBytes }

  /// The reason why reading ended.
  package enum End: Equatable {
    case closed
    /// The other side sent data that is not a valid frame.
    case refused(FrameError)
  }

  private let descriptor: Int32
  private let lock = NSLock()
  private var open = true

  package init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  package var isOpen: Bool {
    lock.lock()
    defer { lock.unlock() }
    return open
  }

  /// Reads on its own thread until the other side closes the connection or sends an invalid frame; then calls `ended` once.
  package func start(_ receive: @escaping @Sendable (Envelope) -> Void, ended: @escaping @Sendable (End) -> Void) {
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
    var frames = FrameDecoder(limit: Self.largestFrame)
    return withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 16) { buffer in
      while true {
        let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return .closed }
        frames.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        do throws(FrameError) {
          while let envelope = try frames.next() { receive(envelope) }
        } catch {
          return .refused(error)
        }
      }
    }
  }

  /// Writes one envelope. Frames from several threads are not interleaved. An envelope larger than ``largestFrame`` is not written.
  /// - Returns: True if it was written.
  @discardableResult
  package func write(_ envelope: Envelope) -> Bool {
    guard let frame = try? envelope.frame(limit: Self.largestFrame) else { return false }
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

/// The client side of a Unix stream socket.
package enum UnixSocket {
  /// Connects to the socket at `path`. Returns the descriptor, or nil if no process listens there.
  package static func connect(path: String) -> Int32? {
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
