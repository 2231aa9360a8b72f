import Foundation
import Glibc

struct SocketAddress: Sendable {
  let family: Int32
  private let bytes: [UInt8]

  init(_ pointer: UnsafePointer<sockaddr>, _ length: socklen_t) {
    family = Int32(pointer.pointee.sa_family)
    bytes = Array(UnsafeRawBufferPointer(start: pointer, count: Int(length)))
  }

  func withPointer<R>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> R) -> R {
    bytes.withUnsafeBytes { buffer in
      // An array's buffer is aligned for every address type.
      guard let address = buffer.baseAddress else { return body(UnsafePointer(bitPattern: 1)!, 0) }
      return body(address.assumingMemoryBound(to: sockaddr.self), socklen_t(buffer.count))
    }
  }

  /// Returns the addresses of an endpoint, in the resolver's order. Blocks while the resolver works.
  static func resolve(_ endpoint: NWEndpoint, _ transport: SocketTransport) -> Result<[SocketAddress], NWError> {
    let name: String
    let number: UInt16
    switch endpoint {
    case .hostPort(.name(let host, _), let port): (name, number) = (host, port.rawValue)
    case .hostPort(.ipv4(let address), let port): (name, number) = (address.debugDescription, port.rawValue)
    case .hostPort(.ipv6(let address), let port): (name, number) = (address.debugDescription, port.rawValue)
    case .url(let url):
      guard let host = url.host, let port = url.port.flatMap({ UInt16(exactly: $0) }) else { return .failure(.posix(.EINVAL)) }
      (name, number) = (host, port)
    case .service, .unix: return .failure(.posix(.EOPNOTSUPP))
    }
    var hints = addrinfo()
    hints.ai_socktype = Int32((transport == .stream ? SOCK_STREAM : SOCK_DGRAM).rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    // -65554 is kDNSServiceErr_NoSuchRecord.
    guard getaddrinfo(name, "\(number)", &hints, &list) == 0, let first = list else { return .failure(.dns(-65554)) }
    defer { freeaddrinfo(first) }
    var found: [SocketAddress] = []
    var next: UnsafeMutablePointer<addrinfo>? = first
    while let entry = next {
      if let address = entry.pointee.ai_addr { found.append(SocketAddress(address, entry.pointee.ai_addrlen)) }
      next = entry.pointee.ai_next
    }
    return found.isEmpty ? .failure(.dns(-65554)) : .success(found)
  }
}
