import Foundation
import Glibc

/// What waits to be written to an extension's socket. A process that does not read does not hold up the host.
// Unchecked: used on `queue` only.
final class ExtensionOutbox: @unchecked Sendable {
  private let socket: Int32
  private let queue: DispatchQueue
  private var waiting = Data()
  private var isOpen = true
  /// Reports that the socket takes more.
  private var writing: DescriptorSource?

  init(socket: Int32, queue: DispatchQueue) {
    (self.socket, self.queue) = (socket, queue)
  }

  /// The number of bytes that wait.
  var count: Int { waiting.count }

  /// Writes the frame after those before it, as soon as the socket takes it.
  func write(_ frame: Data) {
    waiting.append(frame)
    flush()
  }

  /// Writes nothing from now on. The socket's number may then belong to another descriptor.
  func close() {
    isOpen = false
    writing?.cancel()
    writing = nil
  }

  private func flush() {
    guard isOpen else { return }
    while !waiting.isEmpty {
      let count = waiting.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL)) }
      guard count > 0 else {
        if count < 0, errno == EAGAIN { waitToWrite() }
        return
      }
      waiting = Data(waiting.dropFirst(count))
    }
    writing?.cancel()
    writing = nil
  }

  private func waitToWrite() {
    guard writing == nil else { return }
    // A second number for the socket: the first is watched for reading.
    let second = fcntl(socket, F_DUPFD_CLOEXEC, 0)
    if second >= 0 { writing = try? DescriptorSource(.writing, second, on: queue) { [weak self] in self?.flush() } }
    // If no number is free, the rest is not sent now. The extension waits for it, and the deadline of its request ends it.
  }
}
