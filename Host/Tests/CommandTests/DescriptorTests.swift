import Foundation
import Glibc
import TestThreads
import TestWaiting
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A host that has too few descriptors for its clients.
@Suite(.ownThread) struct DescriptorTests {
  @Test func `a host without descriptors pauses and then answers again`() async throws {
    let command = try CommandLine()
    let host = try ServedHost(command, descriptors: 48)
    let port = try #require(UInt16(host.url.split(separator: ":").last ?? ""))
    let socketFile = command.folder.appendingPathComponent("almanac/data/host.sock").path
    let key = try #require(host.address.components(separatedBy: "#key=").last)
    var request = URLRequest(url: try #require(URL(string: "\(host.url)/metrics")))
    request.setValue("Bearer \(key)", forHTTPHeaderField: "Authorization")
    request.timeoutInterval = 900
    var pauses = 0
    try await until(
      {
        // Companion commands and HTTP clients, together more than the host has descriptors.
        var clients = try (0..<64).compactMap { _ in try Self.connectUnix(socketFile) }
        clients += (0..<64).compactMap { _ in Self.connectLoopback(port) }
        #expect(clients.count > 64)
        // Usually enough for the host to take them; if not, they come again.
        try await Task.sleep(for: .milliseconds(600))
        clients.forEach { close($0) }
        let text = String(decoding: try await URLSession.shared.data(for: request).0, as: UTF8.self)
        let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("almanac_http_accept_pauses_total ") })
        pauses = try #require(Int(line.split(separator: " ").last ?? ""))
        return pauses > 0
      }, seen: { pauses })
    #expect(host.end(SIGTERM) == 0)
  }

  /// Returns a connection, or nil if the host's queue is full.
  private static func connectUnix(_ path: String) throws -> Int32? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    try #require(path.utf8.count < MemoryLayout.size(ofValue: address.sun_path))
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return connected(socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0), &address)
  }

  private static func connectLoopback(_ port: UInt16) -> Int32? {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    return connected(socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0), &address)
  }

  private static func connected<Address>(_ descriptor: Int32, _ address: inout Address) -> Int32? {
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<Address>.size)) }
    }
    if result == 0 || errno == EINPROGRESS { return descriptor }
    close(descriptor)
    return nil
  }
}
