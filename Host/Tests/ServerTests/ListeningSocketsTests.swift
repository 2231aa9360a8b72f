import Foundation
import Glibc
import Testing

@testable import Server

/// The access key goes only to a listener of the record's owner.
@Suite struct ListeningSocketsTests {
  /// Tables as the kernel writes them, with a listener, a connection and a socket that is closing.
  private static let four = """
      sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
       0: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 35432 1 0000000000000000 100 0 0 10 0
       1: 00000000:0016 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 11111 1 0000000000000000 100 0 0 10 0
       2: 0100007F:1F91 0100007F:C350 01 00000000:00000000 00:00000000 00000000  1001        0 22222 1 0000000000000000 20 4 30 10 -1
       3: 0200007F:1F92 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1002        0 33333 1 0000000000000000 100 0 0 10 0

    """
  private static let six = """
      sl  local_address                         remote_address                        st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
       0: 00000000000000000000000000000000:1F93 00000000000000000000000000000000:0000 0A 00000000:00000000 00:00000000 00000000  1003        0 1 1 0 100 0 0 10 0
       1: 00000000000000000000000001000000:1F90 00000000000000000000000000000000:0000 0A 00000000:00000000 00:00000000 00000000  1004        0 2 1 0 100 0 0 10 0
       2: 0000000000000000FFFF00000100007F:1F94 00000000000000000000000000000000:0000 0A 00000000:00000000 00:00000000 00000000  1005        0 3 1 0 100 0 0 10 0

    """
  private let sockets = ListeningSockets(listeners: ListeningSockets.listeners(in: four) + ListeningSockets.listeners(in: six))

  private func record(_ url: String) -> HostRecord { HostRecord(url: url, key: "k", process: 1) }

