import Foundation
import Glibc

/// Determines the machine's route to the Internet.
///
/// Connects a datagram socket to an address that is reserved for documentation: nothing is sent, the kernel only looks up the route. This also works
/// in an extension's sandbox, which allows neither netlink nor `/proc/net`. Names and kinds of interfaces are known only outside a sandbox.
enum PathProbe {
  static func path(
    required: NWInterface.InterfaceType? = nil, prohibited: Set<NWInterface.InterfaceType> = []
  ) -> NWPath {
    let (v4, v6) = (localAddress(.v4), localAddress(.v6))
    var interfaces: [NWInterface] = []
    for local in [v4, v6].compactMap(\.self) {
      let interface = interface(with: local) ?? NWInterface(type: .other, name: "", index: 0)
      if !interfaces.contains(interface) { interfaces.append(interface) }
    }
    let isFitting = interfaces.contains { !prohibited.contains($0.type) && (required == nil || $0.type == required) }
    return NWPath(
      status: isFitting ? .satisfied : .unsatisfied, supportsIPv4: isFitting && v4 != nil, supportsIPv6: isFitting && v6 != nil,
      availableInterfaces: isFitting ? interfaces : [])
  }

  private enum Family { case v4, v6 }

  /// Returns the address from which this machine would send; nil if there is no route.
  private static func localAddress(_ family: Family) -> Data? {
    let descriptor = socket(family == .v4 ? AF_INET : AF_INET6, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    // 192.0.2.1 (RFC 5737) and 2001:db8::1 (RFC 3849), port 9 (discard).
    switch family {
    case .v4:
      var target = sockaddr_in()
      target.sin_family = sa_family_t(AF_INET)
      target.sin_port = UInt16(9).bigEndian
      guard inet_pton(AF_INET, "192.0.2.1", &target.sin_addr) == 1, connects(descriptor, &target) else { return nil }
      var own = sockaddr_in()
      guard isNamed(descriptor, &own) else { return nil }
      return reachable(IPv4Address(withUnsafeBytes(of: own.sin_addr) { Data($0) }))
    case .v6:
      var target = sockaddr_in6()
      target.sin6_family = sa_family_t(AF_INET6)
      target.sin6_port = UInt16(9).bigEndian
      guard inet_pton(AF_INET6, "2001:db8::1", &target.sin6_addr) == 1, connects(descriptor, &target) else { return nil }
      var own = sockaddr_in6()
      guard isNamed(descriptor, &own) else { return nil }
      return reachable(IPv6Address(withUnsafeBytes(of: own.sin6_addr) { Data($0) }))
    }
  }

  private static func reachable(_ address: (some IPAddress)?) -> Data? {
    guard let address, !address.isLoopback, !address.isLinkLocal else { return nil }
    return address.rawValue
  }

  private static func connects<Address>(_ descriptor: Int32, _ address: inout Address) -> Bool {
    withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<Address>.size)) == 0 }
    }
  }

  private static func isNamed<Address>(_ descriptor: Int32, _ address: inout Address) -> Bool {
    var length = socklen_t(MemoryLayout<Address>.size)
    return withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) == 0 }
    }
  }

  /// Returns the interface with this address; nil in a sandbox, whose list of interfaces has no addresses.
  private static func interface(with address: Data) -> NWInterface? {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return nil }
    defer { freeifaddrs(list) }
    var next = list
    while let entry = next {
      next = entry.pointee.ifa_next
      guard let socketAddress = entry.pointee.ifa_addr else { continue }
      let raw = UnsafeRawPointer(socketAddress)
      let bytes: Data
      switch Int32(socketAddress.pointee.sa_family) {
      case AF_INET: bytes = withUnsafeBytes(of: raw.loadUnaligned(as: sockaddr_in.self).sin_addr) { Data($0) }
      case AF_INET6: bytes = withUnsafeBytes(of: raw.loadUnaligned(as: sockaddr_in6.self).sin6_addr) { Data($0) }
      default: continue
      }
      if bytes == address {
        let name = String(cString: entry.pointee.ifa_name)
        return NWInterface(type: type(ofInterface: name), name: name, index: Int(if_nametoindex(name)))
      }
    }
    return nil
  }

  private static func type(ofInterface name: String) -> NWInterface.InterfaceType {
    let folder = "/sys/class/net/\(name)"
    if access("\(folder)/wireless", F_OK) == 0 || access("\(folder)/phy80211", F_OK) == 0 { return .wifi }
    if name.hasPrefix("wwan") || name.hasPrefix("wwp") { return .cellular }
    // 1 is Ethernet (linux/if_arp.h): cables, and the bridges and virtual cables of containers.
    let kind = (try? String(contentsOfFile: "\(folder)/type", encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
    return kind == "1" ? .wiredEthernet : .other
  }
}
