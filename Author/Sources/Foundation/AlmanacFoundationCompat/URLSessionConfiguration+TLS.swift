public enum tls_protocol_version_t: UInt16, Sendable {
  case TLSv10 = 0x301
  case TLSv11, TLSv12, TLSv13
  case DTLSv10 = 0xFEFF
  case DTLSv12 = 0xFEFD
}

extension URLSessionConfiguration {
  /// Always 1.2. libcurl's own minimum may be higher. Setting another version is reported once.
  public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
    get { .TLSv12 }
    set { if newValue != .TLSv12 { Self.reportVersions() } }
  }
  /// Always 1.3. Setting another version is reported once.
  public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
    get { .TLSv13 }
    set { if newValue != .TLSv13 { Self.reportVersions() } }
  }
  private static func reportVersions() {
    UnavailableServices.report("urlSession.tlsVersions", "URLSession chooses the version of TLS itself here, from 1.2 to 1.3")
  }
}
