import AlmanacWireSchema
import Foundation
import Glibc

/// The painter's end of the socket: sends and receives whole messages, and waits for each.
public final class PainterChannel {
  private let socket: Int32
  private var frames = MessageFrames<PainterMessage>(limit: PainterChannel.largestFrame)

  /// The longest message from the host in bytes. The host is trusted; the figure finds a broken stream.
  private static let largestFrame = 64 << 20

  /// - Parameter socket: a connected stream socket, which stays open.
  public init(socket: Int32) { self.socket = socket }

  /// Waits for the next message; nil if the host has closed the socket or sent something else than a message.
  public func receive() -> PainterMessage? {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      while true {
        do { if let message = try frames.next() { return message } } catch { return nil }
        let count = read(socket, buffer.baseAddress, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return nil }
        frames.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      }
    }
  }

  /// Sends a message; returns whether the host took all of it.
  public func send(_ message: PainterMessage) -> Bool {
    guard let frame = try? message.frame() else { return false }
    return send(frame)
  }

  /// Sends bytes as they are.
  public func send(_ bytes: Data) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = write(socket, bytes.baseAddress! + sent, bytes.count - sent)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        sent += count
      }
      return true
    }
  }
}
