import AlmanacWireSchema
import Foundation
import Synchronization

/// A connection to the host.
package protocol HostLink: AnyObject, Sendable {
  func send(_ call: ExtensionCall)
  /// - Throws: ``HostLinkError/connectionLost``.
  func ask(_ call: ExtensionCall) async throws -> HostAnswer
  /// Makes a call and blocks until the host has answered. For functions that Apple's API declares without `async`.
  ///
  /// - Returns: nil if the connection ended, or the host did not answer within `seconds`.
  func askBlocking(_ call: ExtensionCall, seconds: Double) -> HostAnswer?
  /// Returns the configuration as the intent of `kind`; nil if this process does not have the kind's intent.
  func configuredIntent(kind: String, configuration: Data) async throws -> (any Sendable)?
}

/// The reason why a call to the host has no answer.
package enum HostLinkError: Error, Equatable {
  /// The connection ended before the host answered.
  case connectionLost
}

/// The process's connection to the host: in an extension, the one that it inherits; in other processes, the socket at `ALMANAC_HOST_SOCKET`.
package enum HostLinks {
  private struct State {
    var own: (any HostLink)?
    var app: AppLink?
    /// True if standard error has a line that no host listens, and no connection was made since.
    var isMissingSaid = false
  }
  private static let state = Mutex(State())

  /// Makes an extension's connection the process's own.
  package static func adopt(_ link: any HostLink) { state.withLock { $0.own = link } }

  /// The path of the host's socket, for a program of the containing app; nil without a host.
  package static var programSocket: String? { ProcessInfo.processInfo.environment["ALMANAC_HOST_SOCKET"].flatMap { $0.isEmpty ? nil : $0 } }

  /// The name of the app that this program belongs to, as `almanac apps` prints it; empty if `ALMANAC_APP` is not set.
  package static var programApp: String { ProcessInfo.processInfo.environment["ALMANAC_APP"] ?? "" }

  /// True if this process is an extension.
  package static var isExtension: Bool { state.withLock { $0.own != nil } }

  /// The connection; nil if no host listens.
  package static var current: (any HostLink)? { state.withLock { $0.own } ?? program }

  /// The connection of a program of the containing app, made if necessary; nil if no host listens.
  package static var program: AppLink? {
    guard let path = programSocket else { return nil }
    return state.withLock { state in
      if let app = state.app, app.isOpen { return app }
      state.app = AppLink(path: path)
      if state.app == nil, !state.isMissingSaid {
        FileHandle.standardError.write(Data("almanac: no host listens at ALMANAC_HOST_SOCKET=\(path)\n".utf8))
      }
      state.isMissingSaid = state.app == nil
      return state.app
    }
  }
}
