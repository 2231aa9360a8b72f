import Foundation
import Glibc
import TestWaiting
import Testing

/// A raw TCP connection, for requests that are not valid HTTP.
final class Connection {
  struct Failure: Error {
    let number = errno
  }
  private let descriptor: Int32

  /// - Parameter receiveBuffer: the size of the buffer for unread bytes; nil: the system's default.
  init(port: Int, receiveBuffer: Int32? = nil) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    if var receiveBuffer { setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, socklen_t(MemoryLayout<Int32>.size)) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
    guard connected == 0 else { throw Failure() }
  }

  deinit { close(descriptor) }

  func send(_ text: String) throws {
    let bytes = Array(text.utf8)
    guard Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT)) == bytes.count else { throw Failure() }
  }

  /// Whether the server has closed the connection.
  var isClosed: Bool {
    var byte: UInt8 = 0
    let count = recv(descriptor, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT))
    return count == 0 || count < 0 && errno != EAGAIN
  }

  /// Reads until `isEnough` or until the connection is closed. Does not block the thread, which the server may need.
  func read(until isEnough: (String) -> Bool, sourceLocation: SourceLocation = #_sourceLocation) async throws -> String {
    var text = ""
    var bytes = [UInt8](repeating: 0, count: 4096)
    let end = ContinuousClock.now + deadlockGuard
    while !isEnough(text) {
      guard ContinuousClock.now < end else {
        Issue.record("the connection is open after \(deadlockGuard) and has brought only: \(text)", sourceLocation: sourceLocation)
        break
      }
      let count = recv(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT))
      if count < 0, errno == EAGAIN {
        try await Task.sleep(for: .milliseconds(5))
        continue
      }
      if count < 0, errno == ECONNRESET { break }
      guard count >= 0 else { throw Failure() }
      if count == 0 { break }
      text += String(decoding: bytes[..<count], as: UTF8.self)
    }
    return text
  }
}
