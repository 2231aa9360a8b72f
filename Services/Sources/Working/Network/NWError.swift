import Foundation

/// The reason why a connection failed.
public enum NWError: Error, Sendable, Equatable, LocalizedError, CustomNSError, CustomDebugStringConvertible {
  case posix(POSIXErrorCode)
  case dns(Int32)
  case tls(Int32)

  public static var errorDomain: String { "Network.NWError" }
  public var errorCode: Int {
    switch self {
    case .posix(let code): Int(code.rawValue)
    case .dns(let code), .tls(let code): Int(code)
    }
  }
  public var errorDescription: String? {
    switch self {
    case .posix(.EOPNOTSUPP): "Connections of Network support neither TLS nor listeners; use URLSession."
    case .posix(let code): String(cString: strerror(code.rawValue))
    case .dns: "The name was not found."
    case .tls: "Connections of Network do not support TLS; use URLSession."
    }
  }
  public var debugDescription: String {
    switch self {
    case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue)): \(errorDescription ?? "")"
    case .dns(let code): "DNS Error: \(code)"
    case .tls(let code): "TLS Error: \(code)"
    }
  }

  static func last() -> NWError { .posix(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
