import Foundation
import Glibc

/// Whether a host can serve at the usual port.
enum PortCheck {
  /// The port that `almanac serve` takes without options.
  static let usual: UInt16 = 8080

  /// - Parameter address: the address of the running host; nil: none runs.
  static func item(address: String?, port: UInt16 = usual) -> DoctorItem {
    let name = "port"
    if let address { return DoctorItem(name: name, active: true, detail: "a host serves at \(address)") }
    switch bind(port) {
    case 0: return DoctorItem(name: name, active: true, detail: "port \(port) is free for almanac serve")
    case EADDRINUSE:
      return DoctorItem(
        name: name, active: false, detail: "another program has port \(port); end it, or give almanac serve another one, such as --port \(port + 1)")
    case let fault:
      return DoctorItem(name: name, active: false, detail: "port \(port) cannot be used: \(String(cString: strerror(fault)))")
    }
  }

  /// Takes the port of this machine's own address for a moment, as a host would. Returns 0 or the error's number.
  private static func bind(_ port: UInt16) -> Int32 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    var one: Int32 = 1
    // A port whose connections were closed just now is free.
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &one, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
    return result == 0 ? 0 : errno
  }
}