  private func users(_ url: String) throws -> Set<uid_t> { sockets.users(at: try #require(record(url).loopbackAddress)) }

  @Test func `the kernel's tables name the users who listen`() throws {
    #expect(try users("http://127.0.0.1:8080") == [1000])
    #expect(try users("http://127.0.0.1:22") == [0], "a socket for every address")
    #expect(try users("http://127.0.0.1:8081") == [], "a connection does not listen")
    #expect(try users("http://127.0.0.1:8082") == [], "another address")
    #expect(try users("http://127.0.0.2:8082") == [1002])
    #expect(try users("http://127.0.0.1:8083") == [1003], "a socket for every address of IPv6 gets those of IPv4 too")
    #expect(try users("http://[::1]:8080") == [1004])
    #expect(try users("http://127.0.0.1:8084") == [1005], "an address of IPv4 in the form of IPv6")
    #expect(try users("http://[::1]:22") == [], "a socket for every address of IPv4 gets none of IPv6")
  }

  @Test func `broken lines of a table are skipped`() {
    for line in [
      "", "0:", "0: 0100007F 0 0A 0 0 0 7", "0: 0100007F:1F90 0:0 0A 0:0 0:0 0 x", "0: 01:1F90 0:0 0A 0:0 0:0 0 7",
      "0: 0100007Z:1F90 0:0 0A 0:0 0:0 0 7",
    ] {
      #expect(ListeningSockets.listeners(in: "title\n\(line)\n") == [], "\(line)")
    }
  }

  @Test func `only the owner of the record may listen`() throws {
    let folder = URL(fileURLWithPath: "/nowhere")
    func isServed(_ url: String, owner: uid_t, caller: uid_t) throws -> Bool {
      try record(url).isServed(in: folder, owner: owner, caller: caller) { sockets }
    }
    #expect(try isServed("http://127.0.0.1:8080", owner: 1000, caller: 1000))
    #expect(try isServed("http://127.0.0.1:8080", owner: 1000, caller: 0), "root sends a user's key to this user")
    #expect(try !isServed("http://127.0.0.1:1", owner: 1000, caller: 1000))
    #expect(throws: ListenerError.otherUser(1000, address: "http://127.0.0.1:8080", record: "/nowhere/host.json")) {
      try isServed("http://127.0.0.1:8080", owner: 1001, caller: 1001)
    }
    #expect(throws: ListenerError.otherUser(1000, address: "http://127.0.0.1:8080", record: "/nowhere/host.json")) {
      try isServed("http://127.0.0.1:8080", owner: 0, caller: 0)
    }
    #expect(throws: ListenerError.foreignRecord(1000, record: "/nowhere/host.json")) {
      try isServed("http://127.0.0.1:8080", owner: 1000, caller: 1001)
    }
    struct NoTables: Error {}
    #expect { try record("http://127.0.0.1:8080").isServed(in: folder, owner: 7, caller: 7) { throw NoTables() } } throws: { error in
      if case ListenerError.unknown = error { true } else { false }
    }
  }

  @Test(arguments: [
    "http://192.168.1.7:8080", "http://example.org:8080", "https://127.0.0.1:8080", "http://127.0.0.1", "http://127.0.0.1:0",
    "http://a@127.0.0.1:8080",
    "http://0.0.0.0:8080", "http://[::]:8080", "nonsense", "",
  ])
  func `an address outside of loopback is refused`(url: String) {
    #expect(throws: ListenerError.notLoopback(address: url, record: "/nowhere/host.json")) {
      try record(url).isServed(in: URL(fileURLWithPath: "/nowhere"), owner: 7, caller: 7) { ListeningSockets(listeners: []) }
    }
  }

  @Test(arguments: [AF_INET, AF_INET6])
  func `a real listener is found with its user`(family: Int32) throws {
    let descriptor = socket(family, Int32(SOCK_STREAM.rawValue), 0)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    let port: in_port_t
    if family == AF_INET {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr = in_addr(s_addr: UInt32(0x7f00_0001).bigEndian)
      port = try bound(descriptor, &address, \.sin_port)
    } else {
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_addr = in6addr_loopback
      port = try bound(descriptor, &address, \.sin6_port)
    }
    let url = "http://\(family == AF_INET ? "127.0.0.1" : "[::1]"):\(port)"
    let folder = URL(fileURLWithPath: "/nowhere")
    #expect(try !record(url).isServed(in: folder, owner: geteuid()), "bound, but not listening")
    try #require(listen(descriptor, 1) == 0)
    #expect(try record(url).isServed(in: folder, owner: geteuid()))
    #expect(throws: ListenerError.otherUser(geteuid(), address: url, record: "/nowhere/host.json")) {
      try record(url).isServed(in: folder, owner: geteuid() + 1, caller: geteuid() + 1)
    }
  }

  /// One read of the kernel's socket table returns at most about 4 KiB, which is less than 60 listeners need.
  @Test func `each of many listeners is found`() throws {
    var descriptors: [Int32] = []
    defer { for descriptor in descriptors { close(descriptor) } }
    var ports: [Int] = []
    for _ in 0..<60 {
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      try #require(descriptor >= 0)
      descriptors.append(descriptor)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr = in_addr(s_addr: UInt32(0x7f00_0001).bigEndian)
      ports.append(Int(try bound(descriptor, &address, \.sin_port)))
      try #require(listen(descriptor, 1) == 0)
    }
    let found = try ListeningSockets.current().listeners.map(\.address.port)
    #expect(Set(ports).subtracting(found).isEmpty)
  }

  private func bound<Address>(_ descriptor: Int32, _ address: inout Address, _ port: KeyPath<Address, in_port_t>) throws -> in_port_t {
    var length = socklen_t(MemoryLayout<Address>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0 }
    }
    try #require(isBound)
    return in_port_t(bigEndian: address[keyPath: port])
  }

  @Test func `a record that is a link, a pipe or too long is none`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-server-tests/\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("host.json")
    try record("http://127.0.0.1:1").write(to: folder)
    #expect(HostRecord.read(from: folder) != nil)
    try FileManager.default.moveItem(at: file, to: folder.appendingPathComponent("moved"))
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: folder.appendingPathComponent("moved"))
    #expect(HostRecord.read(from: folder) == nil)
    unlink(file.path)
    #expect(mkfifo(file.path, 0o600) == 0)
    #expect(HostRecord.read(from: folder) == nil)
    unlink(file.path)
    try record("http://127.0.0.1:1/" + String(repeating: "a", count: 5000)).write(to: folder)
    #expect(HostRecord.read(from: folder) == nil)
  }
}
