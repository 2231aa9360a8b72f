import Foundation
import NIOCore

/// Why the server cannot listen.
public enum ServerError: Error, Equatable, CustomStringConvertible {
  case portInUse(Int)
  case portForbidden(Int)
  case addressUnavailable(String)

  public var description: String {
    switch self {
    case .portInUse(let port): "port \(port) is in use; stop the program that uses it, or choose another port with --port"
    case .portForbidden(let port): "this user may not listen on port \(port); choose a port from 1024 up with --port"
    case .addressUnavailable(let host): "\(host) is not an address of this machine"
    }
  }

  /// Converts an error of binding a socket; nil for any other error.
  init?(_ error: any Error, host: String, port: Int) {
    guard let error = error as? IOError else { return nil }
    switch error.errnoCode {
    case EADDRINUSE: self = .portInUse(port)
    case EACCES: self = .portForbidden(port)
    case EADDRNOTAVAIL: self = .addressUnavailable(host)
    default: return nil
    }
  }
}
