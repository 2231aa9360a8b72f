import Glibc

// `getifaddrs` for an extension's sandbox.

/// Replaces the C library's `getifaddrs` in this process. Tries the library's function first; it fails in the sandbox, which does not allow the
/// netlink socket it needs.
///
/// Inside the sandbox a process can read only names and counters, no addresses, so each interface has only the entry of its link.
@_cdecl("getifaddrs") public func almanac_getifaddrs(_ list: UnsafeMutablePointer<UnsafeMutablePointer<ifaddrs>?>) -> Int32 {
  typealias Original = @convention(c) (UnsafeMutablePointer<UnsafeMutablePointer<ifaddrs>?>) -> Int32
  // `RTLD_NEXT`: finds the function in the libraries loaded after this one.
  if let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: -1), "getifaddrs"), unsafeBitCast(symbol, to: Original.self)(list) == 0 { return 0 }
  guard let text = kernelFile("/proc/self/net/dev"), let links = LinkList(text)?.first else {
    errno = EPERM
    return -1
  }
  list.pointee = links
  return 0
}

/// Entries for `getifaddrs`, created from the lines of `/proc/net/dev`. They are one block of memory, because the C library's `freeifaddrs` frees
/// just one.
package struct LinkList {
  package let first: UnsafeMutablePointer<ifaddrs>

  private struct Link {
    var entry = ifaddrs()
    var address = sockaddr()
    /// A link address is longer than `sockaddr`. The rest is unknown and zero.
    var restOfAddress: UInt64 = 0
    var name: (UInt64, UInt64) = (0, 0)
    var data = if_data()
    /// Linux has further counters after these; they stay zero.
    var otherCounters: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0, 0)
  }

  package init?(_ text: String) {
    let found = text.split(separator: "\n").lazy.compactMap(Self.counters).prefix(1000).map(\.self)
    guard !found.isEmpty, let memory = calloc(found.count, MemoryLayout<Link>.stride) else { return nil }
    let links = memory.bindMemory(to: Link.self, capacity: found.count)
    func part<Value>(_ index: Int, _ field: KeyPath<Link, Value>) -> UnsafeMutableRawPointer {
      UnsafeMutableRawPointer(links + index) + (MemoryLayout<Link>.offset(of: field) ?? 0)
    }
    for (index, (name, data)) in found.enumerated() {
      var link = Link()
      link.data = data
      link.address.sa_family = sa_family_t(AF_PACKET)
      withUnsafeMutableBytes(of: &link.name) { $0.copyBytes(from: name.utf8.prefix(15)) }
      // `/proc/net/dev` does not show which interfaces are up. The loopback interface is always named `lo`.
      link.entry.ifa_flags = UInt32(IFF_UP | IFF_RUNNING | (name == "lo" ? IFF_LOOPBACK : 0))
      link.entry.ifa_name = part(index, \.name).assumingMemoryBound(to: CChar.self)
      link.entry.ifa_addr = part(index, \.address).assumingMemoryBound(to: sockaddr.self)
      link.entry.ifa_data = part(index, \.data)
      if index + 1 < found.count { link.entry.ifa_next = part(index + 1, \.entry).assumingMemoryBound(to: ifaddrs.self) }
      links[index] = link
    }
    first = part(0, \.entry).assumingMemoryBound(to: ifaddrs.self)
  }

  /// Returns name and counters of a line such as `eth0: 1234 5 0 0 0 0 0 0 678 9 0 0 0 0 0 0`; nil for the headings.
  private static func counters(_ line: Substring) -> (name: Substring, data: if_data)? {
    guard let colon = line.lastIndex(of: ":") else { return nil }
    let numbers = line[line.index(after: colon)...].split(separator: " ").map { UInt64($0).map { UInt32(truncatingIfNeeded: $0) } }
    guard numbers.count >= 16, !numbers.contains(nil) else { return nil }
    let fields = numbers.map { $0 ?? 0 }
    var data = if_data()
    (data.ifi_ibytes, data.ifi_ipackets, data.ifi_ierrors, data.ifi_iqdrops) = (fields[0], fields[1], fields[2], fields[3])
    (data.ifi_imcasts, data.ifi_obytes, data.ifi_opackets) = (fields[7], fields[8], fields[9])
    (data.ifi_oerrors, data.ifi_collisions) = (fields[10], fields[13])
    return (line[..<colon].drop { $0 == " " }, data)
  }
}
