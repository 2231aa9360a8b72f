import AlmanacFoundationCompat
import Foundation
import Glibc
import Testing

/// TCP connections of a URL session.
@Suite struct FoundationStreamTaskTests {
  /// Answers one connection with what it got, then closes it.
  private func echo() throws -> Int {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x0100_007F)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let port = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { plain -> UInt16? in
        guard bind(listener, plain, length) == 0, listen(listener, 1) == 0, getsockname(listener, plain, &length) == 0 else { return nil }
        return pointer.pointee.sin_port.bigEndian
      }
    }
    Thread.detachNewThread {
      let client = accept(listener, nil, nil)
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = recv(client, &bytes, bytes.count, 0)
      _ = send(client, bytes, max(0, count), Int32(MSG_NOSIGNAL))
      close(client)
      close(listener)
    }
    return Int(try #require(port))
  }

  @Test func `what is written is sent, what arrives is read, and the end is reported`() async throws {
    let task = URLSession.shared.streamTask(withHostName: "127.0.0.1", port: try echo())
    task.resume()
    try await task.write(Data("ahoy".utf8), timeout: 600)
    let (data, isAtEnd) = try await task.readData(ofMinLength: 4, maxLength: 64, timeout: 600)
    #expect(data == Data("ahoy".utf8) && !isAtEnd)
    let (rest, isClosed) = try await task.readData(ofMinLength: 1, maxLength: 64, timeout: 600)
    #expect(rest == nil && isClosed)
  }

  @Test func `a cancelled task and one that asks for TLS fail by their codes`() async throws {
    let task = URLSession.shared.streamTask(withHostName: "127.0.0.1", port: try echo())
    task.resume()
    task.startSecureConnection()
    await #expect { try await task.write(Data("a".utf8), timeout: 600) } throws: { ($0 as? URLError)?.code == .secureConnectionFailed }
    task.cancel()
    await #expect { try await task.readData(ofMinLength: 1, maxLength: 1, timeout: 600) } throws: { ($0 as? URLError)?.code == .cancelled }
  }
}
