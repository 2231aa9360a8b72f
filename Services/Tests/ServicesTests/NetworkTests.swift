import Foundation
import Network
import Testing

/// Whether other networks can be reached, addresses, and parameters of connections.
@Suite struct NetworkTests {
  @Test func `the status is that of the kernel's routes`() async {
    let monitor = NWPathMonitor()
    let path: NWPath = await withCheckedContinuation { continuation in
      monitor.pathUpdateHandler = { continuation.resume(returning: $0) }
      monitor.start(queue: .global())
    }
    monitor.cancel()
    #expect((path.status == .satisfied) == KernelRoutes.leadToOtherNetworks)
    #expect(path.availableInterfaces.isEmpty == (path.status != .satisfied))
    #expect(path.availableInterfaces.allSatisfy { $0.type != .loopback })
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

  @Test func `addresses are read and distinguished from names`() {
    #expect(IPv4Address("127.0.0.1")?.isLoopback == true && IPv4Address("300.1.1.1") == nil && IPv4Address("1.2.3") == nil)
    #expect(IPv6Address("fe80::1%eth0")?.isLinkLocal == true && IPv6Address("::ffff:1.2.3.4")?.asIPv4 == IPv4Address("1.2.3.4"))
    #expect(NWEndpoint.Host("example.org") == .name("example.org", nil) && NWEndpoint.Host("::1") == .ipv6(.loopback))
    #expect(NWEndpoint.hostPort(host: "10.0.0.1", port: 443).debugDescription == "10.0.0.1:443" && NWEndpoint.Port("70000") == nil)
  }

  @Test func `a connection with TLS fails at once`() async {
    let connection = NWConnection(host: "example.org", port: .https, using: .tls)
    let state: NWConnection.State = await withCheckedContinuation { continuation in
      connection.stateUpdateHandler = { continuation.resume(returning: $0) }
      connection.start(queue: .global())
    }
    #expect(state == .failed(.posix(.EOPNOTSUPP)))
  }

  private final class Lines: NWProtocolFramerImplementation {
    static let definition = NWProtocolFramer.Definition(implementation: Lines.self)
    static var label: String { "lines" }
    required init(framer: NWProtocolFramer.Instance) {}
    func start(framer: NWProtocolFramer.Instance) -> NWProtocolFramer.StartResult { .ready }
    func handleInput(framer: NWProtocolFramer.Instance) -> Int { 0 }
    func handleOutput(framer: NWProtocolFramer.Instance, message: NWProtocolFramer.Message, messageLength: Int, isComplete: Bool) {}
    func wakeup(framer: NWProtocolFramer.Instance) {}
    func stop(framer: NWProtocolFramer.Instance) -> Bool { true }
    func cleanup(framer: NWProtocolFramer.Instance) {}
  }

  @Test func `a framer has its name, and its message its values`() {
    let message = NWProtocolFramer.Message(definition: Lines.definition)
    message["kind"] = 3
    #expect(Lines.definition.name == "lines" && message["kind"] as? Int == 3)
    sec_protocol_options_append_tls_ciphersuite(NWProtocolTLS.Options().securityProtocolOptions, .AES_128_GCM_SHA256)
  }

  @Test func `parameters keep their multipath service type`() {
    let parameters = NWParameters(tls: NWProtocolTLS.Options())
    parameters.multipathServiceType = .handover
    #expect(parameters.multipathServiceType == .handover && parameters.defaultProtocolStack.internetProtocol is NWProtocolIP.Options)
  }
}
