import Glibc

/// Linux has no such option: setting it fails with `ENOPROTOOPT`. `signal(SIGPIPE, SIG_IGN)` is its equivalent.
public var SO_NOSIGPIPE: Int32 { 0x1022 }

extension addrinfo {
  /// The members in Darwin's order.
  public init(
    ai_flags: Int32, ai_family: Int32, ai_socktype: Int32, ai_protocol: Int32, ai_addrlen: socklen_t,
    ai_canonname: UnsafeMutablePointer<CChar>!, ai_addr: UnsafeMutablePointer<sockaddr>!, ai_next: UnsafeMutablePointer<addrinfo>!
  ) {
    self.init(
      ai_flags: ai_flags, ai_family: ai_family, ai_socktype: ai_socktype, ai_protocol: ai_protocol, ai_addrlen: ai_addrlen, ai_addr: ai_addr,
      ai_canonname: ai_canonname, ai_next: ai_next)
  }
}
