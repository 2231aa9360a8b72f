import AlmanacDarwinCompat
import AlmanacFoundationCompat
import Foundation
import Testing

/// Sockets with Darwin's types, in sources that do not import Glibc.
@Suite struct DarwinSocketArgumentTests {
  @Test func `sockets have Darwin's arguments`() {
    let file = socket(AF_INET, SOCK_DGRAM, IPPROTO_UDP)
    #expect(file >= 0)
    defer { close(file) }
    var life: Int32 = 9
    #expect(setsockopt(file, IPPROTO_IP, IP_TTL, &life, socklen_t(MemoryLayout<Int32>.size)) == 0)
    #expect(setsockopt(file, SOL_SOCKET, SO_NOSIGPIPE, &life, socklen_t(MemoryLayout<Int32>.size)) == -1 && errno == ENOPROTOOPT)
    let hints = addrinfo(
      ai_flags: 0, ai_family: AF_UNSPEC, ai_socktype: SOCK_STREAM, ai_protocol: IPPROTO_TCP, ai_addrlen: 0, ai_canonname: nil, ai_addr: nil,
      ai_next: nil)
    #expect(hints.ai_socktype == 1 && hints.ai_protocol == 6)
  }
}
