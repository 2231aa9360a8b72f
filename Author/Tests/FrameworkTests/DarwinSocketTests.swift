import AlmanacDarwinCompat
import AlmanacFoundationCompat
import Glibc
import Testing

/// Constants and functions with Darwin's types, in the calls that authors write.
@Suite struct DarwinSocketTests {
  @Test func `a datagram goes from one socket to another without conversions`() throws {
    let receiver = socket(AF_INET, SOCK_DGRAM, IPPROTO_UDP)
    let sender = socket(AF_INET, SOCK_DGRAM, 0)
    try #require(receiver >= 0 && sender >= 0)
    defer {
      close(receiver)
      close(sender)
    }
    var address = sockaddr_in()
    address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    try withUnsafeMutablePointer(to: &address) { pointer in
      try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        try #require(bind(receiver, $0, size) == 0)
        try #require(getsockname(receiver, $0, &size) == 0)
        let bytes: [UInt8] = [4, 5, 6]
        try #require(sendto(sender, bytes, bytes.count, 0, $0, size) == 3)
      }
    }
    var buffer = [UInt8](repeating: 0, count: 8)
    #expect(recv(receiver, &buffer, buffer.count, MSG_PEEK) == 3)
    #expect(recv(receiver, &buffer, buffer.count, MSG_DONTWAIT) == 3 && buffer.prefix(3) == [4, 5, 6])
    #expect(recv(receiver, &buffer, buffer.count, MSG_DONTWAIT) == -1)
  }

  @Test func `the loopback interface is up and running`() throws {
    var list: UnsafeMutablePointer<ifaddrs>?
    try #require(getifaddrs(&list) == 0)
    defer { freeifaddrs(list) }
    let loopbacks = sequence(first: list, next: { $0?.pointee.ifa_next }).compactMap(\.self).filter {
      let flags = Int32($0.pointee.ifa_flags)
      return flags & IFF_LOOPBACK != 0 && (flags & (IFF_UP | IFF_RUNNING)) == (IFF_UP | IFF_RUNNING)
    }
    #expect(loopbacks.contains { String(cString: $0.pointee.ifa_name) == "lo" })
  }

  @Test func `constants identify folders and the number of processors`() throws {
    let folder = try #require(opendir("/"))
    defer { closedir(folder) }
    var kinds: [String: Int32] = [:]
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) } }
      kinds[name] = Int32(entry.pointee.d_type)
    }
    #expect(kinds["proc"] == DT_DIR && kinds["."] == DT_DIR)
    #expect(sysconf(_SC_NPROCESSORS_ONLN) == ProcessInfo.processInfo.activeProcessorCount)
  }
}
