import Foundation
import FoundationCompat
import Testing

/// The counters of network interfaces that `sysctl` lists.
@Suite struct InterfaceMessageTests {
  @Test func `each interface has a message with its counters, as the kernel counts them`() throws {
    var mib: [Int32] = [CTL_NET, PF_ROUTE, 0, 0, NET_RT_IFLIST2, 0]
    var size = 0
    #expect(sysctl(&mib, 6, nil, &size, nil, 0) == 0)
    let lines = try String(contentsOfFile: "/proc/self/net/dev", encoding: .utf8).split(separator: "\n").filter { $0.contains(":") }
    #expect(size == lines.count * MemoryLayout<if_msghdr2>.stride)
    var buffer = [UInt8](repeating: 0, count: size)
    #expect(sysctl(&mib, 6, &buffer, &size, nil, 0) == 0)
    var messages: [if_msghdr2] = []
    buffer.withUnsafeBytes { bytes in
      var place = 0
      while place < size {
        let header = bytes.loadUnaligned(fromByteOffset: place, as: if_msghdr.self)
        #expect(Int32(header.ifm_type) == RTM_IFINFO2 && header.ifm_msglen > 0)
        messages.append(bytes.loadUnaligned(fromByteOffset: place, as: if_msghdr2.self))
        place += max(Int(header.ifm_msglen), 1)
      }
    }
    #expect(messages.count == lines.count)
    let loopback = try #require(messages.first { $0.ifm_index == if_nametoindex("lo") })
    #expect(loopback.ifm_flags & Int32(IFF_LOOPBACK) != 0)
  }
}
