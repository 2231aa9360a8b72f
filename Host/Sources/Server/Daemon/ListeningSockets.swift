import AlmanacBasics
import Foundation

/// The TCP sockets of this machine that listen, with the users who opened them, as the kernel lists them in `/proc/net`.
struct ListeningSockets: Sendable {
  /// An address with its bytes in network order: four of IPv4, sixteen of IPv6.
  struct Address: Hashable, Sendable {
    let bytes: [UInt8]
    let port: Int

    /// Whether every address of the machine is meant.
    var isAny: Bool { bytes.allSatisfy { $0 == 0 } }
    var isLoopback: Bool { bytes.count == 4 ? bytes[0] == 127 : bytes == Array(repeating: 0, count: 15) + [1] }
    /// The IPv4 address that an IPv6 one stands for; otherwise itself.
    var unmapped: Address {
      let prefix: [UInt8] = Array(repeating: 0, count: 10) + [0xff, 0xff]
      return bytes.count == 16 && Array(bytes[..<12]) == prefix ? Address(bytes: Array(bytes[12...]), port: port) : self
    }
  }

  /// A socket that listens.
  struct Listener: Hashable, Sendable {
    let address: Address
    let user: uid_t
  }

  let listeners: [Listener]

  init(listeners: [Listener]) { self.listeners = listeners }

  /// Reads the kernel's tables.
  ///
  /// - Throws: an error if there are none, for instance without `/proc`.
  static func current() throws -> ListeningSockets {
    // A kernel without IPv6 has no second table.
    let four = try KernelFile.text("/proc/net/tcp")
    let six = (try? KernelFile.text("/proc/net/tcp6")) ?? ""
    return ListeningSockets(listeners: [four, six].flatMap(Self.listeners))
  }

  /// The users whose sockets may get a connection to `address`.
  ///
  /// A socket for every address gets connections to one address too; one for every address of IPv6 also those of IPv4.
  func users(at address: Address) -> Set<uid_t> {
    let wanted = address.unmapped
    let found = listeners.filter { listener in
      guard listener.address.port == wanted.port else { return false }
      if listener.address.isAny { return listener.address.bytes.count == 16 || wanted.bytes.count == 4 }
      return listener.address.unmapped == wanted
    }
    return Set(found.map(\.user))
  }

  /// Reads a table: a line of titles, then a line for each socket: number, local address, remote address, state, queues, timer, retransmissions,
  /// user and more (https://docs.kernel.org/networking/proc_net_tcp.html).
  static func listeners(in table: String) -> [Listener] {
    table.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: " ", omittingEmptySubsequences: true)
      // 0A: it listens.
      guard fields.count > 7, fields[3] == "0A", let address = address(fields[1]), let user = uid_t(fields[7]) else { return nil }
      return Listener(address: address, user: user)
    }
  }

  /// Reads `0100007F:1F90`: words of 32 bits in the machine's order, then the port.
  private static func address(_ text: Substring) -> Address? {
    let parts = text.split(separator: ":")
    guard parts.count == 2, parts[0].utf8.count == 8 || parts[0].utf8.count == 32, let port = Int(parts[1], radix: 16) else { return nil }
    var bytes: [UInt8] = []
    var rest = parts[0]
    while !rest.isEmpty {
      guard let word = UInt32(rest.prefix(8), radix: 16) else { return nil }
      withUnsafeBytes(of: word) { bytes += $0 }
      rest = rest.dropFirst(8)
    }
    return Address(bytes: bytes, port: port)
  }
}
