import Glibc

// Darwin's socket types and protocols are `Int32`; Glibc's have types of their own. These overloads accept Glibc's.

@discardableResult public func socket(_ domain: Int32, _ type: __socket_type, _ protocol: Int) -> Int32 {
  Glibc.socket(domain, Int32(type.rawValue), Int32(truncatingIfNeeded: `protocol`))
}
@discardableResult public func socket(_ domain: Int32, _ type: __socket_type, _ protocol: Int32) -> Int32 {
  Glibc.socket(domain, Int32(type.rawValue), `protocol`)
}
@discardableResult public func socketpair(_ domain: Int32, _ type: __socket_type, _ protocol: Int, _ descriptors: UnsafeMutablePointer<Int32>!)
  -> Int32
{
  Glibc.socketpair(domain, Int32(type.rawValue), Int32(truncatingIfNeeded: `protocol`), descriptors)
}
/// - Parameter level: `IPPROTO_TCP` or another protocol.
@discardableResult public func setsockopt(_ socket: Int32, _ level: Int, _ option: Int32, _ value: UnsafeRawPointer!, _ length: socklen_t) -> Int32 {
  Glibc.setsockopt(socket, Int32(truncatingIfNeeded: level), option, value, length)
}
@discardableResult public func getsockopt(
  _ socket: Int32, _ level: Int, _ option: Int32, _ value: UnsafeMutableRawPointer!, _ length: UnsafeMutablePointer<socklen_t>!
)
  -> Int32
{
  Glibc.getsockopt(socket, Int32(truncatingIfNeeded: level), option, value, length)
}
/// Linux has no such option: setting it fails with `ENOPROTOOPT`. Use `signal(SIGPIPE, SIG_IGN)` instead.
public var SO_NOSIGPIPE: Int32 { 0x1022 }

extension addrinfo {
  /// Takes the members in Darwin's order.
  public init(
    ai_flags: Int32, ai_family: Int32, ai_socktype: __socket_type, ai_protocol: Int, ai_addrlen: socklen_t,
    ai_canonname: UnsafeMutablePointer<CChar>!, ai_addr: UnsafeMutablePointer<sockaddr>!, ai_next: UnsafeMutablePointer<addrinfo>!
  ) {
    self.init(
      ai_flags: ai_flags, ai_family: ai_family, ai_socktype: Int32(ai_socktype.rawValue), ai_protocol: Int32(truncatingIfNeeded: ai_protocol),
      ai_addrlen: ai_addrlen, ai_canonname: ai_canonname, ai_addr: ai_addr, ai_next: ai_next)
  }
  public init(
    ai_flags: Int32, ai_family: Int32, ai_socktype: Int32, ai_protocol: Int32, ai_addrlen: socklen_t,
    ai_canonname: UnsafeMutablePointer<CChar>!, ai_addr: UnsafeMutablePointer<sockaddr>!, ai_next: UnsafeMutablePointer<addrinfo>!
  ) {
    self.init(
      ai_flags: ai_flags, ai_family: ai_family, ai_socktype: ai_socktype, ai_protocol: ai_protocol, ai_addrlen: ai_addrlen, ai_addr: ai_addr,
      ai_canonname: ai_canonname, ai_next: ai_next)
  }
}
