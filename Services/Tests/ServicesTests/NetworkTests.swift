import Foundation
import Glibc
import Network
import SystemConfiguration
import Testing

/// Whether other networks can be reached.
@Suite struct NetworkTests {
  /// Whether the kernel has a route to other networks, by its own table (IPv4: an entry for everything that is up).
  private var hasRoute: Bool {
    let table = (try? String(contentsOfFile: "/proc/net/route", encoding: .utf8)) ?? ""
    let hasV4 = table.split(separator: "\n").dropFirst().contains { line in
      let fields = line.split(separator: "\t")
      return fields.count > 3 && fields[1] == "00000000" && (Int(fields[3], radix: 16) ?? 0) & 1 == 1
    }
    let table6 = (try? String(contentsOfFile: "/proc/net/ipv6_route", encoding: .utf8)) ?? ""
    let hasV6 = table6.split(separator: "\n").contains { line in
      let fields = line.split(separator: " ")
      return fields.count > 9 && fields[0] == String(repeating: "0", count: 32) && fields[1] == "00" && fields[9] != "lo"
    }
    return hasV4 || hasV6
  }

  @Test func `the status is that of the kernel's routes`() async {
    let monitor = NWPathMonitor()
    let path: NWPath = await withCheckedContinuation { continuation in
      monitor.pathUpdateHandler = { continuation.resume(returning: $0) }
      monitor.start(queue: .global())
    }
    monitor.cancel()
    #expect((path.status == .satisfied) == hasRoute)
    #expect(path.availableInterfaces.isEmpty == (path.status != .satisfied))
    #expect(path.availableInterfaces.allSatisfy { $0.type != .loopback })
    var flags = SCNetworkReachabilityFlags()
    let target = SCNetworkReachabilityCreateWithName(nil, "example.org")
    #expect(target.map { SCNetworkReachabilityGetFlags($0, &flags) } == true && flags.contains(.reachable) == hasRoute)
  }

  @Test func `a kind of interface that nothing has does not satisfy`() {
    let path = NWPathMonitor(requiredInterfaceType: .loopback).currentPath
    #expect(path.status == .unsatisfied && path.availableInterfaces.isEmpty && !path.supportsIPv4)
  }

  @Test func `a cancelled monitor ends its sequence and its queue is free`() async {
    let monitor = NWPathMonitor()
    var iterator = monitor.makeAsyncIterator()
    #expect(await iterator.next() != nil)
    monitor.cancel()
    #expect(await iterator.next() == nil)
  }

  @Test func `addresses are read and told apart from names`() {
    #expect(IPv4Address("127.0.0.1")?.isLoopback == true && IPv4Address("300.1.1.1") == nil && IPv4Address("1.2.3") == nil)
    #expect(IPv6Address("fe80::1%eth0")?.isLinkLocal == true && IPv6Address("::ffff:1.2.3.4")?.asIPv4 == IPv4Address("1.2.3.4"))
    #expect(NWEndpoint.Host("example.org") == .name("example.org", nil) && NWEndpoint.Host("::1") == .ipv6(.loopback))
    #expect(NWEndpoint.hostPort(host: "10.0.0.1", port: 443).debugDescription == "10.0.0.1:443" && NWEndpoint.Port("70000") == nil)
  }

  @Test func `a connection with TLS fails at once and says so`() async {
    let connection = NWConnection(host: "example.org", port: .https, using: .tls)
    let state: NWConnection.State = await withCheckedContinuation { continuation in
      connection.stateUpdateHandler = { continuation.resume(returning: $0) }
      connection.start(queue: .global())
    }
    #expect(state == .failed(.posix(.EOPNOTSUPP)))
  }
}
