import Foundation
import NIOCore

/// Why the server cannot run.
public enum ServerError: Error, Equatable, CustomStringConvertible {
  case portInUse(Int)
  case portForbidden(Int)
  case addressUnavailable(String)

  public var description: String {
    switch self {
    case .portInUse(let port): "port \(port) is in use; stop what uses it or choose another with --port"
    case .portForbidden(let port): "port \(port) is not allowed for this user; choose one from 1024 with --port"
    case .addressUnavailable(let host): "\(host) is no address of this machine"
    }
  }

  /// The error as a person can mend it; nil where it is another one.
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
