import AlmanacDarwinCompat
import AlmanacFoundationCompat
import Foundation
import Testing

/// Counters of network interfaces in the list of `getifaddrs`.
@Suite struct DarwinInterfaceTests {
  /// Received and sent bytes of an interface by `/proc/net/dev`.
  private func kernelBytes(_ name: String) throws -> (received: UInt32, sent: UInt32) {
    let lines = try String(contentsOfFile: "/proc/net/dev", encoding: .utf8).split(separator: "\n")
    let line = try #require(lines.first { $0.drop { $0 == " " }.hasPrefix(name + ":") })
    let fields = try #require(line.split(separator: ":").last).split(separator: " ").compactMap { UInt64($0) }
    try #require(fields.count == 16)
    return (UInt32(truncatingIfNeeded: fields[0]), UInt32(truncatingIfNeeded: fields[8]))
  }

  @Test func `bytes of an interface are read as on a Mac`() throws {
    let before = try kernelBytes("lo")
    var list: UnsafeMutablePointer<ifaddrs>?
    try #require(getifaddrs(&list) == 0)
    defer { freeifaddrs(list) }
    let after = try kernelBytes("lo")
    var (found, next) = (0, list)
    while let entry = next {
      next = entry.pointee.ifa_next
      guard String(cString: entry.pointee.ifa_name) == "lo", entry.pointee.ifa_addr.pointee.sa_family == UInt8(AF_LINK) else { continue }
      let data = unsafeBitCast(entry.pointee.ifa_data, to: UnsafeMutablePointer<if_data>.self).pointee
      found += 1
      // The counters wrap around.
      #expect(data.ifi_ibytes &- before.received <= after.received &- before.received)
      #expect(data.ifi_obytes &- before.sent <= after.sent &- before.sent)
    }
    #expect(found == 1)
  }

  @Test func `an extension's sandbox has links and counters of the kernel's file`() throws {
    let text = """
      Inter-|   Receive                                                |  Transmit
       face |bytes    packets errs drop fifo frame compressed multicast|bytes    packets errs drop fifo colls carrier compressed
          lo: 500     5    0    0    0     0          0         0      500       5    0    0    0     0       0          0
        eth0: 4294967306    7    1    2    0     0          0         3 42 8    4    6    0     9       0          0
      short: 1 2
      """
    let list = try #require(LinkList(text)?.first)
    defer { freeifaddrs(list) }
    let last = try #require(list.pointee.ifa_next)
    #expect(last.pointee.ifa_next == nil)
    #expect(String(cString: list.pointee.ifa_name) == "lo" && list.pointee.ifa_flags & UInt32(IFF_LOOPBACK) != 0)
    #expect(String(cString: last.pointee.ifa_name) == "eth0" && last.pointee.ifa_flags & UInt32(IFF_LOOPBACK) == 0)
    #expect(last.pointee.ifa_addr.pointee.sa_family == UInt8(AF_LINK) && last.pointee.ifa_netmask == nil)
    let data = last.pointee.ifa_data.assumingMemoryBound(to: if_data.self).pointee
    #expect(data.ifi_ibytes == 10 && data.ifi_obytes == 42 && data.ifi_ipackets == 7 && data.ifi_opackets == 8)
    #expect(data.ifi_ierrors == 1 && data.ifi_oerrors == 4 && data.ifi_iqdrops == 2 && data.ifi_imcasts == 3 && data.ifi_collisions == 9)
    #expect(LinkList("")?.first == nil)
  }
}
